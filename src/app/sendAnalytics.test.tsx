import { arrivedAt } from '../testing/stateAfter.ts';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { failedAnswer, makeTestServices, okAnswer } from '../testing/testServices.ts';
import { makeStore } from '../store/makeStore.ts';
import { helpCenterApi } from '../features/help-center/helpCenterApi.ts';
import { makeResult } from '../features/help-center/help.fixtures.ts';
import { integrationsApi } from '../features/integrations/integrationsApi.ts';
import { makeIntegrations } from '../features/integrations/integrations.fixtures.ts';
import { newsletterApi } from '../features/newsletter/newsletterApi.ts';
import { demoForms } from '../features/request-demo/requestDemoSlice.ts';
import { learnLeadSource } from './learnLeadSource.ts';
import { sendAnalytics } from './sendAnalytics.ts';

const PRIVATE = 'Ruth Abara 202-555-0123';

const beacons: { address: string; body: Blob }[] = [];
const listening = [
  jest.spyOn(document, 'addEventListener'),
  jest.spyOn(window, 'addEventListener'),
];

beforeEach(() => {
  navigator.sendBeacon = (address, body) => {
    beacons.push({ address: String(address), body: body as Blob });
    return true;
  };
});
afterEach(() => {
  beacons.length = 0;
  // A visit ends with its document; here there is one for all.
  for (const spy of listening)
    for (const [type, listener] of spy.mock.calls.splice(0)) {
      document.removeEventListener(type, listener as EventListener);
      window.removeEventListener(type, listener as EventListener);
    }
  for (const name of ['globalPrivacyControl', 'doNotTrack'])
    Object.defineProperty(navigator, name, { value: undefined, configurable: true });
});

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

/** What has left the page once it is left. */
const told = async () => {
  window.dispatchEvent(new Event('pagehide'));
  const texts = await Promise.all(beacons.map(({ body }) => textOf(body)));
  return texts.flatMap((text) => (JSON.parse(text) as { events: unknown[] }).events);
};

const start = (answers: Parameters<typeof makeTestServices>[0] = {}) => {
  const store = makeStore(makeTestServices(answers));
  store.dispatch(arrivedAt('/pricing', { cause: 'load', from: '' }));
  sendAnalytics(store);
  return store;
};

it('tells which pages were seen, without their queries, and of no address that is a key or no page', async () => {
  const { dispatch } = start();
  dispatch(arrivedAt('/help-center?q=Ruth', { from: '/pricing' }));
  dispatch(arrivedAt('/help-center?q=Ruth+Abara', { from: '/help-center' }));
  dispatch(arrivedAt('/newsletter/confirm/AbC-123_xyz'));
  dispatch(arrivedAt('/Ruth@example.com'));
  dispatch(arrivedAt('/blog/post/Ruth%20Abara'));
  expect(await told()).toEqual([
    { event: 'page_viewed', path: '/pricing' },
    { event: 'page_viewed', path: '/help-center' },
    { event: 'page_viewed', path: '*' },
    { event: 'page_viewed', path: '*' },
  ]);
  expect(beacons.map(({ address }) => address)).toEqual(['/visits']);
  expect(beacons[0]?.body.type).toBe('application/json');
});

it('tells how far somebody came in a form, and nothing that they typed', async () => {
  const answers = [okAnswer(null), failedAnswer(500)];
  const { dispatch } = start({ subscribe: () => answers.shift()! });
  const draft = { first_name: PRIVATE };
  dispatch(demoForms.draftKept({ form: 'demo', draft }));
  dispatch(demoForms.draftKept({ form: 'demo', draft }));
  const { initiate } = newsletterApi.endpoints.subscribe;
  await dispatch(initiate({ email: 'ruth@example.com', idempotencyKey: 'k' }));
  await dispatch(initiate({ email: 'ruth@example.com', idempotencyKey: 'k', isRepeat: true }));
  const events = await told();
  const step = (form: string, name: string) => ({ event: 'form_step', form, step: name });
  expect(events.slice(1)).toEqual([
    step('demo', 'started'),
    step('newsletter', 'submitted'),
    step('newsletter', 'succeeded'),
  ]);
  expect(JSON.stringify(events)).not.toMatch(/ruth|555/i);
});

it('tells how long a search was and how much it found', async () => {
  const { dispatch } = start({
    helpSearch: okAnswer([makeResult()]),
    integrations: okAnswer(makeIntegrations(2)),
  });
  await dispatch(helpCenterApi.endpoints.searchHelp.initiate(PRIVATE));
  await dispatch(integrationsApi.endpoints.getIntegrationsPage.initiate('?q=zzzz'));
  await dispatch(integrationsApi.endpoints.getIntegrationsPage.initiate('?page=2'));
  const events = await told();
  const found = (search: string, length: number, results: number) => ({
    event: 'search_answered',
    ...{ search, length, results },
  });
  expect(events.slice(1)).toEqual([
    found('help-center', PRIVATE.length, 1),
    found('integrations', 4, 0),
  ]);
  expect(JSON.stringify(events)).not.toMatch(/ruth|555|zzzz/i);
});

it('sends what has come together, and when the page is hidden', async () => {
  const { dispatch } = start();
  for (let n = 1; n < 20; n += 1) dispatch(arrivedAt(n % 2 ? '/blog' : '/webinars'));
  expect(beacons).toHaveLength(1);
  dispatch(arrivedAt('/blog'));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(beacons).toHaveLength(2);
  expect(await told()).toHaveLength(21);
  expect(beacons).toHaveLength(2);
});

const visit = async (site = TEST_SITE) => {
  const services = makeTestServices({});
  const store = makeStore(services);
  const landing = { href: 'http://localhost/pricing', referrer: '' };
  await learnLeadSource(store, landing, services.tabStorage, site);
  // What would be imported has been by then.
  await import('./sendAnalytics.ts');
  await Promise.resolve();
  store.dispatch(arrivedAt('/blog'));
  return told();
};

it('tells nothing where visits are not counted', async () => {
  expect(await visit()).toEqual([]);
});

it('counts where visits are counted, but nobody who asks for privacy', async () => {
  const counting = { ...TEST_SITE, analytics: true as const };
  expect(await visit(counting)).toHaveLength(2);
  for (const [name, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const) {
    beacons.length = 0;
    listening.forEach((spy) => spy.mockClear());
    Object.defineProperty(navigator, name, { value, configurable: true });
    expect(await visit(counting)).toEqual([]);
  }
});

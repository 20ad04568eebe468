import type { helpCenterApi } from '../features/help-center/helpCenterApi.ts';
import { articleRated } from '../features/help-center/helpFeedbackSlice.ts';
import type { newsletterApi } from '../features/newsletter/newsletterApi.ts';
import type { requestDemoApi } from '../features/request-demo/requestDemoApi.ts';
import type { leadsApi } from '../shared/lead-form/leadsApi.ts';
import { makeStore } from '../store/makeStore.ts';
import { makeTestServices } from '../testing/testServices.ts';
import { locationChangedTo } from '../testing/stateAfter.ts';
import { sendAnalytics } from './sendAnalytics.ts';

const sent: Blob[] = [];
beforeEach(() => {
  sent.length = 0;
  Object.assign(navigator, {
    sendBeacon: (_url: string, body: Blob) => {
      sent.push(body);
      return true;
    },
  });
});

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
const events = async () =>
  Promise.all(
    sent.map(async (body) => JSON.parse(await textOf(body)) as { name: string; url: string }),
  );

const visit = (path: string) => {
  window.history.replaceState(null, '', path);
  const store = makeStore(makeTestServices());
  sendAnalytics(store);
  const go = (to: string, from = '/') => {
    window.history.replaceState(null, '', to);
    store.dispatch(locationChangedTo(to, { cause: 'link', from }));
  };
  return { store, go };
};

type EndpointName =
  | keyof typeof helpCenterApi.endpoints
  | keyof typeof leadsApi.endpoints
  | keyof typeof newsletterApi.endpoints
  | keyof typeof requestDemoApi.endpoints;

const answered = (endpointName: EndpointName, payload: unknown = {}) => ({
  type: 'answered',
  payload,
  meta: { requestId: 'r', requestStatus: 'fulfilled', arg: { endpointName } },
});

it('sends a page view for each page, without the query except utm_*', async () => {
  const { go } = visit('/pricing?billing=annual&utm_source=ad');
  go('/blog', '/pricing');
  go('/blog?page=2', '/blog');
  expect(await events()).toEqual([
    { name: 'pageview', url: 'http://localhost/pricing?utm_source=ad', domain: 'localhost' },
    { name: 'pageview', url: 'http://localhost/blog', domain: 'localhost' },
  ]);
});

it.each(['/my-demo/secret', '/my-registration/secret', '/newsletter/confirm/secret', '/no/page'])(
  'sends nothing on %s',
  (path) => {
    const { store } = visit(path);
    store.dispatch(answered('subscribe'));
    expect(sent).toEqual([]);
  },
);

it('sends a goal for each form that was accepted and each search without a result', async () => {
  const { store } = visit('/help-center');
  store.dispatch(answered('requestDemo'));
  store.dispatch(answered('registerForEvent'));
  store.dispatch(answered('subscribe'));
  store.dispatch(answered('searchHelp', []));
  store.dispatch(answered('searchHelp', [{}]));
  store.dispatch(answered('cancelDemo'));
  expect((await events()).slice(1).map(({ name }) => name)).toEqual([
    'Demo requested',
    'Webinar registration',
    'Newsletter signup',
    'Help search without result',
  ]);
});

it('sends one rating per article, not its corrections', async () => {
  const { store } = visit('/help-center/rota');
  store.dispatch(articleRated({ slug: 'rota', vote: 'helpful' }));
  store.dispatch(articleRated({ slug: 'rota', vote: 'unhelpful' }));
  expect((await events()).slice(1)).toEqual([
    expect.objectContaining({ name: 'Article rated', props: { answer: 'helpful' } }),
  ]);
});

it('sends nothing during time travel', () => {
  const { go, store } = visit('/pricing');
  const lifted = { currentStateIndex: 0, computedStates: [{}, {}] };
  Object.assign(store, { liftedStore: { getState: () => lifted } });
  go('/blog', '/pricing');
  store.dispatch(answered('subscribe'));
  expect(sent).toHaveLength(1);
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CALLS, type ReadName } from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
import { makeLanding } from '../features/blog/posts.fixtures.ts';
import { makeCategory } from '../features/help-center/help.fixtures.ts';
import * as scheduling from '../lib/scheduling.ts';
import { billingPeriodChosen } from '../features/pricing/pricingSlice.ts';
import { registerPage } from '../shared/routing/lazyPage.ts';
import type { AppStore } from '../store/makeStore.ts';
import { cameOnline } from '../store/cameOnline.ts';
import { makeTestStore } from '../testing/makeTestStore.ts';
import { TEST_SITE } from '../testing/siteSettings.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  type TestAnswers,
} from '../testing/testServices.ts';
import { goBack } from '../testing/renderWithProviders.tsx';
import { locationChangedTo } from '../testing/stateAfter.ts';
import { App } from './App.tsx';
import { createPageLoader, startNavigation, syncSearchParams } from './navigationListeners.ts';
import { matchRoute } from './routes.ts';

/** Answers of the lists where a visit starts. Other requests fail. */
const lists: TestAnswers = {
  blogLanding: okAnswer(makeLanding()),
  helpCenter: okAnswer([
    makeCategory({ name: 'With an article', slug: 'rota' }),
    makeCategory({ name: 'With topics' }),
  ]),
};

/** A part has no answer: the list it belongs to fails. */
const wholeFails = (name: ReadName) => ('partOf' in CALLS[name] ? undefined : failedAnswer());

const makeVisit = () => {
  const services = makeTestServices(
    new Proxy(lists, { get: (given, name: ReadName) => given[name] ?? wholeFails(name) }),
  );
  return {
    store: makeTestStore(services),
    calls: (name: ReadName) => services.requests.filter((request) => request.name === name).length,
  };
};

let leave = () => undefined as void;
afterEach(() => leave());

const open = async (path: string, store: AppStore) => {
  const { page } = matchRoute(path).route;
  await page.load();
  window.history.replaceState(null, '', path);
  const { disconnect, ...visit } = startNavigation(store);
  render(<App store={store} site={TEST_SITE} {...visit} />);
  leave = disconnect;
  const user = userEvent.setup({ delay: null });
  const link = async (name: string) => (await screen.findAllByRole('link', { name }))[0]!;
  return {
    /** Hovers, focuses and presses the link. */
    press: async (name: string) => user.click(await link(name)),
    hover: async (name: string) => user.hover(await link(name)),
    goBack,
    failure: () => screen.findAllByText(/^(?:Oops!|Error)/),
  };
};

const FROM_LISTS = [
  [paths.blog, 'Post number 1', 'post', paths.post('x')],
  [paths.helpCenter, 'Read more about With an article', 'helpTopic', paths.helpArticle('x')],
  [paths.helpCenter, '4 articles about With topics', 'helpCategory', paths.helpCategory('x')],
  [paths.blog, 'Integrations', 'firstIntegrations', paths.integrations],
] as const;

beforeAll(() =>
  Promise.all(FROM_LISTS.flat().map((path) => matchRoute(`/${path}`).route.page.load())),
);

it.each(FROM_LISTS)(
  'from %s, sends a failing read of the link "%s" once per visit',
  async (path, name, call) => {
    const { calls, store } = makeVisit();
    const { failure, goBack, hover, press } = await open(path, store);
    await hover(name);
    await press(name);
    await failure();
    expect(calls(call)).toBe(1);

    await goBack();
    await press(name);
    await failure();
    expect(calls(call)).toBe(2);
  },
);

/** Nothing is rendered. */
const visitorAt = (path: string) => {
  const { calls, store } = makeVisit();
  const { prefetch, listen } = createPageLoader(store);
  store.addListeners(listen);
  let from = '';
  const arrive = (location: string) => {
    const cause = from === '' ? 'load' : 'link';
    store.dispatch(locationChangedTo(location, { cause, from }));
    from = location.replace(/[?#].*/, '');
  };
  arrive(path);
  // The API is imported first.
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  return {
    calls,
    intends: (location: string) => (prefetch(location), settled()),
    arrives: (location: string) => (arrive(location), settled()),
  };
};

it('sends nothing for the first page, whose reads the server sent', async () => {
  const { calls, intends } = visitorAt(paths.integrations);
  expect(calls('firstIntegrations')).toBe(0);
  await intends(paths.integrations);
  expect(calls('firstIntegrations')).toBe(0);
});

it('starts the reads of a page that is opened without a link', async () => {
  const { arrives, calls } = visitorAt(paths.home);
  await arrives(paths.integrations);
  expect(calls('firstIntegrations')).toBe(1);
});

it('does not repeat a failed read of a link, but reads again when the page is visited later', async () => {
  const { arrives, calls, intends } = visitorAt(paths.home);
  await intends(paths.pricing);
  await intends(paths.pricing);
  await arrives(paths.about);
  await intends(paths.pricing);
  expect(calls('plans')).toBe(1);
  await arrives(paths.pricing);
  expect(calls('plans')).toBe(2);
});

it('sends a failed read that two pages share again for the second, once it is shown', async () => {
  const { arrives, calls, intends } = visitorAt(paths.home);
  await arrives(paths.webinars);
  await intends(paths.allEvents);
  expect(calls('eventsPage')).toBe(1);
  await arrives(paths.allEvents);
  expect(calls('eventsPage')).toBe(2);
});

it('reports that the browser is online until it is disconnected', () => {
  const told = jest.fn();
  const store = makeTestStore(makeTestServices(), [
    (start) => start({ actionCreator: cameOnline, effect: told }),
  ]);
  const { disconnect } = startNavigation(store);
  window.dispatchEvent(new Event('online'));
  expect(told).toHaveBeenCalledTimes(1);
  disconnect();
  window.dispatchEvent(new Event('online'));
  expect(told).toHaveBeenCalledTimes(1);
});

it('writes search parameters after the next paint, unless they have changed again or the page is left', async () => {
  const { page } = matchRoute(paths.pricing).route;
  const write = jest.fn();
  const store = makeTestStore(makeTestServices(), [syncSearchParams(write)]);
  registerPage(store, await page.load());
  const works: (() => void)[] = [];
  const afterPaint = jest
    .spyOn(scheduling, 'afterPaint')
    .mockImplementation((work) => works.push(work));
  const paint = () => works.splice(0).forEach((work) => work());

  store.dispatch(locationChangedTo(paths.pricing));
  store.dispatch(billingPeriodChosen('annual'));
  expect(write).not.toHaveBeenCalled();
  paint();
  expect(write.mock.calls).toEqual([['?billing=annual', false]]);
  store.dispatch(billingPeriodChosen('monthly'));
  store.dispatch(billingPeriodChosen('annual'));
  store.dispatch(locationChangedTo(paths.home));
  paint();
  expect(write).toHaveBeenCalledTimes(1);
  afterPaint.mockRestore();
});

import { act, render } from '@testing-library/react';
import { baseApi } from '../api/baseApi.ts';
import { dehydrateQueries, hydrateQueries } from '../api/queryHydration.ts';
import type { ReadName } from '../contract/calls.ts';
import { READ_CACHE_SECONDS } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import type { TextName } from '../contract/texts/texts.ts';
import { registerPage } from '../shared/routing/lazyPage.ts';
import type { StartQuery } from '../shared/routing/siteRoute.ts';
import { makeTestStore } from '../testing/makeTestStore.ts';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { SITE_TEXTS } from '../testing/siteTexts.ts';
import { shareOf } from '../testing/soak.ts';
import { failedAnswer, makeTestServices, okAnswer } from '../testing/testServices.ts';
import type { SiteSettings } from '../ui/SiteContext.ts';
import { App } from './App.tsx';
import { startNavigation } from './navigationListeners.ts';
import { PAYLOADS } from './payloads.fixtures.ts';
import { matchRoute } from './routes.ts';

// Missing in jsdom.
HTMLMediaElement.prototype.play = () => Promise.resolve();

/** Reads without which a page is empty. The first ones are of different kinds. */
const MAIN: [path: string, call: ReadName][] = [
  [paths.post('x'), 'post'],
  [`${paths.allIntegrations}?page=2&q=mail&group=Calls`, 'integrationsPage'],
  [paths.helpArticle('x'), 'helpTopic'],
  [paths.event('rotation'), 'event'],
  [paths.myDemo('t'), 'myDemo'],
  [paths.integrations, 'firstIntegrations'],
  [paths.allIntegrations, 'integrationsPage'],
  [paths.pricing, 'plans'],
  [paths.blog, 'blogLanding'],
  [paths.allPosts, 'postsPage'],
  [paths.allEvents, 'eventsPage'],
  [paths.allVideos, 'videosPage'],
  [paths.video('first'), 'video'],
  [paths.privacyPolicy, 'privacyPolicy'],
  [paths.termsOfServices, 'termsOfService'],
  [paths.page('careers'), 'page'],
  [paths.helpCenter, 'helpOverview'],
  [`${paths.helpCenter}?q=rota`, 'helpSearch'],
  [paths.helpCategory('leads'), 'helpCategory'],
  [paths.myRegistration('t'), 'myRegistration'],
  [paths.newsletterConfirm('t'), 'newsletterLink'],
];

/** Reads beside others, without which a page shows something. */
const BESIDE: typeof MAIN = [
  [paths.post('x'), 'relatedPosts'],
  [paths.requestDemo, 'demoSlots'],
  [paths.post('x'), 'recentPosts'],
  [paths.webinars, 'eventsPage'],
  [paths.webinars, 'videosPage'],
  [paths.video('first'), 'videosPage'],
  [paths.helpCategory('leads'), 'helpOverview'],
  [paths.helpArticle('x'), 'topicsBeside'],
];

const READS = [...shareOf(MAIN, 5), ...shareOf(BESIDE, 2)];

const SITE: SiteSettings = { ...TEST_SITE, hasOfficeHours: true };
const ANSWER_MS = 100;

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const shown = () => document.querySelector('main')?.textContent ?? '';

let leave = () => undefined as void;

beforeAll(() =>
  Promise.all(
    [paths.home, paths.about, ...[...READS, ...LISTS].map(([path]) => path)].map((path) =>
      matchRoute(path).route.page.load(),
    ),
  ),
);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  leave();
  jest.useRealTimers();
});

/** A visit that starts on a page, in a browser where one call fails. */
const startVisit = async (path: string, failing: ReadName) => {
  let isDown = true;
  const answers = Object.entries(PAYLOADS).map(([name, payload]) => [name, okAnswer(payload)]);
  const services = makeTestServices({
    ...Object.fromEntries(answers),
    texts: ({ params }) => okAnswer(SITE_TEXTS[params.name as TextName]),
  });
  const { send } = services.transport;
  services.transport.send = async (request, signal) => {
    const answer = (await send(request, signal))!;
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    return isDown && request.name === failing ? failedAnswer() : answer;
  };
  const store = makeTestStore(services);
  const match = matchRoute(path);
  const { route } = match;
  registerPage(store, await route.page.load());

  // As the server does.
  const onServer = makeTestStore(services);
  const startQuery: StartQuery = async (endpoint, arg) =>
    onServer.dispatch(endpoint.initiate(arg, { subscribe: false }));
  const reads = route.startQueries?.(startQuery, match, SITE);
  await jest.advanceTimersByTimeAsync(3 * ANSWER_MS);
  await reads;
  hydrateQueries(store.dispatch, dehydrateQueries(onServer.getState().api?.queries));
  onServer.dispatch(baseApi.util.resetApiState());

  window.history.replaceState(null, '', path);
  const { disconnect, navigator, prefetch } = startNavigation(store, SITE);
  leave = disconnect;
  render(<App store={store} site={SITE} navigator={navigator} prefetch={prefetch} />);
  await pass(1);
  return {
    calls: () => services.requests.filter(({ name }) => name === failing).length,
    toasts: () => services.notify.mock.calls.length,
    recover: () => void (isDown = false),
    hover: async (to: string) => {
      prefetch(to);
      await pass(3 * ANSWER_MS);
    },
    /** Until the page renders. */
    follow: async (to: string) => {
      act(() => navigator.push(to));
      await pass(20);
    },
    go: async (steps: 1 | -1) => {
      window.history.go(steps);
      await pass(20);
    },
    settle: () => pass(5 * ANSWER_MS),
  };
};

/** The texts of the page from now on. */
const recordTexts = () => {
  const texts = new Set([shown()]);
  const observer = new MutationObserver(() => texts.add(shown()));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => (observer.disconnect(), texts);
};

it.each(READS)(
  '%s sends %s once, also after the cache has dropped its failure and when a link is hovered',
  async (path, call) => {
    const { calls, follow, go, hover, settle, toasts } = await startVisit(paths.about, call);
    await follow(path);
    await settle();
    const [failure, toastsBefore] = [shown(), toasts()];
    await pass(3 * READ_CACHE_SECONDS * 1000);
    await hover(path);
    expect(shown()).toBe(failure);
    expect(toasts()).toBe(toastsBefore);
    await go(-1);
    await hover(path);
    await pass(2 * READ_CACHE_SECONDS * 1000);
    await hover(path);
    await follow(paths.home);
    await hover(path);
    expect(calls()).toBe(1);
  },
);

it.each(READS)('%s sends %s, which failed on the server, on Back only', async (path, call) => {
  const { calls, follow, go, hover, settle, toasts } = await startVisit(path, call);
  await settle();
  const failure = shown();
  await pass(2 * READ_CACHE_SECONDS * 1000);
  expect(shown()).toBe(failure);
  expect(toasts()).toBe(call === 'helpTopic' ? 1 : 0);
  await follow(paths.about);
  await hover(path);
  // By the server.
  expect(calls()).toBe(1);
  await go(-1);
  await settle();
  expect(calls()).toBe(2);
});

it.each(READS)('%s sends %s once for a hovered link and its visit', async (path, call) => {
  const { calls, follow, hover, settle } = await startVisit(paths.about, call);
  await hover(path);
  await follow(path);
  await settle();
  expect(calls()).toBe(1);
  await follow(paths.about);
  await hover(path);
  await follow(path);
  await settle();
  expect(calls()).toBe(2);
});

it.each(READS)('%s sends %s again on Forward, on Back and for a link', async (path, call) => {
  const isMain = MAIN.some(([main, name]) => main === path && name === call);
  const { calls, follow, go, recover, settle, toasts } = await startVisit(paths.about, call);
  await follow(path);
  const loading = shown();
  await settle();
  const failure = shown();

  const visitAgain = async (arrive: () => Promise<void>) => {
    const toastsBefore = toasts();
    const readTexts = recordTexts();
    await arrive();
    const texts = readTexts();
    expect(toasts()).toBe(toastsBefore);
    if (isMain) {
      expect(shown()).toBe(loading);
      expect(texts).not.toContain(failure);
    }
    await settle();
  };
  await go(-1);
  await visitAgain(() => go(1));
  expect(shown()).toBe(failure);
  expect(calls()).toBe(2);
  await follow(paths.home);
  await visitAgain(() => go(-1));
  expect(shown()).toBe(failure);
  expect(calls()).toBe(3);
  await follow(paths.about);
  recover();
  const toastsBefore = toasts();
  await visitAgain(() => follow(path));
  if (isMain) expect(shown()).not.toBe(failure);
  expect(calls()).toBe(4);
  expect(toasts()).toBe(toastsBefore);
});

const LISTS: [path: string, other: string, call: ReadName][] = [
  [`${paths.helpCenter}?q=lead`, `${paths.helpCenter}?q=rota`, 'helpSearch'],
  [paths.allIntegrations, `${paths.allIntegrations}?q=rota`, 'integrationsPage'],
  [paths.allPosts, `${paths.allPosts}?tag=Guides`, 'postsPage'],
  [paths.allEvents, `${paths.allEvents}?page=2`, 'eventsPage'],
  [paths.allVideos, `${paths.allVideos}?page=2`, 'videosPage'],
];

it.each(shareOf(LISTS, 2))(
  '%s sends its query again on Back from %s, but not on Back from a fragment',
  async (path, other, call) => {
    const { calls, follow, go, settle } = await startVisit(paths.about, call);
    await follow(path);
    await settle();
    const failure = shown();
    await follow(`${path}#main`);
    await settle();
    await go(-1);
    await settle();
    expect(shown()).toBe(failure);
    expect(calls()).toBe(1);

    await follow(other);
    await settle();
    expect(calls()).toBe(2);
    await go(-1);
    expect(shown()).not.toBe(failure);
    await settle();
    expect(shown()).toBe(failure);
    expect(calls()).toBe(3);
  },
);

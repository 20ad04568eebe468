import {
  CALLS,
  type ApiAnswer,
  type CallName,
  type CallPayload,
  type FormName,
  type PartName,
  type ReadName,
} from '../contract/calls.ts';
import { READ_CACHE_SECONDS } from '../contract/constants.ts';
import { blogApi } from '../features/blog/blogApi.ts';
import { helpCenterApi } from '../features/help-center/helpCenterApi.ts';
import { integrationsApi } from '../features/integrations/integrationsApi.ts';
import { legalApi } from '../features/legal/legalApi.ts';
import { newsletterLinkApi } from '../features/newsletter/NewsletterLinkPage.tsx';
import { newsletterApi } from '../features/newsletter/newsletterSlice.ts';
import { pricingApi } from '../features/pricing/pricingApi.ts';
import { requestDemoApi } from '../features/request-demo/requestDemoApi.ts';
import { makeEvent } from '../features/webinars/webinars.fixtures.ts';
import { webinarsApi } from '../features/webinars/webinarsApi.ts';
import {
  DEMO_FORM,
  leadsApi,
  registrationFormId,
  type FormId,
} from '../shared/lead-form/leadsApi.ts';
import { makeTestStore } from '../testing/makeTestStore.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  type TestAnswers,
} from '../testing/testServices.ts';
import { dehydrateQueries, hydrateQueries } from '../api/hydrateQueries.ts';
import { browserTransport } from './browserServices.ts';
import { PAYLOADS } from './payloads.fixtures.ts';

/** A new store, its requests, and a function that runs its timers. */
const storeWith = (answer: ApiAnswer | (() => Promise<ApiAnswer>), { retries = true } = {}) => {
  const everyCall = new Proxy({}, { get: () => answer }) as TestAnswers;
  const services = makeTestServices(everyCall, { retries });
  return { services, store: makeTestStore(services) };
};

/** A store that sends its calls over HTTP, and what it sent. */
const storeOverHttp = (status: number, text: string) => {
  const sent: { path: string; method: string; headers: object; body: unknown }[] = [];
  globalThis.fetch = jest.fn(async (path, { method, headers, body } = {}) => {
    sent.push({ path, method, headers, body } as (typeof sent)[number]);
    return { status, ok: status < 300, json: async () => JSON.parse(text) as unknown } as Response;
  });
  return {
    sent,
    store: makeTestStore({
      ...makeTestServices(),
      transport: { ...browserTransport, retries: false },
    }),
  };
};

const person = {
  first_name: 'Ada',
  last_name: 'Ek',
  phone: '+15035550142',
  email: 'a@example.com',
};
const demo = {
  ...person,
  real_estate_experience: '1-3 deals a month',
  monthly_budget: '$2,500+',
  preferred_datetime: '2030-01-01T10:00:00.000Z',
} as const;
const registration = { ...person, company: 'Ek Homes', reason_for_attending: 'To learn' };

/** A form as it leaves the browser. */
const lead = <Fields>(fields: Fields, form: FormId = DEMO_FORM) => ({
  form,
  fields,
  meta: { opening_hours: '', form_age_ms: 60_000 },
  idempotencyKey: 'one-key',
});

/** What the browser reads: of the lists that have no end their parts. */
type BrowserRead = Exclude<ReadName, ListName>;
type ListName = 'integrations' | 'activePosts' | 'helpCenter' | 'events' | 'videos';

const READS = {
  firstIntegrations: () => integrationsApi.endpoints.getFirstIntegrations.initiate('a/b'),
  integrationsPage: () =>
    integrationsApi.endpoints.getIntegrationsPage.initiate({ q: 'a/b', page: '3' }),
  plans: () => pricingApi.endpoints.getPlans.initiate(),
  blogLanding: () => blogApi.endpoints.getBlogLanding.initiate(),
  relatedPosts: () => blogApi.endpoints.getRelatedPosts.initiate('a/b'),
  recentPosts: () => blogApi.endpoints.getRecentPosts.initiate(),
  post: () => blogApi.endpoints.getPost.initiate('a/b'),
  postsPage: () => blogApi.endpoints.getPostsPage.initiate({ tag: 'a/b', page: '3' }),
  privacyPolicy: () => legalApi.endpoints.getPrivacyPolicy.initiate(),
  termsOfService: () => legalApi.endpoints.getTermsOfService.initiate(),
  helpSearch: () => helpCenterApi.endpoints.searchHelp.initiate('a b&c'),
  helpOverview: () => helpCenterApi.endpoints.getHelpCategories.initiate(),
  helpCategory: () => helpCenterApi.endpoints.getHelpCategory.initiate('a/b'),
  topicsBeside: () => helpCenterApi.endpoints.getTopicsBeside.initiate({ id: 'a/b', slug: 'a/b' }),
  helpTopic: () => helpCenterApi.endpoints.getHelpTopic.initiate('a/b'),
  eventsPage: () => webinarsApi.endpoints.getEventsPage.initiate('a/b'),
  videosPage: () => webinarsApi.endpoints.getVideosPage.initiate('a/b'),
  event: () => webinarsApi.endpoints.getEvent.initiate('a/b'),
  video: () => webinarsApi.endpoints.getVideo.initiate('a/b'),
  myRegistration: () => webinarsApi.endpoints.getMyRegistration.initiate('a/b'),
  demoSlots: () => requestDemoApi.endpoints.getDemoSlots.initiate(),
  myDemo: () => requestDemoApi.endpoints.getMyDemo.initiate('a/b'),
  newsletterLink: () =>
    newsletterLinkApi.endpoints.getNewsletterLink.initiate({
      link: 'a/b' as never,
      token: 'a/b',
    }),
} as const satisfies Record<BrowserRead, unknown>;

const POSTS = {
  subscribe: () =>
    newsletterApi.endpoints.subscribe.initiate({
      email: 'a@example.com',
      idempotencyKey: 'one-key',
    }),
  requestDemo: () => leadsApi.endpoints.requestDemo.initiate(lead(demo)),
  register: () =>
    leadsApi.endpoints.registerForEvent.initiate(lead(registration, registrationFormId('a/b'))),
} as const satisfies Record<FormName, unknown>;

const onePage = <Item>(items: Item[]) => ({ items, total: items.length, page: 1 });

const PART_PAYLOADS: { [Name in PartName]: CallPayload<Name> } = {
  firstIntegrations: PAYLOADS.integrations,
  integrationsPage: onePage(PAYLOADS.integrations),
  postsPage: onePage(PAYLOADS.activePosts),
  helpOverview: PAYLOADS.helpCenter,
  topicsBeside: PAYLOADS.helpCategory.subcategories,
  eventsPage: onePage(PAYLOADS.events),
  videosPage: onePage(PAYLOADS.videos),
};

const readNames = Object.keys(READS) as BrowserRead[];
const postNames = Object.keys(POSTS) as FormName[];

/** Where a call goes whose parameter is `a/b`, or `a b&c` for the search. */
const pathOf = (name: CallName) =>
  `/api${CALLS[name].path
    .replace(/:page&(q|tag)=:\w+/, '3&$1=a%2Fb')
    .replace(/:\w+/g, name === 'helpSearch' ? 'a%20b%26c' : 'a%2Fb')}`;

/** What goes over HTTP for a payload. */
const enveloped = (name: CallName, payload: unknown, message?: string) =>
  JSON.stringify({ message, data: CALLS[name].group === 'site' ? { data: payload } : payload });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Dispatches one of the calls, whose types have nothing in common. */
const start = (store: ReturnType<typeof makeTestStore>, call: unknown) =>
  store.dispatch(call as never) as unknown as PromiseLike<unknown>;

/** Starts a call and lets every retry it wants happen. */
const settle = async (call: PromiseLike<unknown>) => {
  await jest.advanceTimersByTimeAsync(60_000);
  return call;
};

it('has an endpoint for each of the calls, of long lists for their parts', () => {
  const lists: ListName[] = ['integrations', 'activePosts', 'helpCenter', 'events', 'videos'];
  // These are no leads, and have tests of their own (helpCenterListeners, MyDemoPage, MyRegistrationPage, NewsletterLinkPage).
  const own = ['moveDemo', 'cancelDemo', 'cancelRegistration', 'followNewsletterLink'];
  expect([...readNames, ...postNames, ...lists, ...own].sort()).toEqual(Object.keys(CALLS).sort());
});

it.each(readNames)('asks for %s at the path of the specification', async (name) => {
  const payload = { ...PAYLOADS, ...PART_PAYLOADS }[name];
  const { sent, store } = storeOverHttp(200, enveloped(name, payload));
  const { data } = (await settle(start(store, READS[name]()))) as { data: unknown };
  expect(sent).toEqual([
    { path: pathOf(name), method: 'GET', headers: { Accept: 'application/json' } },
  ]);
  expect(data).toEqual(payload);
});

it.each(postNames)(
  'sends %s as JSON with its key, and tells what the server says',
  async (name) => {
    const { sent, store } = storeOverHttp(200, enveloped(name, null, 'Thank you.'));
    const { data } = (await settle(start(store, POSTS[name]()))) as { data: unknown };
    expect(sent).toEqual([
      {
        path: pathOf(name),
        method: 'POST',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'Idempotency-Key': 'one-key',
        },
        body: expect.stringContaining('"email":"a@example.com"'),
      },
    ]);
    expect(data).toEqual({ status: 200, message: 'Thank you.', payload: null });
  },
);

it('takes an address that is answered by a message alone', async () => {
  const { store } = storeOverHttp(200, '{"message":"Welcome."}');
  const { data } = (await settle(start(store, POSTS.subscribe()))) as { data: unknown };
  expect(data).toMatchObject({ message: 'Welcome.' });
});

const UNREACHABLE = { status: 0, message: 'The server could not be reached. Please try again.' };
const SILENT = { status: 502, message: '' };

/** What a browser may get in place of an answer, and what the store keeps of it. */
const FAILURES: [string, number, string, object][] = [
  ['HTML', 200, '<!doctype html>', SILENT],
  ['nothing', 200, '', SILENT],
  ['half of its JSON', 200, '{"data":{"da', SILENT],
  ['null', 200, 'null', SILENT],
  ['a text', 200, '"data"', SILENT],
  ['an error without a body', 500, '', { status: 500, message: '' }],
  ['an error in HTML', 503, '<h1>Oh</h1>', { status: 503, message: '' }],
  [
    'an error of another shape',
    500,
    '{"message":{"a":1},"fields":[]}',
    { status: 500, message: '' },
  ],
  ['an error that is null', 404, 'null', { status: 404, message: '' }],
];

/** Answers that hold no payload: nothing for a form, whose fields are optional, but no read. */
const EMPTY: [string, number, string, object][] = [
  ['an empty object', 200, '{}', SILENT],
  ['a list', 200, '[]', SILENT],
  ['null as payload', 200, '{"data":null}', SILENT],
  ['a number as payload', 200, '{"data":7}', SILENT],
];

it.each(
  readNames.flatMap((name) =>
    [...FAILURES, ...EMPTY].map(
      ([what, status, text, kept]) => [name, what, status, text, kept] as const,
    ),
  ),
)('tells that %s has failed when it gets %s', async (name, _, status, text, kept) => {
  const { store } = storeOverHttp(status, text);
  expect(await settle(start(store, READS[name]()))).toMatchObject({ error: kept });
});

it.each(
  postNames.flatMap((name) =>
    FAILURES.map(([what, status, text, kept]) => [name, what, status, text, kept] as const),
  ),
)('tells that %s has failed when it gets %s', async (name, _, status, text, kept) => {
  const { store } = storeOverHttp(status, text);
  expect(await settle(start(store, POSTS[name]()))).toMatchObject({ error: kept });
});

it.each(postNames)('has no words of %s that are none', async (name) => {
  const { store } = storeOverHttp(200, '{"message":{"a":1},"data":7}');
  expect(await settle(start(store, POSTS[name]()))).toMatchObject({ data: { message: '' } });
});

it.each([...readNames, ...postNames])('tells that %s did not arrive', async (name) => {
  const { store } = storeOverHttp(200, '');
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const call: () => unknown = { ...READS, ...POSTS }[name];
  expect(await settle(start(store, call()))).toMatchObject({ error: UNREACHABLE });
});

it.each(postNames)('sends %s once, whatever the response', async (name) => {
  const { services, store } = storeWith(failedAnswer(503));
  await settle(start(store, POSTS[name]()));
  expect(services.requests.map((request) => request.name)).toEqual([name]);
});

it.each(readNames)('asks for %s again as often as the specification says', async (name) => {
  const { services, store } = storeWith(failedAnswer(503));
  await settle(start(store, READS[name]()));
  const singles = ['post', 'helpTopic', 'myDemo', 'myRegistration', 'newsletterLink'];
  const isSingle = singles.includes(name);
  expect(services.requests).toHaveLength(isSingle ? 1 : 4);
});

it('waits 1, 2 and 4 seconds between tries', async () => {
  const { services, store } = storeWith(failedAnswer(500));
  void store.dispatch(READS.plans());
  const counts: number[] = [];
  for (const ms of [999, 1, 1999, 1, 3999, 1]) {
    await jest.advanceTimersByTimeAsync(ms);
    counts.push(services.requests.length);
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
});

it.each([
  [400, 1],
  [401, 1],
  [403, 1],
  [404, 1],
  [410, 1],
  [422, 1],
  [408, 4],
  [425, 4],
  [429, 4],
  [500, 4],
  [502, 4],
  [504, 4],
])('takes status %i for an answer that needs %i tries', async (status, tries) => {
  const { services, store } = storeWith(failedAnswer(status));
  await settle(store.dispatch(READS.eventsPage()));
  expect(services.requests).toHaveLength(tries);
});

it('asks again when the server can not be reached at all, and then says so in words', async () => {
  const { services, store } = storeWith(() => Promise.reject(new TypeError('network')));
  const { error } = (await settle(store.dispatch(READS.eventsPage()))) as { error: unknown };
  expect(services.requests).toHaveLength(4);
  expect(error).toEqual({
    status: 0,
    message: 'The server could not be reached. Please try again.',
  });
});

it('never asks again on the server', async () => {
  const { services, store } = storeWith(failedAnswer(503), { retries: false });
  await settle(store.dispatch(READS.eventsPage()));
  expect(services.requests).toHaveLength(1);
});

it('does not send a read again within five minutes, and may after that', async () => {
  const { services, store } = storeWith(okAnswer([]));
  const visitPage = async () => {
    const subscription = store.dispatch(READS.firstIntegrations());
    await subscription;
    subscription.unsubscribe();
  };
  await visitPage();
  await jest.advanceTimersByTimeAsync((READ_CACHE_SECONDS - 1) * 1000);
  await visitPage();
  expect(services.requests).toHaveLength(1);
  await jest.advanceTimersByTimeAsync((READ_CACHE_SECONDS + 1) * 1000);
  await visitPage();
  expect(services.requests).toHaveLength(2);
});

it("takes over the server's reads without asking for them again", async () => {
  const server = storeWith(okAnswer([]));
  await server.store.dispatch(READS.firstIntegrations());
  const browser = storeWith(okAnswer([]));
  hydrateQueries(browser.store.dispatch, dehydrateQueries(server.store.getState().api.queries));
  await settle(browser.store.dispatch(READS.firstIntegrations()));
  expect(browser.services.requests).toHaveLength(0);
});

it("takes over what the server's answers show, so that a form outdates the same ones", async () => {
  const server = storeWith(okAnswer([makeEvent()]));
  await settle(server.store.dispatch(READS.eventsPage()));
  const { queries, provided } = server.store.getState().api;
  const browser = storeWith(okAnswer([]));
  hydrateQueries(browser.store.dispatch, dehydrateQueries(queries));
  expect(browser.store.getState().api.provided).toEqual(provided);
});

it("removes the server's queries after five minutes without a subscriber", async () => {
  const server = storeWith(okAnswer([]));
  await settle(server.store.dispatch(READS.firstIntegrations()));
  const browser = storeWith(failedAnswer());
  await settle(browser.store.dispatch(READS.plans()));
  const reads = dehydrateQueries(server.store.getState().api.queries);
  const { failed } = dehydrateQueries(browser.store.getState().api.queries);
  const visitor = storeWith(okAnswer([]));
  hydrateQueries(visitor.store.dispatch, { ...reads, failed });
  const known = () => Object.keys(visitor.store.getState().api.queries);
  await jest.advanceTimersByTimeAsync((READ_CACHE_SECONDS - 1) * 1000);
  expect(known()).toEqual(['getFirstIntegrations("a/b")', 'getPlans(undefined)']);
  await jest.advanceTimersByTimeAsync(2000);
  expect(known()).toEqual([]);
});

it('serializes queries alike in any order and at any time', async () => {
  const readsMade = async (order: ('firstIntegrations' | 'recentPosts')[]) => {
    const server = storeWith(okAnswer([]));
    for (const name of order) await settle(start(server.store, READS[name]()));
    return JSON.stringify(dehydrateQueries(server.store.getState().api.queries));
  };
  expect(await readsMade(['recentPosts', 'firstIntegrations'])).toBe(
    await readsMade(['firstIntegrations', 'recentPosts']),
  );
});

import { baseApi } from '../api/baseApi.ts';
import { dehydrateQueries, hydrateQueries } from '../api/queryHydration.ts';
import { CALLS, type ApiAnswer, type CallName } from '../contract/calls.ts';
import { READ_CACHE_SECONDS } from '../contract/constants.ts';
import { newsletterApi } from '../features/newsletter/newsletterApi.ts';
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
import { browserTransport } from './browserServices.ts';
import { PAYLOADS, READS } from './payloads.fixtures.ts';

const person = { first_name: 'Ada', last_name: 'Ek', phone: '+15035550142' };
const lead = <Form extends FormId, Fields>(form: Form, fields: Fields) => ({
  form,
  fields,
  meta: { opening_hours: '', form_age_ms: 60_000 },
  idempotencyKey: 'one-key',
  retryCount: 0,
});
const register = (eventId: string) =>
  leadsApi.endpoints.registerForEvent.initiate(
    lead(registrationFormId(eventId), {
      ...person,
      email: 'a@example.com',
      company: 'Ek Homes',
      reason_for_attending: 'To learn',
    }),
  );

const FORMS = {
  subscribe: newsletterApi.endpoints.subscribe.initiate({
    email: 'a@example.com',
    idempotencyKey: 'one-key',
  }),
  requestDemo: leadsApi.endpoints.requestDemo.initiate(
    lead(DEMO_FORM, {
      ...person,
      email: 'a@example.com',
      real_estate_experience: '1-3 deals a month',
      monthly_budget: '$2,500+',
      preferred_datetime: '2030-01-01T10:00:00.000Z',
    }),
  ),
  register: register('7'),
} as const;

type BrowserRead = keyof typeof READS;
const readNames = Object.keys(READS) as BrowserRead[];
const formNames = Object.keys(FORMS) as (keyof typeof FORMS)[];

/** Answers with the fixtures. The parts of lists are taken from the lists. */
const answers = Object.fromEntries(
  Object.entries(PAYLOADS).map(([name, payload]) => [name, okAnswer(payload)]),
) as TestAnswers;
const always = (answer: ApiAnswer | (() => Promise<ApiAnswer>)) =>
  new Proxy({}, { get: () => answer }) as TestAnswers;

interface Subscription {
  unsubscribe: () => void;
}

const open = (given: TestAnswers = answers, { retries = true, ...changes } = {}) => {
  const services = { ...makeTestServices(given, { retries }), ...changes };
  const store = makeTestStore(services);
  const dispatch = (call: unknown) => {
    const running = store.dispatch(call as never) as unknown as Promise<object> & Subscription;
    const outcome = jest.advanceTimersByTimeAsync(60_000).then(() => running);
    return Object.assign(outcome, { unsubscribe: () => running.unsubscribe() });
  };
  return {
    store,
    requests: services.requests,
    dispatch,
    read: (name: BrowserRead) => dispatch(READS[name][0]),
    dehydrated: () => dehydrateQueries(store.getState().api?.queries),
  };
};

/** The provided tags, as in `READS`. */
const providedTags = ({ store }: ReturnType<typeof open>) => {
  let previous = '';
  const tags: { type: string; id?: string | number }[] = Object.values(
    store.getState().api!.provided.keys,
  ).flat();
  const words = tags.map(({ type, id }) => {
    const text = String(id).replace(/^id:/, '');
    const word = type === previous ? text : `${type}:${text}`;
    previous = type;
    return id === undefined ? type : word;
  });
  return words.join(' ');
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('has an endpoint for each call, and for lists one of their parts', () => {
  const lists = ['integrations', 'activePosts', 'helpCenter', 'events', 'videos'];
  // Tested with the pages of private links.
  const own = [
    'moveDemo',
    'cancelDemo',
    'cancelRegistration',
    'emailMyLink',
    'followNewsletterLink',
  ];
  expect([...readNames, ...formNames, ...lists, ...own].sort()).toEqual(Object.keys(CALLS).sort());
});

it.each(readNames)('sends %s and provides the tags of its payload', async (name) => {
  const visit = open();
  expect(await visit.read(name)).toMatchObject({ isSuccess: true });
  expect(visit.requests).toEqual([{ name, params: READS[name][1] }]);
  expect(providedTags(visit)).toBe(READS[name][2]);
});

it.each([
  ['post', 'Post:post-1'],
  ['helpCategory', 'HelpCategory:leads'],
  ['helpTopic', 'HelpArticle:set-up-a-rotation'],
  ['event', 'Event:rotation'],
  ['video', 'Video:first'],
  ['postsPage', 'Post:LIST'],
  ['blogLanding', 'BlogLanding Post:LIST'],
  ['helpSearch', 'HelpArticle:LIST'],
] as const)('tags a failed %s by its argument', async (name, tags) => {
  const visit = open(always(failedAnswer(404)));
  await visit.read(name);
  expect(providedTags(visit)).toBe(tags);
});

it.each(readNames)('retries %s three times unless it is single', async (name) => {
  const visit = open(always(failedAnswer(503)));
  await visit.read(name);
  const singles = ['post', 'helpTopic', 'myDemo', 'myRegistration', 'joinEvent', 'newsletterLink'];
  expect(visit.requests).toHaveLength(singles.includes(name) ? 1 : 4);
});

it.each(formNames)('sends %s once with its key', async (name) => {
  const { dispatch, requests } = open(always(failedAnswer(503)));
  expect(await dispatch(FORMS[name])).toMatchObject({ error: { status: 503 } });
  const body: unknown = expect.objectContaining({ email: 'a@example.com' });
  expect(requests).toMatchObject([{ name, body, idempotencyKey: 'one-key' }]);
});

it('waits 1, 2 and 4 seconds between tries', async () => {
  const { requests, store } = open(always(failedAnswer()));
  void store.dispatch(READS.plans[0]);
  const counts: number[] = [];
  for (const ms of [999, 1, 1999, 1, 3999, 1]) {
    await jest.advanceTimersByTimeAsync(ms);
    counts.push(requests.length);
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
});

it.each([
  ...[400, 401, 403, 404, 410, 422].map((status) => [status, 1]),
  ...[408, 425, 429, 500, 502, 504].map((status) => [status, 4]),
])('tries a read that gets status %i %i times', async (status, tries) => {
  const visit = open(always(failedAnswer(status)));
  await visit.read('plans');
  expect(visit.requests).toHaveLength(tries);
});

const UNREACHABLE = { status: 0, message: 'We couldn’t reach our server. Please try again.' };

it('retries an unreachable server, then says so', async () => {
  const visit = open(always(() => Promise.reject(new TypeError('network'))));
  expect(await visit.read('plans')).toMatchObject({ error: UNREACHABLE });
  expect(visit.requests).toHaveLength(4);
  expect(await visit.dispatch(FORMS.subscribe)).toMatchObject({ error: UNREACHABLE });
  expect(visit.requests).toHaveLength(5);
});

it('never retries on the server', async () => {
  const visit = open(always(failedAnswer(503)), { retries: false });
  await visit.read('plans');
  expect(visit.requests).toHaveLength(1);
});

it('does not repeat a successful read within five minutes', async () => {
  const visit = open();
  const readOnce = async () => {
    const query = visit.read('plans');
    await query;
    query.unsubscribe();
  };
  await readOnce();
  await jest.advanceTimersByTimeAsync((READ_CACHE_SECONDS - 61) * 1000);
  await readOnce();
  expect(visit.requests).toHaveLength(1);
  await jest.advanceTimersByTimeAsync((READ_CACHE_SECONDS + 1) * 1000);
  await readOnce();
  expect(visit.requests).toHaveLength(2);
});

describe('hydration', () => {
  it('takes over queries and their tags without sending them', async () => {
    const server = open();
    await server.read('eventsPage');
    const browser = open();
    hydrateQueries(browser.store.dispatch, server.dehydrated());
    expect(providedTags(browser)).toBe(providedTags(server));
    await browser.read('eventsPage');
    expect(browser.requests).toEqual([]);
  });

  it('removes queries after five minutes without a subscriber', async () => {
    const server = open();
    await server.read('eventsPage');
    const failing = open(always(failedAnswer()));
    await failing.read('plans');
    const { store } = open();
    const { failed } = failing.dehydrated();
    hydrateQueries(store.dispatch, { ...server.dehydrated(), failed });
    const known = () => Object.keys(store.getState().api!.queries);
    await jest.advanceTimersByTimeAsync((READ_CACHE_SECONDS - 1) * 1000);
    expect(known()).toEqual(['getEventsPage("1")', 'getPlans(undefined)']);
    await jest.advanceTimersByTimeAsync(2000);
    expect(known()).toEqual([]);
  });

  it('serializes queries alike in any order and at any time', async () => {
    const serialized = async (...names: BrowserRead[]) => {
      const server = open();
      for (const name of names) await server.read(name);
      return JSON.stringify(server.dehydrated());
    };
    expect(await serialized('recentPosts', 'plans')).toBe(await serialized('plans', 'recentPosts'));
  });
});

describe('after a registration', () => {
  const openAll = async (answer: ApiAnswer) => {
    const visit = open({ ...answers, register: answer as never });
    for (const name of readNames) await visit.read(name);
    return async (eventId: string) => {
      visit.requests.length = 0;
      await visit.dispatch(register(eventId));
      await Promise.all(visit.store.dispatch(baseApi.util.getRunningQueriesThunk()));
      return visit.requests.map(({ name }) => name).sort();
    };
  };

  it('refetches the event and the lists that contain it', async () => {
    const registerFor = await openAll(
      okAnswer({ first_name: 'Ada', last_name: 'Ek', email: 'a@example.com' }),
    );
    expect(await registerFor('7')).toEqual(['event', 'eventsPage', 'register']);
    expect(await registerFor('8')).toEqual(['eventsPage', 'register']);
  });

  it('refetches nothing when it was refused', async () => {
    const registerFor = await openAll(failedAnswer(422));
    expect(await registerFor('7')).toEqual(['register']);
  });
});

describe('over HTTP', () => {
  const openOverHttp = (status: number, text: string) => {
    const fetch = jest.fn(async (..._request: unknown[]) => ({
      status,
      ok: status < 300,
      json: async () => JSON.parse(text) as unknown,
    }));
    Object.assign(globalThis, { fetch });
    return { fetch, ...open({}, { transport: { ...browserTransport, retries: false } } as never) };
  };
  const outcome = (name: CallName, status: number, text: string) => {
    const { dispatch } = openOverHttp(status, text);
    const [call] = { ...READS, subscribe: [FORMS.subscribe] }[name as 'plans' | 'subscribe'];
    return dispatch(call);
  };

  it.each([
    ['topicsBeside', '/api/help-center/category/leads?beside=skip-a-turn', '{"data":[]}'],
    ['postsPage', '/api/landing/blogs/active?page=1&tag=', '{"data":{"data":{"items":[]}}}'],
  ] as const)('reads %s at %s', async (name, path, text) => {
    const { fetch, read } = openOverHttp(200, text);
    expect(await read(name)).toMatchObject({ isSuccess: true });
    const request: unknown = expect.objectContaining({
      method: 'GET',
      headers: { Accept: 'application/json' },
      body: undefined,
    });
    expect(fetch.mock.calls).toEqual([[path, request]]);
  });

  it('posts a form as JSON with its key', async () => {
    const { dispatch, fetch } = openOverHttp(200, '{"message":"Thank you."}');
    expect(await dispatch(FORMS.register)).toMatchObject({ data: { message: 'Thank you.' } });
    const request: unknown = expect.objectContaining({
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': 'one-key',
      },
      body: expect.stringContaining('"email":"a@example.com"') as unknown,
    });
    expect(fetch.mock.calls).toEqual([['/api/webinars/events/7/register', request]]);
  });

  it('accepts a form without a readable message', async () => {
    expect(await outcome('subscribe', 200, '{"message":{"a":1},"data":7}')).toMatchObject({
      data: { message: '' },
    });
  });

  it.each([
    ['HTML', 200, '<!doctype html>', 502],
    ['nothing', 200, '', 502],
    ['null', 200, 'null', 502],
    ['a text', 200, '"data"', 502],
    ['an error without a body', 500, '', 500],
    ['an error in HTML', 503, '<h1>Oh</h1>', 503],
    ['an error of another shape', 500, '{"message":{"a":1},"fields":[]}', 500],
    ['an error that is null', 404, 'null', 404],
  ])('fails a read and a form that get %s', async (_, status, text, expected) => {
    const failure = { error: { status: expected, message: '' } };
    expect(await outcome('plans', status, text)).toMatchObject(failure);
    expect(await outcome('eventsPage', status, text)).toMatchObject(failure);
    expect(await outcome('subscribe', status, text)).toMatchObject(failure);
  });

  it.each(['{}', '[]', '{"data":null}', '{"data":7}'])(
    'fails a read that gets %s',
    async (text) => {
      expect(await outcome('plans', 200, text)).toMatchObject({ error: { status: 502 } });
      expect(await outcome('eventsPage', 200, text)).toMatchObject({ error: { status: 502 } });
    },
  );

  it('keeps the message, the texts of fields and the free hours of an error', async () => {
    const body = { message: 'No', fields: { email: 'Bad', age: 3 }, alternatives: ['x', 1] };
    const { error } = (await outcome('subscribe', 422, JSON.stringify(body))) as { error: unknown };
    expect(error).toEqual({
      status: 422,
      message: 'No',
      fields: { email: 'Bad' },
      alternatives: ['x'],
    });
  });
});

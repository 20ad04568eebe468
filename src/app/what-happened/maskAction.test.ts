import type { UnknownAction } from '@reduxjs/toolkit';
import { serverQueriesReceived } from '../../api/baseApi.ts';
import { helpCenterApi } from '../../features/help-center/helpCenterApi.ts';
import * as helpSearch from '../../features/help-center/helpSearchSlice.ts';
import * as integrations from '../../features/integrations/integrationsSlice.ts';
import { newsletterApi } from '../../features/newsletter/newsletterApi.ts';
import { requestDemoApi } from '../../features/request-demo/requestDemoApi.ts';
import { requestDemoSlice } from '../../features/request-demo/requestDemoSlice.ts';
import { makeStore } from '../../store/makeStore.ts';
import { pageLoaded } from '../../store/navigationSlice.ts';
import { visitorNotified } from '../../store/visitorNotified.ts';
import { arrivedAt } from '../../testing/stateAfter.ts';
import { failedAnswer, makeTestServices, okAnswer } from '../../testing/testServices.ts';
import { maskAction } from './maskAction.ts';

/** Numbers from 0 to below 1 that are the same in each run (mulberry32). */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

type Random = ReturnType<typeof seeded>;

const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'ABCXYZabcxyz 0123456789',
  '0123456789',
  'äöüßéñçøåŁż’ -',
  '漢字かな한글кириллицаעברית',
  '"\\/<>&=?#%+@.,:;(){}[]\n\t\'',
  'admin-page_search',
];

/** How long each thing is that somebody types; two visits of the same lengths are told alike. */
interface Lengths {
  [field: string]: number;
}

const FIELDS = ['first_name', 'last_name', 'email', 'phone', 'reason', 'search', 'answer'];

const someLengths = (random: Random): Lengths =>
  Object.fromEntries(FIELDS.map((field) => [field, 4 + Math.floor(random() * 40)]));

const someText = (random: Random, length: number): string => {
  const alphabet = ALPHABETS[Math.floor(random() * ALPHABETS.length)]!;
  const characters = Array.from(
    { length },
    () => alphabet[Math.floor(random() * alphabet.length)]!,
  );
  // What trimming takes away would change the length.
  return `x${characters.join('').slice(2)}x`;
};

const typedTexts = (random: Random, lengths: Lengths) =>
  Object.fromEntries(FIELDS.map((field) => [field, someText(random, lengths[field]!)])) as Record<
    string,
    string
  >;

/** All that a visit may hold of what somebody types, through the real slices and calls. */
const visitWith = async (texts: Record<string, string>): Promise<readonly UnknownAction[]> => {
  const { search = '', answer = '', ...draft } = texts;
  const echo = okAnswer(
    { demo_id: answer, event_link: answer, meet_link: answer },
    `Thank you, ${answer}`,
  );
  const services = makeTestServices({
    requestDemo: echo,
    subscribe: { ...failedAnswer(422, answer), fields: { email: answer } },
    helpSearch: okAnswer([]),
  });
  const { dispatch, recentActions } = makeStore(services, {
    slices: [requestDemoSlice, helpSearch.helpSearchSlice, integrations.integrationSearchSlice],
  });
  const form = 'request-demo';
  const guards = { opening_hours: answer, form_age_ms: answer.length };
  const { actions } = requestDemoSlice;
  dispatch(arrivedAt('/request-demo', { cause: 'load', key: '', from: '' }));
  dispatch(pageLoaded({ chunk: 'request-demo' }));
  dispatch(actions.formOpened({ form, at: 1 }));
  dispatch(actions.draftRestored({ form, draft }));
  dispatch(actions.draftKept({ form, draft }));
  dispatch(actions.submitted({ form, draft, trap: answer }));
  dispatch(actions.validationFailed({ form, errors: { email: answer } }));
  await dispatch(
    requestDemoApi.endpoints.requestDemo.initiate({
      form,
      fields: draft as never,
      guards,
      idempotencyKey: 'k',
    }),
  );
  await dispatch(
    newsletterApi.endpoints.subscribe.initiate({ email: draft.email } as never, { track: false }),
  );
  dispatch(visitorNotified('error', answer));
  dispatch(helpSearch.queryChanged(search));
  dispatch(integrations.integrationSearchSlice.actions.queryChanged(search));
  const reading = dispatch(helpCenterApi.endpoints.searchHelp.initiate(search));
  await reading;
  reading.unsubscribe();
  await jest.advanceTimersByTimeAsync(1000);
  const query = new URLSearchParams({ q: search }).toString();
  dispatch(arrivedAt(`/help-center?${query}#${encodeURIComponent(search).slice(0, 3)}`));
  dispatch(arrivedAt(`/nowhere/${'x'.repeat(search.length)}`));
  const queries = { [`searchHelp("${search}")`]: { originalArgs: search } };
  dispatch(serverQueriesReceived({ queries, provided: { tags: {}, keys: {} }, mutations: {} }));
  return recentActions;
};

/** The copy, with what RTK Query makes up by chance left out: ids and times. */
const copyOf = (actions: readonly UnknownAction[]): string =>
  JSON.stringify(actions.map(maskAction), null, 2)
    .replaceAll(/"requestId": "[^"]*"/g, '')
    .replaceAll(/\d{13}/g, '');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);

it.each(SEEDS)('tells of what was typed its length and nothing else (seed %i)', async (seed) => {
  const random = seeded(seed);
  const lengths = someLengths(random);
  const one = await visitWith(typedTexts(random, lengths));
  const other = await visitWith(typedTexts(random, lengths));
  // The address of a hash is percent-encoded, which only some characters are.
  const told = (actions: readonly UnknownAction[]) =>
    copyOf(actions).replaceAll(/"hash": "[^"]*"/g, '');
  expect(told(one)).toBe(told(other));
});

it.each(SEEDS)('holds no four characters in a row of what was typed (seed %i)', async (seed) => {
  const random = seeded(seed);
  const lengths = someLengths(random);
  const texts = typedTexts(random, lengths);
  const copy = copyOf(await visitWith(texts));
  const ours = copyOf(await visitWith(typedTexts(seeded(-seed), lengths)));
  const pieces = Object.values(texts).flatMap((text) =>
    Array.from({ length: text.length - 3 }, (_, start) => text.slice(start, start + 4)),
  );
  expect(pieces.filter((piece) => copy.includes(piece) && !ours.includes(piece))).toEqual([]);
});

it.each(SEEDS.slice(0, 5))('keeps the types and their order (seed %i)', async (seed) => {
  const random = seeded(seed);
  const actions = await visitWith(typedTexts(random, someLengths(random)));
  const told = actions.map(maskAction) as { type: string }[];
  expect(told.map(({ type }) => type)).toEqual(actions.map(({ type }) => type));
  expect(told.length).toBeGreaterThan(18);
});

it.each([
  ['/pricing?billing=annual', { pathname: '/pricing', search: '?billing=annual' }],
  ['/blog/post/whats-new', { pathname: '/blog/post/whats-new', search: '' }],
  ['/blog/all-posts?page=2', { pathname: '/blog/all-posts', search: '?page=2' }],
  ['/help-center?q=ada', { pathname: '/help-center', search: '?q=‹text, 3 characters›' }],
  ['/blog/all-posts?page=ada', { search: '?page=‹text, 3 characters›' }],
  ['/?ada@a.example=1', { search: '?‹text, 13 characters›=‹text, 1 character›' }],
  ['/ada-lovelace', { pathname: '‹text, 13 characters›' }],
  ['/help-center/ada%40a.example', { pathname: '‹text, 28 characters›' }],
])('tells of the address %s what our own pages are called by', (address, told) => {
  expect(maskAction(arrivedAt(address))).toMatchObject({
    type: 'navigation/arrived',
    payload: { ...told, cause: 'link', from: expect.anything() },
  });
});

it.each([
  [pageLoaded({ chunk: 'help-center' }), { chunk: 'help-center' }],
  [visitorNotified('success', 'Hi Ada'), { kind: 'success', message: '‹text, 6 characters›' }],
  [{ type: 'menus/menuToggled', payload: 'features' }, 'features'],
  [helpSearch.queryChanged('features'), '‹text, 8 characters›'],
  [{ type: 'pricing/comparedPlanChosen', payload: 2 }, 2],
  [{ type: 'api/anything', payload: [1, 2] }, '‹list of 2›'],
  [{ type: 'faq/faqToggled', payload: ['ada', null, true] }, ['‹text, 3 characters›', null, true]],
  [{ type: 'x/y', payload: { 'a search': '' } }, { '‹text, 8 characters›': '' }],
])('tells of %j no more than is known to be ours', (action, payload) => {
  expect(maskAction(action)).toEqual({ type: action.type, payload });
});

it('tells of a call which one it was, and how it went', () => {
  const action = {
    type: 'api/executeQuery/rejected',
    payload: { status: 503, message: 'Down' },
    error: { name: 'TypeError', message: 'Rejected' },
    meta: {
      requestId: 'abcdefghijklmnopqrstu',
      requestStatus: 'rejected',
      aborted: false,
      arg: {
        type: 'query',
        endpointName: 'getPost',
        originalArgs: 'a',
        queryCacheKey: 'getPost("a")',
      },
    },
  };
  expect(maskAction(action)).toEqual({
    ...action,
    payload: '‹object of 2›',
    error: { name: 'TypeError', message: '‹text, 8 characters›' },
    meta: {
      ...action.meta,
      arg: {
        type: 'query',
        endpointName: 'getPost',
        originalArgs: '‹text, 1 character›',
      },
    },
  });
});

it('does not tell the address of a private page', () => {
  const told = maskAction(arrivedAt('/my-demo/AbC-123_xyz'));
  expect(JSON.stringify(told)).not.toContain('AbC-123');
});

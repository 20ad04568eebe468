import { textsApi } from '../api/textsApi.ts';
import type { TextName, Texts } from '../contract/texts/texts.ts';
import { makeTestStore } from '../testing/makeTestStore.ts';
import { stateAfter } from '../testing/stateAfter.ts';
import { failedAnswer, makeTestServices, okAnswer } from '../testing/testServices.ts';
import { selectTexts, selectTextsStatus, textsUnavailable } from './textsSlice.ts';

const NEXT_STEP: Texts['next-step'] = { support: { title: 'Help', text: 'Write to us.' } };
const VOICES: Texts['voices'] = { people: [], voices: [] };

/** A tab in which the server answers with the words that it has at the time. */
const makeTab = (served: Partial<Texts>) => {
  const services = makeTestServices({
    texts: ({ params: { name } }) => {
      const words = served[name as TextName];
      return words ? okAnswer(words) : failedAnswer(404);
    },
  });
  const store = makeTestStore(services, [], {});
  return {
    store,
    served,
    read: (name: TextName) =>
      store.dispatch(textsApi.endpoints.getTexts.initiate(name, { forceRefetch: true })),
    readOnce: (name: TextName) => store.dispatch(textsApi.endpoints.getTexts.initiate(name)),
    status: (...names: TextName[]) => selectTextsStatus(store.getState(), names),
    words: () => selectTexts(store.getState()),
  };
};

it('is loading until the words of a page were read', async () => {
  const { read, status, words } = makeTab({ 'next-step': NEXT_STEP, voices: VOICES });
  const reading = read('next-step');
  expect(status('next-step')).toBe('loading');
  await reading;
  expect(status('next-step')).toBe('ready');
  expect(status('next-step', 'voices')).toBe('loading');
  await read('voices');
  expect(status('next-step', 'voices')).toBe('ready');
  expect(words()).toEqual({ 'next-step': NEXT_STEP, voices: VOICES });
});

it('has no words before any are read', () => {
  expect(selectTexts(stateAfter())).toEqual({});
  expect(selectTextsStatus(stateAfter(), ['voices'])).toBe('loading');
});

it('is ready for a page without words', () => {
  expect(makeTab({}).status()).toBe('ready');
});

it('fails when some words of a page could not be read, and only for pages with them', async () => {
  const { read, status } = makeTab({ 'next-step': NEXT_STEP });
  await read('voices');
  expect(status('voices')).toBe('failed');
  expect(status('voices', 'next-step')).toBe('failed');
  expect(status('next-step')).toBe('loading');
  await read('next-step');
  expect(status('voices', 'next-step')).toBe('failed');
  expect(status('next-step')).toBe('ready');
});

it('is loading again while the words are read again, and then ready', async () => {
  const { read, served, status } = makeTab({});
  await read('voices');
  await read('next-step');
  served.voices = VOICES;
  const reading = read('voices');
  expect(status('voices')).toBe('loading');
  expect(status('next-step')).toBe('failed');
  await reading;
  expect(status('voices')).toBe('ready');
});

it('keeps words that were read once when they cannot be read again', async () => {
  const { read, served, status, words } = makeTab({ voices: VOICES });
  await read('voices');
  delete served.voices;
  await read('voices');
  expect(status('voices')).toBe('ready');
  expect(words()).toEqual({ voices: VOICES });
});

it('does not fail when a second component asks for words that are being read', async () => {
  const { readOnce, status } = makeTab({ voices: VOICES });
  const reading = readOnce('voices');
  void readOnce('voices');
  expect(status('voices')).toBe('loading');
  await reading;
  expect(status('voices')).toBe('ready');
});

it('fails when the code that reads words did not load', async () => {
  const { read, status, store } = makeTab({ voices: VOICES });
  expect(status('voices', 'next-step')).toBe('loading');
  store.dispatch(textsUnavailable(['voices']));
  expect(status('voices', 'next-step')).toBe('failed');
  expect(status('next-step')).toBe('loading');
  await read('voices');
  expect(status('voices')).toBe('ready');
});

it('ignores what else is read', async () => {
  const { store, words, status } = makeTab({});
  const other = { requestId: 'a', arg: { endpointName: 'getPlans', originalArgs: 'voices' } };
  for (const requestStatus of ['fulfilled', 'rejected'])
    store.dispatch({ type: 'read', payload: VOICES, meta: { ...other, requestStatus } });
  store.dispatch({ type: 'counted', meta: { requestStatus: 'rejected' } });
  expect(words()).toEqual({});
  expect(status('voices')).toBe('loading');
});

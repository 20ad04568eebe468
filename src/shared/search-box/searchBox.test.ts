import { createAction } from '@reduxjs/toolkit';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import { makeTestServices } from '../../testing/testServices.ts';
import { listenToTyping, newQuery, searchForTypedQuery } from './searchBox.ts';

it('searches for the trimmed text', () => {
  const box = { typedQuery: ' mail ', searchedQuery: '' };
  searchForTypedQuery(box);
  expect(box).toEqual({ typedQuery: ' mail ', searchedQuery: 'mail' });
});

it.each([
  ['?q=+mail+', '', 'mail'],
  ['?q=mail&page=2', 'phone', 'mail'],
  ['?page=2', 'mail', ''],
  ['?q=mail', 'mail', undefined],
  ['?q=+mail+', 'mail', undefined],
  ['', '', undefined],
])('takes from the address %j, where the box has written %j, the query %j', (...given) => {
  const [search, writtenQuery, query] = given;
  expect(newQuery({ search }, writtenQuery)).toBe(query);
});

const PAUSE_MS = 100;

const actions = {
  queryChanged: createAction<string>('box/queryChanged'),
  querySubmitted: createAction('box/querySubmitted'),
  typingPaused: createAction('box/typingPaused'),
};

/** A box in a store, and how often its visitor has paused. */
const makeBox = () => {
  jest.useFakeTimers();
  let pauses = 0;
  const { dispatch } = makeTestStore(makeTestServices(), [
    (startListening) => listenToTyping(startListening, actions, PAUSE_MS),
    (startListening) =>
      startListening({ actionCreator: actions.typingPaused, effect: () => void (pauses += 1) }),
  ]);
  return { dispatch, pauses: () => pauses };
};

afterEach(() => jest.useRealTimers());

it('pauses once, when no key has been pressed for a while', async () => {
  const { dispatch, pauses } = makeBox();
  dispatch(actions.queryChanged('ma'));
  await jest.advanceTimersByTimeAsync(PAUSE_MS - 1);
  dispatch(actions.queryChanged('mail'));
  await jest.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(pauses()).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(pauses()).toBe(1);
  await jest.advanceTimersByTimeAsync(10 * PAUSE_MS);
  expect(pauses()).toBe(1);
});

it('does not pause after a submitted query, but after the next key', async () => {
  const { dispatch, pauses } = makeBox();
  dispatch(actions.queryChanged('mail'));
  dispatch(actions.querySubmitted());
  await jest.advanceTimersByTimeAsync(10 * PAUSE_MS);
  expect(pauses()).toBe(0);
  dispatch(actions.queryChanged('mails'));
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  expect(pauses()).toBe(1);
});

import type { UnknownAction } from '@reduxjs/toolkit';
import { HELP_BLUR_DELAY_MS } from '../../contract/constants.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import { makeTestServices } from '../../testing/testServices.ts';
import {
  activeResultMoved,
  focusLost,
  helpSearchSlice,
  listenToHelpSearch,
  queryChanged,
  querySubmitted,
  resultFocused,
  searchBlurred,
  searchDismissed,
  searchFocused,
  selectHelpSearch,
  selectIsDropdownOpen,
  selectLiveQuery,
  typingPaused,
} from './helpSearchSlice.ts';

const { reducer, getInitialState } = helpSearchSlice;

const after = (...actions: UnknownAction[]) => actions.reduce(reducer, getInitialState());
const opened = (query: string) => locationChangedTo(`/help-center?q=${query}`);
const down = (count: number) => activeResultMoved({ step: 1, count });
const up = (count: number) => activeResultMoved({ step: -1, count });

it.each([
  ['with focus and a query', [searchFocused(), queryChanged('round')], true],
  ['with focus again', [queryChanged('round'), focusLost(), searchFocused()], true],
  ['while focus may move to a result', [searchFocused(), queryChanged('r'), searchBlurred()], true],
  ['without focus', [queryChanged('round')], false],
  ['without a query', [searchFocused(), queryChanged('  ')], false],
  ['after focus is lost', [searchFocused(), queryChanged('round'), focusLost()], false],
  ['after an arrow key without focus', [queryChanged('round'), down(2)], false],
])('shows or hides the dropdown %s', (_, actions, isOpen) => {
  expect(selectIsDropdownOpen(stateAfter(...actions))).toBe(isOpen);
});

it('stays dismissed by Escape until the query changes or an arrow key is pressed', () => {
  const dismissed = [searchFocused(), queryChanged('round'), searchDismissed()];
  expect(after(...dismissed).box).toBe('dismissed');
  expect(after(...dismissed, searchFocused()).box).toBe('dismissed');
  expect(after(...dismissed, queryChanged('rounds')).box).toBe('open');
  expect(after(...dismissed, down(1)).box).toBe('open');
  expect(after(searchDismissed()).box).toBe('blurred');
});

it('searches for the trimmed query when typing has paused', () => {
  const typing = [searchFocused(), queryChanged('rou'), typingPaused(), queryChanged(' round ')];
  expect(selectLiveQuery(stateAfter(...typing))).toBe('');
  const paused = [...typing, typingPaused()];
  expect(selectLiveQuery(stateAfter(...paused))).toBe('round');
  // Another space is no other query.
  expect(selectLiveQuery(stateAfter(...paused, queryChanged(' round  ')))).toBe('round');
  expect(selectLiveQuery(stateAfter(...paused, focusLost()))).toBe('');
});

it('moves through the results and wraps around', () => {
  expect(after(down(3)).activeResult).toBe(0);
  expect(after(down(3), down(3), down(3), down(3)).activeResult).toBe(0);
  expect(after(up(3), up(3)).activeResult).toBe(1);
  expect(after(resultFocused(1), down(3)).activeResult).toBe(2);
});

it('restarts at an end when the list is empty or shorter', () => {
  expect(after(down(0)).activeResult).toBeNull();
  expect(after(resultFocused(3), down(3)).activeResult).toBe(0);
  expect(after(resultFocused(3), up(3)).activeResult).toBe(2);
});

it('clears the active result when the query changes', () => {
  expect(after(down(3), queryChanged('r')).activeResult).toBeNull();
});

it('submits the trimmed query and closes the dropdown', () => {
  expect(after(searchFocused(), queryChanged(' round robin '), querySubmitted())).toMatchObject({
    typedQuery: ' round robin ',
    submittedQuery: 'round robin',
    box: 'dismissed',
  });
  const empty = after(opened('round'), queryChanged('  '), querySubmitted());
  expect(empty.submittedQuery).toBe('');
});

it('reads the trimmed query of the address, at most 200 characters', () => {
  expect(after(opened('+round+'))).toMatchObject({
    typedQuery: 'round',
    searchedQuery: 'round',
    submittedQuery: 'round',
    box: 'blurred',
  });
  expect(after(opened('word+'.repeat(1100))).submittedQuery).toHaveLength(199);
});

it('keeps the typed text when the address follows it', () => {
  const typed = [queryChanged('round'), querySubmitted(), queryChanged('round r')];
  expect(after(...typed, opened('round')).typedQuery).toBe('round r');
});

it.each(['/help-center', '/pricing'])('resets at %s', (address) => {
  const typed = [opened('round'), queryChanged('other'), locationChangedTo(address)];
  expect(after(...typed)).toEqual(getInitialState());
});

it('selects the query of the address', () => {
  expect(selectHelpSearch(stateAfter())).toBe('');
  const submitted = stateAfter(queryChanged(' a & b '), querySubmitted());
  expect(selectHelpSearch(submitted)).toBe('?q=a+%26+b');
});

const makeSearch = () => {
  jest.useFakeTimers();
  return makeTestStore(makeTestServices(), [listenToHelpSearch]);
};

afterEach(() => jest.useRealTimers());

it('searches after 250 ms without a key', async () => {
  const { dispatch, getState } = makeSearch();
  dispatch(searchFocused());
  dispatch(queryChanged('ro'));
  await jest.advanceTimersByTimeAsync(249);
  dispatch(queryChanged('rot'));
  await jest.advanceTimersByTimeAsync(249);
  expect(selectLiveQuery(getState())).toBe('');
  await jest.advanceTimersByTimeAsync(1);
  expect(selectLiveQuery(getState())).toBe('rot');
});

it('closes 10 ms after blur, unless focus returns', async () => {
  const { dispatch, getState } = makeSearch();
  dispatch(searchFocused());
  dispatch(searchBlurred());
  dispatch(searchFocused());
  await jest.advanceTimersByTimeAsync(HELP_BLUR_DELAY_MS);
  expect(getState().helpSearch?.box).toBe('open');
  dispatch(searchBlurred());
  await jest.advanceTimersByTimeAsync(HELP_BLUR_DELAY_MS - 1);
  expect(getState().helpSearch?.box).toBe('open');
  await jest.advanceTimersByTimeAsync(1);
  expect(getState().helpSearch?.box).toBe('blurred');
});

import type { UnknownAction } from '@reduxjs/toolkit';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import {
  activeResultMoved,
  focusLost,
  helpSearchSlice,
  queryChanged,
  querySubmitted,
  resultFocused,
  searchBlurred,
  searchDismissed,
  searchFocused,
  selectHelpSearch,
  selectIsDropdownOpen,
  selectLiveQuery,
  selectSubmittedQuery,
  typingPaused,
} from './helpSearchSlice.ts';

const { reducer, getInitialState } = helpSearchSlice;

const after = (...actions: UnknownAction[]) => actions.reduce(reducer, getInitialState());
const rootAfter = (...actions: UnknownAction[]) => stateAfter(...actions);
const found = (query: string) => locationChangedTo(`/help-center?q=${query}`);

const down = (count: number) => activeResultMoved({ step: 1, count });
const up = (count: number) => activeResultMoved({ step: -1, count });

it('opens its dropdown only while the box is focused and not empty', () => {
  expect(selectIsDropdownOpen(rootAfter(queryChanged('round')))).toBe(false);
  expect(selectIsDropdownOpen(rootAfter(searchFocused()))).toBe(false);
  expect(selectIsDropdownOpen(rootAfter(searchFocused(), queryChanged('  ')))).toBe(false);
  expect(selectIsDropdownOpen(rootAfter(searchFocused(), queryChanged('round')))).toBe(true);
  expect(selectIsDropdownOpen(rootAfter(searchFocused(), queryChanged('round'), focusLost()))).toBe(
    false,
  );
});

it('asks for nothing until typing has paused', () => {
  const typing = [searchFocused(), queryChanged('rou'), typingPaused(), queryChanged('round')];
  expect(selectLiveQuery(rootAfter(...typing))).toBe('');
  expect(selectLiveQuery(rootAfter(...typing, typingPaused()))).toBe('round');
});

it('asks for the query without the spaces around it, and not again for more of them', () => {
  const typed = [searchFocused(), queryChanged(' round '), typingPaused()];
  expect(selectLiveQuery(rootAfter(...typed))).toBe('round');
  expect(selectLiveQuery(rootAfter(...typed, queryChanged(' round  ')))).toBe('round');
});

it('asks for nothing once focus has gone', () => {
  const left = [searchFocused(), queryChanged('round'), typingPaused(), focusLost()];
  expect(selectLiveQuery(rootAfter(...left))).toBe('');
});

it('moves through the results and goes round at the ends', () => {
  expect(after(down(3)).activeResult).toBe(0);
  expect(after(down(3), down(3), down(3), down(3)).activeResult).toBe(0);
  expect(after(up(3)).activeResult).toBe(2);
  expect(after(up(3), up(3)).activeResult).toBe(1);
});

it('has no active result when there are none, and starts anew when there are fewer', () => {
  expect(after(down(0)).activeResult).toBeNull();
  expect(after(resultFocused(7), down(3)).activeResult).toBe(0);
});

it('goes on from the result that has focus', () => {
  expect(after(resultFocused(1), down(3)).activeResult).toBe(2);
});

it('forgets the active result when the query changes', () => {
  expect(after(down(3), queryChanged('r')).activeResult).toBeNull();
});

it('stays closed after Escape until something is typed or an arrow key is pressed', () => {
  const dismissed = [searchFocused(), queryChanged('round'), searchDismissed()];
  expect(after(...dismissed).box).toBe('dismissed');
  expect(after(...dismissed, searchFocused()).box).toBe('dismissed');
  expect(after(...dismissed, queryChanged('rounds')).box).toBe('open');
  expect(after(...dismissed, down(1)).box).toBe('open');
});

it('is not dismissed while focus is elsewhere', () => {
  expect(after(searchDismissed()).box).toBe('left');
});

it('shows the results of what is submitted and closes the dropdown', () => {
  const state = after(searchFocused(), queryChanged(' round robin '), querySubmitted());
  expect(state.submittedQuery).toBe('round robin');
  expect(state.query).toBe(' round robin ');
  expect(state.box).toBe('dismissed');
});

it('shows the categories again when an empty query is submitted', () => {
  const state = after(found('round'), queryChanged('  '), querySubmitted());
  expect(state.submittedQuery).toBe('');
});

it('takes over the query of the address', () => {
  const state = after(found('round'));
  expect(state).toMatchObject({
    query: 'round',
    searchedQuery: 'round',
    submittedQuery: 'round',
    box: 'left',
  });
});

it('leaves what is being typed alone when the address names what is shown already', () => {
  const state = after(
    queryChanged('round'),
    querySubmitted(),
    queryChanged('round r'),
    found('round'),
  );
  expect(state.query).toBe('round r');
});

it('is empty again where the address names no query', () => {
  expect(after(found('round'), locationChangedTo('/help-center'))).toEqual(getInitialState());
});

it('forgets everything when the page is left', () => {
  const left = [
    found('round'),
    searchFocused(),
    queryChanged('other'),
    locationChangedTo('/pricing'),
  ];
  expect(after(...left)).toEqual(getInitialState());
});

it('says the query of its address; an empty one says nothing', () => {
  expect(selectHelpSearch(rootAfter())).toBe('');
  expect(selectHelpSearch(rootAfter(queryChanged(' a & b '), querySubmitted()))).toBe('?q=a+%26+b');
});

it('stays open while nobody knows yet where focus has gone', () => {
  expect(after(searchFocused(), searchBlurred()).box).toBe('open');
});

it('begins anew with the arrow keys when the list has become shorter', () => {
  expect(after(resultFocused(3), down(3)).activeResult).toBe(0);
  expect(after(resultFocused(3), up(3)).activeResult).toBe(2);
});

it('opens no dropdown of a box that is not focused', () => {
  expect(after(queryChanged('round')).box).toBe('left');
  expect(after(queryChanged('round'), down(2)).box).toBe('left');
  expect(after(queryChanged('round'), querySubmitted()).box).toBe('left');
});

it('can be opened again after focus has left it', () => {
  const state = after(searchFocused(), focusLost(), searchFocused());
  expect(state.box).toBe('open');
});

it('takes over the query of the address without the spaces around it', () => {
  expect(after(found('+round+')).submittedQuery).toBe('round');
});

it('reads at most 200 characters of the query of the address', () => {
  const state = after(found('word+'.repeat(1100)));
  expect(selectSubmittedQuery({ helpSearch: state })).toHaveLength(199);
});

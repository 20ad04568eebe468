import { arrivedAt, stateAfter } from '../../testing/stateAfter.ts';
import {
  selectTableOfContentsOpen,
  tableOfContentsSlice,
  tableOfContentsToggled,
} from './tableOfContentsSlice.ts';

const { getInitialState, reducer } = tableOfContentsSlice;

it('starts folded', () => {
  expect(getInitialState()).toEqual({ open: false });
});

it('opens, and folds again', () => {
  const opened = reducer({ open: false }, tableOfContentsToggled());
  expect(opened.open).toBe(true);
  expect(reducer(opened, tableOfContentsToggled()).open).toBe(false);
});

it.each(['/blog/post/x#costs', '/blog/post/other'])('folds when the visitor goes to %s', (to) => {
  expect(reducer({ open: true }, arrivedAt(to, { from: '/blog/post/x' })).open).toBe(false);
});

it('is part of the root state under its own name', () => {
  const state = stateAfter([tableOfContentsSlice], tableOfContentsToggled());
  expect(state.tableOfContents).toEqual({ open: true });
  expect(selectTableOfContentsOpen(state)).toBe(true);
});

it('is read as folded before anything has happened', () => {
  expect(selectTableOfContentsOpen(stateAfter([]))).toBe(false);
});

it('names its actions after itself', () => {
  expect(tableOfContentsToggled.type).toBe('tableOfContents/tableOfContentsToggled');
});

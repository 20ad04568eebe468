import { rootReducer } from '../../store/rootReducer.ts';
import {
  selectTableOfContentsOpen,
  tableOfContentsClosed,
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

it('folds when a heading is chosen, and stays folded', () => {
  expect(reducer({ open: true }, tableOfContentsClosed()).open).toBe(false);
  expect(reducer({ open: false }, tableOfContentsClosed()).open).toBe(false);
});

it('is part of the root state under its own name', () => {
  const state = rootReducer(undefined, tableOfContentsToggled());
  expect(state.tableOfContents).toEqual({ open: true });
  expect(selectTableOfContentsOpen(state)).toBe(true);
});

it('is read as folded before anything has happened', () => {
  expect(selectTableOfContentsOpen(rootReducer(undefined, { type: 'started' }))).toBe(false);
});

it('names its actions after itself', () => {
  expect(tableOfContentsToggled.type).toBe('tableOfContents/tableOfContentsToggled');
  expect(tableOfContentsClosed.type).toBe('tableOfContents/tableOfContentsClosed');
});

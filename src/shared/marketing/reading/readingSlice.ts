import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { arrived, isNewPage } from '../../../store/navigationSlice.ts';
import { perStore } from '../../../store/rootReducer.ts';
import { DARK_WINDOWS } from './darkWindows.ts';

interface ReadingState {
  /** What the middle of the window stands in: a section, counting from 0, or the closing banner. */
  near: number | 'closing' | null;
  /** The sections that the visitor has gone past, in that order. */
  read: number[];
  isClosingReached: boolean;
}

const initialState: ReadingState = { near: null, read: [], isClosingReached: false };

/** A section is read once the visitor goes on to a later one; who goes back has not read what they came from. */
const readUpTo = ({ near, read }: ReadingState, next: number) => {
  if (typeof near === 'number' && near < next && !read.includes(near)) read.push(near);
};

/** How far the visitor has read a page that ends with the closing banner. */
export const readingSlice = createSlice({
  name: 'reading',
  initialState,
  reducers: {
    sectionReached(state, { payload: section }: PayloadAction<number>) {
      readUpTo(state, section);
      state.near = section;
    },
    closingReached(state) {
      readUpTo(state, Infinity);
      state.near = 'closing';
      state.isClosingReached = true;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(arrived, (state, { payload }) => (isNewPage(payload) ? initialState : state));
  },
  selectors: {
    /** What alone is lit; null as long as nothing has been read, when the page stands as it came. */
    selectLitSection: ({ near, read }) => (read.length > 0 ? near : null),
    selectRead: ({ read }) => read,
    selectClosingReached: ({ isClosingReached }) => isClosingReached,
  },
});

declare module '../../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof readingSlice> {}
}

export const { sectionReached, closingReached } = readingSlice.actions;
const selectors = readingSlice.injectInto(perStore).selectors;
export const { selectLitSection } = selectors;

/**
 * The windows of the closing street that reading has lit, one for each section read; none before the visitor is there to
 * see it.
 */
export const selectLitWindows = createSelector(
  [selectors.selectRead, selectors.selectClosingReached],
  (read, isClosingReached) => (isClosingReached ? DARK_WINDOWS.slice(0, read.length) : []),
);

import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { resetOnNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

/** Below 1024 px; above, it is always shown. */
const initialState = { open: false };

const tableOfContentsSlice = createSlice({
  name: 'tableOfContents',
  initialState,
  reducers: {
    tableOfContentsToggled(state) {
      state.open = !state.open;
    },
    headingFollowed: () => initialState,
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    selectTableOfContentsOpen: (state) => state.open,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof tableOfContentsSlice> {}
}

export const { tableOfContentsToggled, headingFollowed } = tableOfContentsSlice.actions;
export const { selectTableOfContentsOpen } = tableOfContentsSlice.injectInto(rootReducer).selectors;

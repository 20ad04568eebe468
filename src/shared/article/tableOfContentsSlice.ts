import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { locationChanged } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

export interface TableOfContentsState {
  /** Only small screens fold it; from 1024 px it is always shown in full. */
  open: boolean;
}

const initialState: TableOfContentsState = { open: false };

/** The folded contents of a long document: a post, a help article, a legal document. One is on screen at a time. */
export const tableOfContentsSlice = createSlice({
  name: 'tableOfContents',
  initialState,
  reducers: {
    tableOfContentsToggled(state) {
      state.open = !state.open;
    },
  },
  extraReducers: (builder) => {
    // A heading was chosen, or the document was left.
    builder.addCase(locationChanged, () => initialState);
  },
  selectors: {
    selectTableOfContentsOpen: (state) => state.open,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof tableOfContentsSlice> {}
}

export const { tableOfContentsToggled } = tableOfContentsSlice.actions;
export const { selectTableOfContentsOpen } = tableOfContentsSlice.injectInto(rootReducer).selectors;

import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { LeadSource } from '../../contract/leadSource.ts';
import { rootReducer } from '../../store/rootReducer.ts';

interface LeadSourceState {
  /** Null while nothing is known: the visitor typed the address, or asked not to be followed. */
  source: LeadSource | null;
}

const initialState: LeadSourceState = { source: null };

/** What brought the visitor here, from the tab's first page to the form that they send. */
const leadSourceSlice = createSlice({
  name: 'leadSource',
  initialState,
  reducers: {
    /** The tab has kept a source, or the visitor has come to the site anew. */
    sourceLearned(state, { payload }: PayloadAction<LeadSource>) {
      state.source = payload;
    },
  },
  selectors: {
    selectLeadSource: ({ source }) => source,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof leadSourceSlice> {}
}

export const { sourceLearned } = leadSourceSlice.actions;
export const { selectLeadSource } = leadSourceSlice.injectInto(rootReducer).selectors;

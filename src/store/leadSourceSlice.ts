import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { LeadSource } from '../contract/leadSource.ts';
import { rootReducer } from './rootReducer.ts';

const leadSourceSlice = createSlice({
  name: 'leadSource',
  // Null if unknown, for example because the visitor typed the URL.
  initialState: null as LeadSource | null,
  reducers: {
    sourceLearned: (_state, { payload }: PayloadAction<LeadSource>) => payload,
  },
  selectors: {
    selectLeadSource: (source) => source,
  },
});

declare module './rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof leadSourceSlice> {}
}

export const { sourceLearned } = leadSourceSlice.actions;
export const { selectLeadSource } = leadSourceSlice.injectInto(rootReducer).selectors;

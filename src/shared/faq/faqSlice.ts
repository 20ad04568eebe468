import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Id } from '../../contract/entities.ts';
import { resetOnNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

const initialState = { openIds: [] as Id[] };

export const faqSlice = createSlice({
  name: 'faq',
  initialState,
  reducers: {
    faqToggled(state, { payload }: PayloadAction<Id>) {
      const others = state.openIds.filter((id) => id !== payload);
      state.openIds = others.length < state.openIds.length ? others : [...others, payload];
    },
  },
  // Questions of another page may have the same ids.
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    selectOpenFaqIds: (state) => state.openIds,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof faqSlice> {}
}

export const { faqToggled } = faqSlice.actions;
export const { selectOpenFaqIds } = faqSlice.injectInto(rootReducer).selectors;

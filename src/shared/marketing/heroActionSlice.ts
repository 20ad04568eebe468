import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { resetOnNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

const initialState = { isPassed: false };

const heroActionSlice = createSlice({
  name: 'heroAction',
  initialState,
  reducers: {
    /** The button at the top of the page left the window, or came back. */
    heroActionMoved(state, { payload }: PayloadAction<{ isPassed: boolean }>) {
      state.isPassed = payload.isPassed;
    },
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    selectHeroActionPassed: (state) => state.isPassed,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof heroActionSlice> {}
}

export const { heroActionMoved } = heroActionSlice.actions;
export const { selectHeroActionPassed } = heroActionSlice.injectInto(rootReducer).selectors;

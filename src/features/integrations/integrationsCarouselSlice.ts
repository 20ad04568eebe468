import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { resetOnNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

const initialState = { index: 0 };

export const integrationsCarouselSlice = createSlice({
  name: 'carousel',
  initialState,
  reducers: {
    nextSlideRequested(state, { payload: { count } }: PayloadAction<{ count: number }>) {
      state.index = (state.index + 1) % count;
    },
    previousSlideRequested(state, { payload: { count } }: PayloadAction<{ count: number }>) {
      state.index = (state.index + count - 1) % count;
    },
    slideChosen(state, { payload }: PayloadAction<{ index: number }>) {
      state.index = payload.index;
    },
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    selectSlideIndex: (state) => state.index,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof integrationsCarouselSlice> {}
}

export const { nextSlideRequested, previousSlideRequested, slideChosen } =
  integrationsCarouselSlice.actions;
export const { selectSlideIndex } = integrationsCarouselSlice.injectInto(rootReducer).selectors;

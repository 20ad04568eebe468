import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { locationChanged, isNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

export const SLIDE_COUNT = 3;

interface CarouselState {
  /** From 0. */
  index: number;
}

const initialState: CarouselState = { index: 0 };

export const carouselSlice = createSlice({
  name: 'carousel',
  initialState,
  reducers: {
    nextSlideRequested(state) {
      state.index = (state.index + 1) % SLIDE_COUNT;
    },
    previousSlideRequested(state) {
      state.index = (state.index + SLIDE_COUNT - 1) % SLIDE_COUNT;
    },
    slideChosen(state, { payload }: PayloadAction<CarouselState>) {
      const exists = payload.index >= 0 && payload.index < SLIDE_COUNT;
      if (Number.isInteger(payload.index) && exists) state.index = payload.index;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state, { payload }) =>
      isNewPage(payload) ? initialState : state,
    );
  },
  selectors: {
    selectSlideIndex: (state) => state.index,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof carouselSlice> {}
}

export const { nextSlideRequested, previousSlideRequested, slideChosen } = carouselSlice.actions;
export const { selectSlideIndex } = carouselSlice.injectInto(rootReducer).selectors;

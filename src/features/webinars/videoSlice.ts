import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { resetOnNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

const initialState = {
  phase: 'loading' as 'loading' | 'ready' | 'failed',
  /** Start of the last chosen chapter, in seconds. */
  chapter: null as number | null,
};

export const videoSlice = createSlice({
  name: 'video',
  initialState,
  reducers: {
    loadingStarted(state) {
      if (state.phase === 'failed') state.phase = 'loading';
    },
    loadingSucceeded(state) {
      if (state.phase === 'loading') state.phase = 'ready';
    },
    loadingFailed(state) {
      state.phase = 'failed';
    },
    chapterChosen(state, { payload }: PayloadAction<number>) {
      state.chapter = payload;
    },
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    selectVideoPhase: (state) => state.phase,
    selectChapter: (state) => state.chapter,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof videoSlice> {}
}

export const { loadingStarted, loadingSucceeded, loadingFailed, chapterChosen } =
  videoSlice.actions;
export const { selectVideoPhase, selectChapter } = videoSlice.injectInto(rootReducer).selectors;

import { createSlice } from '@reduxjs/toolkit';
import { arrived, isNewPage } from '../../store/navigationSlice.ts';
import { perStore } from '../../store/rootReducer.ts';

/** How far the player has got with its file. */
export interface VideoState {
  phase: 'loading' | 'ready' | 'failed';
}

const initialState: VideoState = { phase: 'loading' };

/** The player of the page that is open: each page's recording starts anew. */
export const videoSlice = createSlice({
  name: 'video',
  initialState,
  reducers: {
    /** A recording that had failed is tried again. */
    loadingStarted(state) {
      if (state.phase === 'failed') state.phase = 'loading';
    },
    /** It can play, or waits for the visitor to press play. */
    loadingSucceeded(state) {
      if (state.phase === 'loading') state.phase = 'ready';
    },
    loadingFailed(state) {
      state.phase = 'failed';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(arrived, (state, { payload }) => {
      if (isNewPage(payload)) state.phase = 'loading';
    });
  },
  selectors: {
    selectVideoPhase: (state) => state.phase,
  },
});

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    video: VideoState;
  }
}

export const { loadingStarted, loadingSucceeded, loadingFailed } = videoSlice.actions;
export const { selectVideoPhase } = videoSlice.injectInto(perStore).selectors;

import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { resetOnNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

/** A caption; its times are seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

const initialState = {
  phase: 'loading' as 'loading' | 'ready' | 'failed',
  isPlaying: false,
  isMuted: false,
  /** Known once the film has played a little. */
  hasSound: false,
  /** In seconds, reported about once a second and with each caption. */
  position: 0,
  /** In seconds; 0 until it is known. */
  duration: 0,
  cues: [] as Cue[],
  areCaptionsShown: true,
};

export const videoSlice = createSlice({
  name: 'video',
  initialState,
  reducers: {
    retryRequested(state) {
      if (state.phase === 'failed') state.phase = 'loading';
    },
    loadingSucceeded(state) {
      if (state.phase === 'loading') state.phase = 'ready';
    },
    loadingFailed(state) {
      state.phase = 'failed';
      state.isPlaying = false;
    },
    playbackChanged(state, { payload }: PayloadAction<{ isPlaying: boolean }>) {
      state.isPlaying = payload.isPlaying;
    },
    soundRead(state, { payload }: PayloadAction<{ isMuted: boolean; hasSound: boolean }>) {
      Object.assign(state, payload);
    },
    positionReached(state, { payload }: PayloadAction<number>) {
      state.position = payload;
    },
    durationRead(state, { payload }: PayloadAction<number>) {
      // A live stream has no end.
      if (Number.isFinite(payload)) state.duration = payload;
    },
    captionsRead(state, { payload }: PayloadAction<Cue[]>) {
      state.cues = payload;
    },
    captionsToggled(state) {
      state.areCaptionsShown = !state.areCaptionsShown;
    },
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    selectVideo: (state) => state,
    selectPosition: (state) => state.position,
    selectCues: (state) => state.cues,
    selectCaption: ({ cues, position, areCaptionsShown }) =>
      (areCaptionsShown &&
        cues.find(({ start, end }) => start <= position && position < end)?.text) ||
      '',
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof videoSlice> {}
}

export const {
  retryRequested,
  loadingSucceeded,
  loadingFailed,
  playbackChanged,
  soundRead,
  positionReached,
  durationRead,
  captionsRead,
  captionsToggled,
} = videoSlice.actions;
export const { selectVideo, selectPosition, selectCues, selectCaption } =
  videoSlice.injectInto(rootReducer).selectors;

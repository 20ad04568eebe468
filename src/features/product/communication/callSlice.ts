import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Texts } from '../../../contract/texts/texts.ts';
import { resetOnNewPage } from '../../../store/navigationSlice.ts';
import { rootReducer } from '../../../store/rootReducer.ts';
import type { AppStartListening } from '../../../store/services.ts';

export type CallTexts = NonNullable<Texts['feature-realtime-communication']['call']>;
type Line = CallTexts['lines'][number];

/** Time to read a sentence. */
const PACE_MS = 1600;

interface CallState {
  /** The highlighted sentence. */
  current: number | undefined;
  /** The last sentence that was played. */
  heard: number | 'all';
  isPlaying: boolean;
  /** Sentences whose action a visitor has confirmed. */
  confirmed: number[];
}

const initialState: CallState = {
  current: undefined,
  heard: 'all',
  isPlaying: false,
  confirmed: [],
};

/** Of minutes and seconds, such as 3:05. */
const secondsOf = (time: string): number =>
  time.split(':').reduce((seconds, part) => seconds * 60 + (Number(part) || 0), 0);

export interface PlacedLine extends Line {
  index: number;
  isHeard: boolean;
  isCurrent: boolean;
  /** One of four from the one before the current one on, which fit on a phone. */
  isNear: boolean;
  /** The last of the four, if others follow. */
  isFading: boolean;
  isConfirmed: boolean;
  /** Of the call's length. */
  share: number;
}

const describeCall = (state: CallState, { lines, length }: CallTexts) => {
  const heard = state.heard === 'all' ? lines.length - 1 : state.heard;
  const firstOfSummary = lines.findIndex(({ summary }) => summary !== undefined);
  const current = Math.min(state.current ?? Math.max(firstOfSummary, 0), lines.length - 1);
  const firstOnPhones = Math.max(0, Math.min(current - 1, lines.length - 4));
  const lastOnPhones = firstOnPhones + 3;
  const placed = lines.map((line, index): PlacedLine => ({
    ...line,
    index,
    isHeard: index <= heard,
    isCurrent: index === current,
    isNear: index >= firstOnPhones && index <= lastOnPhones,
    isFading: index === lastOnPhones && index < lines.length - 1,
    isConfirmed: state.confirmed.includes(index),
    share: Math.min(1, secondsOf(line.time) / (secondsOf(length) || 1)),
  }));
  const { time, share } = placed[current]!;
  return {
    isPlaying: state.isPlaying,
    time,
    share,
    lines: placed,
    /** The line of the summary that was written last, while the call plays or pauses. */
    written:
      state.heard === 'all' ? undefined : placed.findLast((each) => each.isHeard && each.summary),
  };
};

const callSlice = createSlice({
  name: 'call',
  initialState,
  reducers: {
    playToggled(state, { payload: lines }: PayloadAction<number>) {
      state.isPlaying = !state.isPlaying && lines > 1;
      if (!state.isPlaying) return;
      if (state.heard === 'all') {
        state.heard = 0;
        state.confirmed = [];
      }
      state.current = state.heard;
    },
    /** @param payload how many sentences the call has */
    sentenceReached(state, { payload: lines }: PayloadAction<number>) {
      if (!state.isPlaying || state.heard === 'all') return;
      state.heard += 1;
      state.current = state.heard;
      if (state.heard < lines - 1) return;
      state.isPlaying = false;
      state.heard = 'all';
    },
    sentenceChosen(state, { payload: index }: PayloadAction<number>) {
      state.isPlaying = false;
      state.current = index;
      if (state.heard !== 'all') state.heard = Math.max(state.heard, index);
    },
    actionToggled(state, { payload: index }: PayloadAction<number>) {
      state.confirmed = state.confirmed.includes(index)
        ? state.confirmed.filter((each) => each !== index)
        : [...state.confirmed, index];
    },
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    selectIsPlaying: ({ isPlaying }) => isPlaying,
    selectCall: createSelector(
      [(state: CallState) => state, (_state, texts: CallTexts) => texts],
      describeCall,
    ),
  },
});

declare module '../../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof callSlice> {}
}

export const { playToggled, sentenceReached, sentenceChosen, actionToggled } = callSlice.actions;
export const { selectIsPlaying, selectCall } = callSlice.injectInto(rootReducer).selectors;

export const hasSummary = (line: PlacedLine): line is PlacedLine & { summary: string } =>
  line.summary !== undefined;

export const hasAction = (
  line: PlacedLine,
): line is PlacedLine & { action: NonNullable<Line['action']> } => line.action !== undefined;

export const listenToPlaying = (startListening: AppStartListening) => {
  startListening({
    actionCreator: playToggled,
    effect: async ({ payload: lines }, listener) => {
      listener.cancelActiveListeners();
      while (selectIsPlaying(listener.getState())) {
        await listener.delay(PACE_MS);
        listener.dispatch(sentenceReached(lines));
      }
    },
  });
};

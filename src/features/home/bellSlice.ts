import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { HomeTexts } from '../../contract/texts/texts.ts';
import { resetOnNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

/** `idle` until the first press, then from `ring` to `lit` at each press. */
export type BellPhase = 'idle' | 'ring' | 'arrive' | 'reply' | 'lit';

export interface BellState {
  phase: BellPhase;
  /** Presses since the start, up to `MAX_RINGS`. */
  rings: number;
  /** Without the clock and the steps that only show time passing. */
  isStill: boolean;
}

/** After these presses the week starts over. */
export const MAX_RINGS = 8;

const initialState: BellState = { phase: 'idle', rings: 0, isStill: false };

const isRinging = ({ phase }: BellState) => phase !== 'idle' && phase !== 'lit';

const bellSlice = createSlice({
  name: 'bell',
  initialState,
  reducers: {
    /** The visitor pressed the bell. */
    bellRung(state, { payload }: PayloadAction<{ isStill: boolean }>) {
      if (isRinging(state)) return;
      state.rings = (state.rings % MAX_RINGS) + 1;
      state.isStill = payload.isStill;
      state.phase = payload.isStill ? 'arrive' : 'ring';
    },
    leadArrived(state) {
      if (state.phase === 'ring') state.phase = 'arrive';
    },
    /** The reply is on its way until `replyDelivered`. */
    agentReplied(state) {
      if (state.phase === 'arrive') state.phase = 'reply';
    },
    /** Also ends a still ring, which has no reply. */
    replyDelivered(state) {
      if (isRinging(state)) state.phase = 'lit';
    },
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    selectBell: (state) => state,
    selectIsRinging: isRinging,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof bellSlice> {}
}

export const { bellRung, leadArrived, agentReplied, replyDelivered } = bellSlice.actions;
export const { selectBell, selectIsRinging } = bellSlice.injectInto(rootReducer).selectors;

export type BellTexts = NonNullable<HomeTexts['bell']>;

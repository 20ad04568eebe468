import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';
import type { HomeTexts } from '../../contract/texts/texts.ts';
import { bellStrings } from '../../strings/liveDashboard.ts';

const bellSlice = createSlice({
  name: 'bell',
  initialState: { rings: 0 },
  reducers: {
    bellPressed(state) {
      state.rings += 1;
    },
  },
  selectors: {
    selectRings: (state) => state.rings,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof bellSlice> {}
}

export const { bellPressed } = bellSlice.actions;
export const { selectRings } = bellSlice.injectInto(rootReducer).selectors;

export const firstNameOf = (name: string): string => name.split(' ')[0]!;

export type BellTexts = NonNullable<HomeTexts['bell']>;

export interface Lead {
  name: string;
  wish: string;
  source: string;
  age: string;
  agent: string;
  /** Portrait of the agent. */
  photo: string;
}

/** Whose turn it is; that of the first ring is 0, and those before it are negative. */
const turnOf = ({ agents }: BellTexts, turn: number) => {
  const { name: agent, photo } = agents.at(turn % agents.length)!;
  return { agent, photo };
};

/** The leads of the picture, the newest first. */
export const leadsOfPicture = (
  texts: BellTexts,
  rows: readonly Omit<Lead, 'agent' | 'photo'>[],
): Lead[] => rows.map((row, index) => ({ ...row, ...turnOf(texts, -1 - index) }));

/** The lead that a ring brings, with the agent whose turn it is. The first ring is 0. */
export const leadOfRing = (texts: BellTexts, ring: number): Lead => ({
  ...texts.callers[ring % texts.callers.length]!,
  age: bellStrings.now,
  ...turnOf(texts, ring),
});

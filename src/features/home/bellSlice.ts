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

/** The lead that a ring brings, with the agent whose turn it is. The first ring is 0. */
export const leadOfRing = ({ callers, agents }: BellTexts, ring: number): Lead => {
  const { name: agent, photo } = agents[ring % agents.length]!;
  return { ...callers[ring % callers.length]!, age: bellStrings.now, agent, photo };
};

import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';
import { bellStrings } from '../../strings/home.ts';

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

/** In the order of their turns, with their windows in the street. */
export const AGENTS = [
  { name: 'Owen Castellano', window: { x: 835, y: 430, width: 34, height: 48 } },
  { name: 'Tom Lindqvist', window: { x: 890.5, y: 348, width: 28, height: 46 } },
  { name: 'Priya Nair', window: { x: 734, y: 348, width: 28, height: 46 } },
  { name: 'Daniel Reyes', window: { x: 786, y: 348, width: 28, height: 46 } },
] as const;

export const firstNameOf = (name: string): string => name.split(' ')[0]!;

export type Lead = Record<'name' | 'wish' | 'source' | 'agent' | 'age', string>;

/** The lead that a ring brings, with the agent whose turn it is. The first ring is 0. */
export const leadOfRing = (ring: number): Lead => ({
  ...bellStrings.callers[ring % bellStrings.callers.length]!,
  agent: AGENTS[ring % AGENTS.length]!.name,
  age: bellStrings.now,
});

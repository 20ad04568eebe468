import { createSelector, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../../store/rootReducer.ts';
import { AGENTS, CALLERS, DASHBOARD, type Agent, type Lead } from './office.ts';

interface KnockState {
  /** How often the bell was rung; everything else follows from it. */
  rings: number;
}

const initialState: KnockState = { rings: 0 };

/** The bell below the home page's picture: each ring is a lead that arrives at the office in the picture. */
export const knockSlice = createSlice({
  name: 'knock',
  initialState,
  reducers: {
    bellPressed(state) {
      state.rings += 1;
    },
  },
  selectors: {
    selectRings: (state) => state.rings,
  },
});

declare module '../../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof knockSlice> {}
}

export const { bellPressed } = knockSlice.actions;
const { selectRings } = knockSlice.injectInto(rootReducer).selectors;

interface Arrival extends Lead {
  agent: Agent;
}

/** Leads take turns among the agents; the seventh ring's caller is the first one again. */
const arrivalOf = (ring: number): Arrival => ({
  ...CALLERS[ring % CALLERS.length]!,
  agent: AGENTS[ring % AGENTS.length]!,
});

const count = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** The lead that the last ring brought; undefined before the first. */
export const selectLastArrival = createSelector([selectRings], (rings) =>
  rings > 0 ? arrivalOf(rings - 1) : undefined,
);

/** What the dashboard in the picture shows after so many rings. */
export const selectDashboard = createSelector([selectRings], (rings) => ({
  newLeads: DASHBOARD.newLeads + rings,
  waiting: DASHBOARD.waiting + rings,
  today: DASHBOARD.today + rings,
  todayBefore: DASHBOARD.today,
  /** The newest first, as many as the picture has rows. */
  rows: [
    ...count(Math.min(rings, DASHBOARD.rows.length)).map((age) => arrivalOf(rings - 1 - age)),
    ...DASHBOARD.rows,
  ].slice(0, DASHBOARD.rows.length),
}));

/** Whose windows are lit: everybody's who has been given a lead. */
export const selectLitAgents = createSelector([selectRings], (rings) => AGENTS.slice(0, rings));

import type { OfficeSize } from './fittingPlan.ts';

/** Windows that a front has room for, and panes in each: three across, four up. */
const MOST_WINDOWS = 24;
export const PANES_ACROSS = 3;
export const PANES_UP = 4;
const PANES = PANES_ACROSS * PANES_UP;

/** An office as the front of its house: a window for each agent, a lit pane for each lead of a week. */
export interface OfficeFacade {
  /** Windows of one floor, and floors; the top one may have fewer. */
  columns: number;
  rows: number;
  /** Lit panes of each window, from the ground up and from the left. */
  lit: readonly number[];
  /** More agents than windows, or more leads than panes, share one. */
  agentsPerWindow: number;
  leadsPerPane: number;
}

const columnsOf = (windows: number): number => {
  if (windows <= 4) return windows;
  return Math.ceil(windows / (windows <= 12 ? 2 : 3));
};

/** The front of an office whose leads are handed out by turn: two windows differ by one pane at most. */
export const officeFacade = ({ agents, leadsPerWeek }: OfficeSize): OfficeFacade => {
  const agentsPerWindow = Math.max(1, Math.ceil(agents / MOST_WINDOWS));
  const windows = Math.max(1, Math.ceil(agents / agentsPerWindow));
  const leadsPerPane = Math.max(1, Math.ceil(leadsPerWeek / (windows * PANES)));
  const panes = Math.round(leadsPerWeek / leadsPerPane);
  const columns = columnsOf(windows);
  return {
    columns,
    rows: Math.ceil(windows / columns),
    lit: Array.from(
      { length: windows },
      (_, window) => Math.floor(panes / windows) + (window < panes % windows ? 1 : 0),
    ),
    agentsPerWindow,
    leadsPerPane,
  };
};

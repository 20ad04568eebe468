import { RINGS, type BellState, type BellTexts } from './bellSlice.ts';

export const REPLY_TIME = '0:41';

/** Rows of the list, and one that slides out below. */
const ROWS = 5;
export const WINDOW_COLUMNS = 8;

type Agent = BellTexts['agents'][number];

export interface DashboardRow {
  name: string;
  wish: string;
  source: string;
  agent: Agent;
  status: 'waiting' | 'sending' | 'replied';
  /** Minutes and seconds to the reply. */
  time?: string | undefined;
  isNew: boolean;
}

export type DashboardWindow = 'lit' | 'dark' | 'empty' | 'knocking' | 'justLit';

/** Everything that the drawing of the dashboard shows at one moment. */
export interface Dashboard {
  newLeads: number;
  reached: number;
  waiting: number;
  agents: Agent[];
  /** Index of the agent who gets the next lead. */
  next: number;
  rows: DashboardRow[];
  windows: DashboardWindow[];
}

export const firstNameOf = (name: string): string => name.split(' ')[0]!;

/** The agent with the fewest leads; of several, the one who has waited longest for a turn. */
const nextOf = (counts: readonly number[], lastTurns: readonly number[]): number =>
  counts.reduce((best, count, agent) => {
    const isEqual = count === counts[best]! && lastTurns[agent]! < lastTurns[best]!;
    return count < counts[best]! || isEqual ? agent : best;
  }, 0);

/** The agents of the arrived leads, and of the one after them. */
const turnsOf = (agents: readonly Agent[], arrived: number) => {
  const counts = agents.map(({ leads }) => leads);
  const lastTurns = agents.map(() => -1);
  const turns: number[] = [];
  for (let turn = 0; turn < arrived; turn += 1) {
    const agent = nextOf(counts, lastTurns);
    turns.push(agent);
    counts[agent]! += 1;
    lastTurns[agent] = turn;
  }
  return { counts, turns, next: nextOf(counts, lastTurns) };
};

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** From the end: the latest leads wait, except a few that had a reply out of turn. */
const WAITING_FROM_END = [0, 1, 2, 3, 5, 10];

/** Leads of the week: those before the first press and how many of them wait, then those that arrived and were answered. */
interface LeadCounts {
  before: number;
  waitingBefore: number;
  arrived: number;
  answered: number;
}

const windowsOf = ({ before, waitingBefore, arrived, answered }: LeadCounts): DashboardWindow[] => {
  const size = Math.ceil((before + RINGS) / WINDOW_COLUMNS) * WINDOW_COLUMNS;
  const isFew = before <= Math.max(...WAITING_FROM_END);
  const fromEnd = isFew ? WAITING_FROM_END.map((_, index) => index) : WAITING_FROM_END;
  const dark = fromEnd.slice(0, waitingBefore).map((offset) => before - 1 - offset);
  return Array.from({ length: size }, (_, index) => {
    if (index >= before + arrived) return 'empty';
    if (index < before) return dark.includes(index) ? 'dark' : 'lit';
    return index < before + answered ? 'lit' : 'knocking';
  });
};

/** The lead of a press and the agent who gets it; undefined before the first press. */
export const callOf = ({ rings }: BellState, { agents, callers }: BellTexts) => {
  if (rings === 0) return undefined;
  const { turns } = turnsOf(agents, rings);
  return { caller: callers[(rings - 1) % callers.length]!, agent: agents[turns.at(-1)!]! };
};

export const dashboardOf = (bell: BellState, texts: BellTexts): Dashboard => {
  const { phase, rings } = bell;
  const { agents, callers } = texts;
  const isBefore = phase === 'idle' || phase === 'ring';
  const arrived = Math.max(isBefore ? rings - 1 : rings, 0);
  const answered = phase === 'lit' ? rings : Math.max(rings - 1, 0);
  const { counts, turns, next } = turnsOf(agents, arrived);
  const before = sumOf(agents.map(({ leads }) => leads));
  const waitingBefore = Math.min(texts.waiting, before);
  const waiting = waitingBefore + arrived - answered;

  const arrivals = turns.map((agent, ring): DashboardRow => {
    const isAnswered = ring < answered;
    const unanswered = phase === 'reply' ? 'sending' : 'waiting';
    return {
      ...callers[ring % callers.length]!,
      agent: agents[agent]!,
      status: isAnswered ? 'replied' : unanswered,
      ...(isAnswered && { time: REPLY_TIME }),
      isNew: ring === rings - 1 && !isAnswered,
    };
  });
  const earlier = texts.rows.map((row, index): DashboardRow => ({
    ...row,
    // The last agent in turn got the newest of them.
    agent: agents.at(-1 - (index % agents.length))!,
    status: row.time ? 'replied' : 'waiting',
    isNew: false,
  }));
  const windows = windowsOf({ before, waitingBefore, arrived, answered });
  if (phase === 'lit') windows[before + arrived - 1] = 'justLit';
  return {
    newLeads: before + arrived,
    reached: before + arrived - waiting,
    waiting,
    agents: agents.map((agent, index) => ({ ...agent, leads: counts[index]! })),
    next,
    rows: [...arrivals.toReversed(), ...earlier].slice(0, ROWS),
    windows,
  };
};

import { MAX_RINGS, type BellPhase, type BellState, type BellTexts } from './bellSlice.ts';

export const REPLY_SECONDS = 41;
export const REPLY_TIME = `0:${REPLY_SECONDS}`;

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

/** Index of the agent with the fewest leads; of several, of the one who has waited longest for a turn. */
const nextOf = (counts: readonly number[], lastTurns: readonly number[]): number =>
  counts.reduce((bestIndex, count, agentIndex) => {
    const bestCount = counts[bestIndex]!;
    const hasWaitedLonger = lastTurns[agentIndex]! < lastTurns[bestIndex]!;
    return count < bestCount || (count === bestCount && hasWaitedLonger) ? agentIndex : bestIndex;
  }, 0);

/** Indexes of the agents of the arrived leads (`turns`) and of the one after them. */
const turnsOf = (agents: readonly Agent[], arrived: number) => {
  const counts = agents.map(({ leads }) => leads);
  const lastTurns = agents.map(() => -1);
  const turns: number[] = [];
  for (let turn = 0; turn < arrived; turn += 1) {
    const agentIndex = nextOf(counts, lastTurns);
    turns.push(agentIndex);
    counts[agentIndex]! += 1;
    lastTurns[agentIndex] = turn;
  }
  return { counts, turns, next: nextOf(counts, lastTurns) };
};

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The latest leads wait, except a few that had a reply out of turn: counted from the end, the last lead is 0. */
const WAITING_FROM_END = [0, 1, 2, 3, 5, 10];

/**
 * Indexes of the waiting leads among those before the first press: 49, 48, 47, 46, 44 and 39 if 6 of 50 wait. In a week of
 * few leads, which has no room for the exceptions, the last ones: 7, 6, 5, 4, 3 and 2 if 6 of 8 wait.
 */
const waitingIndexes = (before: number, count: number): number[] => {
  const last = before - 1;
  const hasExceptions = Math.max(...WAITING_FROM_END) <= last;
  return WAITING_FROM_END.slice(0, count).map((fromEnd, position) =>
    hasExceptions ? last - fromEnd : last - position,
  );
};

/** Leads of the week: those before the first press and how many of them wait, then those that arrived and were answered. */
interface LeadCounts {
  before: number;
  waitingBefore: number;
  arrived: number;
  answered: number;
}

const windowsOf = (
  { before, waitingBefore, arrived, answered }: LeadCounts,
  phase: BellPhase,
): DashboardWindow[] => {
  const size = Math.ceil((before + MAX_RINGS) / WINDOW_COLUMNS) * WINDOW_COLUMNS;
  const dark = waitingIndexes(before, waitingBefore);
  return Array.from({ length: size }, (_, index) => {
    if (index >= before + arrived) return 'empty';
    if (index < before) return dark.includes(index) ? 'dark' : 'lit';
    if (phase === 'lit' && index === before + arrived - 1) return 'justLit';
    return index < before + answered ? 'lit' : 'knocking';
  });
};

/** The lead of a press and the agent who gets it; undefined before the first press. */
export const ringOf = ({ rings }: BellState, { agents, callers }: BellTexts) => {
  if (rings === 0) return undefined;
  const { turns } = turnsOf(agents, rings);
  return { caller: callers[(rings - 1) % callers.length]!, agent: agents[turns.at(-1)!]! };
};

/** Of the last press: whether its lead has arrived (1) or not (0), and whether an agent has answered it. */
const LAST_LEAD: Record<BellPhase, { arrived: 0 | 1; answered: 0 | 1 }> = {
  idle: { arrived: 0, answered: 0 },
  ring: { arrived: 0, answered: 0 },
  arrive: { arrived: 1, answered: 0 },
  reply: { arrived: 1, answered: 0 },
  lit: { arrived: 1, answered: 1 },
};

export const dashboardOf = (bell: BellState, texts: BellTexts): Dashboard => {
  const { phase, rings } = bell;
  const { agents, callers } = texts;
  const earlierRings = Math.max(rings - 1, 0);
  const arrived = earlierRings + LAST_LEAD[phase].arrived;
  const answered = earlierRings + LAST_LEAD[phase].answered;
  const { counts, turns, next } = turnsOf(agents, arrived);
  const before = sumOf(agents.map(({ leads }) => leads));
  const waitingBefore = Math.min(texts.waiting, before);
  const waiting = waitingBefore + arrived - answered;

  const arrivals = turns.map((agentIndex, ring): DashboardRow => {
    const isAnswered = ring < answered;
    const unanswered = phase === 'reply' ? 'sending' : 'waiting';
    return {
      ...callers[ring % callers.length]!,
      agent: agents[agentIndex]!,
      status: isAnswered ? 'replied' : unanswered,
      ...(isAnswered && { time: REPLY_TIME }),
      isNew: ring === rings - 1 && !isAnswered,
    };
  });
  // The rows begin with the newest lead, which the last agent got.
  const fromLastAgent = agents.toReversed();
  const earlier = texts.rows.map((row, index): DashboardRow => ({
    ...row,
    agent: fromLastAgent[index % agents.length]!,
    status: row.time ? 'replied' : 'waiting',
    isNew: false,
  }));
  return {
    newLeads: before + arrived,
    reached: before + arrived - waiting,
    waiting,
    agents: agents.map((agent, index) => ({ ...agent, leads: counts[index]! })),
    next,
    rows: [...arrivals.toReversed(), ...earlier].slice(0, ROWS),
    windows: windowsOf({ before, waitingBefore, arrived, answered }, phase),
  };
};

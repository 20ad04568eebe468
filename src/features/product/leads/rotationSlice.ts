import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Texts } from '../../../contract/texts/texts.ts';
import { resetOnNewPage } from '../../../store/navigationSlice.ts';
import { rootReducer } from '../../../store/rootReducer.ts';

export type RotationTexts = NonNullable<Texts['feature-lead-management-system']['rotation']>;
type ModeTexts = RotationTexts['modes'][number];
export type Mode = ModeTexts['kind'];

interface RotationState {
  mode: Mode;
  /** The mode of each lead that was handed over, in order. */
  handed: Mode[];
}

export interface AgentNow {
  name: string;
  photo: string;
  leads: number;
  isNext: boolean;
  /** The rule may choose this agent. */
  isInRule: boolean;
}

interface Assignment {
  mode: Mode;
  lead: string;
  agent: string;
  /** Leads of the agent afterwards. */
  leads: number;
}

const initialState: RotationState = { mode: 'turns', handed: [] };

const peopleOf = ({ agents }: RotationTexts, { people }: ModeTexts): string[] => {
  const known = people.filter((person) => agents.some(({ name }) => name === person));
  return known.length > 0 ? known : agents.map(({ name }) => name);
};

/** Who gets the next lead: a tie goes to the first in the list. */
const chooseAgent = (
  { kind }: ModeTexts,
  people: readonly string[],
  leads: ReadonlyMap<string, number>,
  handedBefore: number,
): string => {
  const [first = ''] = people;
  if (kind === 'person') return first;
  if (kind === 'campaign') return people[handedBefore % people.length]!;
  return people.reduce((best, each) => (leads.get(each)! < leads.get(best)! ? each : best), first);
};

const describeRotation = ({ mode, handed }: RotationState, texts: RotationTexts) => {
  const leads = new Map(texts.agents.map((agent) => [agent.name, agent.leads]));
  const assignments: Assignment[] = [];
  const nextIn = (kind: Mode) => {
    const modeTexts = texts.modes.find((each) => each.kind === kind) ?? texts.modes[0]!;
    const before = assignments.filter((each) => each.mode === kind).length;
    const people = peopleOf(texts, modeTexts);
    const agent = chooseAgent(modeTexts, people, leads, before);
    return { modeTexts, people, agent, lead: modeTexts.leads[before] };
  };
  for (const kind of handed) {
    const { agent, lead } = nextIn(kind);
    const after = leads.get(agent)! + 1;
    leads.set(agent, after);
    assignments.push({ mode: kind, lead: lead?.name ?? '', agent, leads: after });
  }
  const { modeTexts, people, agent, lead } = nextIn(mode);
  const agents: AgentNow[] = texts.agents.map(({ name, photo }) => ({
    name,
    photo,
    leads: leads.get(name)!,
    isNext: lead !== undefined && name === agent,
    isInRule: people.includes(name),
  }));
  const fewest = Math.min(...people.map((person) => leads.get(person)!));
  return {
    mode: modeTexts,
    agents,
    /** At the door; undefined when all have an agent. */
    lead,
    agent,
    /** With as few leads as the next one, in list order. */
    tied: people.filter((person) => leads.get(person) === fewest),
    fewest,
    /** The newest first. */
    assignments: assignments.filter((each) => each.mode === modeTexts.kind).reverse(),
    last: assignments.at(-1),
  };
};

const rotationSlice = createSlice({
  name: 'rotation',
  initialState,
  reducers: {
    modeChosen(state, { payload: mode }: PayloadAction<Mode>) {
      state.mode = mode;
    },
    leadHandedOver(state) {
      state.handed.push(state.mode);
    },
    rotationRestarted: (state) => ({ ...initialState, mode: state.mode }),
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    selectRotation: createSelector(
      [(state: RotationState) => state, (_state, texts: RotationTexts) => texts],
      describeRotation,
    ),
  },
});

declare module '../../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof rotationSlice> {}
}

export const { modeChosen, leadHandedOver, rotationRestarted } = rotationSlice.actions;
export const { selectRotation } = rotationSlice.injectInto(rootReducer).selectors;

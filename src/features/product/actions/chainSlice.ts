import { createSelector, createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Texts } from '../../../contract/texts/texts.ts';
import { resetOnNewPage } from '../../../store/navigationSlice.ts';
import { rootReducer } from '../../../store/rootReducer.ts';

export type ChainTexts = NonNullable<Texts['feature-action-assignment']['chain']>;
export type Person = ChainTexts['people'][number];
type StepTexts = ChainTexts['steps'][number];

interface ChainState {
  /** How many actions are done. */
  done: number;
}

const initialState: ChainState = { done: 0 };

export interface Step extends StepTexts {
  person: Person;
  isDone: boolean;
}

/** Who gets an action: by turn the one with the fewest, a tie goes to the first in the list. */
const ownerOf = ({ by, owner }: StepTexts, people: readonly Person[]): Person => {
  const named = people.find(({ name }) => name === owner);
  if (by !== 'turn' && named) return named;
  const inTurn = people.filter(({ turns }) => turns === 'yes');
  const [first, ...others] = inTurn.length > 0 ? inTurn : people;
  return others.reduce((best, each) => (each.given < best.given ? each : best), first!);
};

const describeChain = (done: number, { people, steps }: ChainTexts) => {
  let now = [...people];
  const change = (name: string, part: (person: Person) => Partial<Person>) => {
    now = now.map((person) => (person.name === name ? { ...person, ...part(person) } : person));
  };
  const shown: Step[] = steps.slice(0, done + 1).map((step, index) => {
    const person = ownerOf(step, now);
    const isDone = index < done;
    // The first action is among those that the week has already.
    if (index > 0) change(person.name, ({ given }) => ({ given: given + 1 }));
    if (isDone) change(person.name, (each) => ({ done: each.done + 1 }));
    return { ...step, person, isDone };
  });
  return {
    steps: shown,
    people: now,
    due: shown.find(({ isDone }) => !isDone),
    /** They get an owner one after the other. */
    following: steps.slice(shown.length),
  };
};

const chainSlice = createSlice({
  name: 'chain',
  initialState,
  reducers: {
    actionFinished(state) {
      state.done += 1;
    },
    chainRestarted: () => initialState,
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    selectChain: createSelector(
      [({ done }: ChainState) => done, (_state, texts: ChainTexts) => texts],
      describeChain,
    ),
  },
});

declare module '../../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof chainSlice> {}
}

export const { actionFinished, chainRestarted } = chainSlice.actions;
export const { selectChain } = chainSlice.injectInto(rootReducer).selectors;

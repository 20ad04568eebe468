import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Texts } from '../../../contract/texts/texts.ts';
import { resetOnNewPage } from '../../../store/navigationSlice.ts';
import { rootReducer } from '../../../store/rootReducer.ts';

export type ThreadTexts = NonNullable<Texts['feature-activity-tracking']['thread']>;
export type ThreadEvent = ThreadTexts['events'][number];
export type Group = ThreadEvent['group'];

interface ThreadState {
  group: Group | 'all';
}

const initialState: ThreadState = { group: 'all' };

interface Day {
  day: string;
  events: ThreadEvent[];
}

const byDay = (events: readonly ThreadEvent[]): Day[] => {
  const days: Day[] = [];
  for (const event of events) {
    const last = days.at(-1);
    if (last?.day === event.day) last.events.push(event);
    else days.push({ day: event.day, events: [event] });
  }
  return days;
};

const describeThread = (group: Group | 'all', { groups, events }: ThreadTexts) => {
  const ofGroup = (kind: Group) => events.filter((event) => event.group === kind);
  const shown = group === 'all' ? events : ofGroup(group);
  return {
    group,
    days: byDay(shown),
    shown: shown.length,
    all: events.length,
    groups: groups
      .map(({ kind, label }) => ({ kind, label, count: ofGroup(kind).length }))
      .filter(({ count }) => count > 0),
  };
};

const threadSlice = createSlice({
  name: 'thread',
  initialState,
  reducers: {
    groupChosen(state, { payload: group }: PayloadAction<Group | 'all'>) {
      state.group = group;
    },
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    selectThread: createSelector(
      [({ group }: ThreadState) => group, (_state, texts: ThreadTexts) => texts],
      describeThread,
    ),
  },
});

declare module '../../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof threadSlice> {}
}

export const { groupChosen } = threadSlice.actions;
export const { selectThread } = threadSlice.injectInto(rootReducer).selectors;

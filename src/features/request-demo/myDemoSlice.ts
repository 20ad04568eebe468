import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { formMessages } from '../../contract/forms.ts';
import { locationChanged, isNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import { requestDemoApi, type SeenDemo } from './requestDemoApi.ts';

/** A day and a time where the visitor is, as the controls of a demo's hour hold them. */
type Moment = Readonly<Record<'preferred_date' | 'preferred_time', string>>;

/** What the visitor does with their demo; the demo itself is a read. */
export interface MyDemoState {
  phase: 'editing' | 'submitting';
  moment: Moment;
  /** What is wrong with the hour that they want. */
  error: string;
  /** Free hours near one that is not: ISO instants, soonest first. */
  alternatives: readonly string[];
}

const initialState: MyDemoState = {
  phase: 'editing',
  moment: { preferred_date: '', preferred_time: '' },
  error: '',
  alternatives: [],
};

const { moveDemo, cancelDemo } = requestDemoApi.endpoints;

/** The page that a demo’s link opens: the hour that the visitor chooses, and how the sending goes. */
const myDemoSlice = createSlice({
  name: 'myDemo',
  initialState,
  reducers: {
    /** A day or a time was chosen. */
    momentChosen(state, { payload }: PayloadAction<Partial<Moment>>) {
      state.moment = { ...state.moment, ...payload };
      state.error = '';
    },
    /** Another hour is wanted: `to` is an ISO instant, '' while the day or the time is missing. */
    moveRequested(state, { payload }: PayloadAction<SeenDemo & { to: string }>) {
      state.error = payload.to === '' ? formMessages.dateTimeRequired : '';
    },
    cancelRequested(state, _action: PayloadAction<SeenDemo>) {
      state.error = '';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(locationChanged, (_state, { payload }) =>
        isNewPage(payload) ? initialState : undefined,
      )
      .addMatcher(isAnyOf(moveDemo.matchPending, cancelDemo.matchPending), (state) => {
        state.phase = 'submitting';
        state.alternatives = [];
      })
      .addMatcher(isAnyOf(moveDemo.matchFulfilled, cancelDemo.matchFulfilled), () => initialState)
      .addMatcher(
        isAnyOf(moveDemo.matchRejected, cancelDemo.matchRejected),
        (state, { payload }) => {
          state.phase = 'editing';
          state.error = payload?.fields?.preferred_datetime ?? '';
          state.alternatives = payload?.alternatives ?? [];
        },
      );
  },
  selectors: {
    selectMyDemo: (state) => state,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof myDemoSlice> {}
}

export const { momentChosen, moveRequested, cancelRequested } = myDemoSlice.actions;
export const { selectMyDemo } = myDemoSlice.injectInto(rootReducer).selectors;

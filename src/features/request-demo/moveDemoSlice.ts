import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { asApiError } from '../../api/apiError.ts';
import { resetOnNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import { requestDemoApi } from './requestDemoApi.ts';

const { moveDemo } = requestDemoApi.endpoints;

/** The new time of a demo, as its form shows it. */
const initialState = {
  preferred_date: '',
  preferred_time: '',
  /** Of both fields. */
  error: '',
};

type TimeField = Exclude<keyof typeof initialState, 'error'>;

const moveDemoSlice = createSlice({
  name: 'moveDemo',
  initialState,
  reducers: {
    newTimeChosen(state, { payload }: PayloadAction<{ field: TimeField; value: string }>) {
      state[payload.field] = payload.value;
      state.error = '';
    },
    newTimeRefused(state, { payload }: PayloadAction<string>) {
      state.error = payload;
    },
  },
  extraReducers: (builder) => {
    resetOnNewPage(initialState)(builder);
    builder
      .addMatcher(moveDemo.matchFulfilled, () => initialState)
      .addMatcher(moveDemo.matchRejected, (state, { payload }) => {
        state.error = asApiError(payload).fields?.preferred_datetime ?? '';
      });
  },
  selectors: {
    selectNewTime: (state) => state,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof moveDemoSlice> {}
}

export const { newTimeChosen, newTimeRefused } = moveDemoSlice.actions;
export const { selectNewTime } = moveDemoSlice.injectInto(rootReducer).selectors;

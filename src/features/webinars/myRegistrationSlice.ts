import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { locationChanged, isNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import { webinarsApi } from './webinarsApi.ts';

/** Whether the visitor's registration is being canceled; the registration itself is a read. */
export interface MyRegistrationState {
  phase: 'idle' | 'canceling';
}

const initialState: MyRegistrationState = { phase: 'idle' };

const { cancelRegistration } = webinarsApi.endpoints;

/** The page of one registration, which its link opens: whether the visitor is canceling it. */
const myRegistrationSlice = createSlice({
  name: 'myRegistration',
  initialState,
  reducers: {
    /** The button was pressed; the token says of which registration. */
    cancelRequested(_state, _action: PayloadAction<string>) {},
  },
  extraReducers: (builder) => {
    builder
      .addCase(locationChanged, (_state, { payload }) =>
        isNewPage(payload) ? initialState : undefined,
      )
      .addMatcher(cancelRegistration.matchPending, (state) => {
        state.phase = 'canceling';
      })
      .addMatcher(cancelRegistration.matchFulfilled, () => initialState)
      .addMatcher(cancelRegistration.matchRejected, () => initialState);
  },
  selectors: {
    selectIsCanceling: ({ phase }) => phase === 'canceling',
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof myRegistrationSlice> {}
}

export const { cancelRequested } = myRegistrationSlice.actions;
export const { selectIsCanceling } = myRegistrationSlice.injectInto(rootReducer).selectors;

import { createSlice, type UnknownAction } from '@reduxjs/toolkit';

/** Spec §4, forms: editing -> submitting -> the success view, or back to editing on failure. */
export type SubmissionPhase = 'editing' | 'submitting' | 'succeeded';

export interface SubmissionState {
  phase: SubmissionPhase;
}

type Matcher = (action: UnknownAction) => boolean;

/** Of a mutation endpoint, the three moments that move its form on. */
export interface SubmissionEndpoint {
  matchPending: Matcher;
  matchFulfilled: Matcher;
  matchRejected: Matcher;
}

/**
 * The phase of one form, driven by its mutation. `staysOpen` forms (the newsletter box) go back to editing after
 * success; the others show their success view until the form is opened anew.
 */
export const createSubmissionSlice = <Name extends string>(
  name: Name,
  endpoint: SubmissionEndpoint,
  { staysOpen = false }: { staysOpen?: boolean } = {},
) => {
  const initialState: SubmissionState = { phase: 'editing' };
  return createSlice({
    name,
    initialState,
    reducers: {
      /** The visitor comes to the form afresh. A submission under way is not forgotten. */
      formOpened(state) {
        if (state.phase === 'succeeded') state.phase = 'editing';
      },
    },
    extraReducers: (builder) => {
      builder
        .addMatcher(endpoint.matchPending, (state) => {
          state.phase = 'submitting';
        })
        .addMatcher(endpoint.matchFulfilled, (state) => {
          if (state.phase === 'submitting') state.phase = staysOpen ? 'editing' : 'succeeded';
        })
        .addMatcher(endpoint.matchRejected, (state) => {
          if (state.phase === 'submitting') state.phase = 'editing';
        });
    },
    selectors: {
      selectPhase: (state) => state.phase,
      selectIsSubmitting: (state) => state.phase === 'submitting',
    },
  });
};

import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { perStore } from '../../store/rootReducer.ts';
import { newsletterApi } from './newsletterApi.ts';

const { matchPending, matchFulfilled, matchRejected } = newsletterApi.endpoints.subscribe;

interface NewsletterState {
  phase: 'editing' | 'submitting';
}

const initialState: NewsletterState = { phase: 'editing' };

/** Phase of the newsletter box (spec §4): idle -> submitting -> idle. */
export const newsletterSlice = createSlice({
  name: 'newsletter',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(matchPending, (state) => {
        state.phase = 'submitting';
      })
      .addMatcher(matchFulfilled, (state) => {
        state.phase = 'editing';
      })
      .addMatcher(matchRejected, (state) => {
        state.phase = 'editing';
      });
  },
  selectors: {
    selectIsSubmitting: (state) => state.phase === 'submitting',
  },
});

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices extends WithSlice<typeof newsletterSlice> {}
}

export const { selectIsSubmitting } = newsletterSlice.injectInto(perStore).selectors;

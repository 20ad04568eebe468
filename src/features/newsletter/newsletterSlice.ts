import type { WithSlice } from '@reduxjs/toolkit';
import { createSubmissionSlice } from '../../shared/lead-form/createSubmissionSlice.ts';
import { perStore } from '../../store/rootReducer.ts';
import { newsletterApi } from './newsletterApi.ts';

/** Phase of the newsletter box (spec §4): idle -> submitting -> idle. */
export const newsletterSlice = createSubmissionSlice(
  'newsletter',
  newsletterApi.endpoints.subscribe,
  {
    staysOpen: true,
  },
);

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices extends WithSlice<typeof newsletterSlice> {}
}

const injected = newsletterSlice.injectInto(perStore);

export const { selectIsSubmitting } = injected.selectors;

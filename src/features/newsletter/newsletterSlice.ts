import type { WithSlice } from '@reduxjs/toolkit';
import { createSubmissionSlice } from '../../store/createSubmissionSlice';
import { rootReducer } from '../../store/rootReducer';
import { newsletterApi } from './newsletterApi';

/** Phase of the newsletter box (spec §4): idle -> submitting -> idle. */
export const newsletterSlice = createSubmissionSlice(
  'newsletter',
  newsletterApi.endpoints.subscribe,
  { staysOpen: true },
);

declare module '../../store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof newsletterSlice> {}
}

const injected = newsletterSlice.injectInto(rootReducer);

export const { selectIsSubmitting } = injected.selectors;

import type { WithSlice } from '@reduxjs/toolkit';
import { createSubmissionSlice } from '../../shared/lead-form/createSubmissionSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import { newsletterApi } from './newsletterApi.ts';

/** Phase of the newsletter box (spec §4): idle -> submitting -> idle. */
const newsletterSlice = createSubmissionSlice('newsletter', newsletterApi.endpoints.subscribe, {
  staysOpen: true,
});

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices extends WithSlice<typeof newsletterSlice> {}
}

const injected = newsletterSlice.injectInto(rootReducer);

export const { selectIsSubmitting } = injected.selectors;

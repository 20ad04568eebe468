import {
  createSubmissionSlice,
  type SubmissionState,
} from '../../shared/lead-form/createSubmissionSlice.ts';
import { perStore } from '../../store/rootReducer.ts';
import { webinarsApi } from './webinarsApi.ts';

/** Phase of the registration form (spec §4). */
export const registrationSlice = createSubmissionSlice(
  'registration',
  webinarsApi.endpoints.registerForEvent,
);

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    registration: SubmissionState;
  }
}

const injected = registrationSlice.injectInto(perStore);

export const { formOpened } = registrationSlice.actions;
export const { selectPhase, selectIsSubmitting } = injected.selectors;

import { createSubmissionSlice, type SubmissionState } from '../../store/createSubmissionSlice';
import { rootReducer } from '../../store/rootReducer';
import { webinarsApi } from './webinarsApi';

/** Phase of the registration form (spec §4). */
const registrationSlice = createSubmissionSlice(
  'registration',
  webinarsApi.endpoints.registerForEvent,
);

declare module '../../store/rootReducer' {
  interface LazyLoadedSlices {
    registration: SubmissionState;
  }
}

const injected = registrationSlice.injectInto(rootReducer);

export const { formOpened } = registrationSlice.actions;
export const { selectPhase, selectIsSubmitting } = injected.selectors;

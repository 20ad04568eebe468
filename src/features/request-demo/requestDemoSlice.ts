import {
  createSubmissionSlice,
  type SubmissionState,
} from '../../shared/lead-form/createSubmissionSlice.ts';
import { perStore } from '../../store/rootReducer.ts';
import { requestDemoApi } from './requestDemoApi.ts';

/** Phase of the demo form (spec §4). */
export const requestDemoSlice = createSubmissionSlice(
  'requestDemo',
  requestDemoApi.endpoints.requestDemo,
);

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    requestDemo: SubmissionState;
  }
}

const injected = requestDemoSlice.injectInto(perStore);

export const { formOpened } = requestDemoSlice.actions;
export const { selectPhase, selectIsSubmitting } = injected.selectors;

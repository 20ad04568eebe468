import { createSubmissionSlice, type SubmissionState } from '../../store/createSubmissionSlice';
import { rootReducer } from '../../store/rootReducer';
import { requestDemoApi } from './requestDemoApi';

/** Phase of the demo form (spec §4). */
export const requestDemoSlice = createSubmissionSlice(
  'requestDemo',
  requestDemoApi.endpoints.requestDemo,
);

declare module '../../store/rootReducer' {
  interface LazyLoadedSlices {
    requestDemo: SubmissionState;
  }
}

const injected = requestDemoSlice.injectInto(rootReducer);

export const { formOpened } = requestDemoSlice.actions;
export const { selectPhase, selectIsSubmitting } = injected.selectors;

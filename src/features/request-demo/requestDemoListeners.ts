import { createAction } from '@reduxjs/toolkit';
import { asApiError } from '../../api/queryStatus.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { dropDraft } from '../../shared/lead-form/formDraft.ts';
import { startAppListening } from '../../store/listenerMiddleware.ts';
import { getServices } from '../../store/services.ts';
import { requestDemoApi } from './requestDemoApi.ts';

/** Name of the form's draft in the visitor's tab. */
export const DEMO_FORM = 'request-demo';

/** A copy button of the success view was pressed. */
export const copyRequested = createAction<string>('requestDemo/copyRequested');

startAppListening({
  matcher: requestDemoApi.endpoints.requestDemo.matchFulfilled,
  effect: ({ payload }, { dispatch }) => {
    dispatch(dropDraft(DEMO_FORM));
    dispatch(getServices).notify('success', payload.message || requestDemoStrings.submitted);
  },
});

startAppListening({
  matcher: requestDemoApi.endpoints.requestDemo.matchRejected,
  effect: ({ payload }, { dispatch }) => {
    const { status, message } = asApiError(payload);
    // Without a status there was no server to say anything.
    const words = (status > 0 && message) || requestDemoStrings.failed;
    dispatch(getServices).notify('error', words);
  },
});

startAppListening({
  actionCreator: copyRequested,
  effect: async ({ payload }, { dispatch }) => {
    const { copyText, notify } = dispatch(getServices);
    try {
      await copyText(payload);
      notify('success', requestDemoStrings.copied);
    } catch {
      notify('error', requestDemoStrings.copyFailed);
    }
  },
});

import { createAction } from '@reduxjs/toolkit';
import { asApiError } from '../../api/readStatus';
import { requestDemoCopy } from '../../copy/request-demo';
import { dropDraft } from '../../store/formDraft';
import { startAppListening } from '../../store/listenerMiddleware';
import { getServices } from '../../store/services';
import { requestDemoApi } from './requestDemoApi';

/** Name of the form's draft in the visitor's tab. */
export const DEMO_FORM = 'request-demo';

/** A copy button of the success view was pressed. */
export const copyRequested = createAction<string>('requestDemo/copyRequested');

startAppListening({
  matcher: requestDemoApi.endpoints.requestDemo.matchFulfilled,
  effect: ({ payload }, { dispatch }) => {
    dispatch(dropDraft(DEMO_FORM));
    dispatch(getServices).notify('success', payload.message || requestDemoCopy.submitted);
  },
});

startAppListening({
  matcher: requestDemoApi.endpoints.requestDemo.matchRejected,
  effect: ({ payload }, { dispatch }) => {
    const { status, message } = asApiError(payload);
    // Without a status there was no server to say anything.
    const words = (status > 0 && message) || requestDemoCopy.failed;
    dispatch(getServices).notify('error', words);
  },
});

startAppListening({
  actionCreator: copyRequested,
  effect: async ({ payload }, { dispatch }) => {
    const { copyText, notify } = dispatch(getServices);
    try {
      await copyText(payload);
      notify('success', requestDemoCopy.copied);
    } catch {
      notify('error', requestDemoCopy.copyFailed);
    }
  },
});

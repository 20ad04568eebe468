import { createAction } from '@reduxjs/toolkit';
import { asApiError } from '../../api/queryStatus.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { dropDraft } from '../../shared/lead-form/formDraft.ts';
import type { AppStartListening } from '../../store/services.ts';
import { visitorNotified } from '../../store/visitorNotified.ts';
import { requestDemoApi } from './requestDemoApi.ts';

/** Name of the form's draft in the visitor's tab. */
export const DEMO_FORM = 'request-demo';

/** A copy button of the success view was pressed. */
export const copyRequested = createAction<string>('requestDemo/copyRequested');

/** What the form does to the world outside: it tells the visitor how sending went, and copies what is to be kept. */
export const listenToDemoRequests = (startListening: AppStartListening) => {
  startListening({
    matcher: requestDemoApi.endpoints.requestDemo.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      dispatch(dropDraft(DEMO_FORM));
      dispatch(visitorNotified('success', payload.message || requestDemoStrings.submitted));
    },
  });

  startListening({
    matcher: requestDemoApi.endpoints.requestDemo.matchRejected,
    effect: ({ payload }, { dispatch }) => {
      const { status, message } = asApiError(payload);
      // Without a status there was no server to say anything.
      const words = (status > 0 && message) || requestDemoStrings.failed;
      dispatch(visitorNotified('error', words));
    },
  });

  startListening({
    actionCreator: copyRequested,
    effect: async ({ payload }, { dispatch, extra }) => {
      try {
        await extra.copyText(payload);
        dispatch(visitorNotified('success', requestDemoStrings.copied));
      } catch {
        dispatch(visitorNotified('error', requestDemoStrings.copyFailed));
      }
    },
  });
};

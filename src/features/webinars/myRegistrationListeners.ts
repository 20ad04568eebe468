import { asApiError } from '../../api/apiError.ts';
import { myRegistrationStrings } from '../../strings/webinars.ts';
import type { AppStartListening } from '../../store/services.ts';
import { toastShown } from '../../store/toastShown.ts';
import { cancelRequested, selectIsCanceling } from './myRegistrationSlice.ts';
import { webinarsApi } from './webinarsApi.ts';

const { cancelRegistration } = webinarsApi.endpoints;

/** Cancels the visitor's registration, and says how that went. */
export const listenToMyRegistration = (startListening: AppStartListening) => {
  startListening({
    actionCreator: cancelRequested,
    effect: ({ payload: token }, listener) => {
      // The second of two quick presses.
      if (selectIsCanceling(listener.getState())) return;
      void listener.dispatch(cancelRegistration.initiate(token, { track: false }));
    },
  });

  startListening({
    matcher: cancelRegistration.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      dispatch(toastShown('success', payload.message || myRegistrationStrings.canceled.title));
    },
  });

  startListening({
    matcher: cancelRegistration.matchRejected,
    effect: ({ payload }, { dispatch }) => {
      const { status, message } = asApiError(payload);
      dispatch(toastShown('error', (status > 0 && message) || myRegistrationStrings.failed));
    },
  });
};

import { isAnyOf } from '@reduxjs/toolkit';
import { asApiError } from '../../api/apiError.ts';
import type { ApiSuccess } from '../../contract/calls.ts';
import type { ApiError } from '../../contract/entities.ts';
import { myDemoStrings } from '../../strings/requestDemo.ts';
import type { AppStartListening } from '../../store/services.ts';
import { toastShown } from '../../store/toastShown.ts';
import { cancelRequested, moveRequested, selectMyDemo } from './myDemoSlice.ts';
import { requestDemoApi } from './requestDemoApi.ts';

const { moveDemo, cancelDemo } = requestDemoApi.endpoints;

/** Moves and cancels the visitor's demo, and says how that went. */
export const listenToMyDemo = (startListening: AppStartListening) => {
  startListening({
    actionCreator: moveRequested,
    effect: ({ payload }, listener) => {
      // The second of two quick presses.
      if (selectMyDemo(listener.getState()).phase === 'submitting' || payload.to === '') return;
      void listener.dispatch(moveDemo.initiate(payload, { track: false }));
    },
  });

  startListening({
    actionCreator: cancelRequested,
    effect: ({ payload }, listener) => {
      if (selectMyDemo(listener.getState()).phase === 'submitting') return;
      void listener.dispatch(cancelDemo.initiate(payload, { track: false }));
    },
  });

  startListening({
    matcher: isAnyOf(moveDemo.matchFulfilled, cancelDemo.matchFulfilled),
    effect: (action, { dispatch }) => {
      const { payload } = action as unknown as { payload: ApiSuccess };
      dispatch(toastShown('success', payload.message));
    },
  });

  startListening({
    matcher: isAnyOf(moveDemo.matchRejected, cancelDemo.matchRejected),
    effect: (action, { dispatch }) => {
      const { status, message } = asApiError((action as unknown as { payload: ApiError }).payload);
      dispatch(toastShown('error', (status > 0 && message) || myDemoStrings.failed));
    },
  });
};

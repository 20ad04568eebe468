import { asApiError } from '../../api/readStatus';
import type { Id } from '../../contract/entities';
import { webinarsCopy } from '../../copy/webinars';
import { dropDraft } from '../../store/formDraft';
import { startAppListening } from '../../store/listenerMiddleware';
import { getServices } from '../../store/services';
import { webinarsApi } from './webinarsApi';

const words = webinarsCopy.registration;

/** Name of an event's draft in the visitor's tab. */
export const registrationForm = (eventId: Id) => `registration:${eventId}`;

startAppListening({
  matcher: webinarsApi.endpoints.registerForEvent.matchFulfilled,
  effect: ({ payload, meta }, { dispatch }) => {
    dispatch(dropDraft(registrationForm(meta.arg.originalArgs.eventId)));
    dispatch(getServices).notify('success', payload.message || words.submitted);
  },
});

startAppListening({
  matcher: webinarsApi.endpoints.registerForEvent.matchRejected,
  effect: ({ payload }, { dispatch }) => {
    const { status, message } = asApiError(payload);
    // Without a status there was no server to say anything.
    dispatch(getServices).notify('error', (status > 0 && message) || words.failed);
  },
});

import { asApiError } from '../../api/queryStatus.ts';
import type { Id } from '../../contract/entities.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { dropDraft } from '../../shared/lead-form/formDraft.ts';
import { startAppListening } from '../../store/listenerMiddleware.ts';
import { getServices } from '../../store/services.ts';
import { webinarsApi } from './webinarsApi.ts';

const words = webinarsStrings.registration;

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

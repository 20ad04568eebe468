import { asApiError } from '../../api/queryStatus.ts';
import type { Id } from '../../contract/entities.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { dropDraft } from '../../shared/lead-form/formDraft.ts';
import type { AppStartListening } from '../../store/services.ts';
import { visitorNotified } from '../../store/visitorNotified.ts';
import { webinarsApi } from './webinarsApi.ts';

const words = webinarsStrings.registration;

/** Name of an event's draft in the visitor's tab. */
export const registrationForm = (eventId: Id) => `registration:${eventId}`;

/** Tells the visitor how sending a registration went. */
export const listenToRegistrations = (startListening: AppStartListening) => {
  startListening({
    matcher: webinarsApi.endpoints.registerForEvent.matchFulfilled,
    effect: ({ payload, meta }, { dispatch }) => {
      dispatch(dropDraft(registrationForm(meta.arg.originalArgs.eventId)));
      dispatch(visitorNotified('success', payload.message || words.submitted));
    },
  });

  startListening({
    matcher: webinarsApi.endpoints.registerForEvent.matchRejected,
    effect: ({ payload }, { dispatch }) => {
      const { status, message } = asApiError(payload);
      // Without a status there was no server to say anything.
      dispatch(visitorNotified('error', (status > 0 && message) || words.failed));
    },
  });
};

import { registrationForm } from '../../contract/forms.ts';
import { createLeadFormListeners } from '../../shared/lead-form/createLeadFormListeners.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { eventOf, registrationForms } from './registrationSlice.ts';
import { webinarsApi } from './webinarsApi.ts';

const { registerForEvent } = webinarsApi.endpoints;

/** The registrations' drafts, their sending, and what the visitor hears of it. */
export const listenToRegistrations = createLeadFormListeners({
  forms: registrationForms,
  endpoint: registerForEvent,
  send: (dispatch, lead) => {
    const registration = { ...lead, eventId: eventOf(lead.form) };
    void dispatch(registerForEvent.initiate(registration, { track: false }));
  },
  rules: registrationForm,
  words: webinarsStrings.registration,
});

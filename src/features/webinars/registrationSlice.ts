import type { Id } from '../../contract/entities.ts';
import {
  createLeadFormSlice,
  type LeadFormsState,
} from '../../shared/lead-form/createLeadFormSlice.ts';
import { perStore } from '../../store/rootReducer.ts';
import { webinarsApi } from './webinarsApi.ts';

/** The forms that take a seat at an event (spec §4), each event's its own. */
export const registrationSlice = createLeadFormSlice(
  'registration',
  webinarsApi.endpoints.registerForEvent,
);

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    registration: LeadFormsState;
  }
}

const PREFIX = 'registration:';

/** Name of an event's form. */
export const registrationForm = (eventId: Id) => PREFIX + eventId;

/** The event that a form is for. */
export const eventOf = (form: string): Id => form.slice(PREFIX.length);

export const registrationForms = {
  ...registrationSlice.actions,
  ...registrationSlice.injectInto(perStore).selectors,
};

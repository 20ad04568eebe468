import type { WithSlice } from '@reduxjs/toolkit';
import type { Id } from '../../contract/entities.ts';
import { createLeadFormSlice } from '../../shared/lead-form/createLeadFormSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import { webinarsApi } from './webinarsApi.ts';

/** The forms that take a seat at an event, each event's its own. */
const registrationSlice = createLeadFormSlice(
  'registration',
  webinarsApi.endpoints.registerForEvent,
);

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof registrationSlice> {}
}

const PREFIX = 'registration:';

/** Name of an event's form. */
export const registrationForm = (eventId: Id) => PREFIX + eventId;

/** The event that a form is for. */
export const eventOf = (form: string): Id => form.slice(PREFIX.length);

export const registrationForms = {
  ...registrationSlice.actions,
  ...registrationSlice.injectInto(rootReducer).selectors,
};

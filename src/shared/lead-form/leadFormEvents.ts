import { eventsOfSlice, type EventsOf } from '../../store/eventDescription.ts';
import type { leadSourceSlice } from './leadSourceSlice.ts';

/**
 * The events of a form for leads.
 * @param name of its slice
 * @param form what the form is called within a sentence
 */
export const leadFormEvents = <Name extends string>(name: Name, form: string) =>
  eventsOfSlice(name, {
    formOpened: { meaning: `The page showed ${form}.`, personal: [] },
    draftRestored: {
      meaning: `A draft of ${form} was found in the tab.`,
      personal: ['payload.draft'],
    },
    draftKept: {
      meaning: `A field of ${form} was left, a choice was made, or the visitor went on.`,
      personal: ['payload.draft'],
    },
    fieldEdited: { meaning: `Something was changed in a field of ${form}.`, personal: [] },
    submitted: {
      meaning: `The button of ${form} was pressed.`,
      personal: ['payload.draft', 'payload.trap'],
    },
    validationFailed: {
      meaning: `Something in ${form} was wrong; nothing was sent.`,
      personal: [],
    },
  });

export const leadSourceEvents: EventsOf<typeof leadSourceSlice> = {
  'leadSource/sourceLearned': {
    meaning: 'What brought the visitor to the site is known: a campaign, or a page elsewhere.',
    personal: ['payload.first', 'payload.last'],
  },
};

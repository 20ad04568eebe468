import { eventsOfSlice } from '../../store/eventDescription.ts';

/**
 * The events of a paged list.
 * @param name of its slice
 * @param things that are listed, in the plural
 */
export const pagedListEvents = <Name extends string>(name: Name, things: string) =>
  eventsOfSlice(name, {
    nextPageRequested: { meaning: `The next page of ${things} was asked for.`, personal: [] },
    previousPageRequested: {
      meaning: `The page of ${things} before was asked for.`,
      personal: [],
    },
  });

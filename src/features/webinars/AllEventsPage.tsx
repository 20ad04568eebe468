import { paths } from '../../contract/paths.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { pagedAddress, pageFromQuery } from '../../lib/paging.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { AppThunk } from '../../store/services.ts';
import { AllWebinarsFrame } from './AllWebinarsFrame.tsx';
import { eventsPaged } from './eventsSlice.ts';
import { useGetEventsQuery } from './webinarsApi.ts';
import { selectEventsView } from './webinarsSelectors.ts';

const addressOf = pagedAddress(paths.allEvents);

/** `?page=2` opens the second page. */
export const allEventsEntered =
  ({ search }: { search: URLSearchParams }): AppThunk =>
  (dispatch) => {
    dispatch(eventsPaged.pageOpened({ page: pageFromQuery(search.get('page')) }));
  };

/** Every event, six on a page (spec §2, All events and all videos). */
export function AllEventsPage() {
  const result = useGetEventsQuery();
  const view = useAppSelector(selectEventsView);
  return (
    <AllWebinarsFrame
      kind="event"
      words={webinarsStrings.allEvents}
      result={result}
      view={view}
      paged={eventsPaged}
      addressOf={addressOf}
    />
  );
}

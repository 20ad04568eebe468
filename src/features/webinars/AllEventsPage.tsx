import { paths } from '../../contract/paths';
import { webinarsCopy } from '../../copy/webinars';
import { pagedAddress, pageFromQuery } from '../../lib/paging';
import { useAppSelector } from '../../store/hooks';
import type { AppThunk } from '../../store/services';
import { AllWebinarsFrame } from './AllWebinarsFrame';
import { eventsPaged } from './eventsSlice';
import { useGetEventsQuery } from './webinarsApi';
import { selectEventsView } from './webinarsSelectors';

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
      words={webinarsCopy.allEvents}
      result={result}
      view={view}
      paged={eventsPaged}
      addressOf={addressOf}
    />
  );
}

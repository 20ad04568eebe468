import { webinarsStrings } from '../../strings/webinars.ts';
import { useRouteParam } from '../../shared/routing/RouteAddressContext.ts';
import { EventDetails } from './EventDetails.tsx';
import { useGetEventQuery } from './webinarsApi.ts';
import { WebinarQuery } from './WebinarQuery.tsx';

/** A live event and the form to register for it (spec §2, Event page). */
export function EventPage() {
  const slug = useRouteParam('slug');
  const result = useGetEventQuery(slug);
  return (
    <WebinarQuery result={result} words={webinarsStrings.event}>
      {(event) => <EventDetails event={event} readAt={result.fulfilledTimeStamp} />}
    </WebinarQuery>
  );
}

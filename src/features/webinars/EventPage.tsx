import { useParams } from 'react-router-dom';
import { webinarsCopy } from '../../copy/webinars';
import { EventDetails } from './EventDetails';
import { useGetEventQuery } from './webinarsApi';
import { WebinarRead } from './WebinarRead';

/** A live event and the form to register for it (spec §2, Event page). */
export function EventPage() {
  const { slug = '' } = useParams();
  const result = useGetEventQuery(slug);
  return (
    <WebinarRead result={result} words={webinarsCopy.event}>
      {(event) => <EventDetails event={event} readAt={result.fulfilledTimeStamp} />}
    </WebinarRead>
  );
}

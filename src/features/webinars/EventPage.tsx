import { useParams } from 'react-router-dom';
import { asApiError, readStatus } from '../../api/readStatus';
import { webinarsCopy } from '../../copy/webinars';
import { PageMeta } from '../../ui/PageMeta';
import { EventDetails } from './EventDetails';
import { useGetEventQuery } from './webinarsApi';
import { WebinarFailed } from './WebinarFailed';
import { WebinarLoading } from './WebinarLoading';

const words = webinarsCopy.event;

/** A live event and the form to register for it (spec §2, Event page). */
export function EventPage() {
  const { slug = '' } = useParams();
  // Not `data`, which is the last event's until this one has arrived.
  const { currentData: event, error, refetch } = useGetEventQuery(slug);

  const status = readStatus({ data: event, error });
  if (status === 'failed') {
    return (
      <WebinarFailed
        words={words.notFound}
        status={asApiError(error).status}
        onTryAgain={() => void refetch()}
      />
    );
  }
  if (!event) {
    return (
      <>
        <PageMeta title={words.loading} description={webinarsCopy.home.description} />
        <WebinarLoading>{words.loading}</WebinarLoading>
      </>
    );
  }
  return <EventDetails event={event} />;
}

import { useReadOnce } from '../../api/useReadOnce.ts';
import type { WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { sessionTime } from '../../lib/dates.ts';
import { FIRST_PAGE } from '../../lib/queryString.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { Stack } from '../../ui/Layout.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { H4, Small } from '../../ui/Text.tsx';
import { ClosedMessage } from './ClosedMessage.tsx';
import { useNextSession } from './useNextSession.ts';
import { webinarsApi } from './webinarsApi.ts';

const { past } = webinarsStrings.event;

/** Leads to the recording, else to the next session, else to the videos. */
export function PastEvent({ event: { recording } }: { event: WebinarEvent }) {
  if (recording === undefined) return <NextSession />;
  return <ClosedMessage strings={past.recorded} to={paths.video(recording)} />;
}

function NextSession() {
  const { eventZone } = useSite();
  const events = useReadOnce(webinarsApi.endpoints.getEventsPage, FIRST_PAGE);
  const next = useNextSession(events.data?.items);
  if (!next) return <ClosedMessage strings={past} to={paths.allVideos} />;
  return (
    <ClosedMessage strings={past.next} to={paths.event(next.slug || next.id)}>
      <Stack $gap={4}>
        <H4 as="h3">{next.title}</H4>
        <Small>
          <time dateTime={next.date}>{sessionTime(next.date, eventZone.shortName)}</time>
        </Small>
      </Stack>
    </ClosedMessage>
  );
}

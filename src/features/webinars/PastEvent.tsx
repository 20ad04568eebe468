import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { FIRST_PAGE } from '../../lib/queryString.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { H4, Small } from '../../ui/Text.tsx';
import { ClosedMessage } from './ClosedMessage.tsx';
import { SessionTime } from './SessionTime.tsx';
import { useSessions } from './useSessions.ts';
import { webinarsApi } from './webinarsApi.ts';

const { past } = webinarsStrings.event;

const Cover = styled(CoverImage)`
  width: 100%;
  max-width: 27rem;
`;

/** Leads to the recording, else to the next session, else to the videos. */
export function PastEvent({ event: { recording } }: { event: WebinarEvent }) {
  const events = useReadOnce(webinarsApi.endpoints.getEventsPage, FIRST_PAGE);
  const [next] = useSessions(events.data?.items);
  if (recording !== undefined)
    return <ClosedMessage strings={past.recorded} to={paths.video(recording)} />;
  if (!next) return <ClosedMessage strings={past} to={paths.allVideos} />;
  return (
    <ClosedMessage strings={past.next} to={paths.event(next.slug || next.id)}>
      <Cover src={next.cover_photo} />
      <Stack $gap={4}>
        <H4 as="h3">{next.title}</H4>
        <Small>
          <SessionTime date={next.date} />
        </Small>
      </Stack>
    </ClosedMessage>
  );
}

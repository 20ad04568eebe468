import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { FIRST_PAGE } from '../../lib/queryString.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color } from '../../theme/tokens.ts';
import { CardLink } from '../../ui/CardLink.ts';
import { Stack } from '../../ui/Layout.tsx';
import { H4, Small } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ClosedMessage } from './ClosedMessage.tsx';
import { SessionTime } from './SessionTime.tsx';
import { useSessions } from './useSessions.ts';
import { webinarsApi } from './webinarsApi.ts';

const { past } = webinarsStrings.event;

const FURTHER_SESSIONS = 3;

const Further = styled(Stack).attrs({ as: 'section', $gap: 16, $justify: 'start' })`
  margin-top: 2rem;

  ul {
    width: 100%;
  }
  li {
    position: relative;
    padding-block: 0.75rem;
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  li:hover a {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
`;

const SessionTitle = styled.p`
  font-weight: 580;
`;

const pathOf = ({ slug, id }: WebinarEvent) => paths.event(slug || id);

function FurtherSessions({ events }: { events: readonly WebinarEvent[] }) {
  if (events.length === 0) return null;
  return (
    <Further aria-label={past.further.title}>
      <H4 as="h3">{past.further.title}</H4>
      <ul>
        {events.slice(0, FURTHER_SESSIONS).map((event) => (
          <li key={event.id}>
            <SessionTitle>
              <CardLink to={pathOf(event)}>{event.title}</CardLink>
            </SessionTitle>
            <Small>
              <SessionTime date={event.date} />
            </Small>
          </li>
        ))}
      </ul>
      <TextLink to={paths.allEvents}>{past.further.all}</TextLink>
    </Further>
  );
}

/** Leads to the recording, else to the next session, else to the videos; then to the sessions that follow. */
export function PastEvent({ event: { recording } }: { event: WebinarEvent }) {
  const events = useReadOnce(webinarsApi.endpoints.getEventsPage, FIRST_PAGE);
  const sessions = useSessions(events.data?.items);
  const [next, ...others] = sessions;
  if (recording !== undefined)
    return (
      <>
        <ClosedMessage strings={past.recorded} to={paths.video(recording)} />
        <FurtherSessions events={sessions} />
      </>
    );
  if (!next) return <ClosedMessage strings={past} to={paths.allVideos} />;
  return (
    <>
      <ClosedMessage strings={past.next} to={pathOf(next)}>
        <Stack $gap={4}>
          <H4 as="h3">{next.title}</H4>
          <Small>
            <SessionTime date={next.date} />
          </Small>
        </Stack>
      </ClosedMessage>
      <FurtherSessions events={others} />
    </>
  );
}

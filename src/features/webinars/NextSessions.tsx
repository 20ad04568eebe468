import { useId } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { FIRST_PAGE } from '../../lib/queryString.ts';
import { commonStrings } from '../../strings/common.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color, radius } from '../../theme/tokens.ts';
import { CardLink } from '../../ui/CardLink.ts';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { Grid, Section, Split, Stack, Wide } from '../../ui/Layout.tsx';
import { H2, H4, Small } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { SessionTime } from './SessionTime.tsx';
import { useSessions } from './useSessions.ts';
import { webinarsApi } from './webinarsApi.ts';

const strings = webinarsStrings.event.next;

const SHOWN_SESSIONS = 2;

/** From 768 px the text of its cards begins where the text of the page does. */
const Panel = styled(Split).attrs({ $ratio: '4:8', $gap: 36, $columnGap: 64 })`
  > :first-child {
    align-content: space-between;
  }
  padding: clamp(2rem, 4.4vw, 4rem) clamp(20px, 2.2vw, 32px);
  border-radius: ${radius.stage};
  background: ${color.plaster};
`;

const Card = styled(Stack).attrs({ as: 'li', $gap: 6 })`
  position: relative;
  align-content: start;

  > :first-child {
    margin-bottom: 10px;
  }
  &:hover a {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
`;

function Session({ event }: { event: WebinarEvent }) {
  const { slug, id, title, date, presented_by: presenter, cover_photo: cover } = event;
  return (
    <Card>
      <CoverImage src={cover} />
      <Small>
        <SessionTime date={date} />
      </Small>
      <H4 as="h3">
        <CardLink to={paths.event(slug || id)}>{title}</CardLink>
      </H4>
      {presenter && <Small>{commonStrings.presentedBy(presenter)}</Small>}
    </Card>
  );
}

interface NextSessionsProps {
  event: WebinarEvent;
  /** The page has shown the next session above its text. */
  isNextShown: boolean;
}

/** Ends the page of an event with other events to register for. */
export function NextSessions({ event, isNextShown }: NextSessionsProps) {
  const headingId = useId();
  const events = useReadOnce(webinarsApi.endpoints.getEventsPage, FIRST_PAGE);
  const others = useSessions(events.data?.items).filter(({ id }) => id !== event.id);
  const first = isNextShown ? 1 : 0;
  const shown = others.slice(first, first + SHOWN_SESSIONS);
  if (shown.length === 0) return null;
  return (
    <Section $flush as={Wide} data-screen-only>
      <Panel as="section" aria-labelledby={headingId}>
        <Stack $gap={24} $justify="start">
          <H2 id={headingId}>{strings.title}</H2>
          <TextLink to={paths.allEvents}>{strings.all}</TextLink>
        </Stack>
        <Grid as="ul" $gap="40px 24px" $md={2}>
          {shown.map((other) => (
            <Session key={other.id} event={other} />
          ))}
        </Grid>
      </Panel>
    </Section>
  );
}

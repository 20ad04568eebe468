import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useParams } from 'react-router-dom';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { WebinarEvent } from '../../contract/entities.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { paths } from '../../contract/paths.ts';
import { DESCRIPTION_LENGTH } from '../../strings/pageHead.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { durationMinutes } from '../../lib/durations.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { color, media, radius, space } from '../../theme/tokens.ts';
import { FormCard } from '../../shared/lead-form/formLayout.ts';
import { listenToForms } from '../../shared/lead-form/submitForm.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { QueryPage } from '../../shared/routing/QueryPage.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { HiddenRibbon } from '../../ui/HiddenRibbon.tsx';
import { Container, Grid, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { ButtonLink, ExternalButton } from '../../ui/Button.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { Display3, Lead } from '../../ui/Text.tsx';
import { Agenda } from './Agenda.tsx';
import { webinarsApi } from './webinarsApi.ts';
import { EventFacts } from './EventFacts.tsx';
import { EventPicture } from './EventPicture.tsx';
import { LivePanel } from './LivePanel.tsx';
import { NextSessions } from './NextSessions.tsx';
import { RegistrationCard, useRegistration } from './RegistrationCard.tsx';
import { SavedDate } from './SavedDate.tsx';
import { SessionText } from './SessionText.tsx';
import { splitAgenda } from './splitAgenda.ts';
import { useEventState } from './useEventState.ts';

// From 1024 px each part has its place, in two columns beside the form and below it.
const Layout = styled(Grid).attrs({ as: Container, $gap: 36 })`
  padding-block: 36px ${space.section};

  > * {
    min-width: 0;
  }
  ${media.lg} {
    grid-template: auto auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
    column-gap: min(4.5vw, 64px);
    align-items: start;
  }
`;

interface PlaceProps {
  $row: number;
  $column?: '1' | '2' | '1 / -1';
}

const Place = styled.div<PlaceProps>`
  ${media.lg} {
    grid-row: ${({ $row }) => $row};
    grid-column: ${({ $column = '1' }) => $column};
  }
`;

const Drawing = styled(Place)`
  ${media.lg} {
    margin-block: clamp(20px, 3vw, 44px);
  }
`;

interface RegisterLinkProps {
  event: WebinarEvent;
  isOpen: boolean;
  variant: 'primary' | 'secondary' | 'lit';
  className?: string;
}

function RegisterLink({ event, isOpen, variant, className }: RegisterLinkProps) {
  const registration = useRegistration(event.id);
  if (!isOpen || registration) return null;
  return (
    <div className={className}>
      <ExternalButton href={`#${ELEMENT_IDS.leadForm}`} variant={variant}>
        {webinarsStrings.registration.submit}
      </ExternalButton>
    </div>
  );
}

/** Beside the form, wide pages need no link. */
const LinkAtTop = styled(RegisterLink)`
  ${media.lg} {
    display: none;
  }
`;

/** On narrow pages the form follows. */
const LinkAtEnd = styled(RegisterLink)`
  ${media.belowLg} {
    display: none;
  }
`;

// A form is sticky only in a window that is high enough for all of it with its error messages.
const Card = styled(FormCard)<{ $row: number; $isForm: boolean }>`
  min-width: 0;

  /* On narrow pages a form follows the text, and a message that there is none does not. */
  ${media.belowLg} {
    order: ${({ $isForm }) => ($isForm ? 1 : 0)};
  }

  ${media.lg} {
    /* Row, column, and the line at the end of the third row. */
    grid-area: ${({ $row }) => $row} / 2 / 4;
    @media (min-height: 1080px) {
      position: sticky;
      top: 116px;
    }
    &:not(:has(form)) {
      position: sticky;
      top: 116px;
    }
  }
`;

const LiveBadge = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 0.25rem 12px;
  border-radius: ${radius.badge};
  background: ${color.lit};
  font-weight: 600;

  &::before {
    content: '';
    width: 10px;
    height: 13px;
    background: ${color.ink};
  }
`;

function EventMeta({ event }: { event: WebinarEvent }) {
  const { title, summary, description } = event;
  const beginning = snippet(stripTags(description), DESCRIPTION_LENGTH.most - 1);
  return (
    <PageMeta
      title={title}
      section={webinarsStrings.section}
      description={summary || beginning || webinarsStrings.event.description(title)}
      path={paths.event(event.slug || event.id)}
    />
  );
}

function EventHeading({ event, isLive }: { event: WebinarEvent; isLive: boolean }) {
  return (
    <Stack $gap={16} $justify="start">
      {isLive && <LiveBadge>{webinarsStrings.event.live.title}</LiveBadge>}
      <Display3>{event.title}</Display3>
      {event.summary && <Lead>{event.summary}</Lead>}
    </Stack>
  );
}

/** Rows of the layout. */
const HEAD = 1;
const PICTURE = 2;
const TEXT = 3;
const AGENDA = 4;
const END = 5;

interface EventTextProps {
  event: WebinarEvent;
  /** Stands beside the text after the agenda, or below a text without one. */
  date: ReactNode;
}

function EventText({ event: { description, duration }, date }: EventTextProps) {
  const { before, agenda, parts, after } = splitAgenda(description, durationMinutes(duration));
  return (
    <>
      <Place $row={TEXT}>
        <SessionText html={before} />
      </Place>
      {agenda && (
        <Drawing $row={AGENDA} $column="1 / -1">
          <Agenda html={agenda} parts={parts} />
        </Drawing>
      )}
      {after && (
        <Place $row={END}>
          <SessionText html={after} />
        </Place>
      )}
      {date && (
        <Place $row={END} $column={after ? '2' : '1'}>
          {date}
        </Place>
      )}
    </>
  );
}

function EventDetails({ event }: { event: WebinarEvent }) {
  const state = useEventState(event);
  const registration = useRegistration(event.id);
  const { keepsGuests = false } = useSite();
  const isLive = state === 'live';
  const isOpen = state === 'open' || isLive;
  // For guests who lost their link. The table in `RegistrationCard.tsx` has what the card shows beside it.
  const hasPanel = isLive && keepsGuests && !registration;
  const link = { event, isOpen };
  return (
    <>
      <EventMeta event={event} />
      <HiddenRibbon hidden={event.hidden} />
      <Layout>
        <Place $row={HEAD}>
          <Grid $gap={36}>
            <Breadcrumb
              items={[
                { label: webinarsStrings.breadcrumb, to: paths.webinars },
                { label: webinarsStrings.allEvents.breadcrumb, to: paths.allEvents },
                { label: event.title },
              ]}
            />
            <EventHeading event={event} isLive={isLive} />
            <EventFacts event={event} />
          </Grid>
        </Place>
        {hasPanel && <LivePanel event={event} />}
        <LinkAtTop {...link} variant={hasPanel ? 'secondary' : 'primary'} />
        <Place $row={PICTURE}>
          <EventPicture event={event} state={state} />
        </Place>
        <Card $row={hasPanel ? PICTURE : HEAD} $isForm={isOpen}>
          <RegistrationCard event={event} state={state} />
        </Card>
        <EventText
          event={event}
          date={
            isOpen && (
              <SavedDate event={event}>
                <LinkAtEnd {...link} variant="lit" />
              </SavedDate>
            )
          }
        />
      </Layout>
      <NextSessions event={event} isNextShown={state === 'past' && event.recording === undefined} />
    </>
  );
}

export function EventPage() {
  const { slug = '' } = useParams();
  const { loadingPage, loading, notFound } = webinarsStrings.event;
  return (
    <QueryPage
      query={useReadOnce(webinarsApi.endpoints.getEvent, slug)}
      title={loadingPage}
      loading={loading}
      missing={notFound}
      actions={<ButtonLink to={paths.webinars}>{webinarsStrings.backToWebinars}</ButtonLink>}
    >
      {(event) => <EventDetails event={event} />}
    </QueryPage>
  );
}

export const eventPage: PageModule = {
  Page: EventPage,
  api: webinarsApi,
  listeners: [listenToForms],
};

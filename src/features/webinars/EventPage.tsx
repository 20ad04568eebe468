import { styled } from 'styled-components';
import { useParams } from 'react-router-dom';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { WebinarEvent } from '../../contract/entities.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { paths } from '../../contract/paths.ts';
import { DESCRIPTION_LENGTH } from '../../strings/pageHead.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
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
import { AddToCalendar } from './AddToCalendar.tsx';
import { webinarsApi } from './webinarsApi.ts';
import { EventFacts } from './EventFacts.tsx';
import { EventPicture } from './EventPicture.tsx';
import { LivePanel } from './LivePanel.tsx';
import { NextSessions } from './NextSessions.tsx';
import { Presenter } from './Presenter.tsx';
import { RegistrationCard, useRegistration } from './RegistrationCard.tsx';
import { SessionText } from './SessionText.tsx';
import { useEventState } from './useEventState.ts';

const Layout = styled(Grid).attrs({ as: Container, $gap: 36 })`
  padding-block: 36px ${space.section};

  ${media.lg} {
    grid-template: auto auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
    /* The parts have their places before the form beside them has arrived. */
    grid-auto-flow: column;
    column-gap: min(4.5vw, 64px);
    align-items: start;
  }
`;

interface RegisterLinkProps {
  event: WebinarEvent;
  isOpen: boolean;
  variant: 'primary' | 'secondary';
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

/** Beside the form above it, wide pages need no link. */
const LinkAboveForm = styled(RegisterLink)`
  ${media.lg} {
    display: none;
  }
`;

// A form is sticky only in a window that is high enough for all of it with its error messages.
const Card = styled(FormCard)<{ $row: number }>`
  min-width: 0;

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

function EventDetails({ event }: { event: WebinarEvent }) {
  const state = useEventState(event);
  const registration = useRegistration(event.id);
  const { keepsGuests = false } = useSite();
  const isLive = state === 'live';
  const isOpen = state === 'open' || isLive;
  // For guests who lost their link. The table in `RegistrationCard.tsx` has what the card shows beside it.
  const hasPanel = isLive && keepsGuests && !registration;
  const link = { event, isOpen, variant: hasPanel ? 'secondary' : 'primary' } as const;
  return (
    <>
      <EventMeta event={event} />
      <HiddenRibbon hidden={event.hidden} />
      <Layout>
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
          {/* Narrow pages have the form between the head and the text, but the live panel may follow the head. */}
          {!hasPanel && <LinkAboveForm {...link} />}
        </Grid>
        {hasPanel && <LivePanel event={event} />}
        <Grid $gap={36}>
          <Grid $gap={16}>
            <EventPicture event={event} state={state} />
            <Presenter {...event} />
          </Grid>
          {isOpen && <AddToCalendar event={event} />}
        </Grid>
        <Card $row={hasPanel ? 2 : 1}>
          <RegistrationCard event={event} state={state} />
        </Card>
        <Grid $gap={36}>
          <SessionText html={event.description} />
          {/* Back to the form from the end of the text. */}
          <RegisterLink {...link} />
        </Grid>
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

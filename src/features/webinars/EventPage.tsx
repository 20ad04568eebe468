import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import { useParams } from 'react-router-dom';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { WebinarEvent } from '../../contract/entities.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { paths } from '../../contract/paths.ts';
import { DESCRIPTION_LENGTH } from '../../strings/pageHead.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { iconBox } from '../../theme/mixins.ts';
import { color, media, radius, space } from '../../theme/tokens.ts';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { FormCard } from '../../shared/lead-form/FormCard.ts';
import { listenToForms } from '../../shared/lead-form/submitForm.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { QueryPage } from '../../shared/routing/QueryPage.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { HiddenRibbon } from '../../ui/HiddenRibbon.tsx';
import { Container, Grid, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { ButtonLink, ExternalButton } from '../../ui/Button.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { Display3, Lead } from '../../ui/Text.tsx';
import { webinarsApi } from './webinarsApi.ts';
import { AddToCalendar, EventFacts } from './EventFacts.tsx';
import { HostWindow } from './HostWindow.tsx';
import { LivePanel } from './LivePanel.tsx';
import { Presenter } from './Presenter.tsx';
import { RegistrationCard, useRegistration } from './RegistrationCard.tsx';
import { useEventState } from './useEventState.ts';

const Layout = styled(Grid).attrs({ as: Container, $gap: 36 })`
  padding-block: 36px ${space.section};

  ${media.lg} {
    grid-template: auto auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
    column-gap: clamp(40px, 5vw, 80px);
    align-items: start;
  }
`;

const ToForm = styled.div`
  ${media.lg} {
    display: none;
  }
`;

// Sticky only in a window that is high enough for the whole form with its error messages.
const Card = styled(FormCard)<{ $row: number }>`
  min-width: 0;

  ${media.lg} {
    grid-area: ${({ $row }) => $row} / 2 / span ${({ $row }) => 4 - $row};
    @media (min-height: 1080px) {
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

const Cover = styled.div`
  position: relative;
`;

const Host = styled(HostWindow)`
  border-radius: ${radius.stage};
`;

const Recording = styled(AppLink)`
  position: absolute;
  inset: auto auto 1.5rem 1.5rem;
  display: flex;
  align-items: center;
  gap: 1rem;
  padding-right: 1.25rem;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.duskDeep};
  color: ${color.onDusk};
  font-weight: 600;

  &:hover {
    background: ${color.dusk700};
  }
`;

const PlayTile = styled.span`
  ${iconBox('3.75rem')}
  background: ${color.lit};
  color: ${color.ink};
`;

function EventDetails({ event }: { event: WebinarEvent }) {
  const state = useEventState(event);
  const isOpen = state === 'open' || state === 'live';
  const registration = useRegistration(event.id);
  const { title, summary, description } = event;
  const isLive = state === 'live';
  const { keepsGuests = false } = useSite();
  const hasPanel = isLive && keepsGuests && !registration;
  const hasHost = event.presented_by !== '' || event.host_image !== '';
  const toForm = isOpen && !registration && (
    <ToForm>
      <ExternalButton
        href={`#${ELEMENT_IDS.leadForm}`}
        variant={hasPanel ? 'secondary' : 'primary'}
      >
        {webinarsStrings.registration.submit}
      </ExternalButton>
    </ToForm>
  );
  return (
    <>
      <PageMeta
        title={title}
        section={webinarsStrings.section}
        description={
          summary ||
          snippet(stripTags(description), DESCRIPTION_LENGTH.most - 1) ||
          webinarsStrings.event.description(title)
        }
        path={paths.event(event.slug || event.id)}
      />
      <HiddenRibbon hidden={event.hidden} />
      <Layout>
        <Grid $gap={36}>
          <Breadcrumb
            items={[
              { label: webinarsStrings.breadcrumb, to: paths.webinars },
              { label: webinarsStrings.allEvents.breadcrumb, to: paths.allEvents },
              { label: title },
            ]}
          />
          <Stack $gap={16} $justify="start">
            {isLive && <LiveBadge>{webinarsStrings.event.live.title}</LiveBadge>}
            <Display3>{title}</Display3>
            {summary && <Lead>{summary}</Lead>}
          </Stack>
          <EventFacts event={event} />
          {!hasPanel && toForm}
        </Grid>
        {hasPanel && <LivePanel event={event} />}
        <Grid $gap={36}>
          <Grid $gap={16}>
            <Cover>
              {isLive && hasHost ? (
                <Host {...event} hue="amber" look="day" columns={5} rows={2} />
              ) : (
                <CoverImage src={event.cover_photo} alt={event.cover_alt} radius="stage" priority />
              )}
              {state === 'past' && event.recording && (
                <Recording to={paths.video(event.recording)}>
                  <PlayTile aria-hidden="true">
                    <Play size={22} fill="currentColor" />
                  </PlayTile>
                  {webinarsStrings.event.past.recorded.play}
                </Recording>
              )}
            </Cover>
            <Presenter {...event} />
          </Grid>
          {isOpen && <AddToCalendar event={event} />}
        </Grid>
        <Card $row={hasPanel ? 2 : 1}>
          <RegistrationCard event={event} state={state} />
        </Card>
        <RichText html={description} />
        {toForm}
      </Layout>
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

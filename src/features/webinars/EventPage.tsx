import { styled } from 'styled-components';
import { useParams } from 'react-router-dom';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { DESCRIPTION_LENGTH } from '../../strings/pageHead.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { eventSpan } from '../../lib/eventTime.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { listenToForms } from '../../shared/lead-form/submitForm.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { QueryPage } from '../../shared/routing/QueryPage.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { HiddenRibbon } from '../../ui/HiddenRibbon.tsx';
import { Container, Grid } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Display3 } from '../../ui/Text.tsx';
import { useHasPassed } from '../../ui/clock.ts';
import { webinarsApi } from './webinarsApi.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventHost } from './EventHost.tsx';
import { RegistrationCard } from './RegistrationCard.tsx';

const Trail = styled(Container)`
  padding-top: 36px;
`;

const Layout = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px;
  padding-block: 32px ${space.section};

  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    grid-template-rows: auto 1fr;
    gap: 28px clamp(40px, 5vw, 80px);
    align-items: start;
  }
`;

const Intro = styled(Grid)`
  /* On a phone the title comes first. */
  ${media.belowLg} {
    order: -1;
  }
`;

// Sticky only in a window that is high enough for the whole form with its error messages.
const Form = styled.div`
  min-width: 0;

  ${media.lg} {
    grid-area: 1 / 2 / span 2;
    @media (min-height: 1080px) {
      position: sticky;
      top: 116px;
    }
  }
`;

function EventDetails({ event }: { event: WebinarEvent }) {
  const { eventZone } = useSite();
  const isPast = useHasPassed(eventSpan(event, eventZone.id)?.end);
  const { title, description } = event;
  return (
    <>
      <PageMeta
        title={title}
        section={webinarsStrings.section}
        description={
          event.summary ||
          snippet(stripTags(description), DESCRIPTION_LENGTH.most - 1) ||
          webinarsStrings.event.description(title)
        }
        path={paths.event(event.slug || event.id)}
      />
      <HiddenRibbon hidden={event.hidden} />
      <Trail>
        <Breadcrumb
          items={[
            { label: webinarsStrings.breadcrumb, to: paths.webinars },
            { label: webinarsStrings.allEvents.title, to: paths.allEvents },
            { label: title },
          ]}
        />
      </Trail>
      <Layout>
        <Grid $gap={36}>
          <EventHost event={event} />
          <EventFacts event={event} />
          <Intro $gap={28}>
            <Display3>{title}</Display3>
            {!isPast && !event.is_canceled && <AddToCalendar event={event} />}
          </Intro>
        </Grid>
        <Form>
          <RegistrationCard event={event} isPast={isPast} />
        </Form>
        <RichText html={description} />
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
      meta={{ title: loadingPage, description: webinarsStrings.home.description }}
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

import { styled } from 'styled-components';
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
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useRouteParam } from '../../shared/routing/RouteAddressContext.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { HiddenRibbon } from '../../ui/HiddenRibbon.tsx';
import { Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { Display3 } from '../../ui/Text.tsx';
import { useHasPassed } from '../../ui/clock.ts';
import { webinarsApi } from './webinarsApi.ts';
import { WebinarQuery } from './WebinarQuery.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventHost } from './EventHost.tsx';
import { RegistrationCard, registrationSuccess } from './RegistrationCard.tsx';
import { listenToRegistrations } from './registrationListeners.ts';

/** Whether an event has ended; one without a date never does. */
const useIsPastEvent = (event: WebinarEvent): boolean => {
  const { eventZone } = useSite();
  return useHasPassed(eventSpan(event, eventZone.id)?.end);
};

const Trail = styled(Wrap)`
  padding-top: 36px;
`;

const Layout = styled(Wrap)`
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

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;

  /* A phone begins with what this is. */
  ${media.belowLg} {
    order: -1;
  }
`;

// Stays in sight where the window is high enough for all of it, its messages included; else its button never would be.
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

/** The page of an event that has arrived. */
function EventDetails({ event }: { event: WebinarEvent }) {
  const isPast = useIsPastEvent(event);
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
        <Facts>
          <EventHost event={event} />
          <EventFacts event={event} />
          <Words>
            <Display3>{title}</Display3>
            {!isPast && !event.is_canceled && <AddToCalendar event={event} />}
          </Words>
        </Facts>
        <Form>
          <RegistrationCard event={event} isPast={isPast} />
        </Form>
        <RichText html={description} />
      </Layout>
    </>
  );
}

/** A live event and the form to register for it. */
export function EventPage() {
  const slug = useRouteParam('slug');
  const result = useReadOnce(webinarsApi.endpoints.getEvent, slug);
  return (
    <WebinarQuery result={result} words={webinarsStrings.event}>
      {(event) => <EventDetails event={event} />}
    </WebinarQuery>
  );
}

export const eventPage: PageModule = {
  Page: EventPage,
  api: webinarsApi,
  listeners: [listenToRegistrations],
  loadSections: registrationSuccess.load,
};

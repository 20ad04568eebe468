import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { googleCalendarLink, outlookCalendarLink } from '../../lib/calendar.ts';
import { eventDay, eventTime } from '../../lib/dates.ts';
import { eventSpan, wallClockAt, zoneName } from '../../lib/eventTime.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { face, onlyWithScripts, type } from '../../theme/mixins.ts';
import { color, media, radius } from '../../theme/tokens.ts';
import { useVisitorZone } from '../../ui/timeZone.ts';
import { Cluster } from '../../ui/Layout.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { Small } from '../../ui/Text.tsx';
import { eventEntry } from './eventEntry.ts';

const { calendar } = webinarsStrings.event;

const Title = styled.span`
  ${type.label}
`;

const Links = styled(Cluster)`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 4px;
    border-radius: ${radius.small};
    font-size: 0.9375rem;
    font-weight: 560;
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 6px;
  }
`;

const NEW_TAB = { target: '_blank', rel: 'noopener' };

/** In-app browsers open no `data:` URLs, so the file has an address. */
export function CalendarFileLink({ event, children }: { event: WebinarEvent; children: string }) {
  const { eventZone } = useSite();
  if (!eventSpan(event, eventZone.id)) return children;
  return <a href={`${paths.event(event.slug || event.id)}.ics`}>{children}</a>;
}

export function AddToCalendar({ event }: { event: WebinarEvent }) {
  const entry = eventEntry(event, useSite());
  if (!entry) return null;
  return (
    <Cluster $gap="4px 12px" role="group" aria-label={calendar.title}>
      <Title aria-hidden="true">{calendar.title}</Title>
      <Links as="ul" $gap="4px 12px" $align="stretch">
        <li>
          <a href={googleCalendarLink(entry)} {...NEW_TAB}>
            {calendar.google}
          </a>
        </li>
        <li>
          <a href={outlookCalendarLink(entry)} {...NEW_TAB}>
            {calendar.outlook}
          </a>
        </li>
        <li>
          <CalendarFileLink event={event}>{calendar.file}</CalendarFileLink>
        </li>
      </Links>
    </Cluster>
  );
}

const strings = webinarsStrings.event;

/**
 * `Thursday, December 3, 2026` and `11:00 AM` in the event's zone, '' without a date. `visitorTime` is `8:00 AM` and
 * `Pacific Time`, with the day where it differs; empty until mount, and if the visitor's zone is unknown.
 */
export const useEventTimes = (event: WebinarEvent) => {
  const { eventZone } = useSite();
  const visitorZone = useVisitorZone();
  const day = event.date && eventDay(event.date);
  const time = eventTime(event.date);
  const start = eventSpan(event, eventZone.id)?.start;
  if (start === undefined || !visitorZone) return { day, time, visitorTime: [] };

  const wallClock = wallClockAt(start, visitorZone);
  const visitorDay = eventDay(wallClock);
  const zone = zoneName(start, visitorZone);
  const place = visitorDay === day ? zone : `${visitorDay}, ${zone}`;
  return { day, time, visitorTime: [eventTime(wallClock), place] };
};

const Bar = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 1.125rem 24px;
  padding-block: 1.125rem;
  border-block: 1px solid ${color.line2};

  dt {
    color: ${color.ink3};
    font-size: 0.9375rem;
  }
`;

const Fact = styled.div`
  min-width: 0;

  ${media.belowMd} {
    &:first-child,
    &:last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Value = styled.dd`
  /* A weekday fits into half a phone. */
  ${face('min(1.1875rem, 7vw)', 1.4, '-0.018em', 580)}
  text-wrap: balance;
`;

// Keeps its height, so that nothing moves when the zone becomes known; without scripts it never does.
const VisitorFact = styled(Fact)`
  ${onlyWithScripts}
  ${media.md} {
    order: 1;
  }
`;

export function EventFacts({ event }: { event: WebinarEvent }) {
  const { eventZone } = useSite();
  const isZoneUnknown = useVisitorZone() === undefined;
  const { day, time, visitorTime } = useEventTimes(event);
  const [visitorClock = '\u00A0', visitorPlace = '\u00A0'] = visitorTime;
  return (
    <Bar>
      {day && (
        <Fact>
          <dt>{strings.date}</dt>
          <Value>
            <time dateTime={event.date.slice(0, 10)}>{day}</time>
          </Value>
        </Fact>
      )}
      {time && (
        <Fact>
          <dt>{strings.time}</dt>
          <Value>{time}</Value>
          <Small as="dd">{eventZone.name}</Small>
        </Fact>
      )}
      {time && !isZoneUnknown && (
        <VisitorFact>
          <dt>{strings.yourTime}</dt>
          <Value>{visitorClock}</Value>
          <Small as="dd">{visitorPlace}</Small>
        </VisitorFact>
      )}
      {event.duration && (
        <Fact>
          <dt>{strings.duration}</dt>
          <Value>{event.duration}</Value>
        </Fact>
      )}
    </Bar>
  );
}

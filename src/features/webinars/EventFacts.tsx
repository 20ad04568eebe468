import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { eventDay, eventTime } from '../../lib/dates.ts';
import { eventSpan, wallClockAt, zoneName } from '../../lib/eventTime.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { face, onlyWithScripts } from '../../theme/mixins.ts';
import { color, media } from '../../theme/tokens.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { useTimeZone } from '../../ui/clock.ts';

const strings = webinarsStrings.event;

/** In the event's zone, '' if unknown. `visitorTime` names the visitor's zone, and the day if it differs. */
export const useEventTimes = (event: WebinarEvent) => {
  const { eventZone } = useSite();
  const visitorZone = useTimeZone();
  const day = event.date && eventDay(event.date);
  const time = eventTime(event.date);
  const start = eventSpan(event, eventZone.id)?.start;
  if (start === undefined || visitorZone === null) return { day, time, visitorTime: '' };

  const wallClock = wallClockAt(start, visitorZone);
  const visitorDay = eventDay(wallClock);
  const clock = eventTime(wallClock);
  const when = visitorDay === day ? clock : `${visitorDay}, ${clock}`;
  return { day, time, visitorTime: `${when} ${zoneName(start, visitorZone)}` };
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

const Zone = styled.dd`
  color: ${color.ink2};
  font-size: 0.9375rem;
  line-height: 1.5;
`;

// Keeps the height of a line, so that nothing moves when the zone becomes known; without scripts it never does.
const VisitorFact = styled(Fact)`
  display: grid;
  grid-template-rows: auto minmax(1.5em, auto);
  ${onlyWithScripts}
`;

export function EventFacts({ event }: { event: WebinarEvent }) {
  const { eventZone } = useSite();
  const { day, time, visitorTime } = useEventTimes(event);
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
          <Zone>{eventZone.name}</Zone>
        </Fact>
      )}
      {event.duration && (
        <Fact>
          <dt>{strings.duration}</dt>
          <Value>{event.duration}</Value>
        </Fact>
      )}
      {time && (
        <VisitorFact>
          <dt>{strings.yourTime}</dt>
          <Zone>{visitorTime}</Zone>
        </VisitorFact>
      )}
    </Bar>
  );
}

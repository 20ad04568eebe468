import { css, styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { onlyWithScripts, withoutScripts } from '../../theme/mixins.ts';
import { color, media } from '../../theme/tokens.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { Small } from '../../ui/Text.tsx';
import { useVisitorZone } from '../../ui/timeZone.ts';
import { useEventState } from './useEventState.ts';
import { useEventTimes } from './useEventTimes.ts';

const strings = webinarsStrings.event;

/** At most three facts, which have room beside each other. */
const oneRow = css`
  ${media.md} {
    > div {
      flex-basis: auto;
    }
  }
`;

// Any number of facts fills each row. One fact is hidden without scripts.
const Bar = styled.dl<{ $isRow: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 1.125rem 24px;
  padding-block: 1.125rem;
  border-block: 1px solid ${color.line2};

  > div {
    flex: 1 1 40%;
    min-width: 0;
  }
  ${media.belowMd} {
    > :first-child {
      flex-basis: 100%;
    }
  }
  ${({ $isRow }) => ($isRow ? oneRow : withoutScripts(oneRow))}

  dt {
    color: ${color.ink3};
    font-size: 0.9375rem;
  }
`;

const Value = styled.dd`
  /* A weekday fits into half a phone. */
  font-size: min(1.1875rem, 7vw);
  line-height: 1.4;
  letter-spacing: -0.018em;
  font-weight: 580;
  text-wrap: balance;
`;

const Clock = styled(Value)`
  white-space: nowrap;
`;

// Keeps its height, so that nothing moves when the zone becomes known; without scripts it never does.
const VisitorFact = styled.div`
  ${onlyWithScripts}
  ${media.md} {
    order: 1;
  }
`;

export function EventFacts({ event }: { event: WebinarEvent }) {
  const { eventZone } = useSite();
  const isPast = useEventState(event) === 'past';
  // Null, during hydration, is not unknown: the fact keeps its place.
  const isZoneUnknown = useVisitorZone() === undefined;
  const { day, time, visitorTime } = useEventTimes(event);
  const hasVisitorTime = Boolean(time) && !isZoneUnknown && !isPast;
  const [visitorClock = '\u00A0', visitorPlace = '\u00A0'] = visitorTime;
  return (
    <Bar $isRow={!hasVisitorTime}>
      {day && (
        <div>
          <dt>{strings.date}</dt>
          <Value>
            <time dateTime={event.date.slice(0, 10)}>{day}</time>
          </Value>
        </div>
      )}
      {time && (
        <div>
          <dt>{strings.time}</dt>
          <Clock>{time}</Clock>
          <Small as="dd">{eventZone.name}</Small>
        </div>
      )}
      {hasVisitorTime && (
        <VisitorFact>
          <dt>{strings.yourTime}</dt>
          <Clock>{visitorClock}</Clock>
          <Small as="dd">{visitorPlace}</Small>
        </VisitorFact>
      )}
      {event.duration && (
        <div>
          <dt>{strings.duration}</dt>
          <Value>{event.duration}</Value>
        </div>
      )}
    </Bar>
  );
}

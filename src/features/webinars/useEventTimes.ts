import type { WebinarEvent } from '../../contract/entities.ts';
import { clockText, longDayText } from '../../lib/dayTexts.ts';
import { eventSpan } from '../../lib/eventSpan.ts';
import { wallClockAt, zoneName } from '../../lib/zonedTime.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { useVisitorZone } from '../../ui/timeZone.ts';

/**
 * `Thursday, December 3, 2026` and `11:00 AM` in the event's zone, '' without a date. `visitorTime` is `8:00 AM` and
 * `Pacific Time`, with the day where it differs; empty until mount, and if the visitor's zone is unknown.
 */
export const useEventTimes = (event: WebinarEvent) => {
  const { eventZone } = useSite();
  const visitorZone = useVisitorZone();
  const day = event.date && longDayText(event.date);
  const time = clockText(event.date);
  const start = eventSpan(event, eventZone.id)?.start;
  if (start === undefined || !visitorZone) return { day, time, visitorTime: [] };

  const wallClock = wallClockAt(start, visitorZone);
  const visitorDay = longDayText(wallClock);
  const zone = zoneName(start, visitorZone);
  const place = visitorDay === day ? zone : `${visitorDay}, ${zone}`;
  return { day, time, visitorTime: [clockText(wallClock), place] };
};

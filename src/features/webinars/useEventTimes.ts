import type { WebinarEvent } from '../../contract/entities.ts';
import { eventDay, eventTime } from '../../lib/dates.ts';
import { eventSpan, wallClockAt, zoneName } from '../../lib/eventTime.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { useTimeZone } from '../../ui/clock.ts';

export interface EventTimes {
  /** `Thursday, December 3, 2026`; '' when the event has no date. */
  day: string;
  /** `11:00 AM`, in the event's zone. */
  time: string;
  /** `8:00 AM, Pacific Standard Time` for the visitor, with the day where it differs; '' until the zone is known. */
  visitorTime: string;
}

/** When an event takes place, in its own zone and in the visitor's (known only after mount). */
export const useEventTimes = (event: WebinarEvent): EventTimes => {
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
  return { day, time, visitorTime: `${when}, ${zoneName(start, visitorZone)}` };
};

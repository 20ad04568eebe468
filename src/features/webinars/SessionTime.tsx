import { eventTime, sessionDay } from '../../lib/dates.ts';
import { useSite } from '../../ui/SiteContext.ts';

/** `Thu, Dec 3, 2026, 11:00 AM ET`; the time is an element of its own. */
export function SessionTime({ date }: { date: string }) {
  const { eventZone } = useSite();
  const time = eventTime(date);
  return (
    <time dateTime={date}>
      {time ? `${sessionDay(date)}, ` : sessionDay(date)}
      {time && <span>{`${time} ${eventZone.shortName}`}</span>}
    </time>
  );
}

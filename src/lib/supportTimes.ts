import { WEEKDAYS } from './weekdays.ts';

export interface SupportTimes {
  /** Such as `America/Los_Angeles`. */
  zone: string;
  /** Days on which support begins; Sunday is 0. */
  weekdays: readonly number[];
  /** Whole hours. Support ends after midnight if `to` is not later than `from`. */
  from: number;
  to: number;
}

export interface OfficeLight {
  /** `4:12 PM` at the office */
  time: string;
  isOn: boolean;
  /** When the office opens: `8 AM`. */
  hour: string;
  /** `Monday`, unless the office opens today or after this night. */
  day?: string;
}

const hourText = (hour: number, minutes = ''): string =>
  `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;

/** The office at this moment; undefined in a browser that does not know its zone. */
export const officeLight = (now: number, times: SupportTimes): OfficeLight | undefined => {
  const { zone, weekdays, from, to } = times;
  let clock;
  try {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(now)
      .map(({ value }) => value);
  } catch {
    return undefined;
  }
  // `Friday, 16:12`
  const [weekday, , hours, , minutes] = clock;
  const today = WEEKDAYS.findIndex((day) => day === weekday);
  const hour = Number(hours);
  const opensOn = (days: number) => weekdays.includes((today + days + 7) % 7);
  const endsNextDay = to <= from;
  const isOn =
    (opensOn(0) && hour >= from && (endsNextDay || hour < to)) ||
    (endsNextDay && opensOn(-1) && hour < to);
  const ahead = [0, 1, 2, 3, 4, 5, 6, 7].find((days) => opensOn(days) && (days > 0 || hour < from));
  const isNear = ahead === 0 || (ahead === 1 && opensOn(0));
  return {
    time: hourText(hour, `:${minutes}`),
    isOn,
    hour: hourText(from),
    ...(ahead !== undefined && !isNear && { day: WEEKDAYS[(today + ahead) % 7] }),
  };
};

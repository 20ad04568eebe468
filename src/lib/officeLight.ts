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

/** The light in the office's window, which is on while support is open. */
export interface OfficeLight {
  /** The time at the office: `4:12 PM`. */
  time: string;
  /** The day at the office: `Sunday` */
  today: string;
  isOn: boolean;
  /** `8 AM` */
  opensAt: string;
  /** `Monday`; missing if the office opens today, or closes today and opens tomorrow. */
  opensOn?: string;
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
  const isOpenDay = (daysAhead: number) => weekdays.includes((today + daysAhead + 7) % 7);
  const endsNextDay = to <= from;
  const isOn =
    (isOpenDay(0) && hour >= from && (endsNextDay || hour < to)) ||
    (endsNextDay && isOpenDay(-1) && hour < to);
  const opensInDays = [0, 1, 2, 3, 4, 5, 6, 7].find(
    (days) => isOpenDay(days) && (days > 0 || hour < from),
  );
  const opensSoon = opensInDays === 0 || (opensInDays === 1 && isOpenDay(0));
  return {
    time: hourText(hour, `:${minutes}`),
    today: WEEKDAYS[today]!,
    isOn,
    opensAt: hourText(from),
    ...(opensInDays !== undefined &&
      !opensSoon && { opensOn: WEEKDAYS[(today + opensInDays) % 7] }),
  };
};

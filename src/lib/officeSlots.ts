import { instantOf, wallClockAt } from './zonedTime.ts';

export interface OfficeHours {
  zone: string;
  /** Sunday to Saturday: first and last hour at which a demo starts, or null. */
  week: readonly (readonly [first: number, last: number] | null)[];
  holidays: readonly string[];
  /** Minimum hours between request and demo. */
  noticeHours: number;
  capacity: number;
  daysAhead: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10),
  );

const slotsOfDay = ({ zone, week, holidays }: OfficeHours, day: string): number[] => {
  const hours = week[new Date(day).getUTCDay()];
  if (!hours || holidays.includes(day)) return [];
  const [first, last] = hours;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const wallClock = `${day} ${String(first + index).padStart(2, '0')}:00`;
    return { wallClock, instant: instantOf(wallClock, zone)! };
  })
    .filter(({ wallClock, instant }) => wallClockAt(instant, zone) === wallClock)
    .map(({ instant }) => instant);
};

/** An office's slots change once a day. */
const found = new WeakMap<OfficeHours, { today: string; slots: number[] }>();

/** Bookable start times as timestamps, soonest first. */
export const officeSlots = (office: OfficeHours, now: number): number[] => {
  const today = wallClockAt(now, office.zone).slice(0, 10);
  let known = found.get(office);
  if (known?.today !== today) {
    const days = daysFrom(today, office.daysAhead);
    known = { today, slots: days.flatMap((day) => slotsOfDay(office, day)) };
    found.set(office, known);
  }
  const soonest = now + office.noticeHours * HOUR_MS;
  return known.slots.filter((slot) => slot >= soonest && slot > now);
};

import { instantOf, wallClockAt } from './eventTime.ts';

/** When an office gives demos, by the clock of its zone. */
export interface OfficeHours {
  zone: string;
  /** From Sunday to Saturday: the first and the last hour at which a demo begins, 0 to 23; null for a day without. */
  week: readonly (readonly [first: number, last: number] | null)[];
  /** Days without, `2026-12-25`. */
  holidays: readonly string[];
  /** Hours that must lie between the asking and the demo. */
  noticeHours: number;
  /** Demos that may begin at the same time. */
  capacity: number;
  /** Days, today included, of which demos may be asked for. */
  daysAhead: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The days from one on, `2026-12-03`. */
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

/** What was found out last for an office: its hours change with the day alone. */
const found = new WeakMap<OfficeHours, { today: string; slots: number[] }>();

/** The moments at which the office would give a demo that is asked for now, in milliseconds since 1970, soonest first. */
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

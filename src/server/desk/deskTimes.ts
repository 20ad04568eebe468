import { clockText, longDayText } from '../../lib/dayTexts.ts';
import { wallClockAt } from '../../lib/zonedTime.ts';

/** Times of the office, as people say them. */
export interface DeskClock {
  zone: string;
  now: Date;
}

const DAY_MS = 86_400_000;

const wallClock = (instant: string | number, zone: string): string =>
  wallClockAt(typeof instant === 'number' ? instant : Date.parse(instant), zone);

/** `2026-12-03` */
export const dayKey = (instant: string | number, { zone }: Pick<DeskClock, 'zone'>): string =>
  wallClock(instant, zone).slice(0, 10);

const daysAgo = (instant: string | number, clock: DeskClock): number =>
  (Date.parse(dayKey(clock.now.getTime(), clock)) - Date.parse(dayKey(instant, clock))) / DAY_MS;

/** `8:52 AM` */
export const timeText = (instant: string | number, { zone }: Pick<DeskClock, 'zone'>): string =>
  clockText(wallClock(instant, zone));

const withoutYear = (day: string, { zone, now }: DeskClock): string =>
  day.replace(`, ${dayKey(now.getTime(), { zone }).slice(0, 4)}`, '');

/** `Thursday, December 3`, with the year when it is another one. */
export const longDay = (instant: string | number, clock: DeskClock): string =>
  withoutYear(longDayText(wallClock(instant, clock.zone)), clock);

/** `November 24` */
export const shortDay = (instant: string | number, clock: DeskClock): string =>
  longDay(instant, clock).replace(/^\w+, /, '');

/** `today`, `yesterday` or `November 24` */
export const spokenDay = (instant: string | number, clock: DeskClock): string => {
  const ago = daysAgo(instant, clock);
  if (ago === 0) return 'today';
  return ago === 1 ? 'yesterday' : shortDay(instant, clock);
};

/** `8:52 AM` of today, else `yesterday` or `November 24`. */
export const lately = (instant: string | number, clock: DeskClock): string => {
  const day = spokenDay(instant, clock);
  return day === 'today' ? timeText(instant, clock) : day;
};

/** `Thursday, December 3, 11:00 AM` */
export const dayAndClock = (instant: string | number, clock: DeskClock): string =>
  `${longDay(instant, clock)}, ${timeText(instant, clock)}`;

/** When a document goes live: a working copy has an instant, and a document that is stored says it in words. */
export const goesLiveText = (goesLive: string, clock: DeskClock): string =>
  Number.isNaN(Date.parse(goesLive)) ? goesLive : dayAndClock(goesLive, clock);

/** `Dec`, for the sheet of a calendar */
export const monthAbbreviation = (instant: string | number, clock: DeskClock): string =>
  shortDay(instant, clock).slice(0, 3);

export const dayOfMonth = (instant: string | number, clock: DeskClock): number =>
  Number(dayKey(instant, clock).slice(8));

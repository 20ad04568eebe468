import { durationMinutes } from './durations.ts';
import { instantOf } from './zonedTime.ts';

const MINUTE_MS = 60_000;

/** Start and end of an event, in milliseconds since 1970; null without a valid date. */
export const eventSpan = ({ date, duration }: { date: string; duration: string }, zone: string) => {
  const start = instantOf(date, zone);
  return start === null ? null : { start, end: start + durationMinutes(duration) * MINUTE_MS };
};

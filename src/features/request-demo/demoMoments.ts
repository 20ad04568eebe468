import { clockTime, eventDay, eventTime } from '../../lib/dates.ts';
import { wallClockAt } from '../../lib/eventTime.ts';

interface Option {
  value: string;
  label: string;
}

/** Moments (ISO instants) as the clocks of a zone show them, soonest first: `2026-12-03 11:00`. */
export const wallClocksOf = (slots: readonly string[], zone: string): string[] =>
  slots.map((slot) => wallClockAt(Date.parse(slot), zone));

/** The days of moments, to choose from. */
export const dayOptions = (wallClocks: readonly string[]): Option[] =>
  [...new Set(wallClocks.map((wallClock) => wallClock.slice(0, 10)))].map((value) => ({
    value,
    label: eventDay(value),
  }));

/** The times of a day's moments, to choose from; those of all days while none is chosen. */
export const timeOptions = (wallClocks: readonly string[], day: string): Option[] => {
  const times = wallClocks
    .filter((wallClock) => day === '' || wallClock.startsWith(day))
    .map((wallClock) => wallClock.slice(11));
  return [...new Set(times)].sort().map((value) => {
    const [hour, minutes] = value.split(':').map(Number);
    return { value, label: clockTime(hour!, minutes) };
  });
};

/** `Thursday, December 3, 2026, 11:00 AM` */
export const momentText = (slot: string, zone: string): string => {
  const wallClock = wallClockAt(Date.parse(slot), zone);
  return `${eventDay(wallClock)}, ${eventTime(wallClock)}`;
};

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Minutes since midnight on a zone's clocks at a moment. */
const minuteOfDay = (moment: Date, zone: string): number => {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * HOUR_MINUTES + minutes;
};

/** `8 AM`, `6:30 PM`; noon is `12 PM`, as on American clocks. */
const clockWords = (minute: number): string => {
  const hour = Math.floor(minute / HOUR_MINUTES);
  const past = minute % HOUR_MINUTES;
  const shown = `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''}`;
  return `${shown} ${hour < 12 ? 'AM' : 'PM'}`;
};

/**
 * An hour of an office's day, as the clocks of another zone show it on the same day: 8 in New York is `5 AM` in Los
 * Angeles and `6:30 PM` in Kolkata.
 * @param hour of the day in the office's zone, 0 to 23
 * @param moment which day it is, for clocks that are changed in spring
 */
export const hourElsewhere = (
  hour: number,
  officeZone: string,
  zone: string,
  moment: Date,
): string => {
  const ahead = minuteOfDay(moment, zone) - minuteOfDay(moment, officeZone);
  return clockWords((hour * HOUR_MINUTES + ahead + 2 * DAY_MINUTES) % DAY_MINUTES);
};

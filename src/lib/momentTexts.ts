import { clockText, isoDay, longDayText } from './dayTexts.ts';
import { wallClockAt, zoneName } from './zonedTime.ts';

/** `Thursday, December 3, 2026, 11:00 AM` */
export const dayAndTime = (instant: number, zone: string): string => {
  const wallClock = wallClockAt(instant, zone);
  return `${longDayText(wallClock)}, ${clockText(wallClock)}`;
};

/** `Monday, November 23, 2026, 1:00 PM Eastern Time (10:00 AM Pacific Time)`: the visitor's clock, then the office's. */
export const timeInZones = (instant: number, visitorZone: string, officeZone: string): string => {
  const time = `${dayAndTime(instant, visitorZone)} ${zoneName(instant, visitorZone)}`;
  const [there, here] = [wallClockAt(instant, visitorZone), wallClockAt(instant, officeZone)];
  if (there === here) return time;
  const isSameDay = isoDay(there) === isoDay(here);
  const officeTime = isSameDay ? clockText(here) : dayAndTime(instant, officeZone);
  return `${time} (${officeTime} ${zoneName(instant, officeZone)})`;
};

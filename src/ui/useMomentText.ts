import { dayAndTime } from '../lib/momentTexts.ts';
import { zoneName } from '../lib/zonedTime.ts';
import { useSite } from './SiteContext.ts';
import { useTimeZone } from './timeZone.ts';

/** `Thursday, December 3, 2026, 11:00 AM Eastern Time` in the visitor's zone, or the site's until that is known. */
export const useMomentText = (instant: string): string => {
  const { eventZone } = useSite();
  const zone = useTimeZone();
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return '';
  const name = zone === null ? eventZone.name : zoneName(at, zone);
  return `${dayAndTime(at, zone ?? eventZone.id)} ${name}`;
};

import { visitorTimeZone } from '../lib/timeZone.ts';
import { useHydrated } from './useHydrated.ts';
import { useSite } from './SiteContext.ts';

/** Such as `Europe/Berlin`; undefined if the browser doesn't know it; null during server rendering and hydration. */
export const useVisitorZone = (): string | undefined | null =>
  useHydrated() ? visitorTimeZone() : null;

/** The visitor's zone, or the site's if that is unknown; null during server rendering and hydration. */
export const useTimeZone = (): string | null => {
  const { eventZone } = useSite();
  const visitorZone = useVisitorZone();
  return visitorZone === undefined ? eventZone.id : visitorZone;
};

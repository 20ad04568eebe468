import type { WebinarEvent } from '../../contract/entities.ts';
import { eventSpan } from '../../lib/eventTime.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { useNow } from '../../ui/useNow.ts';

/**
 * Whether an event has ended; one without a date never does. The moment at which it was read travels with the page, so
 * the server and the browser's first render say the same; from then on the visitor's clock counts as well.
 */
export const useIsPastEvent = (event: WebinarEvent, readAt = 0): boolean => {
  const { eventZone } = useSite();
  const now = useNow() ?? 0;
  const end = eventSpan(event, eventZone.id)?.end;
  return end !== undefined && end <= Math.max(now, readAt);
};

import { EVENT_TIME_ZONE } from '../../contract/constants';
import type { WebinarEvent } from '../../contract/entities';
import { eventSpan } from '../../lib/eventTime';
import { useNow } from '../../ui/useNow';

/** Whether an event has ended. Known only after mount; an event without a date never ends. */
export const useIsPastEvent = (event: WebinarEvent): boolean => {
  const now = useNow();
  const end = eventSpan(event, EVENT_TIME_ZONE)?.end;
  return now !== null && end !== undefined && end <= now;
};

import type { WebinarEvent } from '../../contract/entities.ts';
import { eventSpan } from '../../lib/eventSpan.ts';
import { useHasPassed } from '../../ui/clock.ts';
import { useSite } from '../../ui/SiteContext.ts';

export type EventState = 'open' | 'live' | 'past' | 'canceled';

/** The server and the first render in the browser agree; from then on the state follows the clock. */
export const useEventState = (event: WebinarEvent): EventState => {
  const { eventZone } = useSite();
  const span = eventSpan(event, eventZone.id);
  const isOver = useHasPassed(span?.end);
  // The start of an event that is over is not asked for: the server would send it as one more moment that has passed.
  const hasBegun = useHasPassed(isOver ? undefined : span?.start);
  if (event.is_canceled) return 'canceled';
  if (isOver) return 'past';
  return hasBegun ? 'live' : 'open';
};

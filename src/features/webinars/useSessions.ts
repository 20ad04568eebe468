import { use } from 'react';
import type { WebinarEvent } from '../../contract/entities.ts';
import { eventSpan } from '../../lib/eventSpan.ts';
import { useNow } from '../../ui/clock.ts';
import { PassedMoments, useSite } from '../../ui/SiteContext.ts';

/**
 * Events that are not over, in the order of the list. One without a readable date stays. `useHasPassed` checks one moment,
 * and hooks can't be called in a loop. So this hook reads the same sources: what had passed on the server, and the clock.
 */
export const useUpcoming = (events: readonly WebinarEvent[] = []): WebinarEvent[] => {
  const { eventZone } = useSite();
  const hadPassed = use(PassedMoments);
  const now = useNow();
  return events.filter((event) => {
    const span = eventSpan(event, eventZone.id);
    return !span || !(hadPassed(span.end) || (now !== null && span.end <= now));
  });
};

/** Those to register for, which have a date and are not canceled, the first one first. */
export const useSessions = (events: readonly WebinarEvent[] | undefined): WebinarEvent[] => {
  const { eventZone } = useSite();
  const sessions = useUpcoming(events).flatMap((event) => {
    const span = event.is_canceled ? null : eventSpan(event, eventZone.id);
    return span ? [{ event, start: span.start }] : [];
  });
  return sessions.sort((one, other) => one.start - other.start).map(({ event }) => event);
};

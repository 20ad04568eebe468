import { use } from 'react';
import type { WebinarEvent } from '../../contract/entities.ts';
import { eventSpan } from '../../lib/eventTime.ts';
import { useNow } from '../../ui/clock.ts';
import { PassedMoments, useSite } from '../../ui/SiteContext.ts';

/** Events that are neither over nor canceled, the first one first. */
export const useSessions = (events: readonly WebinarEvent[] | undefined = []): WebinarEvent[] => {
  const { eventZone } = useSite();
  const hadPassed = use(PassedMoments);
  const now = useNow();
  const sessions = events.flatMap((event) => {
    const span = event.is_canceled ? null : eventSpan(event, eventZone.id);
    if (!span || hadPassed(span.end) || (now !== null && span.end <= now)) return [];
    return [{ event, start: span.start }];
  });
  return sessions.sort((one, other) => one.start - other.start).map(({ event }) => event);
};

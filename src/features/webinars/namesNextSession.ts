import type { WebinarEvent } from '../../contract/entities.ts';
import { eventSpan } from '../../lib/eventTime.ts';
import type { SiteSettings } from '../../ui/SiteContext.ts';

/** Whether the page of an event leads to the next session, so that its data are read with it. */
export const namesNextSession = (
  event: WebinarEvent,
  eventZone: SiteSettings['eventZone'] | undefined,
): boolean => {
  const span = eventZone && eventSpan(event, eventZone.id);
  return event.recording === undefined && Boolean(span && span.end <= Date.now());
};

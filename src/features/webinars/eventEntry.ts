import type { WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import type { CalendarEntry } from '../../lib/calendar.ts';
import { eventSpan } from '../../lib/eventTime.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { controls } from '../../strings/common.ts';
import type { SiteSettings } from '../../ui/SiteContext.ts';

/** Web calendars refuse long URLs. */
const DESCRIPTION_CHARACTERS = 400;

export const eventEntry = (
  event: WebinarEvent,
  { siteUrl, eventZone }: { siteUrl: string; eventZone: Pick<SiteSettings['eventZone'], 'id'> },
): CalendarEntry | null => {
  const span = eventSpan(event, eventZone.id);
  if (!span) return null;
  const url = siteUrl + paths.event(event.slug || event.id);
  const description = [
    event.presented_by && controls.presentedBy(event.presented_by),
    snippet(stripTags(event.description), DESCRIPTION_CHARACTERS),
    url,
  ];
  const changed = Date.parse(event.updated_at);
  return {
    // The same as in the confirmation email, so that a calendar has one entry of both files.
    uid: `event-${event.id || event.slug}@${new URL(siteUrl).hostname}`,
    stamp: new Date(Number.isNaN(changed) ? span.start : changed),
    start: new Date(span.start),
    end: new Date(span.end),
    summary: event.title,
    isCanceled: event.is_canceled ?? false,
    description: description.filter(Boolean).join('\n\n'),
    url,
  };
};

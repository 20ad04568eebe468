import type { WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import type { LinkedEntry } from '../../lib/calendar.ts';
import { eventSpan } from '../../lib/eventSpan.ts';
import { snippet, stripTags } from '../../lib/html.ts';
import { commonStrings } from '../../strings/common.ts';
import type { SiteSettings } from '../../ui/SiteContext.ts';

/** Web calendars refuse long URLs. */
const DESCRIPTION_CHARACTERS = 400;

export const calendarEntry = (
  event: WebinarEvent,
  { siteUrl, eventZone }: { siteUrl: string; eventZone: Pick<SiteSettings['eventZone'], 'id'> },
): (LinkedEntry & { url: string }) | null => {
  const span = eventSpan(event, eventZone.id);
  if (!span) return null;
  const url = siteUrl + paths.event(event.slug || event.id);
  const description = [
    event.presented_by && commonStrings.presentedBy(event.presented_by),
    snippet(stripTags(event.description), DESCRIPTION_CHARACTERS),
    url,
  ];
  return {
    start: new Date(span.start),
    end: new Date(span.end),
    summary: event.title,
    description: description.filter(Boolean).join('\n\n'),
    url,
  };
};

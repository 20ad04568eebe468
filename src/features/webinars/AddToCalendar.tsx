import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import type { CalendarEntry } from '../../lib/calendar.ts';
import { googleCalendarLink, outlookCalendarLink } from '../../lib/calendarLinks.ts';
import { loadOrReload } from '../../lib/loadOrReload.ts';
import { color, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { eventEntry } from './eventEntry.ts';

const words = webinarsStrings.event.calendar;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;

const Title = styled.span`
  ${type.label}
`;

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;

  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 4px;
    border-radius: ${radius.small};
    font-size: 0.9375rem;
    font-weight: 560;
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 6px;
  }
`;

const NEW_TAB = { target: '_blank', rel: 'noopener' };

/** Lets the visitor save a calendar file with that entry. */
const saveFile = async (name: string, entry: CalendarEntry): Promise<void> => {
  const { calendarFile } = await loadOrReload(
    () => import(/* webpackChunkName: "calendar" */ '../../lib/calendar.ts'),
  );
  const address = URL.createObjectURL(new Blob([calendarFile(entry)], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/** Three ways to put an event into the visitor's calendar. Nothing when its date does not tell. */
export function AddToCalendar({ event }: { event: WebinarEvent }) {
  const entry = eventEntry(event, useSite());
  if (!entry) return null;
  const fileName = `${event.slug || 'event'}.ics`;
  return (
    <Root role="group" aria-label={words.title}>
      <Title aria-hidden="true">{words.title}</Title>
      <Ways>
        <li>
          <a href={googleCalendarLink(entry)} {...NEW_TAB}>
            {words.google}
          </a>
        </li>
        <li>
          <a href={outlookCalendarLink(entry)} {...NEW_TAB}>
            {words.outlook}
          </a>
        </li>
        <li>
          <button type="button" onClick={() => void saveFile(fileName, entry)}>
            {words.file}
          </button>
        </li>
      </Ways>
    </Root>
  );
}

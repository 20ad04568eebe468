import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import {
  type CalendarEntry,
  calendarFile,
  googleCalendarLink,
  outlookCalendarLink,
} from '../../lib/calendar.ts';
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

  a {
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

interface CalendarFileLinkProps {
  event: WebinarEvent;
  entry: CalendarEntry;
  children: string;
}

/** A calendar file in the link itself, so that it needs neither a script nor a request. */
export function CalendarFileLink({ event, entry, children }: CalendarFileLinkProps) {
  return (
    <a
      download={`${event.slug || 'event'}.ics`}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry))}`}
    >
      {children}
    </a>
  );
}

/** Three ways to put an event into the visitor's calendar. Nothing when its date does not tell. */
export function AddToCalendar({ event }: { event: WebinarEvent }) {
  const entry = eventEntry(event, useSite());
  if (!entry) return null;
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
          <CalendarFileLink event={event} entry={entry}>
            {words.file}
          </CalendarFileLink>
        </li>
      </Ways>
    </Root>
  );
}

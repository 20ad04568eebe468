import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { calendarFile, googleCalendarLink, outlookCalendarLink } from '../../lib/calendar.ts';
import { color, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/mixins.ts';
import { Cluster } from '../../ui/Layout.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { eventEntry } from './eventEntry.ts';

const strings = webinarsStrings.event.calendar;

const Title = styled.span`
  ${type.label}
`;

const Links = styled(Cluster)`
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

/** A calendar file as a `data:` URL, which needs neither a script nor a request. */
export function CalendarFileLink({ event, children }: { event: WebinarEvent; children: string }) {
  const entry = eventEntry(event, useSite());
  if (!entry) return children;
  return (
    <a
      download={`${event.slug || 'event'}.ics`}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry))}`}
    >
      {children}
    </a>
  );
}

export function AddToCalendar({ event }: { event: WebinarEvent }) {
  const entry = eventEntry(event, useSite());
  if (!entry) return null;
  return (
    <Cluster $gap="4px 12px" role="group" aria-label={strings.title}>
      <Title aria-hidden="true">{strings.title}</Title>
      <Links as="ul" $gap="4px 12px" $align="stretch">
        <li>
          <a href={googleCalendarLink(entry)} {...NEW_TAB}>
            {strings.google}
          </a>
        </li>
        <li>
          <a href={outlookCalendarLink(entry)} {...NEW_TAB}>
            {strings.outlook}
          </a>
        </li>
        <li>
          <CalendarFileLink event={event}>{strings.file}</CalendarFileLink>
        </li>
      </Links>
    </Cluster>
  );
}

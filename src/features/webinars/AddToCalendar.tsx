import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { googleCalendarLink, outlookCalendarLink } from '../../lib/calendar.ts';
import { eventSpan } from '../../lib/eventSpan.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { type } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';
import { Cluster } from '../../ui/Layout.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { calendarEntry } from './calendarEntry.ts';

const { calendar } = webinarsStrings.event;

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

/** In-app browsers open no `data:` URLs, so the file has an address. */
export function CalendarFileLink({ event, children }: { event: WebinarEvent; children: string }) {
  const { eventZone } = useSite();
  if (!eventSpan(event, eventZone.id)) return children;
  return <a href={`${paths.event(event.slug || event.id)}.ics`}>{children}</a>;
}

export function AddToCalendar({ event }: { event: WebinarEvent }) {
  const entry = calendarEntry(event, useSite());
  if (!entry) return null;
  return (
    <Cluster $gap="4px 12px" role="group" aria-label={calendar.title}>
      <Title aria-hidden="true">{calendar.title}</Title>
      <Links as="ul" $gap="4px 12px" $align="stretch">
        <li>
          <a href={googleCalendarLink(entry)} {...NEW_TAB}>
            {calendar.google}
          </a>
        </li>
        <li>
          <a href={outlookCalendarLink(entry)} {...NEW_TAB}>
            {calendar.outlook}
          </a>
        </li>
        <li>
          <CalendarFileLink event={event}>{calendar.file}</CalendarFileLink>
        </li>
      </Links>
    </Cluster>
  );
}

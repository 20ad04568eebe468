/** A moment as calendars write it, `20261123T150000Z`. */
export const utcStamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** What a calendar in the web is told of an event. */
export interface LinkedEntry {
  start: Date;
  end: Date;
  summary: string;
  description: string;
}

/** Opens a new entry in Google Calendar. */
export const googleCalendarLink = ({ start, end, summary, description }: LinkedEntry): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${utcStamp(start)}/${utcStamp(end)}`,
    details: description,
  })}`;

/** Opens a new entry in Outlook on the web. Its reader takes a plus for a plus, so spaces are written as %20. */
export const outlookCalendarLink = ({ start, end, summary, description }: LinkedEntry): string => {
  const parameters = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: summary,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    body: description,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${parameters.toString().replaceAll('+', '%20')}`;
};

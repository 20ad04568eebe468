import { filePaths, paths } from '../../../contract/paths.ts';
import type { StoredLead } from '../database/leadRows.ts';

export interface LinkSettings {
  siteUrl: string;
  /** `{token}` is a secret, `{demo_id}` the demo's number. */
  meetingUrlTemplate: string;
}

export const DEFAULT_MEETING_URL_TEMPLATE = 'https://meet.example.com/{token}';

/** The links of a demo and the number that people quote. */
export interface Booking {
  demo_id: string;
  event_link: string;
  meet_link: string;
  change_link: string;
}

/** Each link opens one thing: a calendar entry with the link to join may be passed on. */
export interface GuestLinks {
  /** The guest's private page. */
  link: string;
  calendar_link: string;
  /** Missing until the event has an address to join. */
  join_link?: string;
}

export const bookingOf = (
  { id, change_token, calendar_token, meeting_token }: StoredLead<'demo'>,
  { siteUrl, meetingUrlTemplate }: LinkSettings,
): Booking => ({
  demo_id: id,
  event_link: siteUrl + filePaths.calendarEntry(`${calendar_token}.ics`),
  meet_link: meetingUrlTemplate.replaceAll('{token}', meeting_token).replaceAll('{demo_id}', id),
  change_link: siteUrl + paths.myDemo(change_token),
});

export const guestLinks = (
  registration: StoredLead<'registration'>,
  { siteUrl }: Pick<LinkSettings, 'siteUrl'>,
): GuestLinks => {
  const { details, change_token, meeting_token, calendar_token } = registration;
  return {
    link: siteUrl + paths.myRegistration(change_token),
    calendar_link: siteUrl + filePaths.calendarEntry(`${calendar_token}.ics`),
    ...(details.event.join_hash !== undefined && {
      join_link: siteUrl + paths.joinEvent(meeting_token),
    }),
  };
};

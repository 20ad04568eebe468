import type { FieldLabel } from './documentLabels.ts';

/** A label, or only its title. */
export type Label = string | FieldLabel;

const EMAIL = { subject: 'Subject', title: 'Heading', note: 'Text' };

const emailLabels = (name: string, title: Label): Record<string, Label> => ({
  [name]: title,
  ...Object.fromEntries(Object.entries(EMAIL).map(([key, label]) => [`${name}.${key}`, label])),
});

/** The fields of the document with the words of emails. */
export const EMAIL_FIELDS: Readonly<Record<string, Label>> = {
  greeting: 'Greeting',
  ...emailLabels('demo_booked', 'Demo: booked'),
  ...emailLabels('demo_moved', 'Demo: moved'),
  ...emailLabels('demo_canceled', 'Demo: canceled'),
  ...emailLabels('demo_reminder', {
    title: 'Demo: reminder',
    description:
      '{{when}} becomes “is tomorrow”, “is on Thursday, December 3” or “starts in an hour”.',
  }),
  demo_links: 'Demo: links',
  'demo_links.join': 'Button to join',
  'demo_links.add_to_calendar': 'Link to the calendar file',
  'demo_links.change': 'Words before the link to change',
  'demo_links.reschedule': 'Link to change',
  ...emailLabels('event_registered', 'Event: registered'),
  ...emailLabels('event_reminder', 'Event: reminder'),
  ...emailLabels('event_link_again', 'Event: link again'),
  ...emailLabels('event_moved', 'Event: moved'),
  ...emailLabels('event_length_changed', 'Event: other duration'),
  ...emailLabels('event_join_changed', 'Event: other address to join'),
  ...emailLabels('event_canceled', 'Event: canceled'),
  ...emailLabels('registration_canceled', 'Registration: canceled by the guest'),
  ...emailLabels('other_registration_canceled', 'Registration: canceled for another person'),
  event_links: 'Event: links',
  'event_links.join': 'Button to join',
  'event_links.join_note': 'Words about the link to join',
  'event_links.join_later': 'Words while there is no link to join',
  'event_links.details': 'Link to the event',
  'event_links.cancel': 'Words before the link to cancel',
  'event_links.view_or_cancel': 'Link to the registration',
  join_address: 'Event: words about a changed address to join',
  'join_address.added': 'Added',
  'join_address.changed': 'Changed',
  'join_address.removed': 'Removed',
  newsletter_confirmation: 'Newsletter: confirmation',
  'newsletter_confirmation.subject': 'Subject',
  'newsletter_confirmation.preheader': 'Line beside the subject in mailboxes',
  'newsletter_confirmation.request': 'Request',
  'newsletter_confirmation.confirm': 'Button to confirm',
  'newsletter_confirmation.ignore': 'Words for those who did not ask',
  'newsletter_confirmation.refuse': 'Link to refuse',
};

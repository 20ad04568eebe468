import type { TextFields } from './textFields.ts';

/** The words of emails to visitors. Those to the sales address are words of the interface. */
export const emailsTexts = ({ object, line, text }: TextFields) => {
  const aboutDemo = (values: readonly string[] = []) => ({
    subject: line(120, ['demo_id', ...values]),
    title: line(80, values),
  });
  const demo = object({ ...aboutDemo(), note: text(400) });
  const aboutEvent = (values: readonly string[] = []) =>
    object({ subject: line(120, ['event']), title: line(80, values), note: text(400) });
  return object({
    greeting: line(40, ['first_name']),
    demo_booked: demo,
    demo_moved: demo,
    demo_canceled: demo,
    demo_reminder: object(aboutDemo(['when'])),
    demo_links: object({
      join: line(40),
      add_to_calendar: line(40),
      change: line(80),
      reschedule: line(40),
    }),
    event_registered: aboutEvent(),
    event_reminder: aboutEvent(['when']),
    /** A guest asked for the links again. */
    event_link_again: aboutEvent(),
    event_moved: aboutEvent(),
    event_length_changed: aboutEvent(),
    event_join_changed: aboutEvent(),
    event_canceled: aboutEvent(),
    registration_canceled: aboutEvent(),
    /** Another registration of the guest stays valid. */
    other_registration_canceled: aboutEvent(),
    event_links: object({
      join: line(40),
      join_note: text(240),
      join_later: text(240),
      details: line(40),
      cancel: text(160),
      view_or_cancel: line(40),
    }),
    /** Sentences about the address to join that follow those of a changed event. */
    join_address: object({ added: text(240), changed: text(240), removed: text(240) }),
    newsletter_confirmation: object({
      subject: line(120),
      preheader: line(120),
      title: line(80),
      request: text(240),
      confirm: line(40),
      ignore: text(240),
      refuse: line(40),
    }),
  });
};

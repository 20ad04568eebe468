import type { Kysely } from 'kysely';
import type { DemoBooking } from '../../../contract/entities.ts';
import type { LeadSource } from '../../../contract/leadSource.ts';
import { paths } from '../../../contract/paths.ts';
import type { Metrics } from '../../observe/metrics.ts';
import { addDelivery } from '../deliveries/addDelivery.ts';
import { countToday, mailboxOf, MAILS_PER_ADDRESS } from './dailyCounts.ts';
import type {
  DemoChange,
  DemoLead,
  DemoReminder,
  Lead,
  RegistrationLead,
} from '../deliveries/lead.ts';
import { confirmationMail } from './newsletter.ts';
import { DATED_KINDS } from '../database/schema.ts';
import type {
  DemoRequestRow,
  EventRegistrationRow,
  LeadsDatabase,
  NewsletterSubscriptionRow,
  OutboxKind,
  QuarantineReason,
} from '../database/schema.ts';

/** Where a demo of this number and this token is held. */
export type MeetingUrl = (demo: { id: string; token: string }) => string;

/** What is known of the site that a cause is written for. */
export interface EnqueueSettings {
  siteUrl: string;
  meetingUrl: MeetingUrl;
  now: Date;
  /** Writes into the log once all of it is stored; nothing personal. */
  note?: ((details: object, message: string) => void) | undefined;
  /** Counts something then. */
  count?: ((counted: (metrics: Metrics) => void) => void) | undefined;
}

/** @param column of a row; ours, so it can be read */
const sourceIn = (column: string | null): LeadSource | null =>
  column === null ? null : (JSON.parse(column) as LeadSource);

export const registrationLink = (
  { change_token }: EventRegistrationRow,
  { siteUrl }: EnqueueSettings,
): string => siteUrl + paths.myRegistration(change_token);

export const bookingOf = (
  row: DemoRequestRow,
  { siteUrl, meetingUrl }: EnqueueSettings,
): DemoBooking => ({
  demo_id: row.id,
  event_link: siteUrl + paths.demoCalendar(`${row.calendar_token}.ics`),
  meet_link: meetingUrl({ id: row.id, token: row.meeting_token }),
  change_link: siteUrl + paths.myDemo(row.change_token),
});

/** Writes what a subscription causes: of one that is not confirmed yet, the mail that asks for it. */
export const enqueueForSubscription = async (
  db: Kysely<LeadsDatabase>,
  row: NewsletterSubscriptionRow,
  settings: EnqueueSettings,
): Promise<void> => {
  const { id, email, created_at, source } = row;
  if (row.status === 'pending') return void (await askToConfirm(db, row, settings));
  const lead: EnqueuedLead = {
    lead: 'newsletter',
    ...{ id, email, created_at, receipt: row.receipt },
    source: sourceIn(source),
  };
  await enqueueAll(db, lead, settings);
};

/** Writes what the end of a subscription causes. */
export const enqueueForUnsubscription = async (
  db: Kysely<LeadsDatabase>,
  { id, email }: NewsletterSubscriptionRow,
  settings: EnqueueSettings,
): Promise<void> => {
  const unsubscribed_at = settings.now.toISOString();
  await enqueueAll(db, { lead: 'newsletter-end', id, email, unsubscribed_at }, settings);
};

/**
 * Writes to an address whether it wants the newsletter, unless such a mail waits to be sent already.
 * @returns false when today saw enough mails
 */
export const askToConfirm = async (
  db: Kysely<LeadsDatabase>,
  row: NewsletterSubscriptionRow,
  settings: EnqueueSettings,
): Promise<boolean> => {
  const { id, email, confirm_token, unsubscribe_token } = row;
  const { now, siteUrl } = settings;
  if ((await confirmationMail(db, row, now)) === 'waiting') return true;
  if (!(await mayWriteTo(db, email, settings))) return false;
  const lead: Lead = {
    lead: 'newsletter-confirmation',
    ...{ id, email },
    confirm_url: siteUrl + paths.newsletterConfirm(confirm_token ?? ''),
    unsubscribe_url: siteUrl + paths.newsletterUnsubscribe(unsubscribe_token),
  };
  await addDelivery(db, { kind: 'newsletter-confirmation', lead, now });
  return true;
};

/** Writes what a demo request causes. */
export const enqueueForDemo = async (
  db: Kysely<LeadsDatabase>,
  row: DemoRequestRow,
  settings: EnqueueSettings,
): Promise<void> => {
  const lead = demoLeadOf(row, settings);
  // Nobody can have somebody else's mailbox filled by reminders either.
  if (await enqueueAll(db, lead, settings)) await remindOfDemo(db, lead, settings);
};

/** A demo as the outside world is told of it. */
const demoLeadOf = (row: DemoRequestRow, settings: EnqueueSettings): DemoLead => {
  const { id, first_name, last_name, phone, email, source } = row;
  const { real_estate_experience, monthly_budget, preferred_datetime, created_at } = row;
  return {
    lead: 'demo',
    ...{ id, first_name, last_name, phone, email },
    ...{ real_estate_experience, monthly_budget, preferred_datetime, created_at },
    receipt: id,
    source: sourceIn(source),
    ...bookingOf(row, settings),
  };
};

/** Writes what is to be said before a demo, a day and an hour ahead of it. */
const remindOfDemo = async (
  db: Kysely<LeadsDatabase>,
  lead: DemoLead,
  { now }: EnqueueSettings,
): Promise<void> => {
  const start = Date.parse(lead.preferred_datetime);
  for (const { ahead, until } of REMINDERS) {
    const dueAt = new Date(start - ahead);
    if (dueAt <= now) continue;
    const not_after = new Date(start - until).toISOString();
    const reminder: DemoReminder = { ...lead, lead: 'demo-reminder', not_after };
    await addDelivery(db, { kind: 'demo-reminder', lead: reminder, now, dueAt });
  }
};

const HOUR_MS = 3_600_000;
/** Milliseconds before something begins: when its visitor is reminded of it, and from when on that would come too late. */
const REMINDERS = [
  { ahead: 24 * HOUR_MS, until: HOUR_MS },
  { ahead: HOUR_MS, until: 0 },
] as const;

/** Takes back what was not sent yet; one that is being sent just now is not sent again. */
const forgetReminders = async (db: Kysely<LeadsDatabase>, id: string): Promise<void> => {
  await db
    .deleteFrom('outbox')
    .where('submission_id', '=', id)
    .where('kind', 'in', DATED_KINDS)
    .where('status', '!=', 'delivered')
    .execute();
};

/** Writes what it causes that a demo was moved or canceled: its row says to when, `before` says from when. */
export const enqueueForChange = async (
  db: Kysely<LeadsDatabase>,
  row: DemoRequestRow,
  before: string,
  settings: EnqueueSettings,
): Promise<void> => {
  const { now } = settings;
  const demo = demoLeadOf(row, settings);
  const change: DemoChange = {
    ...demo,
    lead: row.canceled_at === null ? 'demo-moved' : 'demo-canceled',
    sequence: row.sequence,
    previous_datetime: before,
    changed_at: now.toISOString(),
  };
  await forgetReminders(db, row.id);
  if (await mayWriteTo(db, row.email, settings)) {
    await addDelivery(db, { kind: 'demo-confirmation', lead: change, now });
    if (row.canceled_at === null) await remindOfDemo(db, demo, settings);
  }
  await addDelivery(db, { kind: 'demo-notice', lead: change, now });
  await addDelivery(db, { kind: 'demo-change-webhook', lead: change, now });
};

/** What a registration tells the outside world. */
const registrationLead = (
  row: EventRegistrationRow,
  settings: EnqueueSettings,
): RegistrationLead => {
  const { id, first_name, last_name, phone, email, company, reason_for_attending } = row;
  return {
    lead: 'registration',
    ...{ id, first_name, last_name, phone, email, company, reason_for_attending },
    receipt: row.receipt,
    source: sourceIn(row.source),
    created_at: row.created_at,
    is_canceled: row.canceled_at !== null,
    link: registrationLink(row, settings),
    event: {
      id: row.event_id,
      slug: row.event_slug,
      title: row.event_title,
      url: `${settings.siteUrl}${paths.event(row.event_slug)}`,
      starts_at: row.event_starts_at,
      ends_at: row.event_ends_at,
    },
  };
};

/** Writes what a registration causes. */
export const enqueueForRegistration = async (
  db: Kysely<LeadsDatabase>,
  row: EventRegistrationRow,
  settings: EnqueueSettings,
): Promise<void> => {
  const lead = registrationLead(row, settings);
  const { now } = settings;
  // The cap of a mailbox covers its reminders, too.
  if (!(await enqueueAll(db, lead, settings))) return;
  const start = Date.parse(lead.event.starts_at);
  for (const { ahead, until } of REMINDERS) {
    const dueAt = new Date(start - ahead);
    if (dueAt <= now) continue;
    const reminder = { ...lead, not_after: new Date(start - until).toISOString() };
    await addDelivery(db, { kind: 'registration-reminder', lead: reminder, now, dueAt });
  }
};

/** Writes what it causes that a visitor has canceled a registration. */
export const enqueueForCancellation = async (
  db: Kysely<LeadsDatabase>,
  row: EventRegistrationRow,
  settings: EnqueueSettings,
): Promise<void> => {
  await enqueueAll(db, registrationLead(row, settings), settings, 'cancellation');
  await forgetReminders(db, row.id);
};

/** Writes what it causes that the event of a registration was canceled. */
export const enqueueForCanceledEvent = async (
  db: Kysely<LeadsDatabase>,
  row: EventRegistrationRow,
  settings: EnqueueSettings,
): Promise<void> => {
  const lead = registrationLead(row, settings);
  await addDelivery(db, { kind: 'event-canceled', lead, now: settings.now });
  await addDelivery(db, { kind: 'cancellation-webhook', lead, now: settings.now });
  await forgetReminders(db, row.id);
};

/** What each event of a lead's life causes. */
const OUTBOX_KINDS = {
  demo: ['demo-confirmation', 'demo-notice', 'demo-webhook'],
  registration: ['registration-confirmation', 'registration-notice', 'registration-webhook'],
  newsletter: ['newsletter-webhook'],
  'newsletter-end': ['newsletter-unsubscribed-webhook'],
  cancellation: ['registration-confirmation', 'registration-notice', 'cancellation-webhook'],
} as const satisfies Record<string, OutboxKind[]>;

type Happening = keyof typeof OUTBOX_KINDS;
type EnqueuedLead = Extract<
  Lead,
  { lead: 'demo' | 'registration' | 'newsletter' | 'newsletter-end' }
>;

/** Emails that a visitor's own action causes. */
const ANSWERING_KINDS: ReadonlySet<OutboxKind> = new Set([
  'demo-confirmation',
  'registration-confirmation',
]);

/**
 * Writes what a lead causes; called in the transaction that stores the lead.
 * @returns whether its visitor is written to
 */
const enqueueAll = async (
  db: Kysely<LeadsDatabase>,
  lead: EnqueuedLead,
  settings: EnqueueSettings,
  happening: Happening = lead.lead,
): Promise<boolean> => {
  const { now } = settings;
  let isWrittenTo = true;
  for (const kind of OUTBOX_KINDS[happening]) {
    // The lead itself is kept whatever happens; it is the visitor's mailbox that must not be filled.
    const isAllowed = !ANSWERING_KINDS.has(kind) || (await mayWriteTo(db, lead.email, settings));
    if (!isAllowed) isWrittenTo = false;
    else await addDelivery(db, { kind, lead, now });
  }
  return isWrittenTo;
};

/** Caps the mails that a mailbox gets a day, so that the forms can't be used to flood a mailbox. */
const mayWriteTo = async (
  db: Kysely<LeadsDatabase>,
  email: string,
  { now, note, count }: EnqueueSettings,
): Promise<boolean> => {
  const sent = await countToday(db, now, 'mail to address', mailboxOf(email));
  if (sent === MAILS_PER_ADDRESS + 1) {
    note?.({ event: 'security', kind: 'mailbox cap' }, 'a mailbox reached its daily cap of mails');
    count?.((metrics) => metrics.securityNoted('mailbox cap'));
  }
  return sent <= MAILS_PER_ADDRESS;
};

/** The visitor gets the usual answer, so the log and the metrics must report a quarantined form. */
export const noteQuarantine = (
  kind: keyof typeof FORMS,
  reason: QuarantineReason,
  { note, count }: Pick<EnqueueSettings, 'note' | 'count'>,
): void => {
  note?.(
    { event: 'security', kind: 'quarantine', form: kind, reason },
    'form quarantined; run `npm run leads -- quarantined`',
  );
  count?.((metrics) => {
    metrics.formQuarantined(FORMS[kind], reason);
    metrics.securityNoted('quarantine');
  });
};

/** The call that brings each kind of lead. */
const FORMS = { demo: 'requestDemo', registration: 'register', newsletter: 'subscribe' } as const;

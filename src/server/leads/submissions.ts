import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DemoBooking } from '../../contract/entities.ts';
import type { DemoRequest, EventRegistration } from '../../contract/forms.ts';
import type { LeadSource } from '../../contract/leadSource.ts';
import { paths } from '../../contract/paths.ts';
import type { OfficeHours } from '../../lib/officeSlots.ts';
import { countToday, mailboxOf, MAILS_OF_SITE, MAILS_PER_ADDRESS } from './dailyCounts.ts';
import { linkTokenOf, storeDemoRequest } from './demoRequests.ts';
import { takeSeat } from './demoSlots.ts';
import type { DemoChange, DemoLead, DemoReminder, Lead, RegistrationLead } from './lead.ts';
import { storeSubscription } from './newsletter.ts';
import { lockNotedPlaces, lockPlaces } from './eventPlaces.ts';
import type { EventPlaces } from './eventPlaces.ts';
import { cancelRegistration, eventOf, seatWaiting, storeRegistration } from './registrations.ts';
import type { RegistrationTarget, StoredRegistration } from './registrations.ts';
import { DATED_KINDS } from './schema.ts';
import type {
  DemoRequestRow,
  EventRegistrationRow,
  LeadsDatabase,
  NewsletterSubscriptionRow,
  OriginColumns,
  OutboxKind,
  QuarantineReason,
} from './schema.ts';

/** What is kept of a submission beside what the visitor wrote. */
export interface Origin {
  quarantine?: QuarantineReason | null;
  source?: LeadSource | null;
}

/** What visitors send, validated. A submission in quarantine is stored and answered like any other, and causes nothing. */
export interface Submissions {
  subscribe(email: string, origin?: Origin): Promise<void>;
  requestDemo(request: DemoRequest, origin?: Origin): Promise<DemoBooking>;
  register(
    event: RegistrationTarget,
    registration: EventRegistration,
    origin?: Origin,
  ): Promise<TakenRegistration | 'full'>;
  /**
   * Calls a registration off, and gives its place to who has waited longest.
   * @param content says how many places the event has; left out, they are as they were noted last
   * @returns whether it still counted
   */
  cancelRegistration(
    registration: Pick<EventRegistrationRow, 'id' | 'event_id'>,
    content?: Pick<RegistrationTarget, 'places'>,
  ): Promise<boolean>;
}

/** What a visitor is told of a registration beside what they wrote. */
export interface TakenRegistration {
  isWaiting: boolean;
  /**
   * Address of its page; null for one that was there before. Whoever knows somebody's address can send a registration
   * anew: only the mailbox is told where it can be called off.
   */
  link: string | null;
}

/** Where a demo of this number and this token is held. */
export type MeetingUrl = (demo: { id: string; token: string }) => string;

export interface SubmissionSettings {
  siteUrl: string;
  meetingUrl: MeetingUrl;
  now: Date;
  /** When demos are given; at any time that the form offers, if left out. */
  office?: OfficeHours | undefined;
  /** Writes into the log once all of it is stored; nothing personal. */
  note?: ((details: object, message: string) => void) | undefined;
}

/** An origin as its columns hold it. */
export const originColumns = ({ quarantine = null, source = null }: Origin): OriginColumns => ({
  quarantine_reason: quarantine,
  source: source && JSON.stringify(source),
});

/** @param column of a row; ours, so it can be read */
const sourceIn = (column: string | null): LeadSource | null =>
  column === null ? null : (JSON.parse(column) as LeadSource);

/** Stores submissions together with what they cause; `db` is the transaction that holds both. */
export const submissionsIn = (
  db: Kysely<LeadsDatabase>,
  settings: SubmissionSettings,
): Submissions => ({
  async subscribe(email, origin = {}) {
    const row = await storeSubscription(db, email, settings.now, originColumns(origin));
    const { quarantine } = origin;
    if (quarantine) noteQuarantine('newsletter', quarantine, settings);
    else if (row) await causeBySubscription(db, row, settings);
  },

  async requestDemo(request, origin = {}) {
    const row = await storeDemoRequest(db, request, settings.now, originColumns(origin));
    const { quarantine } = origin;
    if (quarantine) noteQuarantine('demo', quarantine, settings);
    else {
      await takeSeat(db, row, settings.office?.capacity);
      await causeByDemo(db, row, settings);
    }
    return bookingOf(row, settings);
  },

  async register(event, registration, origin = {}) {
    await lockPlaces(db, event.id, event.places);
    await callUp(db, event.id, event.places, settings);
    const terms = { origin: originColumns(origin) };
    const stored = await storeRegistration(db, event, registration, settings.now, terms);
    if (stored === 'full') return stored;
    const { quarantine } = origin;
    if (quarantine) noteQuarantine('registration', quarantine, settings);
    else await causeByRegistration(db, stored, event, settings);
    const { row, outcome } = stored;
    return {
      isWaiting: row.standing === 'waiting',
      link: outcome === 'made' ? registrationLink(row, settings) : null,
    };
  },

  async cancelRegistration({ id, event_id }, content) {
    if (content) await lockPlaces(db, event_id, content.places);
    const places = content ? content.places : await lockNotedPlaces(db, event_id);
    const row = await cancelRegistration(db, id, settings.now);
    if (!row) return false;
    if (row.quarantine_reason !== null) return true;
    await causeByCancellation(db, row, settings);
    await callUp(db, event_id, places, settings);
    return true;
  },
});

const registrationLink = (
  { link_token: token }: EventRegistrationRow,
  { siteUrl }: SubmissionSettings,
): string | null => token && siteUrl + paths.myRegistration(token);

/** Gives the free places of an event to those who wait, and tells them; called where its places are locked. */
export const callUp = async (
  db: Kysely<LeadsDatabase>,
  eventId: string,
  places: EventPlaces | undefined,
  settings: SubmissionSettings,
): Promise<void> => {
  for (const row of await seatWaiting(db, eventId, places, settings.now)) {
    await causeByPlace(db, row, settings);
  }
};

/** Somebody has to hear of what is set aside: the visitor is answered as ever. */
export const noteQuarantine = (
  kind: string,
  reason: QuarantineReason,
  { note }: Pick<SubmissionSettings, 'note'>,
): void =>
  note?.({ kind, reason }, 'a form was set aside; "npm run leads -- quarantined" shows it');

export const bookingOf = (
  row: DemoRequestRow,
  { siteUrl, meetingUrl }: SubmissionSettings,
): DemoBooking => {
  const token = linkTokenOf(row);
  return {
    demo_id: row.id,
    event_link: siteUrl + paths.demoCalendar(`${token}.ics`),
    meet_link: meetingUrl({ id: row.id, token }),
    change_link: siteUrl + paths.myDemo(token),
  };
};

/** Writes what a subscription causes. */
export const causeBySubscription = (
  db: Kysely<LeadsDatabase>,
  { id, email, created_at, source }: NewsletterSubscriptionRow,
  settings: SubmissionSettings,
): Promise<void> =>
  addToOutbox(
    db,
    { lead: 'newsletter', id, email, created_at, source: sourceIn(source) },
    settings,
  );

/** Writes what a demo request causes. */
export const causeByDemo = async (
  db: Kysely<LeadsDatabase>,
  row: DemoRequestRow,
  settings: SubmissionSettings,
): Promise<void> => {
  const lead = demoLeadOf(row, settings);
  await addToOutbox(db, lead, settings);
  await remindOfDemo(db, lead, settings);
};

/** A demo as the outside world is told of it. */
const demoLeadOf = (row: DemoRequestRow, settings: SubmissionSettings): DemoLead => {
  const { id, first_name, last_name, phone, email, source } = row;
  const { real_estate_experience, monthly_budget, preferred_datetime, created_at } = row;
  return {
    lead: 'demo',
    ...{ id, first_name, last_name, phone, email },
    ...{ real_estate_experience, monthly_budget, preferred_datetime, created_at },
    source: sourceIn(source),
    ...bookingOf(row, settings),
  };
};

/** Writes what is to be said before a demo, a day and an hour ahead of it, in the place of what was to be said before. */
const remindOfDemo = async (
  db: Kysely<LeadsDatabase>,
  lead: DemoLead,
  { now }: SubmissionSettings,
): Promise<void> => {
  await forgetReminders(db, lead.id);
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
export const causeByChange = async (
  db: Kysely<LeadsDatabase>,
  row: DemoRequestRow,
  before: string,
  settings: SubmissionSettings,
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
  if (row.canceled_at === null) await remindOfDemo(db, demo, settings);
  else await forgetReminders(db, row.id);
  if (await mayWriteTo(db, row.email, settings))
    await addDelivery(db, { kind: 'demo-change-confirmation', lead: change, now });
  await addDelivery(db, { kind: 'demo-change-notice', lead: change, now });
  await addDelivery(db, { kind: 'demo-change-webhook', lead: change, now });
};

/** What a registration tells the outside world. */
export const registrationLead = (
  row: EventRegistrationRow,
  event: RegistrationTarget,
  settings: SubmissionSettings,
  isUpdate = false,
): RegistrationLead => {
  const { id, first_name, last_name, phone, email, company, reason_for_attending } = row;
  return {
    lead: 'registration',
    ...{ id, first_name, last_name, phone, email, company, reason_for_attending },
    source: sourceIn(row.source),
    created_at: row.created_at,
    revision: row.revision,
    update_of: isUpdate ? id : null,
    standing: row.standing,
    link: registrationLink(row, settings),
    calendar_sequence: row.calendar_sequence,
    event: {
      id: event.id,
      slug: event.slug,
      title: event.title,
      url: `${settings.siteUrl}${paths.event(event.slug)}`,
      starts_at: event.startsAt.toISOString(),
      ends_at: event.endsAt.toISOString(),
    },
  };
};

/** Writes what a registration causes, the first time and whenever it was sent with something else in it. */
export const causeByRegistration = async (
  db: Kysely<LeadsDatabase>,
  { row, outcome }: StoredRegistration,
  event: RegistrationTarget,
  settings: SubmissionSettings,
): Promise<void> => {
  if (outcome === 'repeated') return;
  const lead = registrationLead(row, event, settings, outcome === 'revised');
  const happening = row.standing === 'waiting' ? 'waiting' : 'registration';
  await addToOutbox(db, lead, settings, happening);
  await remind(db, lead, settings);
};

/** Writes the reminders of a registration anew: two for one that has its place, none for any other. */
export const remind = async (
  db: Kysely<LeadsDatabase>,
  lead: RegistrationLead,
  { now }: SubmissionSettings,
): Promise<void> => {
  await forgetReminders(db, lead.id);
  if (lead.standing !== 'confirmed') return;
  const start = Date.parse(lead.event.starts_at);
  for (const { ahead, until } of REMINDERS) {
    const dueAt = new Date(start - ahead);
    if (dueAt <= now) continue;
    const reminder = { ...lead, not_after: new Date(start - until).toISOString() };
    await addDelivery(db, { kind: 'registration-reminder', lead: reminder, now, dueAt });
  }
};

/** Writes what it causes that somebody who has waited got a place. */
const causeByPlace = async (
  db: Kysely<LeadsDatabase>,
  row: EventRegistrationRow,
  settings: SubmissionSettings,
): Promise<void> => {
  const event = eventOf(row);
  if (!event) return;
  const lead = registrationLead(row, event, settings);
  await addToOutbox(db, lead, settings, 'promotion');
  await remind(db, lead, settings);
};

/** Writes what it causes that somebody is not going to come. */
const causeByCancellation = async (
  db: Kysely<LeadsDatabase>,
  row: EventRegistrationRow,
  settings: SubmissionSettings,
): Promise<void> => {
  const event = eventOf(row);
  if (!event) return;
  const lead = registrationLead(row, event, settings);
  await addToOutbox(db, lead, settings, 'cancellation');
  await remind(db, lead, settings);
};

/** What everything that happens causes. A new kind is one that the release before leaves alone. */
const OUTBOX_KINDS = {
  demo: ['demo-confirmation', 'demo-notice', 'demo-webhook'],
  registration: ['registration-confirmation', 'registration-notice', 'registration-webhook'],
  newsletter: ['newsletter-webhook'],
  waiting: ['registration-waiting', 'registration-notice', 'registration-webhook'],
  promotion: ['promotion-confirmation', 'promotion-notice', 'promotion-webhook'],
  cancellation: ['cancellation-confirmation', 'cancellation-notice', 'cancellation-webhook'],
} as const satisfies Record<string, OutboxKind[]>;

type Happening = keyof typeof OUTBOX_KINDS;
type CausingLead = Extract<Lead, { lead: 'demo' | 'registration' | 'newsletter' }>;

/** Mails that a visitor's own doing causes. */
const ANSWERING_KINDS: ReadonlySet<OutboxKind> = new Set([
  'demo-confirmation',
  'registration-confirmation',
  'registration-waiting',
  'cancellation-confirmation',
]);

/** Writes what a lead causes; called in the transaction that stores the lead. */
const addToOutbox = async (
  db: Kysely<LeadsDatabase>,
  lead: CausingLead,
  settings: SubmissionSettings,
  happening: Happening = lead.lead,
): Promise<void> => {
  const { now } = settings;
  for (const kind of OUTBOX_KINDS[happening]) {
    // The lead itself is kept whatever happens; it is the visitor's mailbox that must not be filled.
    if (ANSWERING_KINDS.has(kind) && !(await mayWriteTo(db, lead.email, settings))) continue;
    await addDelivery(db, { kind, lead, now });
  }
};

/** The log's word for it, once a day for each mailbox, each network and the site. */
export const CEILING = 'a daily ceiling was reached';

/** Whether a visitor may be sent one more mail today: nobody can have somebody else's mailbox filled by this site. */
const mayWriteTo = async (
  db: Kysely<LeadsDatabase>,
  email: string,
  { now, note }: SubmissionSettings,
): Promise<boolean> => {
  const toAddress = await countToday(db, now, 'mail to address', mailboxOf(email));
  if (toAddress === MAILS_PER_ADDRESS + 1) note?.({ ceiling: 'mails to one address' }, CEILING);
  if (toAddress > MAILS_PER_ADDRESS) return false;
  const ofSite = await countToday(db, now, 'mail of site');
  if (ofSite === MAILS_OF_SITE + 1) note?.({ ceiling: 'mails of the site' }, CEILING);
  return ofSite <= MAILS_OF_SITE;
};

/** Something that is to be delivered. */
export interface NewDelivery {
  /** Given where there can be only one; an id of its own if left out. */
  id?: string;
  kind: OutboxKind;
  lead: Lead;
  now: Date;
  /** When it is due; at once if left out. */
  dueAt?: Date;
}

/** Writes a delivery into the outbox; one whose id is there already stays as it is. */
export const addDelivery = async (
  db: Kysely<LeadsDatabase>,
  { id = randomUUID(), kind, lead, now, dueAt = now }: NewDelivery,
): Promise<void> => {
  await db
    .insertInto('outbox')
    .values({
      id,
      kind,
      submission_id: lead.id,
      payload: JSON.stringify(lead),
      status: 'pending',
      attempts: 0,
      next_attempt_at: dueAt.toISOString(),
      claimed_until: null,
      last_error: null,
      created_at: now.toISOString(),
      delivered_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

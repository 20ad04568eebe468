import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FormName } from '../../contract/calls.ts';
import type { DemoBooking, NewsletterLink } from '../../contract/entities.ts';
import type { DemoRequest, EventRegistration } from '../../contract/forms.ts';
import type { LeadSource } from '../../contract/leadSource.ts';
import { paths } from '../../contract/paths.ts';
import type { OfficeHours } from '../../lib/officeSlots.ts';
import type { Metrics } from '../observe/metrics.ts';
import { countToday, mailboxOf, MAILS_OF_SITE, MAILS_PER_ADDRESS } from './dailyCounts.ts';
import { linkTokenOf, storeDemoRequest } from './demoRequests.ts';
import { takeSeat } from './demoSlots.ts';
import { lockNotedPlaces, lockPlaces } from './eventPlaces.ts';
import type { EventPlaces } from './eventPlaces.ts';
import type { DemoChange, DemoLead, DemoReminder, Lead, RegistrationLead } from './lead.ts';
import {
  confirmationMail,
  confirmSubscription,
  endSubscription,
  findReader,
  findSubscription,
  storeSubscription,
} from './newsletter.ts';
import { receiptOf } from './receipts.ts';
import { cancelRegistration, eventOf, seatWaiting, storeRegistration } from './registrations.ts';
import type { RegistrationTarget, StoredRegistration } from './registrations.ts';
import { DATED_KINDS, WEBHOOK_KINDS } from './schema.ts';
import type {
  DemoRequestRow,
  EventRegistrationRow,
  FirstWebhookKind,
  LeadsDatabase,
  NewsletterSubscriptionRow,
  OriginColumns,
  OutboxKind,
  QuarantineReason,
} from './schema.ts';
import { eventTypeOf } from './webhookEvents.ts';
import { webhookTargets } from './webhookReceivers.ts';
import type { WebhookReceiver } from './webhookReceivers.ts';

/** What is kept of a submission beside what the visitor wrote. */
export interface Origin {
  quarantine?: QuarantineReason | null;
  source?: LeadSource | null;
  /** Where it was sent from, as far as it is kept. */
  network?: string | null;
}

/** What visitors send, validated. A submission in quarantine is stored and answered like any other, and causes nothing. */
export interface Submissions {
  /** Resolves with the receipt, as `register` does: the same one for who was there already. */
  subscribe(email: string, origin?: Origin): Promise<string>;
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
  /** What a link of a mail says of its address now; null for a token of nobody. */
  readNewsletterLink(link: NewsletterLinkName, token: string): Promise<NewsletterLink | null>;
  /** Makes a reader of whoever was asked by mail, once; a link that holds no longer changes nothing. */
  confirmNewsletter(token: string, network: string | null): Promise<NewsletterLink | null>;
  /** Writes to an address again that has not been confirmed; null for a token of nobody, and when today saw enough. */
  renewNewsletterLink(token: string): Promise<NewsletterLink | null | 'too many'>;
  /** Ends a subscription, once. */
  unsubscribe(token: string): Promise<NewsletterLink | null>;
}

/** What a visitor is told of a registration beside what they wrote. */
export interface TakenRegistration {
  isWaiting: boolean;
  /**
   * Address of its page; null for one that was there before. Whoever knows somebody's address can send a registration
   * anew: only the mailbox is told where it can be called off.
   */
  link: string | null;
  /** What it is found by. */
  receipt: string;
}

/** The two links that mails of the newsletter have. */
export type NewsletterLinkName = 'confirm' | 'unsubscribe';

/** Where a demo of this number and this token is held. */
export type MeetingUrl = (demo: { id: string; token: string }) => string;

export interface SubmissionSettings {
  siteUrl: string;
  meetingUrl: MeetingUrl;
  now: Date;
  /** Who is told by webhook; none: what there is to tell waits for the first. */
  receivers?: readonly WebhookReceiver[] | undefined;
  /** When demos are given; at any time that the form offers, if left out. */
  office?: OfficeHours | undefined;
  /** Whether newsletter addresses count only when they were confirmed by mail. */
  doubleOptIn?: boolean | undefined;
  /** Writes into the log once all of it is stored; nothing personal. */
  note?: ((details: object, message: string) => void) | undefined;
  /** Counts something then. */
  count?: ((counted: (metrics: Metrics) => void) => void) | undefined;
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
    const { quarantine, network } = origin;
    const { now, doubleOptIn = false } = settings;
    const row = await storeSubscription(db, email, now, {
      network,
      // Nobody has agreed to what a machine sends.
      doubleOptIn: doubleOptIn || Boolean(quarantine),
      origin: originColumns(origin),
    });
    if (quarantine) noteQuarantine('newsletter', quarantine, settings);
    else if (row) {
      settings.count?.((metrics) => metrics.formStored('subscribe'));
      await causeBySubscription(db, row, settings);
    }
    return receiptOf(db, 'newsletter_subscriptions', row ?? (await findReader(db, email)));
  },

  async requestDemo(request, origin = {}) {
    const row = await storeDemoRequest(db, request, settings.now, originColumns(origin));
    const { quarantine } = origin;
    if (quarantine) noteQuarantine('demo', quarantine, settings);
    else {
      await takeSeat(db, row, settings.office?.capacity);
      settings.count?.((metrics) => metrics.formStored('requestDemo'));
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
    else {
      if (stored.outcome !== 'repeated')
        settings.count?.((metrics) => metrics.formStored('register'));
      await causeByRegistration(db, stored, event, settings);
    }
    const { row, outcome } = stored;
    return {
      isWaiting: row.standing === 'waiting',
      link: outcome === 'made' ? registrationLink(row, settings) : null,
      receipt: await receiptOf(db, 'event_registrations', row),
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

  async readNewsletterLink(link, token) {
    const row = await findSubscription(db, `${link}_token`, token);
    return row && linkOf(db, row, link, settings);
  },

  async confirmNewsletter(token, network) {
    const { now } = settings;
    const row = await findSubscription(db, 'confirm_token', token);
    if (!row) return null;
    const link = await linkOf(db, row, 'confirm', settings);
    if (link.state !== 'pending') return link;
    const confirmed = await confirmSubscription(db, row, now, network);
    await causeBySubscription(db, confirmed, settings);
    return { ...link, state: 'confirmed' };
  },

  async renewNewsletterLink(token) {
    const row = await findSubscription(db, 'confirm_token', token);
    if (!row) return null;
    if (row.status === 'pending' && !(await askToConfirm(db, row, settings))) return 'too many';
    return linkOf(db, row, 'confirm', settings);
  },

  async unsubscribe(token) {
    const row = await findSubscription(db, 'unsubscribe_token', token);
    if (!row) return null;
    if (row.status !== 'unsubscribed') {
      const { now } = settings;
      await endSubscription(db, row, now);
      const { id, email } = row;
      const lead = {
        lead: 'newsletter-end',
        id,
        email,
        unsubscribed_at: now.toISOString(),
      } as const;
      // Of an address that was never confirmed nobody has heard.
      if (row.status === 'confirmed') await addToOutbox(db, lead, settings);
    }
    return { state: 'unsubscribed', address: maskedAddress(row.email) };
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

const linkOf = async (
  db: Kysely<LeadsDatabase>,
  row: NewsletterSubscriptionRow,
  link: NewsletterLinkName,
  { now }: SubmissionSettings,
): Promise<NewsletterLink> => {
  const isExpired =
    link === 'confirm' &&
    row.status === 'pending' &&
    (await confirmationMail(db, row, now)) === 'expired';
  return { state: isExpired ? 'expired' : row.status, address: maskedAddress(row.email) };
};

/** `r…@example.com`: enough for whose it is, and nothing new for whom it was forwarded to. */
const maskedAddress = (email: string): string => email.replace(/^(.).*@/u, '$1…@');

/** Somebody has to hear of what is set aside: the visitor is answered as ever. */
export const noteQuarantine = (
  kind: keyof typeof FORMS | FormName,
  reason: QuarantineReason,
  { note, count }: Pick<SubmissionSettings, 'note' | 'count'>,
): void => {
  note?.(
    { event: 'security', kind: 'quarantine', form: kind, reason },
    'a form was set aside; "npm run leads -- quarantined" shows it',
  );
  count?.((metrics) => {
    metrics.formQuarantined(
      kind in FORMS ? FORMS[kind as keyof typeof FORMS] : (kind as FormName),
      reason,
    );
    metrics.securityNoted('quarantine');
  });
};

/** The call that brings each kind of lead. */
const FORMS = { demo: 'requestDemo', registration: 'register', newsletter: 'subscribe' } as const;

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

/** Writes what a subscription causes: of one that is not confirmed yet, the mail that asks for it. */
export const causeBySubscription = async (
  db: Kysely<LeadsDatabase>,
  row: NewsletterSubscriptionRow,
  settings: SubmissionSettings,
): Promise<void> => {
  const { id, email, created_at, source } = row;
  if (row.status === 'pending') return void (await askToConfirm(db, row, settings));
  const lead: CausingLead = {
    lead: 'newsletter',
    ...{ id, email, created_at, receipt: row.receipt ?? undefined },
    source: sourceIn(source),
  };
  await addToOutbox(db, lead, settings);
};

/**
 * Writes to an address whether it wants the newsletter, unless such a mail waits to be sent already.
 * @returns false when today saw enough mails
 */
const askToConfirm = async (
  db: Kysely<LeadsDatabase>,
  row: NewsletterSubscriptionRow,
  settings: SubmissionSettings,
): Promise<boolean> => {
  const { id, email, confirm_token, unsubscribe_token } = row;
  const { now, siteUrl } = settings;
  if ((await confirmationMail(db, row, now)) === 'waiting') return true;
  if (!(await mayWriteTo(db, email, settings))) return false;
  const lead: Lead = {
    lead: 'newsletter-confirmation',
    ...{ id, email },
    confirm_url: siteUrl + paths.newsletterConfirm(confirm_token ?? ''),
    unsubscribe_url: siteUrl + paths.newsletterUnsubscribe(unsubscribe_token ?? ''),
  };
  await addDelivery(db, { kind: 'newsletter-confirmation', lead, now });
  return true;
};

/** Writes what a demo request causes. */
export const causeByDemo = async (
  db: Kysely<LeadsDatabase>,
  row: DemoRequestRow,
  settings: SubmissionSettings,
): Promise<void> => {
  const lead = demoLeadOf(row, settings);
  // Nobody can have somebody else's mailbox filled by reminders either.
  if (await addToOutbox(db, lead, settings)) await remindOfDemo(db, lead, settings);
};

/** A demo as the outside world is told of it. */
const demoLeadOf = (row: DemoRequestRow, settings: SubmissionSettings): DemoLead => {
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
  { now }: SubmissionSettings,
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
  await forgetReminders(db, row.id);
  if (await mayWriteTo(db, row.email, settings)) {
    await addDelivery(db, { kind: 'demo-change-confirmation', lead: change, now });
    if (row.canceled_at === null) await remindOfDemo(db, demo, settings);
  }
  await addDelivery(db, { kind: 'demo-change-notice', lead: change, now });
  await addWebhook(db, 'demo-change-webhook', change, settings);
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
    receipt: row.receipt ?? undefined,
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
  const lead = { ...registrationLead(row, event, settings), is_promotion: true as const };
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
  'newsletter-end': ['newsletter-unsubscribed-webhook'],
  waiting: ['registration-waiting', 'registration-notice', 'registration-webhook'],
  promotion: ['promotion-confirmation', 'promotion-notice', 'promotion-webhook'],
  cancellation: ['cancellation-confirmation', 'cancellation-notice', 'cancellation-webhook'],
} as const satisfies Record<string, OutboxKind[]>;

type Happening = keyof typeof OUTBOX_KINDS;
type CausingLead = Extract<
  Lead,
  { lead: 'demo' | 'registration' | 'newsletter' | 'newsletter-end' }
>;

/** Mails that a visitor's own doing causes. */
const ANSWERING_KINDS: ReadonlySet<OutboxKind> = new Set([
  'demo-confirmation',
  'registration-confirmation',
  'registration-waiting',
  'cancellation-confirmation',
]);

/**
 * Writes what a lead causes; called in the transaction that stores the lead.
 * @returns whether its visitor is written to
 */
const addToOutbox = async (
  db: Kysely<LeadsDatabase>,
  lead: CausingLead,
  settings: SubmissionSettings,
  happening: Happening = lead.lead,
): Promise<boolean> => {
  const { now } = settings;
  let isWrittenTo = true;
  for (const kind of OUTBOX_KINDS[happening]) {
    // The lead itself is kept whatever happens; it is the visitor's mailbox that must not be filled.
    const isAllowed = !ANSWERING_KINDS.has(kind) || (await mayWriteTo(db, lead.email, settings));
    if (!isAllowed) isWrittenTo = false;
    else if (isWebhook(kind)) await addWebhook(db, kind, lead, settings);
    else await addDelivery(db, { kind, lead, now });
  }
  return isWrittenTo;
};

const isWebhook = (kind: OutboxKind): kind is FirstWebhookKind =>
  (WEBHOOK_KINDS as readonly OutboxKind[]).includes(kind);

/** Writes a webhook for each receiver that wants to hear of its event. */
export const addWebhook = async (
  db: Kysely<LeadsDatabase>,
  kind: FirstWebhookKind,
  lead: Lead,
  { receivers, now }: Pick<SubmissionSettings, 'receivers' | 'now'>,
): Promise<void> => {
  for (const target of webhookTargets(kind, eventTypeOf(lead), receivers)) {
    await addDelivery(db, { ...target, lead, now });
  }
};

/** The log's word for it, once a day for each mailbox, each network and the site. */
export const CEILING = 'a daily ceiling was reached';

/** Whether a visitor may be sent one more mail today: nobody can have somebody else's mailbox filled by this site. */
const mayWriteTo = async (
  db: Kysely<LeadsDatabase>,
  email: string,
  { now, note, count }: SubmissionSettings,
): Promise<boolean> => {
  const noteCeiling = (ceiling: string) => {
    note?.({ event: 'security', kind: 'daily ceiling', ceiling }, CEILING);
    count?.((metrics) => metrics.securityNoted('daily ceiling'));
  };
  const toAddress = await countToday(db, now, 'mail to address', mailboxOf(email));
  if (toAddress === MAILS_PER_ADDRESS + 1) noteCeiling('mails to one address');
  if (toAddress > MAILS_PER_ADDRESS) return false;
  const ofSite = await countToday(db, now, 'mail of site');
  if (ofSite === MAILS_OF_SITE + 1) noteCeiling('mails of the site');
  return ofSite <= MAILS_OF_SITE;
};

/** Something that is to be delivered. */
export interface NewDelivery {
  /** Given where there can be only one; an id of its own if left out. */
  id?: string;
  kind: OutboxKind;
  /** The webhook's, by its name; null or left out for what has no name. */
  receiver?: string | null;
  lead: Lead;
  now: Date;
  /** When it is due; at once if left out. */
  dueAt?: Date;
}

/** Writes a delivery into the outbox; one whose id is there already stays as it is. */
export const addDelivery = async (
  db: Kysely<LeadsDatabase>,
  { id = randomUUID(), kind, receiver = null, lead, now, dueAt = now }: NewDelivery,
): Promise<void> => {
  await db
    .insertInto('outbox')
    .values({
      id,
      kind,
      receiver,
      claimed_at: null,
      submission_id: lead.id,
      payload: JSON.stringify(lead),
      status: 'pending',
      attempts: 0,
      next_attempt_at: dueAt.toISOString(),
      claimed_until: null,
      last_error: null,
      created_at: now.toISOString(),
      due_at: dueAt.toISOString(),
      delivered_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

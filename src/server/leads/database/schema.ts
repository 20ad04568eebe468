/**
 * Tables of the leads database. Identifiers and timestamps are text (UUIDs, ISO instants), so that the same
 * statements hold on SQLite and PostgreSQL.
 */
export interface LeadsDatabase {
  newsletter_subscriptions: NewsletterSubscriptionRow;
  demo_requests: DemoRequestRow;
  demo_slots: DemoSlotRow;
  event_registrations: EventRegistrationRow;
  outbox: OutboxRow;
  idempotency_keys: IdempotencyKeyRow;
  readiness: ReadinessRow;
  daily_counts: DailyCountRow;
  post_counts: PostCountRow;
  released_leads: ReleasedLeadRow;
}

/**
 * Why a submission looks like a machine's: it wrote where people see no field, it was faster than anybody, or a page's
 * script sent it without its age, which ours never does. `network-limit`: its network holds enough hours or seats today. It is kept, but nobody is written to because of it.
 */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'no-age' | 'network-limit';

/** What is kept of every submission, whatever its kind, beside what the visitor wrote. */
export interface OriginColumns {
  /** Null for a submission that was accepted. */
  quarantine_reason: QuarantineReason | null;
  /** JSON of a `LeadSource`; null for a visitor of whom nothing is known. */
  source: string | null;
}

/** What a visitor can read out on the phone. A demo's is its id. */
export interface ReceiptColumn {
  receipt: string;
}

/** Of a submission that was accepted, and of whose visitor nothing is known. */
export const NO_ORIGIN: OriginColumns = { quarantine_reason: null, source: null };

export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed';

export interface NewsletterSubscriptionRow extends OriginColumns, ReceiptColumn {
  id: string;
  /** Lower-cased; unique outside quarantine. */
  email: string;
  created_at: string;
  status: SubscriptionStatus;
  /** 128 bits each, by which the links of mails are opened; null when there is nothing to confirm. */
  confirm_token: string | null;
  unsubscribe_token: string;
  /** What proves the consent: the words that were agreed to, when and from which network, and when it was taken back. */
  consent_text: string;
  requested_at: string;
  request_network: string | null;
  confirmed_at: string | null;
  confirm_network: string | null;
  unsubscribed_at: string | null;
}

/** Fields of spec §3, as validated. */
export interface DemoRequestRow extends OriginColumns {
  /** The number a visitor is given, `HD-7K3M9Q`. */
  id: string;
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  real_estate_experience: string;
  monthly_budget: string;
  preferred_datetime: string;
  created_at: string;
  /**
   * 128 bits each. A link is passed on for its purpose, so each token opens one thing: the page that moves and cancels the
   * demo, its calendar file, and its meeting.
   */
  change_token: string;
  calendar_token: string;
  meeting_token: string;
  /** How often it was moved or canceled: the edition of its calendar file (RFC 5545 §3.8.7.4). */
  sequence: number;
  /** When that was last; null until then. */
  changed_at: string | null;
  /** Null for a demo that takes place. */
  canceled_at: string | null;
}

/** A place at an hour, and the demo that has it. There are as many as the office says; the key lets nobody have another's. */
export interface DemoSlotRow {
  /** ISO instant, in UTC. */
  starts_at: string;
  /** From 1 on. */
  seat: number;
  demo_id: string;
}

/** Fields of spec §3. */
export interface EventRegistrationRow extends OriginColumns, ReceiptColumn {
  id: string;
  event_id: string;
  event_slug: string;
  first_name: string;
  last_name: string;
  phone: string;
  /** Lower-cased. */
  email: string;
  company: string;
  reason_for_attending: string;
  created_at: string;
  /** The event as it was when the visitor registered. */
  event_title: string;
  event_starts_at: string;
  event_ends_at: string;
  /** 128 bits that open the registration's page and cancel it. */
  change_token: string;
  /** Null for a registration that counts. */
  canceled_at: string | null;
}

/** That a lead was let out of quarantine. */
export interface ReleasedLeadRow {
  id: string;
  /** What it is now: a new row, or the one that the same visitor had made since. */
  submission_id: string;
  /** What the visitor was given for it. */
  receipt: string;
  quarantine_reason: QuarantineReason;
  received_at: string;
  released_at: string;
}

/** How often something has happened on a day (UTC). */
export interface DailyCountRow {
  /** `2026-11-22` */
  day: string;
  what: 'mail to address' | 'demo hour of network' | 'event seat of network';
  /** The hash of a mailbox or of a network. */
  subject: string;
  count: number;
}

/** What an address has sent in its minute. Only where several processes share a database. */
export interface PostCountRow {
  /** Its hash. */
  address: string;
  /** When the minute began by the database's clock, in milliseconds since 1970. */
  since: number;
  count: number;
}

export const MAIL_KINDS = [
  'demo-confirmation',
  'demo-notice',
  'demo-reminder',
  'registration-confirmation',
  'registration-notice',
  'event-canceled',
  'registration-reminder',
  'newsletter-confirmation',
  'quarantine-digest',
] as const;
export const WEBHOOK_KINDS = [
  'demo-webhook',
  'demo-change-webhook',
  'registration-webhook',
  'cancellation-webhook',
  'newsletter-webhook',
  'newsletter-unsubscribed-webhook',
] as const;

/** Written long before they are due. */
export const DATED_KINDS = [
  'demo-reminder',
  'registration-reminder',
] as const satisfies readonly MailKind[];

export type MailKind = (typeof MAIL_KINDS)[number];
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];
export type OutboxKind = MailKind | WebhookKind;

export type OutboxStatus = 'pending' | 'delivering' | 'delivered' | 'dead';

/** Something that a submission causes, still to be sent or sent already. */
export interface OutboxRow {
  id: string;
  kind: OutboxKind;
  submission_id: string;
  /** JSON of a `Lead`; `NO_PAYLOAD` once it was delivered long ago. */
  payload: string;
  status: OutboxStatus;
  /** Tries begun, the one in progress included. */
  attempts: number;
  next_attempt_at: string;
  /** While it is delivered: when another process may take it over. */
  claimed_until: string | null;
  /** For people with access to the database; may name an address, so it is never logged. */
  last_error: string | null;
  created_at: string;
  /** When the first attempt is due. Retries do not change it. */
  due_at: string;
  delivered_at: string | null;
  /** Start of the last attempt; null before the first. */
  claimed_at: string | null;
}

/** The payload of a row that says only that something was delivered, and when. */
export const NO_PAYLOAD = '{}';

/** The answer to a request that carried an `Idempotency-Key`. */
export interface IdempotencyKeyRow {
  key: string;
  route: string;
  body_hash: string;
  status: 'in_flight' | 'done';
  answer_status: number | null;
  /** JSON. */
  answer_body: string | null;
  created_at: string;
}

/** The one row that is written to see whether anything can be. */
export interface ReadinessRow {
  id: 1;
  checked_at: string;
  padding: string;
}

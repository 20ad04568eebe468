/**
 * Tables of the leads database. Identifiers and timestamps are text (UUIDs, ISO instants), so that the same
 * statements hold on SQLite and PostgreSQL.
 */
export interface LeadsDatabase {
  newsletter_subscriptions: NewsletterSubscriptionRow;
  demo_requests: DemoRequestRow;
  event_registrations: EventRegistrationRow;
  outbox: OutboxRow;
  idempotency_keys: IdempotencyKeyRow;
  readiness: ReadinessRow;
}

/** Why a submission looks like a machine's. It is kept, but nobody is written to because of it. */
export type QuarantineReason = 'honeypot' | 'too-fast';

interface Quarantinable {
  /** Null for a submission that was accepted. */
  quarantine_reason: QuarantineReason | null;
}

export interface NewsletterSubscriptionRow extends Quarantinable {
  id: string;
  /** Lower-cased; unique outside quarantine. */
  email: string;
  created_at: string;
}

/** Fields of spec §3, as validated. */
export interface DemoRequestRow extends Quarantinable {
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
}

/** Fields of spec §3; one row for an event and an e-mail address, those in quarantine not counted. */
export interface EventRegistrationRow extends Quarantinable {
  id: string;
  event_id: string;
  event_slug: string;
  first_name: string;
  last_name: string;
  phone: string;
  /** Lower-cased; unique together with `event_id`. */
  email: string;
  company: string;
  reason_for_attending: string;
  created_at: string;
}

export const MAIL_KINDS = [
  'demo-confirmation',
  'demo-notice',
  'registration-confirmation',
  'registration-notice',
] as const;
export const WEBHOOK_KINDS = [
  'demo-webhook',
  'registration-webhook',
  'newsletter-webhook',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];
export type OutboxKind = MailKind | WebhookKind;

export type OutboxStatus = 'pending' | 'delivering' | 'delivered' | 'dead';

/** Something that a submission causes, still to be sent or sent already. */
export interface OutboxRow {
  id: string;
  kind: OutboxKind;
  submission_id: string;
  /** JSON of a `Lead`. */
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
  delivered_at: string | null;
}

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
}

import type { Kysely } from 'kysely';
import type { LeadKind } from '../../../contract/forms.ts';

/**
 * Tables of the leads database. Timestamps are text (ISO instants) and JSON is text, so that the same statements run on
 * SQLite and PostgreSQL.
 */
export interface LeadsDatabase {
  leads: LeadRow;
  tokens: TokenRow;
  outbox: OutboxRow;
  idempotency_keys: IdempotencyKeyRow;
  counters: CounterRow;
  readiness: ReadinessRow;
}

export type LeadsDb = Kysely<LeadsDatabase>;

/** `network-limit`: the visitor's network holds too many demo hours or seats today. */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'no-age' | 'network-limit';

/**
 * Demos and registrations are active or canceled. A newsletter address is pending until its owner confirms it;
 * `duplicate` is one that was released from quarantine after the same address had subscribed.
 */
export type LeadStatus =
  'active' | 'canceled' | 'pending' | 'confirmed' | 'unsubscribed' | 'duplicate';

export interface LeadRow {
  /** The receipt, `HD-7K3M9Q`. */
  id: string;
  kind: LeadKind;
  /** Lower case. A newsletter address is unique outside quarantine. */
  email: string;
  status: LeadStatus;
  /** Null outside quarantine. A lead in quarantine has no outbox rows and holds no seat. */
  quarantine_reason: QuarantineReason | null;
  /** What the lead reserves: the hour of a demo (ISO instant in UTC) or the id of an event. */
  slot: string | null;
  /** When the event of a registration ends. */
  ends_at: string | null;
  created_at: string;
  updated_at: string;
  /** JSON of the form's fields (`LEAD_FORMS`). */
  data: string;
  /** JSON of `LeadDetails`. */
  details: string;
  /** JSON of the `LeadEvent`s since the lead was stored. */
  history: string;
  /** JSON of a `LeadSource`. */
  source: string | null;
}

/** Each private link opens one thing only, because links are passed on. */
export type TokenPurpose = 'change' | 'calendar' | 'meeting' | 'confirm' | 'unsubscribe';

export interface TokenRow {
  token: string;
  purpose: TokenPurpose;
  lead_id: string;
}

export interface LeadEvent {
  at: string;
  what: 'quarantined' | 'released' | 'moved' | 'canceled' | 'confirmed' | 'unsubscribed';
  reason?: QuarantineReason;
}

export interface LeadDetails {
  /** `sequence` counts the changes: calendars replace an entry by one with a higher number (RFC 5545 §3.8.7.4). */
  demo: { sequence: number };
  /** The event at the time of the registration. */
  registration: {
    event: { id: string; slug: string; title: string; starts_at: string; ends_at: string };
  };
  /** Proof of consent. */
  newsletter: {
    consent_text: string;
    requested_at: string;
    request_network: string | null;
    confirmed_at: string | null;
    confirm_network: string | null;
    unsubscribed_at: string | null;
  };
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
export const REMINDER_KINDS = [
  'demo-reminder',
  'registration-reminder',
] as const satisfies readonly MailKind[];

export type MailKind = (typeof MAIL_KINDS)[number];
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];
export type OutboxKind = MailKind | WebhookKind;

export type OutboxStatus = 'pending' | 'delivering' | 'delivered' | 'dead';

/** An email or a webhook call. */
export interface OutboxRow {
  id: string;
  kind: OutboxKind;
  /** Null for the quarantine digest. */
  lead_id: string | null;
  /** JSON of a `Lead` (`deliveries/lead.ts`); `NO_PAYLOAD` long after the delivery. */
  payload: string;
  status: OutboxStatus;
  /** Includes the attempt in progress. */
  attempts: number;
  /** When the first attempt is due. Retries do not change it. */
  due_at: string;
  next_attempt_at: string;
  /** Start of the last attempt. */
  claimed_at: string | null;
  /** When another process may take the delivery over. */
  claimed_until: string | null;
  /** May contain an email address, so it is never logged. */
  last_error: string | null;
  created_at: string;
  delivered_at: string | null;
}

export const NO_PAYLOAD = '{}';

/** The response to a request with an `Idempotency-Key`. */
export interface IdempotencyKeyRow {
  key: string;
  route: string;
  body_hash: string;
  /** JSON; null while the first request's transaction is open. */
  answer: string | null;
  lead_id: string | null;
  created_at: string;
}

/** Counts one subject (`post:HASH`, `mail:HASH`) in its current window. */
export interface CounterRow {
  subject: string;
  /** Start of the window, in milliseconds since 1970. */
  since: number;
  count: number;
}

/** One row, written to check that the database is writable. */
export interface ReadinessRow {
  id: 1;
  checked_at: string;
  padding: string;
}

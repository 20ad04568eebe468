import { Migrator, sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { wordsOf } from './deliveryFailure.ts';

/** The schema in SQL that SQLite and PostgreSQL have in common. `schema.ts` describes the columns. */
const BASELINE = [
  `create table newsletter_subscriptions (
    id text primary key, email text not null, created_at text not null, quarantine_reason text,
    source text, status text not null, confirm_token text, unsubscribe_token text not null,
    consent_text text not null, requested_at text not null, request_network text,
    confirmed_at text, confirm_network text, unsubscribed_at text, receipt text not null
  )`,
  `create unique index one_subscription_each on newsletter_subscriptions (email)
    where quarantine_reason is null`,
  `create unique index newsletter_by_confirm_token on newsletter_subscriptions (confirm_token)`,
  `create unique index newsletter_by_unsubscribe_token
    on newsletter_subscriptions (unsubscribe_token)`,
  `create unique index newsletter_by_receipt on newsletter_subscriptions (receipt)`,
  `create index newsletter_in_quarantine on newsletter_subscriptions (created_at)
    where quarantine_reason is not null`,

  `create table demo_requests (
    id text primary key, first_name text not null, last_name text not null, phone text not null,
    email text not null, real_estate_experience text not null, monthly_budget text not null,
    preferred_datetime text not null, created_at text not null, quarantine_reason text,
    source text, change_token text not null, calendar_token text not null,
    meeting_token text not null, sequence integer not null, changed_at text, canceled_at text
  )`,
  `create index demo_requests_by_email on demo_requests (email, created_at)`,
  `create unique index demo_requests_by_change_token on demo_requests (change_token)`,
  `create unique index demo_requests_by_calendar_token on demo_requests (calendar_token)`,
  `create index demo_requests_in_quarantine on demo_requests (created_at)
    where quarantine_reason is not null`,
  `create table demo_slots (
    starts_at text not null, seat integer not null, demo_id text not null,
    primary key (starts_at, seat)
  )`,
  `create index demo_slots_by_demo on demo_slots (demo_id)`,

  `create table event_registrations (
    id text primary key, event_id text not null, event_slug text not null,
    first_name text not null, last_name text not null, phone text not null, email text not null,
    company text not null, reason_for_attending text not null, created_at text not null,
    quarantine_reason text, source text, receipt text not null, event_title text not null,
    event_starts_at text not null, event_ends_at text not null, change_token text not null,
    canceled_at text
  )`,
  `create index event_registrations_by_event on event_registrations (event_id, email)`,
  `create index event_registrations_by_email on event_registrations (email)`,
  `create unique index event_registrations_by_change_token on event_registrations (change_token)`,
  `create unique index event_registrations_by_receipt on event_registrations (receipt)`,
  `create index event_registrations_in_quarantine on event_registrations (created_at)
    where quarantine_reason is not null`,

  `create table released_leads (
    id text primary key, submission_id text not null, receipt text not null,
    quarantine_reason text not null, received_at text not null, released_at text not null
  )`,
  `create index released_leads_by_submission on released_leads (submission_id)`,
  `create index released_leads_by_receipt on released_leads (receipt)`,

  `create table outbox (
    id text primary key, kind text not null, submission_id text not null, payload text not null,
    status text not null, attempts integer not null, next_attempt_at text not null,
    claimed_until text, last_error text, created_at text not null, delivered_at text,
    claimed_at text, due_at text not null
  )`,
  // The kind comes second, so that mail waiting for a mail server is not read to find a webhook.
  `create index outbox_by_due_time on outbox (status, kind, next_attempt_at)`,
  `create index outbox_by_submission on outbox (submission_id)`,

  `create table idempotency_keys (
    key text primary key, route text not null, body_hash text not null, status text not null,
    answer_status integer, answer_body text, created_at text not null
  )`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
  `create table daily_counts (
    day text not null, what text not null, subject text not null, count integer not null,
    primary key (day, what, subject)
  )`,
  `create table post_counts (
    address text primary key, since double precision not null, count integer not null
  )`,
  `create table readiness (
    id integer primary key, checked_at text not null, padding text not null
  )`,
];

type Migrations = Readonly<Record<string, Migration>>;

/** Applied in the order of their names. Never edit a released one: add the next. */
export const MIGRATIONS: Migrations = {
  '0001-baseline': {
    async up(db: Kysely<unknown>) {
      for (const statement of BASELINE) await sql.raw(statement).execute(db);
    },
  },
};

/** Name of the newest migration: what a database of this release is at. */
export const SCHEMA = Object.keys(MIGRATIONS).sort().at(-1)!;

/**
 * Brings the database's tables up to date. Safe to run at every start, also by several processes at once.
 * @returns names of the migrations that were applied now
 * @throws Error that names the migration that failed, or what the database says; the database is unchanged then
 */
export const migrate = async <Database>(
  db: Kysely<Database>,
  migrations: Migrations = MIGRATIONS,
): Promise<string[]> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return results.map((result) => result.migrationName);

  const failed = results.find((result) => result.status === 'Error');
  const reason = wordsOf(error);
  throw new Error(failed ? `migration ${failed.migrationName} failed: ${reason}` : reason, {
    cause: error,
  });
};

import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { errorMessage } from './storageFailure.ts';

const BASELINE = [
  `create table leads (
    id text primary key, kind text not null, email text not null, status text not null,
    quarantine_reason text, reported_at text, slot text, ends_at text, created_at text not null,
    updated_at text not null, data text not null, search text not null, details text not null,
    history text not null, source text, change_token text not null unique, calendar_token text not null unique,
    meeting_token text not null unique, confirm_token text not null unique,
    unsubscribe_token text not null unique
  )`,
  `create index leads_by_age on leads (created_at)`,
  `create index leads_by_email on leads (email)`,
  `create index leads_held on leads (created_at) where quarantine_reason is not null`,
  `create index leads_by_slot on leads (kind, slot)`,
  `create index leads_readers on leads (kind, id)
    where status = 'confirmed' and quarantine_reason is null`,
  `create unique index leads_newsletter_email on leads (email)
    where kind = 'newsletter' and quarantine_reason is null and status <> 'duplicate'`,

  `create table outbox (
    id text primary key, kind text not null, lead_id text references leads (id) on delete cascade,
    payload text not null, status text not null, attempts integer not null, due_at text not null,
    next_attempt_at text not null, claimed_at text, last_error text,
    created_at text not null, delivered_at text
  )`,
  // The kind comes second: a claim does not scan the deliveries that wait for another receiver.
  `create index outbox_by_due_time on outbox (status, kind, next_attempt_at)`,
  `create index outbox_by_lead on outbox (lead_id)`,
  `create index outbox_by_age on outbox (kind, created_at)`,
  // The desk asks for them at each page; reminders and webhooks that wait are many.
  `create index outbox_failing on outbox (status, lead_id) where last_error is not null`,

  `create table idempotency_keys (
    key text primary key, scope text not null, body_hash text not null, answer text,
    lead_id text references leads (id) on delete cascade, created_at text not null
  )`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
  `create index idempotency_keys_by_lead on idempotency_keys (lead_id)`,

  `create table counters (
    subject text primary key, since double precision not null, count integer not null
  )`,
  `create table network_forms (
    network text not null, customer text not null, kind text not null, is_held integer not null,
    at double precision not null
  )`,
  `create index network_forms_by_network on network_forms (network, at)`,
  `create index network_forms_by_customer on network_forms (customer, at)`,
  `create table network_secrets (day text primary key, secret text not null)`,
  `create table readiness (
    id integer primary key, checked_at text not null, padding text not null
  )`,
  `create table event_versions (
    id text primary key, fingerprint text not null, sequence integer not null,
    changed_at text not null
  )`,
  `create table event_lines (id text primary key, line text not null, at text not null)`,
  `create table receivers (name text primary key, since text not null)`,
  `create table people (
    address text primary key, role text not null, added_by text not null, added_at text not null,
    seen_at text
  )`,
  `create table people_changes (
    id text primary key, at text not null, actor text not null, what text not null,
    address text not null, role text
  )`,
  `create table issues (
    id text primary key, subject text not null, preheader text not null, body text not null,
    status text not null, send_at text, created_by text not null, created_at text not null,
    updated_at text not null, started_at text, queued_at text, finished_at text
  )`,
  `create table issue_mails (
    id text primary key, issue_id text not null references issues (id) on delete cascade,
    lead_id text not null references leads (id) on delete cascade, status text not null,
    attempts integer not null, next_attempt_at text not null, claimed_at text
  )`,
  `create index issue_mails_by_status on issue_mails (issue_id, status, next_attempt_at)`,
  `create index issue_mails_refused on issue_mails (lead_id) where status = 'refused'`,
  `create index issue_mails_by_lead on issue_mails (lead_id)`,
  `create table desk_tokens (
    hash text primary key, email text not null, purpose text not null, expires_at text not null
  )`,

  // SQLite keeps bytes as they are in a column of any type.
  `create table content_files (
    path text primary key, bytes bytea not null, hash text not null, changed_at text not null
  )`,
  `create table content_state (id integer primary key, version integer not null)`,
  `insert into content_state (id, version) values (1, 0)`,
  `create table content_versions (
    path text not null, number integer not null, hash text not null, bytes bytea,
    author text not null, message text not null, at text not null, primary key (path, number)
  )`,
  `create table working_copies (
    id text primary key, path text not null, version text not null, base text not null,
    base_source text not null, publish_at text, publish_problem text,
    asked_by text, asked_of text, asked_at text, note text
  )`,
  `create table copy_versions (
    version text primary key, copy_id text not null, slug text not null, category text not null,
    source text not null, author text not null, at text not null, form text not null,
    is_opened integer not null
  )`,
  `create index copy_versions_by_copy on copy_versions (copy_id)`,
  `create table copy_readers (
    copy_id text not null, address text not null, seen_at text not null,
    primary key (copy_id, address)
  )`,
  `create table content_folders (
    machine text not null, folder text not null, seen_at text not null,
    primary key (machine, folder)
  )`,
];

/** Applied in the order of their names. Never edit a released migration: add the next one. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-baseline': {
    async up(db: Kysely<unknown>) {
      for (const statement of BASELINE) await sql.raw(statement).execute(db);
    },
  },
};

export const SCHEMA = Object.keys(MIGRATIONS).sort().at(-1)!;

/** Safe at every start, also by several processes at once. A failed migration changes nothing. */
export const migrate = async <Database>(db: Kysely<Database>, migrations = MIGRATIONS) => {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  const failed = results.find(({ status }) => status === 'Error');
  const reason = errorMessage(error);
  const message = failed ? `migration ${failed.migrationName} failed: ${reason}` : reason;
  throw new Error(message, { cause: error });
};

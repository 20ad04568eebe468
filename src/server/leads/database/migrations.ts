import { Migrator, sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { errorMessage } from './deliveryFailure.ts';

/** SQL that SQLite and PostgreSQL share; `schema.ts` describes the columns. */
const BASELINE = [
  `create table leads (
    id text primary key, kind text not null, email text not null, status text not null,
    quarantine_reason text, slot text, ends_at text, created_at text not null,
    updated_at text not null, data text not null, details text not null, history text not null,
    source text
  )`,
  `create index leads_by_age on leads (created_at)`,
  `create index leads_by_email on leads (email)`,
  `create index leads_by_slot on leads (kind, slot)`,
  `create unique index leads_newsletter_email on leads (email)
    where kind = 'newsletter' and quarantine_reason is null and status <> 'duplicate'`,

  `create table tokens (
    token text primary key, purpose text not null,
    lead_id text not null references leads (id) on delete cascade
  )`,
  `create index tokens_by_lead on tokens (lead_id)`,

  `create table outbox (
    id text primary key, kind text not null, lead_id text references leads (id) on delete cascade,
    payload text not null, status text not null, attempts integer not null, due_at text not null,
    next_attempt_at text not null, claimed_at text, claimed_until text, last_error text,
    created_at text not null, delivered_at text
  )`,
  // The kind comes second: a claim does not scan the deliveries that wait for another receiver.
  `create index outbox_by_due_time on outbox (status, kind, next_attempt_at)`,
  `create index outbox_by_lead on outbox (lead_id)`,

  `create table idempotency_keys (
    key text primary key, route text not null, body_hash text not null, answer text,
    lead_id text references leads (id) on delete cascade, created_at text not null
  )`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
  `create index idempotency_keys_by_lead on idempotency_keys (lead_id)`,

  `create table counters (
    subject text primary key, since double precision not null, count integer not null
  )`,
  `create table readiness (
    id integer primary key, checked_at text not null, padding text not null
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

/** Name of the newest migration. */
export const SCHEMA = Object.keys(MIGRATIONS).sort().at(-1)!;

/** A read: a start needs no write lock unless there is something to migrate. */
const isMigrated = async <Database>(db: Kysely<Database>): Promise<boolean> => {
  try {
    const { rows } = await sql<{ name: string }>`
      select max(name) as name from kysely_migration`.execute(db);
    return rows[0]?.name === SCHEMA;
  } catch {
    return false;
  }
};

/**
 * Migrates the database. Safe to run at every start, also by several processes at once.
 * @throws Error that names the failed migration; the database is unchanged then
 */
export const migrate = async <Database>(db: Kysely<Database>, migrations = MIGRATIONS) => {
  if (migrations === MIGRATIONS && (await isMigrated(db))) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results.find((result) => result.status === 'Error');
  const reason = errorMessage(error);
  throw new Error(failed ? `migration ${failed.migrationName} failed: ${reason}` : reason, {
    cause: error,
  });
};

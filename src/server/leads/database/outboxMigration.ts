import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/**
 * Outbox and idempotency keys; submissions learn to be in quarantine. What is there must not keep a real lead out,
 * so the natural keys of newsletter and registrations hold only for rows outside it: these two tables are made anew,
 * because SQLite can't drop a constraint.
 */
export const outboxMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('demo_requests').addColumn('quarantine_reason', 'text').execute();
    await rebuildNewsletter(db);
    await rebuildRegistrations(db);
    await createOutbox(db);
    await db.schema
      .createTable('idempotency_keys')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('body_hash', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('answer_status', 'integer')
      .addColumn('answer_body', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await createIndex(db, 'idempotency_keys_by_age', 'idempotency_keys', ['created_at']);
  },
};

const rebuildNewsletter = async (db: Kysely<unknown>) => {
  await setAside(db, 'newsletter_subscriptions');
  await db.schema
    .createTable('newsletter_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('quarantine_reason', 'text')
    .execute();
  await moveBack(db, 'newsletter_subscriptions', ['id', 'email', 'created_at']);
  await sql`create unique index one_subscription_each on newsletter_subscriptions (email)
    where quarantine_reason is null`.execute(db);
};

const rebuildRegistrations = async (db: Kysely<unknown>) => {
  const fields = ['event_id', 'event_slug', 'first_name', 'last_name', 'phone', 'email'];
  const columns = [...fields, 'company', 'reason_for_attending', 'created_at'];
  await setAside(db, 'event_registrations');
  let table = db.schema
    .createTable('event_registrations')
    .addColumn('id', 'text', (column) => column.primaryKey());
  for (const name of columns) table = table.addColumn(name, 'text', (column) => column.notNull());
  await table.addColumn('quarantine_reason', 'text').execute();
  await moveBack(db, 'event_registrations', ['id', ...columns]);
  await sql`create unique index one_registration_per_event on event_registrations (event_id, email)
    where quarantine_reason is null`.execute(db);
};

const createOutbox = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .execute();
  await createIndex(db, 'outbox_by_due_time', 'outbox', ['status', 'next_attempt_at']);
  await createIndex(db, 'outbox_by_submission', 'outbox', ['submission_id']);
};

const createIndex = (db: Kysely<unknown>, name: string, table: string, columns: string[]) =>
  db.schema.createIndex(name).on(table).columns(columns).execute();

const setAside = (db: Kysely<unknown>, table: string) =>
  db.schema.alterTable(table).renameTo(`${table}_before`).execute();

const moveBack = async (db: Kysely<unknown>, table: string, columns: string[]) => {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const before = `${table}_before`;
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from ${sql.table(before)}`.execute(db);
  await db.schema.dropTable(before).execute();
};

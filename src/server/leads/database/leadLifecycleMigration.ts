import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

const QUARANTINABLE = [
  'demo_requests',
  'event_registrations',
  'newsletter_subscriptions',
  'forwarded_leads',
];

/**
 * Registrations that are sent anew, links of demos that nobody guesses, forms for another content API, and what is
 * counted by the day. Adds only, so that a process of the release before goes on working beside it.
 */
export const leadLifecycleMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await addTexts(db, 'demo_requests', ['link_token']);
    await db.schema
      .createIndex('demo_requests_by_link')
      .unique()
      .on('demo_requests')
      .column('link_token')
      .execute();
    await db.schema
      .alterTable('event_registrations')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    const told = ['updated_at', 'event_title', 'event_starts_at', 'event_ends_at'];
    await addTexts(db, 'event_registrations', told);
    await createRevisions(db);
    await createForwardedLeads(db);
    await db.schema
      .createTable('daily_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_count_a_day', ['day', 'what', 'subject'])
      .execute();
    // What is in quarantine is little, and asked for often.
    for (const table of QUARANTINABLE) {
      await sql`create index ${sql.ref(`${table}_aside`)} on ${sql.table(table)} (created_at)
        where quarantine_reason is not null`.execute(db);
    }
  },
};

/** One by one: SQLite adds one column a statement. */
const addTexts = async (db: Kysely<unknown>, table: string, names: string[]) => {
  for (const name of names) await db.schema.alterTable(table).addColumn(name, 'text').execute();
};

const createRevisions = async (db: Kysely<unknown>) => {
  const fields = ['first_name', 'last_name', 'phone', 'company', 'reason_for_attending'];
  let table = db.schema
    .createTable('registration_revisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('registration_id', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull());
  for (const name of [...fields, 'created_at']) {
    table = table.addColumn(name, 'text', (column) => column.notNull());
  }
  await table.addUniqueConstraint('one_revision_each', ['registration_id', 'revision']).execute();
};

const createForwardedLeads = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('forwarded_leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('params', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('quarantine_reason', 'text')
    .execute();
  await db.schema
    .createIndex('forwarded_leads_by_email')
    .on('forwarded_leads')
    .column('email')
    .execute();
};

import { DEFAULT_MIGRATION_TABLE, Migrator, sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { leadLifecycleMigration } from './leadLifecycleMigration.ts';
import { newsletterConsentMigration } from './newsletterConsentMigration.ts';
import { outboxMigration } from './outboxMigration.ts';
import { wordsOf } from './deliveryFailure.ts';

type Migrations = Readonly<Record<string, Migration>>;

/**
 * Applied in the order of their names. A released one is never edited: add the next. Each only adds, tables and columns
 * that may be left out, so that the release before works on beside this one, and in its place again (decision 37).
 */
export const MIGRATIONS: Migrations = {
  '0001-submissions': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('newsletter_subscriptions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('demo_requests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('real_estate_experience', 'text', (column) => column.notNull())
        .addColumn('monthly_budget', 'text', (column) => column.notNull())
        .addColumn('preferred_datetime', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('event_registrations')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('event_id', 'text', (column) => column.notNull())
        .addColumn('event_slug', 'text', (column) => column.notNull())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('company', 'text', (column) => column.notNull())
        .addColumn('reason_for_attending', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addUniqueConstraint('one_registration_each', ['event_id', 'email'])
        .execute();
    },
  },
  '0002-outbox': outboxMigration,
  // With the kind in the index, mails that wait for a mail server are not read whenever a webhook is looked for.
  '0003-outbox-claims': {
    async up(db: Kysely<unknown>) {
      await db.schema.dropIndex('outbox_by_due_time').execute();
      await db.schema
        .createIndex('outbox_by_due_time')
        .on('outbox')
        .columns(['status', 'kind', 'next_attempt_at'])
        .execute();
    },
  },
  '0004-demos-by-email': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex('demo_requests_by_email')
        .on('demo_requests')
        .columns(['email', 'created_at'])
        .execute();
    },
  },
  // What `/readyz` writes to see whether the site could write a lead.
  '0005-readiness': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('readiness')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('checked_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0010-lead-lifecycle': leadLifecycleMigration,
  // An event's id is its slug now (decision 52): who registers again for an event is still the same person.
  '0011-events-by-slug': {
    async up(db: Kysely<unknown>) {
      await sql`update event_registrations set event_id = event_slug
        where event_slug <> '' and event_id <> event_slug and not exists (
          select 1 from event_registrations other where other.event_id = event_registrations.event_slug
            and other.email = event_registrations.email and other.quarantine_reason is null)`.execute(
        db,
      );
    },
  },
  // What readers miss; see `readerCounts.ts`.
  '0012-reader-counts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('reader_counts')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('what', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('one_count_of_readers', ['day', 'what', 'subject'])
        .execute();
    },
  },
  '0013-lead-source': {
    async up(db: Kysely<unknown>) {
      for (const table of [
        'demo_requests',
        'event_registrations',
        'newsletter_subscriptions',
        'forwarded_leads',
      ]) {
        await db.schema.alterTable(table).addColumn('source', 'text').execute();
      }
    },
  },
  // Demos that are moved and canceled, and hours with so many places.
  '0014-demo-hours': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('demo_requests')
        .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      for (const moment of ['changed_at', 'canceled_at'])
        await db.schema.alterTable('demo_requests').addColumn(moment, 'text').execute();
      await db.schema
        .createTable('demo_slots')
        .addColumn('starts_at', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('demo_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('one_demo_a_seat', ['starts_at', 'seat'])
        .execute();
      await db.schema
        .createIndex('demo_slots_by_demo')
        .on('demo_slots')
        .column('demo_id')
        .execute();
    },
  },
  '0016-event-places': {
    async up(db: Kysely<unknown>) {
      const registrations = () => db.schema.alterTable('event_registrations');
      await registrations()
        .addColumn('standing', 'text', (column) => column.notNull().defaultTo('confirmed'))
        .execute();
      await registrations().addColumn('standing_since', 'text').execute();
      await registrations().addColumn('link_token', 'text').execute();
      await registrations()
        .addColumn('calendar_sequence', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createIndex('event_registrations_by_link')
        .unique()
        .on('event_registrations')
        .column('link_token')
        .execute();
      await db.schema
        .createTable('event_places')
        .addColumn('event_id', 'text', (column) => column.primaryKey())
        .addColumn('capacity', 'integer')
        .addColumn('has_waiting_list', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '0018-newsletter-consent': newsletterConsentMigration,
  '0020-webhook-receivers': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('outbox').addColumn('receiver', 'text').execute();
      await db.schema.alterTable('outbox').addColumn('claimed_at', 'text').execute();
      // What waits for a receiver that is down is not read whenever another one's is looked for.
      await db.schema
        .createIndex('outbox_by_receiver')
        .on('outbox')
        .columns(['receiver', 'status', 'next_attempt_at'])
        .execute();
    },
  },
  '0021-receipts': {
    async up(db: Kysely<unknown>) {
      for (const table of ['event_registrations', 'newsletter_subscriptions', 'forwarded_leads']) {
        await db.schema.alterTable(table).addColumn('receipt', 'text').execute();
        const index = db.schema.createIndex(`${table}_by_receipt`).on(table);
        await index.columns(['receipt']).unique().execute();
      }
      await db.schema
        .createTable('released_leads')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('submission_id', 'text', (column) => column.notNull())
        .addColumn('receipt', 'text')
        .addColumn('quarantine_reason', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('released_at', 'text', (column) => column.notNull())
        .execute();
      for (const column of ['submission_id', 'receipt']) {
        const index = db.schema.createIndex(`released_leads_by_${column}`).on('released_leads');
        await index.columns([column]).execute();
      }
    },
  },
  '0022-refused-addresses': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('refused_addresses')
        .addColumn('email', 'text', (column) => column.primaryKey())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('refused_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  // A try puts the next one off: what was to be sent when is to be known all the same, to see what is late.
  '0024-outbox-due': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('outbox').addColumn('due_at', 'text').execute();
    },
  },
  // What all processes together have taken of an address; see `postCounts.ts`.
  '0025-post-counts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('post_counts')
        .addColumn('address', 'text', (column) => column.primaryKey())
        .addColumn('since', 'double precision', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .execute();
    },
  },
};

/**
 * Brings the database's tables up to date. Safe to run at every start, also by several processes at once. What a newer
 * release has added stays as it is: the rule above lets this one work with it.
 * @returns names of the migrations that were applied now
 * @throws Error that names the migration that failed, or what the database says; it is then as it was before
 */
export const migrate = async <Database>(
  db: Kysely<Database>,
  migrations: Migrations = MIGRATIONS,
): Promise<string[]> => {
  const known = { ...(await appliedMigrations(db)), ...migrations };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(known) },
    // Two releases may each have added something that the other does not know.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return results.map((result) => result.migrationName);

  const failed = results.find((result) => result.status === 'Error');
  const reason = wordsOf(error);
  throw new Error(failed ? `migration ${failed.migrationName} failed: ${reason}` : reason, {
    cause: error,
  });
};

/** What was applied before, whoever knows it; Kysely refuses to go on from what it is not told of. */
const appliedMigrations = async <Database>(db: Kysely<Database>): Promise<Migrations> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, { up: () => Promise.resolve() }]));
};

import type { Kysely, Migration } from 'kysely';

const TEXTS = [
  'confirm_token',
  'unsubscribe_token',
  'consent_text',
  'requested_at',
  'request_network',
  'confirmed_at',
  'confirm_network',
  'unsubscribed_at',
];

/**
 * Subscriptions that are confirmed by mail. Who subscribed before, or by a release that works beside this one, was told
 * that they are subscribed, and are.
 */
export const newsletterConsentMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const table = 'newsletter_subscriptions';
    await db.schema
      .alterTable(table)
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('confirmed'))
      .execute();
    // One by one: SQLite adds one column a statement.
    for (const name of TEXTS) await db.schema.alterTable(table).addColumn(name, 'text').execute();
    for (const token of ['confirm_token', 'unsubscribe_token']) {
      await db.schema
        .createIndex(`${table}_by_${token}`)
        .unique()
        .on(table)
        .column(token)
        .execute();
    }
  },
};

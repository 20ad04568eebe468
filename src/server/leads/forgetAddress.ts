import type { SiteDb } from './database/schema.ts';
import { parseLead } from './database/leadRows.ts';
import { mailCounter } from './submissions/limits.ts';
import { forgetInDigests } from './submissions/notices.ts';

/** Deletes everything that an address, in lower case, has sent; counts the deleted rows. */
export const forgetAddress = (db: SiteDb, email: string) =>
  db.transaction().execute(async (transaction) => {
    const ids = transaction.selectFrom('leads').select('id').where('email', '=', email);
    const deleteOwned = async (table: 'outbox' | 'idempotency_keys'): Promise<number> => {
      const result = await transaction
        .deleteFrom(table)
        .where('lead_id', 'in', ids)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    };
    const receipts = await ids.execute();
    await forgetInDigests(transaction, new Set(receipts.map(({ id }) => id)));
    const deliveries = await deleteOwned('outbox');
    const answers = await deleteOwned('idempotency_keys');
    const { numDeletedRows } = await transaction
      .deleteFrom('leads')
      .where('email', '=', email)
      .executeTakeFirst();
    await transaction.deleteFrom('counters').where('subject', '=', mailCounter(email)).execute();
    return { submissions: Number(numDeletedRows), deliveries, answers };
  });

export interface ForgetPreview {
  submissions: number;
  deliveries: number;
  /** The titles of the events that get a seat back. */
  seats: string[];
}

/** What `forgetAddress` would delete. */
export const previewForget = async (
  db: SiteDb,
  email: string,
  now: Date,
): Promise<ForgetPreview> => {
  const leads = await db.selectFrom('leads').selectAll().where('email', '=', email).execute();
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('lead_id', 'in', db.selectFrom('leads').select('id').where('email', '=', email))
    .executeTakeFirstOrThrow();
  const seats = leads
    .filter(
      ({ kind, status, quarantine_reason, ends_at }) =>
        kind === 'registration' &&
        status === 'active' &&
        quarantine_reason === null &&
        ends_at! > now.toISOString(),
    )
    .map((row) => parseLead<'registration'>(row).details.event.title);
  return {
    submissions: leads.length,
    deliveries: Number(count),
    seats: [...new Set(seats)],
  };
};

import type { LeadsDb } from './database/schema.ts';
import { mailCounter } from './submissions/limits.ts';
import { forgetNotices } from './submissions/notices.ts';

/** Deletes everything that an address, in lower case, has sent; counts the deleted rows. */
export const forgetAddress = (db: LeadsDb, email: string) =>
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
    await forgetNotices(transaction, new Set(receipts.map(({ id }) => id)));
    const deliveries = await deleteOwned('outbox');
    const answers = await deleteOwned('idempotency_keys');
    const { numDeletedRows } = await transaction
      .deleteFrom('leads')
      .where('email', '=', email)
      .executeTakeFirst();
    await transaction.deleteFrom('counters').where('subject', '=', mailCounter(email)).execute();
    return { submissions: Number(numDeletedRows), deliveries, answers };
  });

import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { freeReceipt } from './receipts.ts';
import { NO_ORIGIN } from './schema.ts';
import type { LeadsDatabase, NewsletterSubscriptionRow, OriginColumns } from './schema.ts';

/** The row of an address that is on the list. */
export const findSubscription = (
  db: Kysely<LeadsDatabase>,
  email: string,
): Promise<NewsletterSubscriptionRow> =>
  db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .where('quarantine_reason', 'is', null)
    .executeTakeFirstOrThrow();

/**
 * Adds an address to the newsletter once; the database decides, so parallel calls agree.
 * @param email a validated address in any case
 * @returns the new row, or null when the address was there
 */
export const storeSubscription = async (
  db: Kysely<LeadsDatabase>,
  email: string,
  now: Date,
  origin: OriginColumns = NO_ORIGIN,
): Promise<NewsletterSubscriptionRow | null> => {
  const row: NewsletterSubscriptionRow = {
    id: randomUUID(),
    email: email.toLowerCase(),
    created_at: now.toISOString(),
    ...origin,
    receipt: await freeReceipt(db, 'newsletter_subscriptions'),
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('newsletter_subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('email').where('quarantine_reason', 'is', null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? row : null;
};

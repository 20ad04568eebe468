import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { NO_ORIGIN } from './schema.ts';
import type { LeadsDatabase, NewsletterSubscriptionRow, OriginColumns } from './schema.ts';

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

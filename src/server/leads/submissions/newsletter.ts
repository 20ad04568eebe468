import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { NEWSLETTER_CONSENT } from '../../../contract/newsletter.ts';
import { isPostgres } from '../database/database.ts';
import { randomToken } from './linkTokens.ts';
import { freeReceipt } from './receipts.ts';
import { NO_ORIGIN } from '../database/schema.ts';
import type {
  LeadsDatabase,
  NewsletterSubscriptionRow,
  OriginColumns,
} from '../database/schema.ts';

const HOUR_MS = 3_600_000;
/** How long the link of a confirmation mail holds, from when the mail has left. */
const CONFIRM_LINK_HOURS = 48;
/** Days after which an address that nobody confirmed is deleted. */
export const UNCONFIRMED_KEPT_DAYS = 30;

export interface SubscriptionOptions {
  /** Whether the address counts only once its mailbox's owner has said so, too. */
  doubleOptIn?: boolean | undefined;
  origin?: OriginColumns;
  /** Where the request came from, by its network. */
  network?: string | null | undefined;
}

/** What a request for the newsletter says of itself, whoever asked before. */
const consentColumns = (now: Date, { doubleOptIn = false, network = null }: SubscriptionOptions) =>
  ({
    status: doubleOptIn ? 'pending' : 'confirmed',
    confirm_token: doubleOptIn ? randomToken() : null,
    consent_text: NEWSLETTER_CONSENT,
    requested_at: now.toISOString(),
    request_network: network,
    confirmed_at: doubleOptIn ? null : now.toISOString(),
    confirm_network: doubleOptIn ? null : network,
    unsubscribed_at: null,
  }) as const;

/** The row of an address that asked for the newsletter. */
export const findReader = (
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
 * Keeps a request for the newsletter; the database decides, so parallel calls agree.
 * @param email a validated address in any case
 * @returns the row that waits to be confirmed or is so by now; null for a reader, to whom nothing happens
 */
export const storeSubscription = async (
  db: Kysely<LeadsDatabase>,
  email: string,
  now: Date,
  options: SubscriptionOptions = {},
): Promise<NewsletterSubscriptionRow | null> => {
  const { doubleOptIn = false, origin = NO_ORIGIN } = options;
  const consent = consentColumns(now, options);
  const row: NewsletterSubscriptionRow = {
    id: randomUUID(),
    email: email.toLowerCase(),
    created_at: now.toISOString(),
    unsubscribe_token: randomToken(),
    ...consent,
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
  if (numInsertedOrUpdatedRows === 1n) return row;

  const known = await findSubscription(db, 'email', row.email);
  // Forgotten since the line before.
  if (!known) return storeSubscription(db, email, now, options);
  if (known.status === 'confirmed') return null;
  if (known.status === 'pending' && doubleOptIn) return known;
  return db
    .updateTable('newsletter_subscriptions')
    .set(consent)
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** The subscription with this address, or that a link's token opens; nobody else changes it in the meantime. */
export const findSubscription = async (
  db: Kysely<LeadsDatabase>,
  by: 'email' | 'confirm_token' | 'unsubscribe_token',
  value: string,
): Promise<NewsletterSubscriptionRow | null> => {
  const query = db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where(by, '=', value)
    .where('quarantine_reason', 'is', null);
  return (await (isPostgres(db) ? query.forUpdate() : query).executeTakeFirst()) ?? null;
};

/**
 * What has become of the mails with the link that confirms.
 * @returns `waiting` while one is still to be sent; `fresh` while the last one's link holds, which begins when it left:
 * a mail server may have been away for longer than that
 */
export const confirmationMail = async (
  db: Kysely<LeadsDatabase>,
  { id }: Pick<NewsletterSubscriptionRow, 'id'>,
  now: Date,
): Promise<'waiting' | 'fresh' | 'expired'> => {
  const mails = await db
    .selectFrom('outbox')
    .select(['status', 'delivered_at'])
    .where('submission_id', '=', id)
    .where('kind', '=', 'newsletter-confirmation')
    .execute();
  if (mails.some(({ status }) => status === 'pending' || status === 'delivering')) return 'waiting';
  const oldest = new Date(now.getTime() - CONFIRM_LINK_HOURS * HOUR_MS).toISOString();
  return mails.some(({ delivered_at: sent }) => sent !== null && sent > oldest)
    ? 'fresh'
    : 'expired';
};

/** Makes a reader of somebody who waited to be one. */
export const confirmSubscription = (
  db: Kysely<LeadsDatabase>,
  { id }: Pick<NewsletterSubscriptionRow, 'id'>,
  now: Date,
  network: string | null,
): Promise<NewsletterSubscriptionRow> =>
  db
    .updateTable('newsletter_subscriptions')
    .set({ status: 'confirmed', confirmed_at: now.toISOString(), confirm_network: network })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Takes a consent back. Its mails' link confirms nothing any more. */
export const endSubscription = async (
  db: Kysely<LeadsDatabase>,
  { id }: Pick<NewsletterSubscriptionRow, 'id'>,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ status: 'unsubscribed', unsubscribed_at: now.toISOString(), confirm_token: null })
    .where('id', '=', id)
    .execute();
};

/** Deletes addresses that nobody has confirmed for long, unless the mail that asks for it could not be sent yet. */
export const forgetUnconfirmed = async (db: Kysely<LeadsDatabase>, now: Date): Promise<void> => {
  const oldest = new Date(now.getTime() - UNCONFIRMED_KEPT_DAYS * 24 * HOUR_MS).toISOString();
  await db.transaction().execute(async (transaction) => {
    const forgotten = await transaction
      .deleteFrom('newsletter_subscriptions')
      .where('status', '=', 'pending')
      .where('quarantine_reason', 'is', null)
      .where('requested_at', '<=', oldest)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('outbox')
              .select('outbox.id')
              .whereRef('submission_id', '=', 'newsletter_subscriptions.id')
              .where('outbox.status', 'in', ['pending', 'delivering']),
          ),
        ),
      )
      .returning('id')
      .execute();
    for (const { id } of forgotten) {
      await transaction.deleteFrom('outbox').where('submission_id', '=', id).execute();
    }
  });
};

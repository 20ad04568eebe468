import { MAIL_KINDS, WEBHOOK_KINDS } from '../database/deliveryKinds.ts';
import { NO_PAYLOAD, type OutboxRow, type SiteDb } from '../database/schema.ts';

/** What a mail server and a webhook are sent. */
export const RECEIVERS = { mail: MAIL_KINDS, webhook: WEBHOOK_KINDS } as const;

export type ReceiverName = keyof typeof RECEIVERS;

const RECEIVER_NAMES = Object.keys(RECEIVERS) as ReceiverName[];

/** A receiver that is configured later gets only what is not older. */
export const BACKLOG_DAYS = 3;
/** A delivery without a receiver keeps its personal data as long as one that was delivered. */
export const UNCONFIGURED_KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

/** Expires the pending deliveries of a receiver that were due by this time. */
const expirePending = (
  db: SiteDb,
  name: ReceiverName,
  dueBy: string,
  changes: Partial<Pick<OutboxRow, 'payload'>> = {},
) =>
  db
    .updateTable('outbox')
    .set({ status: 'expired', ...changes })
    .where('kind', 'in', RECEIVERS[name])
    .where('status', '=', 'pending')
    .where('due_at', '<=', dueBy)
    .execute();

/**
 * Stores these receivers. Deliveries that waited too long for a new receiver expire. Those that a known receiver has not
 * accepted are kept and retried.
 */
export const connectReceivers = async (
  db: SiteDb,
  names: readonly ReceiverName[],
  now: Date,
): Promise<void> => {
  for (const name of names)
    await db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('receivers')
        .values({ name, since: now.toISOString() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .executeTakeFirstOrThrow();
      const isNew = numInsertedOrUpdatedRows === 1n;
      if (!isNew) return;
      await expirePending(transaction, name, daysBefore(now, BACKLOG_DAYS));
    });
};

/** The deliveries of all other receivers wait for a setting, and not forever. */
export const disconnectOthers = async (
  db: SiteDb,
  names: readonly ReceiverName[],
  now: Date,
): Promise<void> => {
  for (const name of RECEIVER_NAMES.filter((other) => !names.includes(other))) {
    await db.deleteFrom('receivers').where('name', '=', name).execute();
    const lastKept = daysBefore(now, UNCONFIGURED_KEPT_DAYS);
    await expirePending(db, name, lastKept, { payload: NO_PAYLOAD });
  }
};

import type { Kysely } from 'kysely';
import { forgetCounts } from './submissions/dailyCounts.ts';
import { reasonOf } from './database/deliveryFailure.ts';
import { forgetKeys } from './submissions/idempotency.ts';
import { forgetUnconfirmed } from './submissions/newsletter.ts';
import type { OutboxLog } from './deliveries/outbox.ts';
import { forgetPostCounts } from './submissions/postCounts.ts';
import { digestQuarantine } from './submissions/quarantine.ts';
import { NO_PAYLOAD } from './database/schema.ts';
import type { LeadsDatabase } from './database/schema.ts';

/** Days that the outbox says what was delivered, which is personal; that it was, and when, it says as long as the lead is kept. */
export const DELIVERED_KEPT_DAYS = 14;
const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;

export interface RetentionOptions {
  log: Pick<OutboxLog, 'warn'>;
  everyMs?: number;
  now?: () => Date;
}

export interface Retention {
  /** Finishes what is being deleted. */
  stop: () => Promise<void>;
}

/**
 * Deletes the payload of old deliveries. Pending and dead ones stay, and so does the submission itself.
 */
const forgetDelivered = async (db: Kysely<LeadsDatabase>, now: Date): Promise<void> => {
  const oldestKept = new Date(now.getTime() - DELIVERED_KEPT_DAYS * DAY_MS).toISOString();
  await db
    .updateTable('outbox')
    .set({ payload: NO_PAYLOAD })
    .where('status', '=', 'delivered')
    .where('delivered_at', '<=', oldestKept)
    .where('payload', '<>', NO_PAYLOAD)
    .execute();
  // No lead's.
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'quarantine-digest')
    .where('payload', '=', NO_PAYLOAD)
    .execute();
};

/** Deletes now and every hour what has been kept long enough, and has sales told of what is in quarantine. */
export const startRetention = (
  db: Kysely<LeadsDatabase>,
  { log, everyMs = EVERY_MS, now = () => new Date() }: RetentionOptions,
): Retention => {
  const purge = async (): Promise<void> => {
    try {
      await forgetDelivered(db, now());
      await forgetUnconfirmed(db, now());
      await forgetKeys(db, now());
      await forgetCounts(db, now());
      await forgetPostCounts(db, now());
      await digestQuarantine(db, now());
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'Retention job failed');
    }
  };
  let purging = purge();
  const timer = setInterval(() => {
    purging = purge();
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return purging;
    },
  };
};

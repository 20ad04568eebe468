import { errorCode } from './database/deliveryFailure.ts';
import { NO_PAYLOAD } from './database/schema.ts';
import type { LeadsDb } from './database/schema.ts';
import type { OutboxLog } from './deliveries/outbox.ts';
import { deleteOldKeys } from './submissions/idempotency.ts';
import { deleteOldCounters } from './submissions/limits.ts';
import { deleteUnconfirmed } from './submissions/newsletter.ts';
import { digestQuarantine } from './submissions/quarantine.ts';

/** Days after the delivery at which its personal data is deleted from the outbox. */
export const DELIVERED_KEPT_DAYS = 14;
const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;

export interface RetentionOptions {
  log: Pick<OutboxLog, 'warn'>;
  everyMs?: number;
  now?: () => Date;
}

export interface Retention {
  /** Waits for the current run. */
  stop: () => Promise<void>;
}

/** Pending and dead deliveries stay; so does the lead itself. */
const clearDelivered = async (db: LeadsDb, now: Date) => {
  const oldestKept = new Date(now.getTime() - DELIVERED_KEPT_DAYS * DAY_MS).toISOString();
  await db
    .updateTable('outbox')
    .set({ payload: NO_PAYLOAD })
    .where('status', '=', 'delivered')
    .where('delivered_at', '<=', oldestKept)
    .where('payload', '<>', NO_PAYLOAD)
    .execute();
  await db
    .deleteFrom('outbox')
    .where('lead_id', 'is', null)
    .where('payload', '=', NO_PAYLOAD)
    .execute();
};

/** Deletes old data now and every hour, and sends the quarantine digest. */
export const startRetention = (
  db: LeadsDb,
  { log, everyMs = EVERY_MS, now = () => new Date() }: RetentionOptions,
): Retention => {
  const run = async (): Promise<void> => {
    try {
      await clearDelivered(db, now());
      await deleteUnconfirmed(db, now());
      await deleteOldKeys(db, now());
      await deleteOldCounters(db, now());
      await digestQuarantine(db, now());
    } catch (error) {
      log.warn({ reason: errorCode(error) }, 'Retention job failed');
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
};

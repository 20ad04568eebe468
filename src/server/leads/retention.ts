import { RETRY_MS, startHourlyJob, type Job } from './hourlyJob.ts';
import { NO_PAYLOAD, type SiteDb } from './database/schema.ts';
import { errorCode } from './deliveries/deliveryFailures.ts';
import type { OutboxLog } from './deliveries/attemptDelivery.ts';
import { disconnectOthers, type ReceiverName } from './deliveries/receivers.ts';
import { deleteOldQuarantined, digestQuarantine } from './quarantine.ts';
import { deleteOldForms } from './submissions/burstLimits.ts';
import { deleteOldCounters } from './submissions/limits.ts';
import { deleteOldSecrets } from './submissions/networkKeys.ts';
import { deleteUnconfirmed } from './submissions/newsletter.ts';
import { deleteOldKeys } from './submissions/idempotency.ts';

/** Days after the delivery at which its personal data is deleted from the outbox. */
export const DELIVERED_KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

interface RetentionOptions {
  /** The configured ones. */
  receivers?: readonly ReceiverName[];
  log: Pick<OutboxLog, 'warn'>;
  onSuccess?: () => void;
  retryMs?: number;
  now?: () => Date;
}

/** Deletes each hour what is kept only for a time. Other leads stay until somebody deletes them (`forgetAddress.ts`). */
export const startRetention = (
  db: SiteDb,
  {
    receivers = ['mail', 'webhook'],
    log,
    onSuccess,
    retryMs = RETRY_MS,
    now = () => new Date(),
  }: RetentionOptions,
): Job =>
  startHourlyJob(async () => {
    try {
      await disconnectOthers(db, receivers, now());
      await clearFinished(db, now());
      await deleteUnconfirmed(db, now());
      await deleteOldQuarantined(db, now());
      await deleteOldKeys(db, now());
      await deleteOldCounters(db, now());
      await deleteOldForms(db, now());
      await deleteOldSecrets(db, now());
      await digestQuarantine(db, now());
      onSuccess?.();
      return true;
    } catch (error) {
      log.warn({ reason: errorCode(error) }, 'Retention job failed');
      return false;
    }
  }, retryMs);

/** Pending and dead deliveries keep their payload. */
const clearFinished = async (db: SiteDb, now: Date) => {
  const oldestKept = new Date(now.getTime() - DELIVERED_KEPT_DAYS * DAY_MS).toISOString();
  await db
    .updateTable('outbox')
    .set({ payload: NO_PAYLOAD })
    .where((is) =>
      is.or([
        is('status', '=', 'delivered').and('delivered_at', '<=', oldestKept),
        is('status', 'in', ['refused', 'expired']).and('due_at', '<=', oldestKept),
      ]),
    )
    .where('payload', '<>', NO_PAYLOAD)
    .execute();
  await db
    .deleteFrom('outbox')
    .where('lead_id', 'is', null)
    .where('payload', '=', NO_PAYLOAD)
    .execute();
};

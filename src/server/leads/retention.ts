import { NO_PAYLOAD, type LeadsDb } from './database/schema.ts';
import { addDeliveries, errorCode, type OutboxLog } from './deliveries/outbox.ts';
import { deleteOldCounters } from './submissions/limits.ts';
import { deleteUnconfirmed } from './submissions/newsletter.ts';
import { deleteOldKeys } from './submissions/submitForm.ts';

/** Days after the delivery at which its personal data is deleted from the outbox. */
export const DELIVERED_KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

export type Job = ReturnType<typeof startHourlyJob>;

export const startHourlyJob = (run: () => Promise<void>, everyMs = 3_600_000) => {
  let running = run();
  const runNow = () => {
    running = running.then(run);
  };
  const timer = setInterval(runNow, everyMs);
  return {
    runNow,
    stop() {
      clearInterval(timer);
      return running;
    },
  };
};

interface RetentionOptions {
  log: Pick<OutboxLog, 'warn'>;
  onSuccess?: () => void;
  everyMs?: number;
  now?: () => Date;
}

export const startRetention = (
  db: LeadsDb,
  { log, onSuccess, everyMs, now = () => new Date() }: RetentionOptions,
): Job =>
  startHourlyJob(async () => {
    try {
      await clearDelivered(db, now());
      await deleteUnconfirmed(db, now());
      await deleteOldKeys(db, now());
      await deleteOldCounters(db, now());
      await digestQuarantine(db, now());
      onSuccess?.();
    } catch (error) {
      log.warn({ reason: errorCode(error) }, 'Retention job failed');
    }
  }, everyMs);

/** Pending and dead deliveries keep their payload. */
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

/** Tells sales once a day (UTC) what is in quarantine; several processes send one email. */
export const digestQuarantine = async (db: LeadsDb, now: Date) => {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => ['kind', 'quarantine_reason', fn.countAll<string | number>().as('count')])
    .where('quarantine_reason', 'is not', null)
    .groupBy(['kind', 'quarantine_reason'])
    .execute();
  if (rows.length === 0) return;
  const counts = rows
    .toSorted((a, b) => Number(b.count) - Number(a.count))
    .map(({ kind, quarantine_reason, count }) => `${count} × ${kind} (${quarantine_reason})`);
  const id = `quarantine-${now.toISOString().slice(0, 10)}`;
  const lead = { lead: 'quarantine-digest', id, counts } as const;
  await addDeliveries(db, [{ id, kind: 'quarantine-digest', lead, leadId: null }], now);
};

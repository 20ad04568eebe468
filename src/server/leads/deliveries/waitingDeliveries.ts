import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { WaitingDeliveries } from '../../observe/promMetrics.ts';
import type { LeadsDatabase, OutboxKind } from '../database/schema.ts';

/** Milliseconds that a scrape waits for the database; Prometheus gives up after ten seconds, and all else waits with it. */
const PATIENCE_MS = 2000;

/**
 * What the database answers to a scrape.
 * @throws when it is away, or takes too long
 */
export const answerInTime = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
  const late = pause(PATIENCE_MS, 'late' as const, { ref: false });
  const answer = await Promise.race([asked, late]);
  if (answer === 'late') throw new Error(`The database gave no answer in ${PATIENCE_MS} ms.`);
  return answer;
};

/**
 * What waits to be delivered, by kind, and how late the oldest of it is: what is dated into the future, a
 * reminder, is not late before its time, and a try that failed makes nothing less late.
 * @param delivered kinds that somebody is set up to deliver
 * @throws when the database is away, or takes too long
 */
export const readWaiting = async (
  db: Kysely<LeadsDatabase>,
  now: Date,
  delivered: readonly OutboxKind[],
): Promise<WaitingDeliveries[]> => {
  const time = now.toISOString();
  const asked = db
    .selectFrom('outbox')
    .select(({ fn, eb }) => {
      const isWaiting = eb('status', '!=', 'dead');
      const isDue = eb.and([isWaiting, eb('due_at', '<=', time)]);
      return [
        'kind',
        fn.count<number | string>(eb.case().when(isWaiting).then(1).end()).as('waiting'),
        fn.count<number | string>(eb.case().when('status', '=', 'dead').then(1).end()).as('dead'),
        fn.min<string | null>(eb.case().when(isDue).then(eb.ref('due_at')).end()).as('oldest'),
      ];
    })
    .where('status', 'in', ['pending', 'delivering', 'dead'])
    .groupBy('kind')
    .execute();
  const rows = await answerInTime(asked);
  return rows.map(({ kind, waiting, dead, oldest }) => ({
    kind,
    waiting: Number(waiting),
    dead: Number(dead),
    oldestDueSeconds: delivered.includes(kind)
      ? (now.getTime() - Date.parse(oldest ?? time)) / 1000
      : undefined,
  }));
};

import { setTimeout as pause } from 'node:timers/promises';
import type { OutboxKind } from '../database/deliveryKinds.ts';
import type { SiteDb, OutboxRow } from '../database/schema.ts';
import { attemptDelivery, type AttemptOptions, type Deliver } from './attemptDelivery.ts';
import { errorCode } from './deliveryFailures.ts';
import { claimNext, releaseClaim } from './outboxRows.ts';

/** Deliveries of some kinds, apart from other lanes: a slow receiver delays only its own. */
export interface Lane {
  kinds: readonly OutboxKind[];
  workers?: number;
  deliver: Deliver;
  /** Kinds that wait for now. */
  held?: (() => readonly OutboxKind[]) | undefined;
}

export interface OutboxOptions extends AttemptOptions {
  lanes: readonly Lane[];
  /** Runs before the first delivery, again after a failure. */
  prepare?: () => Promise<void>;
  pollMs?: number;
  /** Milliseconds until another process may take a delivery over; longer than any delivery takes. */
  claimMs?: number;
  /** Milliseconds that `stop` waits for running deliveries; the whole process has 10 s. */
  graceMs?: number;
}

export interface Outbox {
  /** Looks for due deliveries now. */
  wake: () => void;
  /** Starts no other deliveries. Those that take too long are left to the next process, and the attempt does not count. */
  stop: () => Promise<void>;
}

/** Delivers the outbox's rows at least once each, whichever process wrote them. */
export const startOutbox = (db: SiteDb, options: OutboxOptions): Outbox => {
  const { lanes, log, pollMs = 5000, claimMs = 60_000, graceMs = 5000 } = options;
  const { now = () => new Date(), prepare = () => Promise.resolve() } = options;
  const claimed = new Set<OutboxRow>();
  let isStopping = false;
  let prepared: Promise<void> | undefined;
  let sleep = new AbortController();

  const wake = () => {
    sleep.abort();
    sleep = new AbortController();
  };

  const prepareOnce = (): Promise<void> =>
    (prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    }));

  /** Lets another process deliver at once, as if this one had not claimed the row. */
  const handBack = async (row: OutboxRow): Promise<void> => {
    const unclaimed = { attempts: row.attempts - 1, next_attempt_at: now().toISOString() };
    await releaseClaim(db, row, unclaimed).catch((error: unknown) =>
      log.error({ reason: errorCode(error) }, 'outbox unavailable'),
    );
  };

  const runWorker = async ({ kinds, deliver, held }: Lane): Promise<void> => {
    while (!isStopping) {
      // A wake during the query may be for a delivery that the query missed.
      const { signal } = sleep;
      try {
        await prepareOnce();
        const waiting = held?.() ?? [];
        const free = kinds.filter((kind) => !waiting.includes(kind));
        const row = await claimNext(db, free, now(), claimMs);
        if (row && isStopping) return await handBack(row);
        if (row) {
          claimed.add(row);
          await attemptDelivery(db, row, deliver, options).finally(() => claimed.delete(row));
          continue;
        }
      } catch (error) {
        // A row whose outcome could not be stored is retried when its claim expires.
        log.error({ reason: errorCode(error) }, 'outbox unavailable');
      }
      await pause(pollMs, undefined, { signal }).catch(() => undefined);
    }
  };

  const running = lanes.flatMap((lane) =>
    Array.from({ length: lane.workers ?? 1 }, () => runWorker(lane)),
  );
  return {
    wake,
    async stop() {
      isStopping = true;
      wake();
      await Promise.race([Promise.all(running), pause(graceMs, undefined, { ref: false })]);
      for (const row of claimed) await handBack(row);
    },
  };
};

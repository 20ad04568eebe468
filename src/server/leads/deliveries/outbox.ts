import type { Kysely } from 'kysely';
import { claimNext, releaseClaim } from './claimOutbox.ts';
import type { ClaimedRow } from './claimOutbox.ts';
import {
  DeliveryFailure,
  PermanentFailure,
  reasonOf,
  wordsOf,
} from '../database/deliveryFailure.ts';
import type { Lead } from './lead.ts';
import type { LeadsDatabase, OutboxKind } from '../database/schema.ts';

/** One thing to be sent. */
export interface Delivery {
  /** The same at every try: whoever gets it twice can tell. */
  id: string;
  kind: OutboxKind;
  lead: Lead;
  createdAt: string;
}

/** Kinds that are delivered apart from the other lanes, so that a slow receiver delays only its own. */
export interface Lane {
  kinds: readonly OutboxKind[];
  /** Deliveries at a time; 1 if left out. */
  workers?: number;
  /** Rejects when it has to be tried again; with a PermanentFailure when that would be of no use. */
  deliver: (delivery: Delivery) => Promise<void>;
}

export interface OutboxLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface OutboxOptions {
  lanes: readonly Lane[];
  log: OutboxLog;
  /** Told of each try that came to an end. */
  onTried?: (kind: OutboxKind, outcome: 'delivered' | 'failed' | 'dead') => void;
  /** Milliseconds before retry `n`, counted from 0. */
  retryDelay?: (n: number) => number;
  /** Milliseconds between two looks at an outbox in which nothing was due. */
  pollMs?: number;
  /** Milliseconds until a row whose process died may be taken over; longer than any delivery. */
  claimMs?: number;
  /** Milliseconds that what is being sent may still take after `stop`. */
  graceMs?: number;
  now?: () => Date;
}

export interface Outbox {
  /** Looks at once: something was added. */
  wake: () => void;
  /** Finishes what is being sent, or lets go of it when that takes too long, and sends nothing more. */
  stop: () => Promise<void>;
}

/** Tries before a row is given up; with the delays below that is after some three days, a long weekend. */
export const MAX_ATTEMPTS = 80;
const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 3_600_000;
const POLL_MS = 5000;
const CLAIM_MS = 60_000;
/** The process ends within ten seconds, whoever keeps it waiting (contract, "What can be observed"). */
const GRACE_MS = 5000;
const MAX_ERROR_CHARACTERS = 500;

/** 30 s * 2^n, an hour at most, less up to a fifth by chance: what failed together is not tried again together. */
export const outboxRetryDelay = (n: number, random: () => number = Math.random): number =>
  Math.min(FIRST_DELAY_MS * 2 ** n, MAX_DELAY_MS) * (1 - random() / 5);

/** Starts to deliver what the outbox holds, at least once each, whoever wrote it. */
export const startOutbox = (db: Kysely<LeadsDatabase>, options: OutboxOptions): Outbox => {
  const { lanes, log, pollMs = POLL_MS, claimMs = CLAIM_MS, now = () => new Date() } = options;
  const { retryDelay = outboxRetryDelay, graceMs = GRACE_MS, onTried } = options;
  const sleepers = new Set<() => void>();
  const shutdown = new AbortController();
  let isStopping = false;
  let wakes = 0;

  const wake = () => {
    wakes += 1;
    sleepers.forEach((wakeUp) => wakeUp());
  };

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer);
        sleepers.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, ms);
      sleepers.add(wakeUp);
    });

  /** What a delivery comes to, unless the outbox is stopped before. */
  const unlessAborted = async (delivering: Promise<void>): Promise<void> => {
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const abort = () => reject(new DeliveryFailure('the site was stopped before it was taken'));
    shutdown.signal.addEventListener('abort', abort);
    try {
      await Promise.race([delivering, aborted]);
    } finally {
      shutdown.signal.removeEventListener('abort', abort);
    }
  };

  const attempt = async (row: ClaimedRow, deliver: Lane['deliver']): Promise<void> => {
    const { id, kind, attempts } = row;
    try {
      // Tries that end in a failure are counted below; this one has ended whole processes.
      if (attempts > MAX_ATTEMPTS) throw new DeliveryFailure('no try came to an end');
      const lead = JSON.parse(row.payload) as Lead;
      await unlessAborted(deliver({ id, kind, lead, createdAt: row.created_at }));
    } catch (error) {
      return postpone(row, error);
    }
    log.info({ ...namesOf(row), attempts }, 'delivered');
    onTried?.(kind, 'delivered');
    await releaseClaim(db, row, {
      status: 'delivered',
      delivered_at: now().toISOString(),
      last_error: null,
    });
  };

  const postpone = async (row: ClaimedRow, failure: unknown): Promise<void> => {
    const { attempts } = row;
    const isPermanent = failure instanceof PermanentFailure;
    const error = isPermanent ? failure.cause : failure;
    // The next process claims at once what this one aborts, and the try does not count.
    const isAborted = shutdown.signal.aborted;
    const isDead = isPermanent || (!isAborted && attempts >= MAX_ATTEMPTS);
    // The error's own words may name the visitor: they stay in the database, the log gets a code.
    log[isDead ? 'error' : 'warn'](
      { ...namesOf(row), attempts, reason: reasonOf(error) },
      isDead ? 'delivery given up; "npm run leads -- retry" tries again' : 'delivery failed',
    );
    const isUncounted = isAborted && !isPermanent;
    onTried?.(row.kind, isDead ? 'dead' : 'failed');
    const delay = isUncounted ? 0 : retryDelay(attempts - 1);
    await releaseClaim(db, row, {
      status: isDead ? 'dead' : 'pending',
      attempts: isUncounted ? attempts - 1 : attempts,
      next_attempt_at: new Date(now().getTime() + delay).toISOString(),
      last_error: describe(error),
    });
  };

  const runWorker = async ({ kinds, deliver }: Lane): Promise<void> => {
    while (!isStopping) {
      try {
        const wakesBefore = wakes;
        const row = await claimNext(db, kinds, now(), claimMs);
        if (row) await attempt(row, deliver);
        // What was added while it looked may have been missed.
        else if (wakes === wakesBefore) await sleep(pollMs);
      } catch (error) {
        // A row that could not be released is taken up again when its claim runs out.
        log.error({ reason: reasonOf(error) }, 'outbox unavailable');
        if (!isStopping) await sleep(pollMs);
      }
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
      const timer = setTimeout(() => shutdown.abort(), graceMs);
      await Promise.all(running);
      clearTimeout(timer);
    },
  };
};

/** What the log calls a row by. */
const namesOf = ({ id, kind }: ClaimedRow) => ({ outbox: id, kind });

const describe = (error: unknown): string =>
  wordsOf(error)
    .toWellFormed()
    .replaceAll('\u0000', '')
    .slice(0, MAX_ERROR_CHARACTERS)
    .toWellFormed();

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isPostgres } from '../database/database.ts';
import { errorMessage } from '../database/storageFailure.ts';
import type { DeliveryOutcome } from '../../observe/metrics.ts';
import { REMINDER_KINDS, isForVisitor } from '../database/deliveryKinds.ts';
import type { OutboxKind } from '../database/deliveryKinds.ts';
import type { LeadsDb, OutboxRow } from '../database/schema.ts';
import type { Lead } from './lead.ts';

export interface Delivery {
  /** The same for every attempt, so that receivers can deduplicate. */
  id: string;
  kind: OutboxKind;
  lead: Lead;
  createdAt: string;
}

/** Deliveries of some kinds, apart from other lanes: a slow receiver delays only its own. */
export interface Lane {
  kinds: readonly OutboxKind[];
  workers?: number;
  deliver: (delivery: Delivery) => Promise<void>;
  /** Kinds that wait for now. */
  held?: (() => readonly OutboxKind[]) | undefined;
}

export type OutboxLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export interface OutboxOptions {
  lanes: readonly Lane[];
  /** Runs before the first delivery, again after a failure. */
  prepare?: () => Promise<void>;
  log: OutboxLog;
  onAttempt?: ((kind: OutboxKind, outcome: DeliveryOutcome) => void) | undefined;
  /** Milliseconds before retry `n`, counted from 0. */
  retryDelay?: (n: number) => number;
  pollMs?: number;
  /** Milliseconds until another process may take a delivery over; longer than any delivery takes. */
  claimMs?: number;
  /** Milliseconds that `stop` waits for running deliveries; the whole process has 10 s. */
  graceMs?: number;
  now?: () => Date;
}

export type Outbox = ReturnType<typeof startOutbox>;

/** With the delays below, a delivery is given up after about three days. */
export const MAX_ATTEMPTS = 80;
const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 3_600_000;
const MAX_ERROR_LENGTH = 500;

export const outboxRetryDelay = (n: number, random: () => number = Math.random): number =>
  Math.min(FIRST_DELAY_MS * 2 ** n, MAX_DELAY_MS) * (1 - random() / 5);

export interface NewDelivery {
  /** A delivery whose id exists already is not added. */
  id?: string;
  kind: OutboxKind;
  lead: Lead;
  leadId: string | null;
  dueAt?: Date;
}

export const addDeliveries = async (db: LeadsDb, deliveries: readonly NewDelivery[], now: Date) => {
  if (deliveries.length === 0) return;
  const rows = deliveries.map(
    ({ id = randomUUID(), kind, lead, leadId, dueAt = now }): OutboxRow => ({
      id,
      kind,
      lead_id: leadId,
      payload: JSON.stringify(lead),
      status: 'pending',
      attempts: 0,
      last_error: null,
      created_at: now.toISOString(),
      due_at: dueAt.toISOString(),
      next_attempt_at: dueAt.toISOString(),
      claimed_at: null,
      delivered_at: null,
    }),
  );
  await db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** The status of a delivery; undefined for a deleted one. */
export const deliveryStatus = async (db: LeadsDb, id: string) =>
  (await db.selectFrom('outbox').select('status').where('id', '=', id).executeTakeFirst())?.status;

export const deletePending = (db: LeadsDb, id: string) =>
  db.deleteFrom('outbox').where('id', '=', id).where('status', '=', 'pending').execute();

export const deleteReminders = (db: LeadsDb, leadId: string) =>
  db
    .deleteFrom('outbox')
    .where('lead_id', '=', leadId)
    .where('kind', 'in', REMINDER_KINDS)
    .where('status', '!=', 'delivered')
    .execute();

/** Claims the oldest due delivery: a process that dies leaves it to the others after `claimMs`. */
export const claimNext = (
  db: LeadsDb,
  kinds: readonly OutboxKind[],
  now: Date,
  claimMs: number,
) => {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('kind', 'in', kinds)
    .where('status', '=', 'pending')
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .limit(1);
  return db
    .updateTable('outbox')
    .set((is) => ({
      attempts: is('attempts', '+', 1),
      claimed_at: now.toISOString(),
      next_attempt_at: new Date(now.getTime() + claimMs).toISOString(),
    }))
    .where('id', '=', isPostgres(db) ? due.forUpdate().skipLocked() : due)
    .returningAll()
    .executeTakeFirst();
};

/** Stores the outcome, unless the claim expired and another process has the delivery. */
export const releaseClaim = (
  db: LeadsDb,
  { id, attempts, next_attempt_at }: OutboxRow,
  outcome: Partial<OutboxRow>,
) =>
  db
    .updateTable('outbox')
    .set(outcome)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('attempts', '=', attempts)
    .where('next_attempt_at', '=', next_attempt_at)
    .execute();

/** A delivery that failed. The message names no visitor, so it may be logged. */
export class DeliveryFailure extends Error {}

type FinalFailure = Exclude<DeliveryOutcome, 'delivered' | 'failed'>;

/** A delivery that would fail at every retry; the cause says why. */
export class PermanentFailure extends Error {
  readonly outcome: FinalFailure;

  constructor(cause: unknown, outcome: FinalFailure = 'dead') {
    super('permanent failure', { cause });
    this.outcome = outcome;
  }
}

/** A visitor's mailbox takes no email for now, while the mail server works. The cause says why. */
export class MailboxUnavailable extends Error {
  constructor(cause: unknown) {
    super('mailbox unavailable', { cause });
  }
}

/** Null for a failure that is retried. */
const finalFailure = (
  { kind, attempts }: Pick<OutboxRow, 'kind' | 'attempts'>,
  failure: unknown,
): FinalFailure | null => {
  if (failure instanceof PermanentFailure) return failure.outcome;
  if (attempts < MAX_ATTEMPTS) return null;
  return isForVisitor(kind) ? 'expired' : 'dead';
};

const GIVEN_UP: Record<FinalFailure, string> = {
  refused: 'delivery refused by the mail server of the visitor',
  expired: 'delivery expired',
  dead: 'delivery given up; "npm run leads -- retry" tries again',
};

/** A code for the log: messages of other servers and databases may contain personal data. */
export const errorCode = (error: unknown): string => {
  if (error instanceof DeliveryFailure) return error.message;
  const { code, responseCode, name } = Object(error) as Record<string, unknown>;
  // The code of a DOMException is a meaningless number.
  const text = typeof code === 'string' ? code : name;
  return [text, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
};

/** `receipt` and `outbox` are what `npm run leads -- trace` takes. */
const loggedFields = ({ id, kind, lead_id, attempts }: OutboxRow) => ({
  outbox: id,
  ...(lead_id !== null && { receipt: lead_id }),
  kind,
  attempts,
});

/** Delivers the outbox's rows at least once each, whichever process wrote them. */
export const startOutbox = (db: LeadsDb, options: OutboxOptions) => {
  const { lanes, log, onAttempt, pollMs = 5000, claimMs = 60_000, graceMs = 5000 } = options;
  const { retryDelay = outboxRetryDelay, now = () => new Date() } = options;
  const { prepare = () => Promise.resolve() } = options;
  const claimed = new Set<OutboxRow>();
  let isStopping = false;
  let prepared: Promise<void> | undefined;
  let sleep = new AbortController();

  const wake = () => {
    sleep.abort();
    sleep = new AbortController();
  };

  const attempt = async (row: OutboxRow, deliver: Lane['deliver']): Promise<void> => {
    const { id, kind, attempts } = row;
    try {
      // This delivery has ended processes: a failed attempt is counted below.
      if (attempts > MAX_ATTEMPTS) throw new DeliveryFailure('every attempt was interrupted');
      const lead = JSON.parse(row.payload) as Lead;
      await deliver({ id, kind, lead, createdAt: row.created_at });
    } catch (error) {
      return postpone(row, error);
    }
    log.info(loggedFields(row), 'delivered');
    onAttempt?.(kind, 'delivered');
    const delivered_at = now().toISOString();
    await releaseClaim(db, row, { status: 'delivered', delivered_at, last_error: null });
  };

  const postpone = async (row: OutboxRow, failure: unknown): Promise<void> => {
    const { kind, attempts } = row;
    const isMailboxAway = failure instanceof MailboxUnavailable;
    const error = isMailboxAway || failure instanceof PermanentFailure ? failure.cause : failure;
    const outcome = finalFailure(row, failure);
    log[outcome === 'dead' ? 'error' : 'warn'](
      { ...loggedFields(row), reason: errorCode(error) },
      outcome ? GIVEN_UP[outcome] : 'delivery failed',
    );
    onAttempt?.(kind, outcome ?? 'failed');
    const next_attempt_at = new Date(now().getTime() + retryDelay(attempts - 1)).toISOString();
    await releaseClaim(db, row, {
      status: outcome ?? 'pending',
      next_attempt_at,
      // One full mailbox must not look like a mail server that is down.
      ...(isMailboxAway && { due_at: next_attempt_at }),
      last_error: storableMessage(error),
    });
  };

  const isPrepared = (): Promise<void> =>
    (prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    }));

  const runWorker = async ({ kinds, deliver, held }: Lane): Promise<void> => {
    while (!isStopping) {
      // A wake during the query may be for a delivery that the query missed.
      const { signal } = sleep;
      try {
        await isPrepared();
        const waiting = held?.() ?? [];
        const free = kinds.filter((kind) => !waiting.includes(kind));
        const row = await claimNext(db, free, now(), claimMs);
        if (row) {
          claimed.add(row);
          await attempt(row, deliver).finally(() => claimed.delete(row));
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
    /** Starts no other deliveries. Those that take too long are left to the next process, and the attempt does not count. */
    async stop() {
      isStopping = true;
      wake();
      await Promise.race([Promise.all(running), pause(graceMs, undefined, { ref: false })]);
      const next_attempt_at = now().toISOString();
      for (const row of claimed)
        await releaseClaim(db, row, { attempts: row.attempts - 1, next_attempt_at }).catch(
          (error: unknown) => log.error({ reason: errorCode(error) }, 'outbox unavailable'),
        );
    },
  };
};

/** PostgreSQL stores no null characters and no lone surrogates. */
const storableMessage = (error: unknown): string =>
  errorMessage(error).replaceAll('\u0000', '').slice(0, MAX_ERROR_LENGTH).toWellFormed();

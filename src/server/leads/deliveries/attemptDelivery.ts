import type { FastifyBaseLogger } from 'fastify';
import type { DeliveryOutcome } from '../../observe/metrics.ts';
import type { OutboxKind } from '../database/deliveryKinds.ts';
import type { SiteDb, OutboxRow } from '../database/schema.ts';
import {
  DeliveryFailure,
  errorCode,
  finalFailure,
  MailboxUnavailable,
  MAX_ATTEMPTS,
  PermanentFailure,
  storableMessage,
  type FinalFailure,
} from './deliveryFailures.ts';
import type { OutboxPayload } from './outboxPayload.ts';
import { releaseClaim } from './outboxRows.ts';

export interface Delivery {
  /** The same for every attempt, so that receivers can deduplicate. */
  id: string;
  kind: OutboxKind;
  payload: OutboxPayload;
  createdAt: string;
}

export type Deliver = (delivery: Delivery) => Promise<void>;

export type OutboxLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export interface AttemptOptions {
  log: OutboxLog;
  onAttempt?: ((kind: OutboxKind, outcome: DeliveryOutcome) => void) | undefined;
  /** Milliseconds before retry `n`, counted from 0. */
  retryDelay?: (n: number) => number;
  now?: () => Date;
}

const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 3_600_000;

export const outboxRetryDelay = (n: number, random: () => number = Math.random): number =>
  Math.min(FIRST_DELAY_MS * 2 ** n, MAX_DELAY_MS) * (1 - random() / 5);

const GIVEN_UP: Record<FinalFailure, string> = {
  refused: 'delivery refused by the mail server of the recipient',
  expired: 'delivery expired',
  dead: 'delivery given up; "npm run leads -- retry" tries again',
};

/** `receipt` and `outbox` are what `npm run leads -- trace` takes. */
const loggedFields = ({ id, kind, lead_id, attempts }: OutboxRow) => ({
  outbox: id,
  ...(lead_id !== null && { receipt: lead_id }),
  kind,
  attempts,
});

/** Tries a claimed delivery once, and stores the outcome. */
export const attemptDelivery = async (
  db: SiteDb,
  row: OutboxRow,
  deliver: Deliver,
  options: AttemptOptions,
): Promise<void> => {
  const { log, onAttempt, now = () => new Date() } = options;
  const { id, kind, attempts } = row;
  try {
    // The last attempt was interrupted: otherwise `recordFailure` would have given the delivery up.
    if (attempts > MAX_ATTEMPTS) throw new DeliveryFailure('every attempt was interrupted');
    const payload = JSON.parse(row.payload) as OutboxPayload;
    await deliver({ id, kind, payload, createdAt: row.created_at });
  } catch (error) {
    return recordFailure(db, row, error, options);
  }
  log.info(loggedFields(row), 'delivered');
  onAttempt?.(kind, 'delivered');
  const delivered_at = now().toISOString();
  await releaseClaim(db, row, { status: 'delivered', delivered_at, last_error: null });
};

/** Sets the next attempt, or gives the delivery up. */
const recordFailure = async (
  db: SiteDb,
  row: OutboxRow,
  failure: unknown,
  options: AttemptOptions,
): Promise<void> => {
  const { log, onAttempt, retryDelay = outboxRetryDelay, now = () => new Date() } = options;
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

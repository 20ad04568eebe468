import { errorMessage } from '../database/storageFailure.ts';
import { isForVisitor } from '../database/deliveryKinds.ts';
import type { OutboxRow } from '../database/schema.ts';
import type { DeliveryOutcome } from '../../observe/metrics.ts';

/** With the delays of `attemptDelivery.ts`, a delivery is given up after about three days. */
export const MAX_ATTEMPTS = 80;
const MAX_ERROR_LENGTH = 500;

/** A delivery that failed. The message names no visitor, so it may be logged. */
export class DeliveryFailure extends Error {}

export type FinalFailure = Exclude<DeliveryOutcome, 'delivered' | 'failed'>;

/** A delivery that would fail at every retry; the cause says why. */
export class PermanentFailure extends Error {
  readonly outcome: FinalFailure;

  constructor(cause: unknown, outcome: FinalFailure = 'dead') {
    super('permanent failure', { cause });
    this.outcome = outcome;
  }
}

/** The mailbox of a visitor, or of a person of the desk, takes no email for now, while the mail server works. The cause says why. */
export class MailboxUnavailable extends Error {
  constructor(cause: unknown) {
    super('mailbox unavailable', { cause });
  }
}

/** Null for a failure that is retried. */
export const finalFailure = (
  { kind, attempts }: Pick<OutboxRow, 'kind' | 'attempts'>,
  failure: unknown,
): FinalFailure | null => {
  if (failure instanceof PermanentFailure) return failure.outcome;
  if (attempts < MAX_ATTEMPTS) return null;
  return isForVisitor(kind) ? 'expired' : 'dead';
};
/** A code for the log: messages of other servers and databases may contain personal data. */
export const errorCode = (error: unknown): string => {
  if (error instanceof DeliveryFailure) return error.message;
  const { code, responseCode, name } = Object(error) as Record<string, unknown>;
  // The code of a DOMException is a meaningless number.
  const text = typeof code === 'string' ? code : name;
  return [text, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
};
/** PostgreSQL stores no null characters and no lone surrogates. */
export const storableMessage = (error: unknown): string =>
  errorMessage(error).replaceAll('\u0000', '').slice(0, MAX_ERROR_LENGTH).toWellFormed();

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ApiAnswer } from '../../contract/calls.ts';
import { isPostgres } from './database.ts';
import { answerOnce, recallAnswer } from './idempotency.ts';
import type { KeyedAnswer, KeyedRequest } from './idempotency.ts';
import type { LeadsDatabase } from './schema.ts';
import { isLockTimeout, withoutDetails } from './storageFailure.ts';
import { submissionsIn } from './submissions.ts';
import type { SubmissionSettings, Submissions } from './submissions.ts';

/** Milliseconds that a repeated request waits for the first one's answer. */
const IN_FLIGHT_WAIT_MS = 8000;

export interface LeadStoreOptions {
  /** Asked late, once for each transaction. */
  getSettings: () => SubmissionSettings;
  /** Called after a submission was stored: there may be something to send. */
  onStored?: (() => void) | undefined;
  inFlightWaitMs?: number | undefined;
}

/** Where forms are kept and answered. Methods reject, with a StorageFailure, only when the database fails. */
export interface LeadStore {
  /** What was answered to a request with this key; undefined for a new one. */
  recall<Payload>(request: KeyedRequest): Promise<KeyedAnswer<Payload> | undefined>;
  /**
   * Lets `accept` store something and answer, all in one transaction.
   * @param request with a key, the answer is kept and given again to whoever repeats the request
   */
  answer<Payload>(
    request: KeyedRequest | undefined,
    accept: (submissions: Submissions) => Promise<ApiAnswer<Payload>>,
  ): Promise<KeyedAnswer<Payload>>;
}

/** Keeps submissions in an open database. */
export const createLeadStore = (
  db: Kysely<LeadsDatabase>,
  { getSettings, onStored, inFlightWaitMs = IN_FLIGHT_WAIT_MS }: LeadStoreOptions,
): LeadStore => {
  const inTransaction = async <Result>(
    work: (submissions: Submissions, transaction: Kysely<LeadsDatabase>) => Promise<Result>,
  ): Promise<Result> => {
    const result = await db.transaction().execute(async (transaction) => {
      if (isPostgres(db)) {
        await sql`set local lock_timeout = ${sql.lit(inFlightWaitMs)}`.execute(transaction);
      }
      return work(submissionsIn(transaction, getSettings()), transaction);
    });
    onStored?.();
    return result;
  };

  return {
    recall: (request) => withoutDetails(() => recallAnswer(db, request, getSettings().now)),

    answer: (request, accept) =>
      withoutDetails(async () => {
        if (!request) return inTransaction(accept);
        try {
          return await inTransaction((submissions, transaction) =>
            answerOnce(transaction, request, getSettings().now, () => accept(submissions)),
          );
        } catch (error) {
          if (isLockTimeout(error)) return 'in-flight';
          throw error;
        }
      }),
  };
};

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ApiAnswer } from '../../../contract/calls.ts';
import { NO_METRICS, type Metrics } from '../../observe/metrics.ts';
import { isPostgres } from '../database/database.ts';
import { answerOnce, recallAnswer } from './idempotency.ts';
import type { KeyedAnswer, KeyedRequest } from './idempotency.ts';
import type { LeadsDatabase } from '../database/schema.ts';
import { isLockTimeout, StorageFailure, withoutDetails } from '../database/storageFailure.ts';
import { submissionsIn } from './submissions.ts';
import type { SubmissionSettings, Submissions } from './submissions.ts';

/** Milliseconds that a repeated request waits for the first one's answer. */
const IN_FLIGHT_WAIT_MS = 8000;

export interface LeadStoreOptions {
  /** Asked late, once for each transaction. */
  getSettings: () => SubmissionSettings;
  /** Called after a submission was stored: there may be something to send. */
  onStored?: (() => void) | undefined;
  /** Called after a submission could not be stored. */
  onFailed?: (() => void) | undefined;
  inFlightWaitMs?: number | undefined;
  log?: LeadLog | undefined;
  metrics?: Metrics | undefined;
}

export interface LeadLog {
  warn(details: object, message: string): void;
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
  /** Lets `work` change something that was stored, all in one transaction. */
  change<Result>(
    work: (db: Kysely<LeadsDatabase>, settings: SubmissionSettings) => Promise<Result>,
  ): Promise<Result>;
}

/** Keeps submissions in an open database. */
export const createLeadStore = (
  db: Kysely<LeadsDatabase>,
  {
    getSettings,
    onStored,
    onFailed,
    inFlightWaitMs = IN_FLIGHT_WAIT_MS,
    log,
    metrics = NO_METRICS,
  }: LeadStoreOptions,
): LeadStore => {
  const inTransaction = async <Result>(
    work: (transaction: Kysely<LeadsDatabase>, settings: SubmissionSettings) => Promise<Result>,
  ): Promise<Result> => {
    const told: (() => void)[] = [];
    const note = (details: object, message: string) =>
      void told.push(() => log?.warn(details, message));
    const count = (counted: (metrics: Metrics) => void) => void told.push(() => counted(metrics));
    const result = await db.transaction().execute(async (transaction) => {
      if (isPostgres(db)) {
        await sql`set local lock_timeout = ${sql.lit(inFlightWaitMs)}`.execute(transaction);
      }
      return work(transaction, { ...getSettings(), note, count });
    });
    // Nothing that was rolled back has happened.
    for (const tell of told) tell();
    onStored?.();
    return result;
  };

  const stored = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await withoutDetails(work);
    } catch (error) {
      if (error instanceof StorageFailure) onFailed?.();
      throw error;
    }
  };

  return {
    recall: (request) => withoutDetails(() => recallAnswer(db, request, getSettings().now)),

    answer: (request, accept) =>
      stored(async () => {
        if (!request) return inTransaction((...kept) => accept(submissionsIn(...kept)));
        try {
          return await inTransaction((transaction, settings) =>
            answerOnce(transaction, request, settings.now, () =>
              accept(submissionsIn(transaction, settings)),
            ),
          );
        } catch (error) {
          if (isLockTimeout(error)) return 'in-flight';
          throw error;
        }
      }),

    change: (work) => stored(() => inTransaction(work)),
  };
};

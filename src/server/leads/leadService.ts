import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { isPostgres } from './database.ts';
import { demoCalendar } from './demoCalendar.ts';
import { findDemoRequest } from './demoRequests.ts';
import { answerOnce, recallAnswer } from './idempotency.ts';
import type { GivenAnswer, KeyedAnswer, KeyedRequest } from './idempotency.ts';
import type { LeadsDatabase } from './schema.ts';
import { isLockTimeout, withoutDetails } from './storageFailure.ts';
import { submissionsIn } from './submissions.ts';
import type { Submissions } from './submissions.ts';

export const DEFAULT_MEETING_URL_TEMPLATE = 'https://meet.example.com/{demo_id}';

/** Milliseconds that a repeated request waits for the first one's answer. */
const IN_FLIGHT_WAIT_MS = 8000;
/** Milliseconds that the database has to answer a probe. */
const PROBE_MS = 3000;

export interface LeadServiceOptions {
  /** Public origin of the site, without a slash at its end. Asked late: with PORT=0 it is known only after listening. */
  getSiteUrl: () => string;
  /** Where a demo is held; `{demo_id}` stands for the demo's number. */
  meetingUrlTemplate?: string;
  now?: () => Date;
  /** Called after a submission was stored: there may be something to send. */
  onStored?: () => void;
  inFlightWaitMs?: number;
  probeMs?: number;
}

/** What visitors send. Methods expect validated values and reject, with a StorageFailure, only when the database fails. */
export interface LeadService extends Submissions {
  /** What was answered to a request with this key; undefined for a new one. */
  recall(request: KeyedRequest): Promise<KeyedAnswer | undefined>;
  /**
   * Lets `accept` store something and answer, all in one transaction.
   * @param request with a key, the answer is kept and given again to whoever repeats the request
   */
  answer(
    request: KeyedRequest | undefined,
    accept: (submissions: Submissions) => Promise<GivenAnswer>,
  ): Promise<KeyedAnswer>;
  /** Text of the calendar file served at `/calendar/{demo_id}.ics`; null for an unknown number. */
  demoCalendar(demoId: string): Promise<string | null>;
  /** Whether the database answers soon; never rejects. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Bundles what the server does with submissions over one open database. */
export const createLeadService = (
  db: Kysely<LeadsDatabase>,
  {
    getSiteUrl,
    meetingUrlTemplate = DEFAULT_MEETING_URL_TEMPLATE,
    now = () => new Date(),
    onStored = () => undefined,
    inFlightWaitMs = IN_FLIGHT_WAIT_MS,
    probeMs = PROBE_MS,
  }: LeadServiceOptions,
): LeadService => {
  const meetingUrl = (demoId: string) => meetingUrlTemplate.replaceAll('{demo_id}', demoId);

  const inTransaction = async <Result>(
    work: (submissions: Submissions, transaction: Kysely<LeadsDatabase>) => Promise<Result>,
  ): Promise<Result> => {
    const result = await db.transaction().execute(async (transaction) => {
      if (isPostgres(db)) {
        await sql`set local lock_timeout = ${sql.lit(inFlightWaitMs)}`.execute(transaction);
      }
      const settings = { siteUrl: getSiteUrl(), meetingUrl, now: now() };
      return work(submissionsIn(transaction, settings), transaction);
    });
    onStored();
    return result;
  };

  return {
    subscribe: (...values) => inTransaction((submissions) => submissions.subscribe(...values)),
    requestDemo: (...values) => inTransaction((submissions) => submissions.requestDemo(...values)),
    register: (...values) => inTransaction((submissions) => submissions.register(...values)),

    recall: (request) => withoutDetails(() => recallAnswer(db, request, now())),

    answer: (request, accept) =>
      withoutDetails(async () => {
        if (!request) return inTransaction(accept);
        try {
          return await inTransaction((submissions, transaction) =>
            answerOnce(transaction, request, now(), () => accept(submissions)),
          );
        } catch (error) {
          if (isLockTimeout(error)) return 'in-flight';
          throw error;
        }
      }),

    async demoCalendar(demoId) {
      const row = await findDemoRequest(db, demoId);
      if (!row) return null;
      return demoCalendar({
        id: row.id,
        startsAt: new Date(row.preferred_datetime),
        requestedAt: new Date(row.created_at),
        meetingUrl: meetingUrl(row.id),
        host: new URL(getSiteUrl()).hostname,
      });
    },

    isReady() {
      const probe = db.selectFrom('newsletter_subscriptions').select('id').limit(1).execute();
      const answers = probe.then(
        () => true,
        () => false,
      );
      return Promise.race([answers, pause(probeMs, false, { ref: false })]);
    },

    close: () => db.destroy(),
  };
};

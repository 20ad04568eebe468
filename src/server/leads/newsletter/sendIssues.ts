import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from '../database/database.ts';
import { lockUntilCommit } from '../database/locks.ts';
import type { IssueMailRow, IssueMailStatus, SiteDb } from '../database/schema.ts';
import { errorCode, MailboxUnavailable, PermanentFailure } from '../deliveries/deliveryFailures.ts';
import { outboxRetryDelay, type OutboxLog } from '../deliveries/attemptDelivery.ts';
import type { IssueMail } from '../mail/issueMessage.ts';
import { findIssue, queueIssue } from './issues.ts';

export interface IssueSenderOptions {
  send: (mail: IssueMail) => Promise<void>;
  perMinute: number;
  log: OutboxLog;
  pollMs?: number;
  workers?: number;
  graceMs?: number;
  /** After this time, the process that claimed an email counts as ended. */
  claimMs?: number;
  now?: () => Date;
}

export interface IssueSender {
  wake: () => void;
  /** Waits for the emails that are on their way. */
  stop: () => Promise<void>;
}

const MAX_ATTEMPTS = 20;
/** Longer than an attempt takes. */
const CLAIM_MS = 120_000;

/** Reserves the next time at which an email may go, for all processes. In milliseconds since 1970. */
export const reserveSendTime = async (
  db: SiteDb,
  perMinute: number,
  now: Date,
): Promise<number> => {
  const stepMs = 60_000 / perMinute;
  const nowMs = now.getTime();
  // `since` of this counter is the next free time, which has passed when nothing was sent for a while.
  const followingTime = sql<number>`case when counters.since > ${sql.lit(nowMs)}
    then counters.since else ${sql.lit(nowMs)} end + ${sql.lit(stepMs)}`;
  const { since: nextFree } = await db
    .insertInto('counters')
    .values({ subject: 'newsletter-pace', since: nowMs + stepMs, count: 1 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ since: followingTime, count: 1 }),
    )
    .returning('since')
    .executeTakeFirstOrThrow();
  return nextFree - stepMs;
};

/** An email that is due, of any issue that is being sent. */
const selectDue = (db: SiteDb, now: Date) =>
  db
    .selectFrom('issue_mails')
    .innerJoin('issues', 'issues.id', 'issue_mails.issue_id')
    .select('issue_mails.id')
    .where('issues.status', '=', 'sending')
    .where('issue_mails.status', '=', 'queued')
    .where('issue_mails.next_attempt_at', '<=', now.toISOString())
    .limit(1);

/** Of several processes, one gets an email. */
const claim = (db: SiteDb, now: Date): Promise<IssueMailRow | undefined> => {
  const due = selectDue(db, now);
  const one = isPostgres(db) ? due.forUpdate('issue_mails').skipLocked() : due;
  return db
    .updateTable('issue_mails')
    .set((is) => ({
      status: 'claimed',
      attempts: is('attempts', '+', 1),
      claimed_at: now.toISOString(),
    }))
    .where('id', '=', one)
    .where('status', '=', 'queued')
    .returningAll()
    .executeTakeFirst();
};

/** Ends a claim with the outcome of its email. */
const endClaim = async (
  db: SiteDb,
  { id }: Pick<IssueMailRow, 'id'>,
  status: IssueMailStatus,
  changes: Partial<IssueMailRow> = {},
): Promise<void> => {
  await db
    .updateTable('issue_mails')
    .set({ status, ...changes })
    .where('id', '=', id)
    .where('status', '=', 'claimed')
    .execute();
};

/** Undefined for a reader who has unsubscribed. */
const findReader = (db: SiteDb, { lead_id }: Pick<IssueMailRow, 'lead_id'>) =>
  db
    .selectFrom('leads')
    .select(['email', 'unsubscribe_token'])
    .where('id', '=', lead_id)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();

/** Failures before the mail server took the email, as Nodemailer names them. */
const NOT_TAKEN = new Set(['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'EAUTH', 'EENVELOPE', 'ETLS']);

/** Whether the mail server certainly did not take the email: only then it is sent again. */
const isUntaken = (error: unknown): boolean => {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  return typeof responseCode === 'number' || (typeof code === 'string' && NOT_TAKEN.has(code));
};

const outcomeOf = (error: unknown, { attempts }: IssueMailRow): IssueMailStatus => {
  if (error instanceof PermanentFailure) return error.outcome === 'refused' ? 'refused' : 'failed';
  const maySendAgain = error instanceof MailboxUnavailable || isUntaken(error);
  if (!maySendAgain) return 'unknown';
  return attempts < MAX_ATTEMPTS ? 'queued' : 'failed';
};

/** Starts issues whose time has come, and queues those that a process left half queued. */
const beginDue = async (db: SiteDb, now: Date): Promise<void> => {
  const at = now.toISOString();
  await db
    .updateTable('issues')
    .set({ status: 'sending', started_at: at })
    .where('status', '=', 'scheduled')
    .where('send_at', '<=', at)
    .execute();
  const unqueued = await db
    .selectFrom('issues')
    .select('id')
    .where('status', '=', 'sending')
    .where('queued_at', 'is', null)
    .execute();
  for (const { id } of unqueued) await queueIssue(db, id, now);
};

/** Issues of which an email waits, or is on its way. */
const selectUnfinished = (db: SiteDb) =>
  db
    .selectFrom('issue_mails')
    .select('issue_mails.issue_id')
    .where('issue_mails.status', 'in', ['queued', 'claimed']);

const endIssue = (db: SiteDb, id: string, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // `sendUnknownAgain` has this lock. The next statement sees what it has queued meanwhile.
    await lockUntilCommit(transaction, id);
    await transaction
      .updateTable('issues')
      .set({ status: 'sent', finished_at: now.toISOString() })
      .where('id', '=', id)
      .where('status', '=', 'sending')
      .where('id', 'not in', selectUnfinished(transaction))
      .execute();
  });

/** Notes emails whose process has ended, and issues whose last email has its outcome. */
const endDone = async (db: SiteDb, now: Date, claimMs: number): Promise<void> => {
  await db
    .updateTable('issue_mails')
    .set({ status: 'unknown' })
    .where('status', '=', 'claimed')
    .where('claimed_at', '<=', new Date(now.getTime() - claimMs).toISOString())
    .execute();
  const finished = await db
    .selectFrom('issues')
    .select('id')
    .where('status', '=', 'sending')
    .where('queued_at', 'is not', null)
    .where('id', 'not in', selectUnfinished(db))
    .execute();
  for (const { id } of finished) await endIssue(db, id, now);
};

/** Ends early when the signal is aborted. */
const pauseUnless = async (ms: number, signal: AbortSignal): Promise<void> => {
  await pause(Math.max(0, ms), undefined, { signal }).catch(() => undefined);
};

/**
 * Sends issues of the newsletter, to each reader at most once: an email is claimed before it goes, and one whose fate is
 * unknown is not sent again. All processes together keep to the pace.
 */
export const startIssueSender = (db: SiteDb, options: IssueSenderOptions): IssueSender => {
  const { send, perMinute, log, pollMs = 5000, workers = 3, graceMs = 5000 } = options;
  const { claimMs = CLAIM_MS, now = () => new Date() } = options;
  /** Aborted once, by `stop`. */
  const stopping = new AbortController();
  /** Aborted to end the pauses of workers that had nothing to send; each `wake` makes a new one. */
  let idling = new AbortController();
  const wake = () => {
    idling.abort();
    idling = new AbortController();
  };

  const sendOne = async (row: IssueMailRow): Promise<void> => {
    const issue = await findIssue(db, row.issue_id);
    // The issue was stopped after the email was claimed. The email goes back to the queue.
    if (issue?.status !== 'sending') return endClaim(db, row, 'queued');
    const reader = await findReader(db, row);
    if (!reader) return endClaim(db, row, 'skipped');
    const { email, unsubscribe_token: unsubscribeToken } = reader;
    try {
      await send({ id: row.id, issue, email, unsubscribeToken });
    } catch (error) {
      const status = outcomeOf(error, row);
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      log.warn(
        { issue: row.issue_id, receipt: row.lead_id, reason: errorCode(cause), status },
        'an issue was not delivered',
      );
      const retryAt = new Date(now().getTime() + outboxRetryDelay(row.attempts - 1));
      await endClaim(db, row, status, { next_attempt_at: retryAt.toISOString() });
      return;
    }
    await endClaim(db, row, 'sent');
  };

  /** Returns whether there was an email to send. */
  const sendNext = async (): Promise<boolean> => {
    if (!(await selectDue(db, now()).executeTakeFirst())) return false;
    // The pause comes before the claim, which would expire during a long one: its email would be taken for lost.
    const sendTime = await reserveSendTime(db, perMinute, now());
    await pauseUnless(sendTime - now().getTime(), stopping.signal);
    if (stopping.signal.aborted) return false;
    const row = await claim(db, now());
    if (row) await sendOne(row);
    return row !== undefined;
  };

  /** One worker of a process begins and ends issues; the others would only repeat its statements. */
  const runWorker = async (beginsAndEnds: boolean): Promise<void> => {
    while (!stopping.signal.aborted) {
      // Taken before the work, so that a `wake` in the middle of it ends the pause that follows.
      const { signal } = idling;
      try {
        if (beginsAndEnds) await beginDue(db, now());
        if (await sendNext()) continue;
        if (beginsAndEnds) await endDone(db, now(), claimMs);
      } catch (error) {
        log.error({ reason: errorCode(error) }, 'newsletter unavailable');
      }
      await pauseUnless(pollMs, signal);
    }
  };
  const running = Array.from({ length: workers }, (_, worker) => runWorker(worker === 0));
  return {
    wake,
    async stop() {
      stopping.abort();
      wake();
      await Promise.race([Promise.all(running), pause(graceMs, undefined, { ref: false })]);
    },
  };
};

import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { sql, type SqlBool } from 'kysely';
import { lockUntilCommit } from '../database/locks.ts';
import type { IssueMailStatus, IssueRow, SiteDb } from '../database/schema.ts';

export type IssueText = Pick<IssueRow, 'subject' | 'preheader' | 'body'>;

export const createIssue = async (
  db: SiteDb,
  text: IssueText,
  created_by: string,
  now: Date,
): Promise<string> => {
  const id = randomUUID();
  const at = now.toISOString();
  await db
    .insertInto('issues')
    .values({
      id,
      ...text,
      status: 'draft',
      send_at: null,
      created_by,
      created_at: at,
      updated_at: at,
      started_at: null,
      queued_at: null,
      finished_at: null,
    })
    .execute();
  return id;
};

export const findIssue = (db: SiteDb, id: string): Promise<IssueRow | undefined> =>
  db.selectFrom('issues').selectAll().where('id', '=', id).executeTakeFirst();

const LISTED_ISSUES = 100;

export const listIssues = (db: SiteDb): Promise<IssueRow[]> =>
  db.selectFrom('issues').selectAll().orderBy('created_at', 'desc').limit(LISTED_ISSUES).execute();

/** Returns false for an issue that is not a draft any more. */
export const saveIssue = async (
  db: SiteDb,
  id: string,
  text: IssueText,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('issues')
    .set({ ...text, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Schedules a draft for the time `at`. Of two processes that try, one succeeds. */
export const scheduleIssue = async (db: SiteDb, id: string, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('issues')
    .set({ status: 'scheduled', send_at: at.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** What is sent stays sent. A scheduled issue becomes a draft again. */
export const stopIssue = async (db: SiteDb, id: string, now: Date): Promise<boolean> => {
  const back = await db
    .updateTable('issues')
    .set({ status: 'draft', send_at: null })
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .executeTakeFirst();
  const stopped = await db
    .updateTable('issues')
    .set({ status: 'stopped', finished_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .executeTakeFirst();
  return back.numUpdatedRows + stopped.numUpdatedRows > 0n;
};

/**
 * Sends an issue again to readers of whom nobody knows whether they got it. The email has the same Message-ID, by which mail
 * programs know it.
 */
export const sendUnknownAgain = (db: SiteDb, id: string, now: Date): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    // `endIssue` takes the same lock, so it doesn't end an issue whose emails are queued again.
    await lockUntilCommit(transaction, id);
    // Updates the issue first: `stopIssue` waits for its row, so it can't run between the two statements.
    const { numUpdatedRows } = await transaction
      .updateTable('issues')
      .set({ status: 'sending', finished_at: null })
      .where('id', '=', id)
      .where('status', 'in', ['sending', 'sent'])
      .where('id', 'in', (is) =>
        is
          .selectFrom('issue_mails')
          .select('issue_mails.issue_id')
          .where('issue_mails.status', '=', 'unknown'),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .updateTable('issue_mails')
      .set({ status: 'queued', attempts: 0, next_attempt_at: now.toISOString() })
      .where('issue_id', '=', id)
      .where('status', '=', 'unknown')
      .execute();
    return true;
  });

export const deleteDraft = async (db: SiteDb, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('issues')
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export interface IssueReport {
  mails: Record<IssueMailStatus, number>;
  /** Readers who got it and have unsubscribed since. */
  unsubscribed: number;
}

export const reportIssue = async (db: SiteDb, issue: IssueRow): Promise<IssueReport> => {
  const rows = await db
    .selectFrom('issue_mails')
    .select(({ fn }) => ['status', fn.countAll<number | string>().as('count')])
    .where('issue_id', '=', issue.id)
    .groupBy('status')
    .execute();
  const none = { queued: 0, claimed: 0, sent: 0, refused: 0, failed: 0, skipped: 0, unknown: 0 };
  const counts = rows.map(({ status, count }) => [status, Number(count)] as const);
  const { count } = await db
    .selectFrom('issue_mails')
    .innerJoin('leads', 'leads.id', 'issue_mails.lead_id')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('issue_mails.issue_id', '=', issue.id)
    .where('issue_mails.status', '=', 'sent')
    .where('leads.status', '=', 'unsubscribed')
    .where('leads.updated_at', '>=', issue.started_at ?? issue.created_at)
    .executeTakeFirstOrThrow();
  return {
    mails: { ...none, ...(Object.fromEntries(counts) as typeof none) },
    unsubscribed: Number(count),
  };
};

/** A mailbox that refused as many issues gets no other. */
const MAX_REFUSALS = 2;

/** Confirmed readers whose mailboxes take email. */
const selectReaders = (db: SiteDb) =>
  db
    .selectFrom('leads')
    // Literally the conditions of their index, which parameters would not match.
    .where(
      sql<SqlBool>`leads.kind = 'newsletter' and leads.status = 'confirmed' and leads.quarantine_reason is null`,
    )
    .where(
      'leads.id',
      'not in',
      db
        .selectFrom('issue_mails')
        .select('issue_mails.lead_id')
        .where(sql<SqlBool>`issue_mails.status = 'refused'`)
        .groupBy('issue_mails.lead_id')
        .having(sql<number>`count(*)`, '>=', MAX_REFUSALS),
    );

export const countReaders = async (db: SiteDb): Promise<number> => {
  const { count } = await selectReaders(db)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Readers of one statement: SQLite answers nothing else meanwhile. */
const CHUNK = 500;

/** The last of the next readers after `last`; undefined when there are no more. */
const findChunkEnd = async (db: SiteDb, last: string): Promise<string | undefined> => {
  const chunk = selectReaders(db)
    .select('leads.id')
    .where('leads.id', '>', last)
    .orderBy('leads.id')
    .limit(CHUNK);
  const { end } = await db
    .selectFrom(chunk.as('chunk'))
    .select(({ fn }) => fn.max<string | null>('chunk.id').as('end'))
    .executeTakeFirstOrThrow();
  return end ?? undefined;
};

/** Queues an issue for the readers after `last`, up to `end`. */
const queueChunk = async (
  db: SiteDb,
  issueId: string,
  { last, end }: { last: string; end: string },
  now: Date,
): Promise<void> => {
  const values = selectReaders(db)
    .select((is) => [
      sql<string>`${issueId} || '-' || ${is.ref('leads.id')}`.as('id'),
      sql<string>`${issueId}`.as('issue_id'),
      'leads.id as lead_id',
      sql<IssueMailStatus>`'queued'`.as('status'),
      sql<number>`0`.as('attempts'),
      sql<string>`${now.toISOString()}`.as('next_attempt_at'),
    ])
    .where('leads.id', '>', last)
    .where('leads.id', '<=', end);
  await db
    .insertInto('issue_mails')
    .columns(['id', 'issue_id', 'lead_id', 'status', 'attempts', 'next_attempt_at'])
    .expression(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** Queues an issue for its readers, each once. It may be repeated, also by several processes. */
export const queueIssue = async (db: SiteDb, issueId: string, now: Date): Promise<void> => {
  let last = '';
  for (;;) {
    // SQLite answers at once: without a turn of the event loop visitors would wait for all readers.
    await turn();
    // The insert skips existing rows, so its result can't show where the chunk ends.
    const end = await findChunkEnd(db, last);
    if (end === undefined) break;
    await queueChunk(db, issueId, { last, end }, now);
    last = end;
  }
  await db
    .updateTable('issues')
    .set({ queued_at: now.toISOString() })
    .where('id', '=', issueId)
    .execute();
};

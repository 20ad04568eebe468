import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import { isPostgres } from '../database/database.ts';
import { DATED_KINDS } from '../database/schema.ts';
import type { LeadsDatabase, OutboxKind, OutboxRow } from '../database/schema.ts';

/** A row that this process alone may deliver, until `claimed_until`. */
export type ClaimedRow = OutboxRow & { claimed_until: string };

/**
 * Nothing but what is dated is put off for as long as a day, and no two machines' clocks are that far apart: what is due
 * later was written while a clock was wrong, and would wait for years.
 */
const HORIZON_MS = 86_400_000;

/**
 * Claims the row of these kinds that has been due longest: one that waits, or one whose claim ran out because its
 * process died. A single statement, so that two processes never claim the same row.
 */
export const claimNext = async (
  db: Kysely<LeadsDatabase>,
  kinds: readonly OutboxKind[],
  now: Date,
  claimMs: number,
): Promise<ClaimedRow | undefined> => {
  const time = now.toISOString();
  const horizon = new Date(now.getTime() + HORIZON_MS).toISOString();
  const isDue = (
    is: ExpressionBuilder<LeadsDatabase, 'outbox'>,
    column: 'next_attempt_at' | 'claimed_until',
  ) =>
    is.or([
      is(column, '<=', time),
      is.and([is(column, '>', horizon), is('kind', 'not in', DATED_KINDS)]),
    ]);
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('kind', 'in', kinds)
    .where((is) =>
      is.or([
        is.and([is('status', '=', 'pending'), isDue(is, 'next_attempt_at')]),
        is.and([is('status', '=', 'delivering'), isDue(is, 'claimed_until')]),
      ]),
    )
    .orderBy('next_attempt_at')
    .limit(1);
  const row = await db
    .updateTable('outbox')
    .set((is) => ({
      status: 'delivering',
      attempts: is('attempts', '+', 1),
      claimed_at: time,
      claimed_until: new Date(now.getTime() + claimMs).toISOString(),
    }))
    .where('id', '=', isPostgres(db) ? skipLocked(due) : due)
    .returningAll()
    .executeTakeFirst();
  return row as ClaimedRow | undefined;
};

/** Rows that another process is about to claim are passed over, not waited for. */
const skipLocked = <Query extends SelectQueryBuilder<LeadsDatabase, 'outbox', { id: string }>>(
  query: Query,
) => query.forUpdate().skipLocked();

/** What became of a claimed row. */
export type ClaimOutcome = Pick<OutboxRow, 'status'> &
  Partial<Pick<OutboxRow, 'attempts' | 'next_attempt_at' | 'last_error' | 'delivered_at'>>;

/** Writes what became of a row, unless its claim ran out and another process has it now. */
export const releaseClaim = async (
  db: Kysely<LeadsDatabase>,
  { id, claimed_until }: ClaimedRow,
  outcome: ClaimOutcome,
): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ ...outcome, claimed_until: null })
    .where('id', '=', id)
    .where('status', '=', 'delivering')
    .where('claimed_until', '=', claimed_until)
    .execute();
};

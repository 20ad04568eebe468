import { sql } from 'kysely';
import { isPostgres } from '../database/database.ts';
import { redactDbErrors, StorageFailure } from '../database/storageFailure.ts';
import type { LeadContext, LeadObserver } from './leadContext.ts';

export interface LeadStorage {
  getContext: () => LeadContext;
  observer: LeadObserver;
  /** Called after each commit, which may have stored a delivery. */
  wakeDeliveries?: (() => void) | undefined;
  onFailed?: (() => void) | undefined;
  /** How long a transaction waits for any lock, such as a repeated request for the first one. */
  lockTimeoutMs?: number | undefined;
  /** How long a visitor waits for a reading. */
  readTimeoutMs?: number | undefined;
}

/** Runs a transaction whose errors hold no personal data, and reports failed ones. */
export const writeInTransaction = async <Result>(
  { getContext, observer, wakeDeliveries, onFailed, lockTimeoutMs = 8000 }: LeadStorage,
  work: (ctx: LeadContext) => Promise<Result>,
): Promise<Result> => {
  const ctx = getContext();
  const effects: ((observer: LeadObserver) => void)[] = [];
  const transact = () =>
    ctx.db.transaction().execute(async (db) => {
      if (isPostgres(db)) await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(db);
      return work({ ...ctx, db, afterCommit: (effect) => effects.push(effect) });
    });
  const result = await redactDbErrors(transact).catch((error: unknown) => {
    if (error instanceof StorageFailure) onFailed?.();
    throw error;
  });
  for (const effect of effects) effect(observer);
  wakeDeliveries?.();
  return result;
};

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from './database.ts';
import type { SiteDb } from './schema.ts';

/** Other transactions that lock this name wait until this one ends. SQLite runs one write transaction at a time. */
export const lockUntilCommit = async (db: SiteDb, name: string) => {
  if (!isPostgres(db)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
};

const LOCK_TRIES = 15;
const LOCK_PAUSE_MS = 20;

/** Locks like `lockUntilCommit`, but gives up soon: a transaction that hangs must not stop all others. */
export const tryLock = async (db: SiteDb, name: string): Promise<boolean> => {
  if (!isPostgres(db)) return true;
  for (let tries = 0; tries < LOCK_TRIES; tries += 1) {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`.execute(db);
    if (rows[0]?.locked) return true;
    await pause(LOCK_PAUSE_MS);
  }
  return false;
};

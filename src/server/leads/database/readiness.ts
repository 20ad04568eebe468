import type { Kysely } from 'kysely';
import type { LeadsDatabase } from './schema.ts';
import { problemOf } from './storageFailure.ts';

/** Milliseconds that the database has to take a probe, and for which what it said is told again. */
const PROBE_MS = 3000;
const KEPT_MS = 2000;

export interface ReadinessOptions {
  /** Why the database can't be used at all yet; null once it stands. */
  whyClosed?: () => string | null;
  probeMs?: number;
  keptMs?: number;
}

/**
 * Looks whether a lead could be stored, by storing something: a full disk or a read-only folder answers every read.
 * @returns a function that tells why not, in words for the operator, or null
 */
export const createReadiness = (
  db: Kysely<LeadsDatabase>,
  { whyClosed = () => null, probeMs = PROBE_MS, keptMs = KEPT_MS }: ReadinessOptions,
): (() => Promise<string | null>) => {
  let probe: Promise<string | null> | undefined;

  const write = async (): Promise<string | null> => {
    const checked_at = new Date().toISOString();
    try {
      await db
        .insertInto('readiness')
        .values({ id: 1, checked_at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at }))
        .execute();
      return null;
    } catch (error) {
      return problemOf(error);
    }
  };

  /** However many ask at once, one write is under way. */
  const currentProbe = () => {
    probe ??= write().finally(() => {
      setTimeout(() => (probe = undefined), keptMs).unref();
    });
    return probe;
  };

  return async () => {
    const closed = whyClosed();
    if (closed !== null) return closed;
    const timeout = Promise.withResolvers<string>();
    const timer = setTimeout(() => timeout.resolve(problemOf(undefined)), probeMs);
    try {
      return await Promise.race([currentProbe(), timeout.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
};

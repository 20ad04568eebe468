import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LeadsDatabase } from './schema.ts';
import { problemOf } from './storageFailure.ts';

/** Milliseconds that the database has for a probe, and for which the result is reused. */
const PROBE_MS = 3000;
const KEPT_MS = 1000;
/** More than the pages of the largest lead's transaction. */
const LARGE_PROBE_BYTES = 256 * 1024;

export interface ReadinessOptions {
  /** Why the database can't be used at all yet; null once it stands. */
  whyClosed?: () => string | null;
  probeMs?: number;
  keptMs?: number;
}

export interface Readiness {
  /** Why no lead can be stored, for the operator; null when one can. */
  problem: () => Promise<string | null>;
  /** Reports that a lead could not be stored. */
  noteFailedWrite: () => void;
}

/**
 * Checks by a write whether leads can be stored: a full disk or a read-only folder answers every read. One row may fit
 * where a lead does not, so after a failed write the probe writes more than a lead until it succeeds.
 */
export const createReadiness = (
  db: Kysely<LeadsDatabase>,
  { whyClosed = () => null, probeMs = PROBE_MS, keptMs = KEPT_MS }: ReadinessOptions,
): Readiness => {
  let probe: Promise<string | null> | undefined;
  let isSuspect = false;

  const write = async (): Promise<string | null> => {
    const isLarge = isSuspect;
    // Random bytes, because PostgreSQL compresses long texts.
    const padding = isLarge ? randomBytes(LARGE_PROBE_BYTES / 2).toString('hex') : '';
    const row = { checked_at: new Date().toISOString(), padding };
    try {
      await db
        .insertInto('readiness')
        .values({ id: 1, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      if (isLarge) isSuspect = false;
      return null;
    } catch (error) {
      isSuspect = true;
      return problemOf(error);
    }
  };

  /** Concurrent calls share one write. */
  const currentProbe = () => {
    probe ??= write().finally(() => {
      setTimeout(() => (probe = undefined), keptMs).unref();
    });
    return probe;
  };

  return {
    async problem() {
      const closed = whyClosed();
      if (closed !== null) return closed;
      const timeout = Promise.withResolvers<string>();
      const timer = setTimeout(() => timeout.resolve(problemOf(undefined)), probeMs);
      try {
        return await Promise.race([currentProbe(), timeout.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
    noteFailedWrite() {
      if (isSuspect) return;
      isSuspect = true;
      probe = undefined;
    },
  };
};

import { randomBytes } from 'node:crypto';
import type { LeadsDb } from './schema.ts';
import { problemOf } from './storageFailure.ts';

const PROBE_TIMEOUT_MS = 3000;
const PROBE_REUSED_MS = 1000;
/** More than the largest lead's transaction writes. */
const LARGE_PROBE_BYTES = 256 * 1024;

export interface ReadinessOptions {
  /** Why the database is not open yet. */
  unavailableReason?: () => string | null;
  probeMs?: number;
  keptMs?: number;
}

export interface Readiness {
  /** Why no lead can be stored; null when one can. Never rejects. */
  problem: () => Promise<string | null>;
  /** Reports that a lead could not be stored. */
  noteFailedWrite: () => void;
}

/**
 * Checks by a write whether leads can be stored: a full or read-only disk answers every read. A small row may fit where a
 * lead does not, so after a failed write the probe writes more than a lead until it succeeds.
 */
export const createReadiness = (
  db: LeadsDb,
  {
    unavailableReason = () => null,
    probeMs = PROBE_TIMEOUT_MS,
    keptMs = PROBE_REUSED_MS,
  }: ReadinessOptions,
): Readiness => {
  let probe: Promise<string | null> | undefined;
  let hasFailed = false;

  const write = async (): Promise<string | null> => {
    const isLarge = hasFailed;
    // Random bytes, because PostgreSQL compresses long texts.
    const padding = isLarge ? randomBytes(LARGE_PROBE_BYTES / 2).toString('hex') : '';
    const row = { checked_at: new Date().toISOString(), padding };
    try {
      await db
        .insertInto('readiness')
        .values({ id: 1, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      if (isLarge) hasFailed = false;
      return null;
    } catch (error) {
      hasFailed = true;
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
      const reason = unavailableReason();
      if (reason !== null) return reason;
      const timeout = Promise.withResolvers<string>();
      const timer = setTimeout(() => timeout.resolve(problemOf(undefined)), probeMs);
      try {
        return await Promise.race([currentProbe(), timeout.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
    noteFailedWrite() {
      if (hasFailed) return;
      hasFailed = true;
      probe = undefined;
    },
  };
};

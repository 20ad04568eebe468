import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresAdapter } from 'kysely';
import { createDialect, type PoolCounts } from './dialect.ts';
import { MEMORY, sqliteFileName } from './databaseUrl.ts';
import { migrate } from './migrations.ts';
import type { SiteDatabase, SiteDb } from './schema.ts';
import { NO_ANSWER, errorMessage, problemOf } from './storageFailure.ts';

/** PostgreSQL has row locks; SQLite runs one write transaction at a time. */
export const isPostgres = (db: SiteDb): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

type OnQuery = (seconds: number, isError: boolean) => void;

export const connectDatabase = (
  url: string,
  onQuery?: OnQuery,
  onPool?: (pool: PoolCounts) => void,
): SiteDb =>
  new Kysely<SiteDatabase>({
    dialect: createDialect(url, {}, onPool),
    ...(onQuery && {
      log: ({ level, queryDurationMillis }) =>
        onQuery(queryDurationMillis / 1000, level === 'error'),
    }),
  });

const prepareDatabase = async (db: SiteDb, url: string) => {
  try {
    await migrate(db);
  } catch (error) {
    // The URL may hold a password.
    const address = URL.parse(url);
    const name =
      sqliteFileName(url) ?? (address ? address.host + address.pathname : 'in PostgreSQL');
    throw new Error(
      `The database ${name} can't be used: ${errorMessage(error)}. ` +
        'Check DATABASE_URL, and that the site may read and write there.',
      { cause: error },
    );
  }
};

/** Opens the database, and creates its tables or brings them up to date. */
export const openDatabase = async (url: string): Promise<SiteDb> => {
  const db = connectDatabase(url);
  await prepareDatabase(db, url).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return db;
};

/** For commands: one that runs in the wrong folder must not create an empty database there. */
export const openExistingDatabase = async (url: string): Promise<SiteDb> => {
  const file = sqliteFileName(url);
  if (file !== null && file !== MEMORY && !existsSync(file)) {
    throw new Error(
      `There is no database at ${file}. Start this as the site's user, in the site's folder and with its settings.`,
    );
  }
  return openDatabase(url);
};

interface StartOptions {
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  retryMs?: number;
  onQuery?: OnQuery | undefined;
}

/** Opens the database, and retries in the background: the pages don't need it. Resolves after the first try. */
export const startDatabase = async (
  url: string,
  { log, retryMs = 5000, onQuery }: StartOptions,
) => {
  let pool: PoolCounts | undefined;
  const db = connectDatabase(url, onQuery, (created) => (pool = created));
  const ready = Promise.withResolvers<void>();
  let reason: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const open = async (): Promise<void> => {
    try {
      await prepareDatabase(db, url);
    } catch (error) {
      const problem = problemOf(error);
      if (problem !== reason) log.error({ problem }, errorMessage(error));
      reason = problem;
      if (!isStopped) timer = setTimeout(() => void open(), retryMs);
      return;
    }
    if (reason !== null) log.info({}, 'database available');
    reason = null;
    if (!isStopped) ready.resolve();
  };

  await open();
  return {
    db,
    /** Undefined for SQLite. */
    pool,
    /** Resolves once its tables are up to date. */
    ready: ready.promise,
    unavailableReason: () => reason,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};

const LARGE_PROBE_BYTES = 256 * 1024;

export interface ReadinessOptions {
  unavailableReason?: () => string | null;
  probeMs?: number;
  keptMs?: number;
}

/** A full disk answers reads, and takes small rows: after a failed write the probe writes more than a lead. */
export const createReadiness = (
  db: SiteDb,
  { unavailableReason = () => null, probeMs = 3000, keptMs = 1000 }: ReadinessOptions,
) => {
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

  return {
    problem: async (): Promise<string | null> => {
      const reason = unavailableReason();
      if (reason !== null) return reason;
      probe ??= write().finally(() => {
        setTimeout(() => (probe = undefined), keptMs).unref();
      });
      return Promise.race([probe, pause(probeMs, NO_ANSWER, { ref: false })]);
    },
    noteFailedWrite: () => {
      if (hasFailed) return;
      hasFailed = true;
      probe = undefined;
    },
  };
};

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import type { Dialect, PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import { errorMessage } from './deliveryFailure.ts';
import { migrate } from './migrations.ts';
import type { LeadsDatabase, LeadsDb } from './schema.ts';
import { MEMORY, sqliteDialect } from './sqliteDialect.ts';

const POSTGRES_URL = /^postgres(?:ql)?:\/\//;
/** Overridden by `?max=` in the URL. */
const MAX_CONNECTIONS = 10;
const POOL_TIMEOUTS = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 15_000,
} satisfies PoolConfig;

/**
 * @param url `DATABASE_URL`: `file:./data/site.db`, `file:///srv/site.db`, `file::memory:` or `postgres://...`
 * @throws Error for any other URL; it does not repeat the URL, which may hold a password
 */
export const createDialect = (url: string, options: PoolConfig = {}): Dialect => {
  const file = sqliteFileName(url);
  if (file !== null) return sqliteDialect(file);
  if (POSTGRES_URL.test(url)) return new PostgresDialect({ pool: createPool(url, options) });
  throw new Error(
    'DATABASE_URL must begin with "file:" or "postgres://", for example file:./data/site.db.',
  );
};

const createPool = (url: string, options: PoolConfig): PostgresPool => {
  const pool = new Pool({
    connectionString: url,
    // `pg` does not read this parameter for pools.
    max: Number(URL.parse(url)?.searchParams.get('max')) || MAX_CONNECTIONS,
    keepAlive: true,
    ...POOL_TIMEOUTS,
    ...options,
  });
  // The failed query reports a broken connection; an unhandled `error` event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    async connect() {
      const client = await pool.connect().catch(addTimeoutCode);
      let isLost = false;
      const query = (sql: string, parameters: readonly unknown[]) =>
        client.query(sql, [...parameters]).catch((error: unknown) => {
          isLost ||= !hasCode(error);
          return addTimeoutCode(error);
        });
      return {
        query: query as unknown as PostgresPoolClient['query'],
        // The next query must not wait behind one that timed out.
        release: () => client.release(isLost),
      };
    },
    end: () => pool.end(),
  };
};

const hasCode = (error: unknown): boolean => (error as { code?: unknown }).code !== undefined;

/** `pg` reports a timeout by its message alone. */
const addTimeoutCode = (error: unknown): never => {
  throw hasCode(error) ? error : Object.assign(error as Error, { code: 'ETIMEDOUT' });
};

/**
 * The absolute path of a SQLite file, or `:memory:`; null for another kind of database.
 * @throws Error for a URL that names no file
 */
export const sqliteFileName = (url: string): string | null => {
  if (!url.startsWith('file:')) return null;
  const name = url.slice('file:'.length);
  if (name === MEMORY) return MEMORY;
  if (name === '') throw new Error('DATABASE_URL names no file. Write file:./data/site.db.');
  return name.startsWith('//') ? fileURLToPath(url) : resolve(name);
};

/** PostgreSQL has row locks; SQLite runs one write transaction at a time. */
export const isPostgres = (db: LeadsDb): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** The database without its password. */
const redactUrl = (url: string): string =>
  sqliteFileName(url) ??
  (URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : 'in PostgreSQL');

export type OnQuery = (seconds: number, isError: boolean) => void;

/** Opens nothing before the first query. */
export const connectDatabase = (
  url: string,
  { onQuery }: { onQuery?: OnQuery | undefined } = {},
): LeadsDb =>
  new Kysely<LeadsDatabase>({
    dialect: createDialect(url),
    ...(onQuery && {
      log: ({ level, queryDurationMillis }) =>
        onQuery(queryDurationMillis / 1000, level === 'error'),
    }),
  });

/**
 * Creates the tables, or brings them up to date.
 * @throws Error that names the database and the reason
 */
export const prepareDatabase = async (db: LeadsDb, url: string) => {
  try {
    await migrate(db);
  } catch (error) {
    throw new Error(
      `The database ${redactUrl(url)} can't be used: ${errorMessage(error)}. ` +
        'Check DATABASE_URL, and that the site may read and write there.',
      { cause: error },
    );
  }
};

/**
 * Opens the leads database with its tables.
 * @throws Error that names the database and the reason
 */
export const openDatabase = async (url: string): Promise<LeadsDb> => {
  const db = connectDatabase(url);
  try {
    await prepareDatabase(db, url);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
};

/**
 * For commands: a command run in the wrong folder must not create an empty database there.
 * @throws Error that names the missing file
 */
export const openExistingDatabase = async (url: string): Promise<LeadsDb> => {
  const file = sqliteFileName(url);
  if (file !== null && file !== MEMORY && !existsSync(file)) {
    throw new Error(
      `There is no database at ${file}. Start this as the site's user, in the site's folder and with its settings.`,
    );
  }
  return openDatabase(url);
};

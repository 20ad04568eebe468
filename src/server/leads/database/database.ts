import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import type { Dialect, PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import { wordsOf } from './deliveryFailure.ts';
import { createPrivate, keepPrivate } from './privateFiles.ts';
import { migrate } from './migrations.ts';
import { MEMORY, nodeSqliteDialect } from './nodeSqliteDialect.ts';
import type { LeadsDatabase } from './schema.ts';

const POSTGRES_URL = /^postgres(?:ql)?:\/\//;
/** Connections to PostgreSQL that a process opens at most, unless the URL says `?max=`. */
const MAX_CONNECTIONS = 10;
/** Milliseconds after which a PostgreSQL that does not answer counts as gone. */
const CONNECT_TIMEOUT_MS = 5000;
/**
 * What PostgreSQL may take, in milliseconds: for a lock (a repeated request may wait longer, leadStore.ts says so), for
 * a statement, for the next statement of a transaction; and for any word at all, in case it is cut off.
 */
const TIME_LIMITS = {
  lock_timeout: 5000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 15_000,
} satisfies PoolConfig;
/** A migration may work through large tables, but what it waits for would keep all others waiting behind it. */
const MIGRATION_LIMITS = { lock_timeout: TIME_LIMITS.lock_timeout } satisfies PoolConfig;

/**
 * The one place that knows which databases there are: a further kind is a further branch here.
 * @param url value of `DATABASE_URL`: `file:./data/site.db`, `file:///srv/site.db`, `file::memory:` for tests, or
 * `postgres://user:password@host/database`
 * @throws Error for any other URL; it does not repeat the URL, which may hold a password
 */
export const createDialect = (url: string, limits: PoolConfig = TIME_LIMITS): Dialect => {
  const file = sqliteFileName(url);
  if (file !== null) return nodeSqliteDialect(file);
  if (POSTGRES_URL.test(url)) return new PostgresDialect({ pool: createPool(url, limits) });
  throw new Error(
    'DATABASE_URL must begin with "file:" or "postgres://", for example file:./data/site.db.',
  );
};

/** `pg` reads this parameter of the URL only for its own URL parser, not for pools. */
const maxConnectionsOf = (url: string): number =>
  Number(URL.parse(url)?.searchParams.get('max')) || MAX_CONNECTIONS;

const createPool = (url: string, limits: PoolConfig): PostgresPool => {
  const pool = new Pool({
    connectionString: url,
    max: maxConnectionsOf(url),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...limits,
  });
  // A connection that breaks is replaced by the next query, and whatever used it is told; an error that nobody
  // listens to would end the process: the pool hears those of idle connections, and not those in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    async connect() {
      const client = await pool.connect().catch(withCode);
      let isLost = false;
      const query = (sql: string, parameters: readonly unknown[]) =>
        client.query(sql, [...parameters]).catch((error: unknown) => {
          isLost ||= !hasCode(error);
          return withCode(error);
        });
      return {
        // Cursors are a stream's, and nothing here streams.
        query: query as unknown as PostgresPoolClient['query'],
        // The next one must not wait for an answer that the last one gave up.
        release: () => client.release(isLost),
      };
    },
    end: () => pool.end(),
  };
};

const hasCode = (error: unknown): boolean => (error as { code?: unknown }).code !== undefined;

/** What the database says has a code; that it says nothing, `pg` tells by words alone. */
const withCode = (error: unknown): never => {
  throw hasCode(error) ? error : Object.assign(error as Error, { code: 'ETIMEDOUT' });
};

/**
 * The file of a SQLite database, as an absolute path, or `:memory:`; null for another kind of database.
 * @throws Error for a URL that names no file
 */
export const sqliteFileName = (url: string): string | null => {
  if (!url.startsWith('file:')) return null;
  const name = url.slice('file:'.length);
  if (name === MEMORY) return MEMORY;
  if (name === '') throw new Error('DATABASE_URL names no file. Write file:./data/site.db.');
  return name.startsWith('//') ? fileURLToPath(url) : resolve(name);
};

/** Whether this is PostgreSQL, which has row locks; SQLite writes one transaction at a time anyway. */
export const isPostgres = (db: Kysely<LeadsDatabase>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** The database without its password, for people. */
const placeOf = (url: string): string =>
  sqliteFileName(url) ??
  (URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : 'in PostgreSQL');

/** Told how long each statement took, and whether it failed. */
export type OnQuery = (seconds: number, isError: boolean) => void;

export interface DatabaseOptions {
  onQuery?: OnQuery | undefined;
}

/** The leads database, which may be away or without its tables yet: nothing is opened before the first query. */
export const connectDatabase = (
  url: string,
  { onQuery }: DatabaseOptions = {},
): Kysely<LeadsDatabase> =>
  new Kysely<LeadsDatabase>({
    dialect: createDialect(url),
    ...(onQuery && {
      log: ({ level, queryDurationMillis }) =>
        onQuery(queryDurationMillis / 1000, level === 'error'),
    }),
  });

/**
 * Creates the folder of a database file, takes it from everybody else, and brings the tables up to date.
 * @param db what `connectDatabase` made of `url`
 * @throws Error that says which database can't be opened or brought up to date, and why
 */
export const prepareDatabase = async (db: Kysely<LeadsDatabase>, url: string): Promise<void> => {
  // What is in memory belongs to one connection.
  const patient = isPostgres(db)
    ? new Kysely<LeadsDatabase>({ dialect: createDialect(url, MIGRATION_LIMITS) })
    : db;
  try {
    const file = sqliteFileName(url);
    const isFile = file !== null && file !== MEMORY;
    if (isFile) createPrivate(file);
    await migrate(patient);
    // Only now it is known to be a database of ours.
    if (isFile) keepPrivate(file);
  } catch (error) {
    throw new Error(
      `The database ${placeOf(url)} can't be used: ${wordsOf(error)}. ` +
        'Check DATABASE_URL, and that the site may read and write there.',
      { cause: error },
    );
  } finally {
    if (patient !== db) await patient.destroy();
  }
};

/**
 * Opens the leads database, ready to be used.
 * @param url see `createDialect`; a relative file is found from the working directory
 * @throws Error that says which database can't be opened or brought up to date, and why
 */
export const openDatabase = async (url: string): Promise<Kysely<LeadsDatabase>> => {
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
 * `openDatabase` for commands: one that is started in another folder than the site, or without its settings, must not
 * make an empty database there and tell of no leads.
 * @throws Error that says which file is not there
 */
export const openExistingDatabase = async (url: string): Promise<Kysely<LeadsDatabase>> => {
  const file = sqliteFileName(url);
  if (file !== null && file !== MEMORY && !existsSync(file)) {
    throw new Error(
      `There is no database at ${file}. Start this as the site's user, in the site's folder and with its settings.`,
    );
  }
  return openDatabase(url);
};

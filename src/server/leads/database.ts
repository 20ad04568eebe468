import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import type { Dialect } from 'kysely';
import { Pool } from 'pg';
import { migrate } from './migrations.ts';
import { nodeSqliteDialect } from './nodeSqliteDialect.ts';
import { wordsOf } from './deliveryFailure.ts';
import type { LeadsDatabase } from './schema.ts';

const MEMORY = ':memory:';
const POSTGRES_URL = /^postgres(?:ql)?:\/\//;
/** Milliseconds after which a PostgreSQL that does not answer counts as gone. */
const CONNECT_TIMEOUT_MS = 8000;
const POOL_SIZE = 10;

/**
 * The one place that knows which databases there are: a further kind is a further branch here.
 * @param url value of `DATABASE_URL`: `file:./data/site.db`, `file:///srv/site.db`, `file::memory:` for tests, or
 * `postgres://user:password@host/database`
 * @throws Error for any other URL; it does not repeat the URL, which may hold a password
 */
export const createDialect = (url: string): Dialect => {
  if (url.startsWith('file:')) return nodeSqliteDialect(sqliteFileName(url));
  if (POSTGRES_URL.test(url)) return new PostgresDialect({ pool: createPool(url) });
  throw new Error(
    'DATABASE_URL must begin with "file:" or "postgres://", for example file:./data/site.db.',
  );
};

const createPool = (url: string): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // A connection that breaks is replaced by the next query, and whatever used it is told; an error that nobody
  // listens to would end the process: the pool hears those of idle connections, and not those in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** @param url `file:...`; a relative file is found from the working directory */
export const sqliteFileName = (url: string): string => {
  const name = url.slice('file:'.length);
  if (name === MEMORY) return MEMORY;
  if (name === '') throw new Error('DATABASE_URL names no file. Write file:./data/site.db.');
  return name.startsWith('//') ? fileURLToPath(url) : resolve(name);
};

/** Whether this is PostgreSQL, which has row locks; SQLite writes one transaction at a time anyway. */
export const isPostgres = (db: Kysely<LeadsDatabase>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** The database without its password, for people. */
const placeOf = (url: string): string => {
  if (url.startsWith('file:')) return sqliteFileName(url);
  return URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : 'in PostgreSQL';
};

/**
 * Opens the leads database, creating its folder and bringing its tables up to date.
 * @param url see `createDialect`; a relative file is found from the working directory
 * @throws Error that says which database can't be opened or brought up to date, and why
 */
export const openDatabase = async (url: string): Promise<Kysely<LeadsDatabase>> => {
  const db = new Kysely<LeadsDatabase>({ dialect: createDialect(url) });
  try {
    if (url.startsWith('file:')) createFolderOf(sqliteFileName(url));
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new Error(
      `The database ${placeOf(url)} can't be used: ${wordsOf(error)}. ` +
        'Check DATABASE_URL, and that the site may read and write there.',
      { cause: error },
    );
  }
  return db;
};

const createFolderOf = (fileName: string): void => {
  if (fileName !== MEMORY) mkdirSync(dirname(fileName), { recursive: true });
};

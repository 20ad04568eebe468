import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  PostgresDialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type PostgresPool,
  type PostgresPoolClient,
  type SqliteDatabase,
} from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { MEMORY, sqliteFileName } from './databaseUrl.ts';
import { isBusy } from './storageFailure.ts';

/** SQLite is synchronous: a file locked by another process blocks the event loop for this long at most. */
const BUSY_TIMEOUT_MS = 1000;
/** A transaction tries to take the lock several times. Between the attempts, the event loop answers other requests. */
const BEGIN_ATTEMPTS = 3;
const BEGIN_PAUSE_MS = 50;
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;`;

/** Overridden by `?max=` in the URL. */
const MAX_CONNECTIONS = 10;
const POOL_TIMEOUTS = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 15_000,
} satisfies PoolConfig;
/** A database that does not begin a transaction in this time does not answer: a form must not wait longer. */
const BEGIN_TIMEOUT_MS = 3000;

export type PoolCounts = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** @param onPool gets the connections of PostgreSQL */
export const createDialect = (
  url: string,
  options: PoolConfig = {},
  onPool?: (pool: PoolCounts) => void,
): Dialect => {
  const file = sqliteFileName(url);
  return file === null
    ? new PostgresDialect({ pool: createPool(url, options, onPool) })
    : sqliteDialect(file);
};

const createPool = (
  url: string,
  options: PoolConfig,
  onPool?: (pool: PoolCounts) => void,
): PostgresPool => {
  const pool = new Pool({
    connectionString: url,
    // `pg` does not read this parameter for pools.
    max: Number(URL.parse(url)?.searchParams.get('max')) || MAX_CONNECTIONS,
    keepAlive: true,
    ...POOL_TIMEOUTS,
    ...options,
  });
  onPool?.(pool);
  // The failed query reports a broken connection; an unhandled `error` event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    async connect() {
      const client = await pool.connect().catch(throwWithCode);
      let isLost = false;
      const query = (sql: string, parameters: readonly unknown[]) =>
        client.query(queryConfig(sql, parameters)).catch((error: unknown) => {
          isLost ||= !hasCode(error);
          return throwWithCode(error);
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

const queryConfig = (text: string, parameters: readonly unknown[]) => ({
  text,
  values: [...parameters],
  ...(/^(?:begin|start transaction)/.test(text) && { query_timeout: BEGIN_TIMEOUT_MS }),
});

const hasCode = (error: unknown): boolean => (error as { code?: unknown }).code !== undefined;

/** `pg` reports a timeout by its message alone. */
const throwWithCode = (error: unknown): never => {
  throw hasCode(error) ? error : Object.assign(error as Error, { code: 'ETIMEDOUT' });
};

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean;

  constructor(fileName: string) {
    let opened: DatabaseSync | undefined;
    super({ database: async () => withParameters((opened = openFile(fileName))) });
    this.#isInTransaction = () => opened?.isTransaction ?? false;
  }

  /** Takes the write lock at once: upgrading a read transaction fails instead of waiting. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (attempt === BEGIN_ATTEMPTS || !isBusy(error)) throw error;
        await pause(BEGIN_PAUSE_MS);
      }
    }
  }

  /** A full disk ends the transaction by itself; a second rollback would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
}

const sqliteDialect = (fileName: string): Dialect => ({
  createAdapter: () => new TransactionalSqliteAdapter(),
  createDriver: () => new NodeSqliteDriver(fileName),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** Creates a file that only its owner can read. SQLite gives its `-wal` and `-shm` files the same mode. */
export const createPrivateFile = (fileName: string): void => {
  mkdirSync(dirname(fileName), { recursive: true, mode: 0o700 });
  closeSync(openSync(fileName, 'a', 0o600));
};

const openFile = (fileName: string): DatabaseSync => {
  if (fileName !== MEMORY) createPrivateFile(fileName);
  const database = new DatabaseSync(fileName, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.exec(PRAGMAS);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

/** Kysely passes parameters as one array. */
const withParameters = (database: DatabaseSync): SqliteDatabase => ({
  prepare(sql) {
    const statement = database.prepare(sql);
    const values = (parameters: readonly unknown[]) => parameters as string[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    };
  },
  close() {
    try {
      // Without it a copy of the file alone lacks what is in the WAL while another process has the file open.
      database.exec('pragma wal_checkpoint(truncate)');
    } catch {
      // The WAL stays, and the next process reads it.
    }
    database.close();
  },
});

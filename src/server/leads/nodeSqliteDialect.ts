import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { DatabaseConnection, Dialect, Driver, SqliteStatement, SqliteDialect } from 'kysely';

/** Milliseconds a statement waits for another process that is writing. */
const BUSY_TIMEOUT_MS = 5000;
/** SQLite's code for a file that another process is writing; it stands in the lowest byte. */
const SQLITE_BUSY = 5;
const RETRY_MS = 50;

/** SQLite rolls back `create table` too, so that a migration that fails half-way leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Takes the write lock when a transaction begins. A deferred one that reads and then writes fails at once
 * when another process wrote in between, however long the busy timeout is.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/**
 * Kysely's dialect for Node's own SQLite.
 * @param fileName a path, or `:memory:`. Opened with the first query.
 */
export const nodeSqliteDialect = (fileName: string): Dialect => ({
  createAdapter: () => new TransactionalSqliteAdapter(),
  createDriver: (): Driver => new ImmediateSqliteDriver({ database: () => openFile(fileName) }),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

type KyselySqlite = Exclude<
  ConstructorParameters<typeof SqliteDialect>[0]['database'],
  (...args: never[]) => unknown
>;

const openFile = async (fileName: string): Promise<KyselySqlite> => {
  const database = new DatabaseSync(fileName, {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  });
  await writeAhead(database);
  // A confirmed submission survives a power cut; NORMAL would not promise that in WAL mode.
  database.exec('pragma synchronous = full');
  return {
    prepare: (sql) => asKyselyStatement(database.prepare(sql)),
    close: () => {
      database.close();
    },
  };
};

/** The one statement that does not wait by itself: processes that make a file at the same moment meet in it. */
const writeAhead = async (database: DatabaseSync): Promise<void> => {
  for (let waits = BUSY_TIMEOUT_MS / RETRY_MS; ; waits -= 1) {
    try {
      return database.exec('pragma journal_mode = wal');
    } catch (error) {
      const { errcode = 0 } = error as { errcode?: number };
      if (waits === 0 || (errcode & 0xff) !== SQLITE_BUSY) throw error;
    }
    await pause(RETRY_MS);
  }
};

/** Node spreads parameters where Kysely hands over a list; otherwise the two agree. */
const asKyselyStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
  run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
  iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
});

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
  createDriver: (): Driver =>
    new ImmediateSqliteDriver({ database: () => Promise.resolve(openFile(fileName)) }),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

type KyselySqlite = Exclude<
  ConstructorParameters<typeof SqliteDialect>[0]['database'],
  (...args: never[]) => unknown
>;

const openFile = (fileName: string): KyselySqlite => {
  const database = new DatabaseSync(fileName, {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  });
  database.exec('pragma journal_mode = wal');
  // A confirmed submission survives a power cut; NORMAL would not promise that in WAL mode.
  database.exec('pragma synchronous = full');
  return {
    prepare: (sql) => asKyselyStatement(database.prepare(sql)),
    close: () => {
      database.close();
    },
  };
};

/** Node spreads parameters where Kysely hands over a list; otherwise the two agree. */
const asKyselyStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
  run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
  iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
});

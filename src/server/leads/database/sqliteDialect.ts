import { mkdirSync, openSync, closeSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect } from 'kysely';
import type { Dialect, SqliteDatabase } from 'kysely';

export const MEMORY = ':memory:';

/** SQLite is synchronous: a file locked by another process blocks the event loop for this long at most. */
const BUSY_TIMEOUT_MS = 1000;

const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;`;

/** Rolls a failed migration back. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

/** Kysely's dialect over `node:sqlite`. The file is opened by the first query. */
export const sqliteDialect = (fileName: string): Dialect =>
  new NodeSqliteDialect({ database: async () => openFile(fileName) });

/** Creates a file that only its owner can read. SQLite gives its `-wal` and `-shm` files the same mode. */
export const createPrivateFile = (fileName: string): void => {
  mkdirSync(dirname(fileName), { recursive: true, mode: 0o700 });
  closeSync(openSync(fileName, 'a', 0o600));
};

const openFile = (fileName: string): SqliteDatabase => {
  if (fileName !== MEMORY) createPrivateFile(fileName);
  const database = new DatabaseSync(fileName, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.exec(PRAGMAS);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    prepare(sql) {
      // A full disk ends the transaction by itself; a second rollback would hide the reason.
      if (sql === 'rollback' && !database.isTransaction) return NO_STATEMENT;
      // Takes the write lock at once: upgrading a read transaction fails instead of waiting.
      const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
      const values = (parameters: readonly unknown[]) => parameters as string[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
    close() {
      // Without it a copy of the file alone lacks what is in the WAL while another process has the file open.
      if (fileName !== MEMORY) checkpoint(database);
      database.close();
    },
  };
};

const checkpoint = (database: DatabaseSync): void => {
  try {
    database.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // The WAL stays, and the next process reads it.
  }
};

const NO_STATEMENT = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

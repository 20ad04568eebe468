import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { isBusy } from './storageFailure.ts';

/**
 * The thread that owns a SQLite file's connections: `nodeSqliteDialect.ts` starts it and talks to it by messages.
 * It waits for files that are locked, so that the thread which answers pages never does.
 */
export interface SqliteCall {
  id: number;
  sql: string;
  parameters: readonly unknown[];
  /** Whether it only reads: answered by a connection of its own, beside the one that writes. */
  isRead: boolean;
  /** Milliseconds to wait for another process that is writing. */
  waitMs: number;
}

export interface SqliteResult {
  rows: Record<string, unknown>[];
  changes?: number;
  insertId?: number;
}

export type SqliteReply = { id: number } & (
  { result: SqliteResult } | { error: { message: string; code?: string; errcode?: number } }
);

const RETRY_MS = 10;

let writer: DatabaseSync | undefined;
let reader: DatabaseSync | undefined;

const open = (fileName: string): DatabaseSync => {
  const database = new DatabaseSync(fileName, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    database.exec('pragma journal_mode = wal');
    // A confirmed submission survives a power cut; NORMAL would not promise that in WAL mode.
    database.exec('pragma synchronous = full');
    // What somebody asked us to forget is overwritten, not merely marked as free.
    database.exec('pragma secure_delete = on');
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
};

const connectionFor = (isRead: boolean): DatabaseSync => {
  writer ??= open(workerData as string);
  if (!isRead) return writer;
  return (reader ??= new DatabaseSync(workerData as string, { timeout: 0, readOnly: true }));
};

const execute = ({ sql, parameters, isRead }: SqliteCall): SqliteResult => {
  const database = connectionFor(isRead);
  // A full disk undoes a transaction by itself.
  if (sql === 'rollback' && !database.isTransaction) return { rows: [] };
  const statement = database.prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], changes: Number(changes), insertId: Number(lastInsertRowid) };
};

/** Waits without holding the thread: others may read meanwhile. */
const executePatiently = async (call: SqliteCall): Promise<SqliteResult> => {
  for (const end = performance.now() + call.waitMs; ;) {
    try {
      return execute(call);
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    await pause(RETRY_MS);
  }
};

const reply = async (call: SqliteCall): Promise<SqliteReply> => {
  try {
    return { id: call.id, result: await executePatiently(call) };
  } catch (error) {
    // A copy of an error between threads loses what is not its message.
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
    return { id: call.id, error: { message, code, errcode } };
  }
};

/** Everything goes into the file itself, so that it may be copied alone. */
const close = (): never => {
  try {
    reader?.close();
    writer?.exec('pragma wal_checkpoint(truncate)');
    writer?.close();
  } finally {
    process.exit();
  }
};

parentPort?.on('message', (call: SqliteCall | 'close') => {
  if (call === 'close') close();
  else void reply(call).then((answer) => parentPort?.postMessage(answer));
});

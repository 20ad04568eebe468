import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { SqliteCall, SqliteReply, SqliteResult } from './sqliteThread.ts';
import { SQLITE_BUSY } from './storageFailure.ts';

export const MEMORY = ':memory:';

/** Milliseconds that a write waits for others: of this process, and of another one that holds the file. */
const BUSY_TIMEOUT_MS = 5000;

/** SQLite rolls back `create table` too, so that a migration that fails half-way leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Kysely's dialect for Node's own SQLite, which runs in a thread of its own: a file that somebody else holds keeps
 * nobody waiting but who writes. Transactions take their turn; what is read outside of one waits for none of them.
 * @param fileName a path, or `:memory:`. Opened with the first query.
 */
export const nodeSqliteDialect = (
  fileName: string,
  busyTimeoutMs: number = BUSY_TIMEOUT_MS,
): Dialect => ({
  createAdapter: () => new TransactionalSqliteAdapter(),
  createDriver: () => createThreadDriver(fileName, busyTimeoutMs),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** What the database says; `errcode` is SQLite's own. */
class SqliteError extends Error {
  override name = 'SqliteError';
  readonly code: string;
  readonly errcode: number | undefined;

  constructor(message: string, code = 'ERR_SQLITE_ERROR', errcode?: number) {
    super(message);
    this.code = code;
    this.errcode = errcode;
  }
}

interface Connection extends DatabaseConnection {
  begin: () => Promise<void>;
  end: (how: 'commit' | 'rollback') => Promise<void>;
}

const createThreadDriver = (fileName: string, busyTimeoutMs: number): Driver => {
  let running: SqliteThread | undefined;
  const turn = createTurns();
  const thread = () => {
    if (!running || running.hasEnded()) running = startThread(fileName);
    return running;
  };

  const createConnection = (): Connection => {
    // What belongs to a transaction dies with its thread, and never reaches the next one.
    let transaction: { thread: SqliteThread; done: () => void } | undefined;

    const execute = async ({ sql, parameters, query }: CompiledQuery): Promise<SqliteResult> => {
      const isRead = SelectQueryNode.is(query);
      const call = { sql, parameters, isRead: false, waitMs: busyTimeoutMs };
      if (transaction) return transaction.thread.run(call);
      // What is in memory belongs to one connection.
      if (isRead && fileName !== MEMORY) return thread().run({ ...call, isRead });
      const { waitMs, done } = await turn(busyTimeoutMs);
      return thread()
        .run({ ...call, waitMs })
        .finally(done);
    };
    const toQueryResult = <Row>({ rows, changes, insertId }: SqliteResult): QueryResult<Row> => ({
      rows: rows as Row[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
      ...(insertId !== undefined && { insertId: BigInt(insertId) }),
    });

    return {
      executeQuery: async <Row>(query: CompiledQuery) => toQueryResult<Row>(await execute(query)),
      async *streamQuery<Row>(query: CompiledQuery) {
        yield toQueryResult<Row>(await execute(query));
      },
      async begin() {
        const { waitMs, done } = await turn(busyTimeoutMs);
        const own = thread();
        try {
          // At once: one that reads first, and then writes, fails when another process wrote in between.
          await own.run({ sql: 'begin immediate', parameters: [], isRead: false, waitMs });
        } catch (error) {
          done();
          throw error;
        }
        transaction = { thread: own, done };
      },
      async end(how) {
        await execute(CompiledQuery.raw(how)).catch((error: unknown) => {
          // Kysely rolls back what was not committed, and tells why it was not; a thread that can't is of no use.
          if (how === 'commit') throw error;
          void transaction?.thread.terminate();
        });
        transaction?.done();
        transaction = undefined;
      },
    };
  };

  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(createConnection()),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: (connection) => (connection as Connection).begin(),
    commitTransaction: (connection) => (connection as Connection).end('commit'),
    rollbackTransaction: (connection) => (connection as Connection).end('rollback'),
    destroy: async () => running?.close(),
  };
};

const endedError = (reason: string) =>
  new SqliteError(`The database's thread has ended${reason}.`, 'ERR_SQLITE_THREAD_ENDED');

interface SqliteThread {
  /** Rejects with a SqliteError, also when the thread ends before it answers. */
  run: (call: Omit<SqliteCall, 'id'>) => Promise<SqliteResult>;
  hasEnded: () => boolean;
  /** Writes everything into the file and ends. */
  close: () => Promise<void>;
  terminate: () => Promise<unknown>;
}

const startThread = (fileName: string): SqliteThread => {
  const worker = new Worker(new URL('./sqliteThread.ts', import.meta.url), {
    workerData: fileName,
  });
  const waiting = new Map<number, PromiseWithResolvers<SqliteResult>>();
  let lastId = 0;
  let hasEnded = false;
  let reason = '';
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      hasEnded = true;
      waiting.forEach(({ reject }) => reject(endedError(reason)));
      waiting.clear();
      resolve();
    });
  });
  // It exits after it; whatever was under way is told then.
  worker.on('error', ({ message }) => {
    reason = `: ${message}`;
  });
  worker.on('message', (answer: SqliteReply) => {
    const { resolve, reject } = waiting.get(answer.id) ?? {};
    waiting.delete(answer.id);
    // The process may end while nothing is asked.
    if (waiting.size === 0) worker.unref();
    if ('result' in answer) resolve?.(answer.result);
    else {
      const { message, code, errcode } = answer.error;
      reject?.(new SqliteError(message, code, errcode));
    }
  });

  return {
    run(call) {
      if (hasEnded) return Promise.reject(endedError(reason));
      const answer = Promise.withResolvers<SqliteResult>();
      lastId += 1;
      waiting.set(lastId, answer);
      worker.ref();
      worker.postMessage({ ...call, id: lastId } satisfies SqliteCall);
      return answer.promise;
    },
    hasEnded: () => hasEnded,
    close() {
      worker.ref();
      if (!hasEnded) worker.postMessage('close');
      return ended;
    },
    terminate: () => worker.terminate(),
  };
};

/** Hands out turns in the order they were asked for; one that does not come in time is a SqliteError. */
const createTurns = () => {
  const queue: (() => void)[] = [];
  let isTaken = false;
  const done = () => {
    const next = queue.shift();
    if (next) next();
    else isTaken = false;
  };
  /** Resolves with the milliseconds that are left, and what ends the turn. */
  return async (timeoutMs: number): Promise<{ waitMs: number; done: () => void }> => {
    if (!isTaken) {
      isTaken = true;
      return { waitMs: timeoutMs, done };
    }
    const end = performance.now() + timeoutMs;
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1);
        reject(new SqliteError('database is locked', undefined, SQLITE_BUSY));
      }, timeoutMs);
      queue.push(start);
    });
    return { waitMs: Math.max(0, end - performance.now()), done };
  };
};

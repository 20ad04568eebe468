const PG_LOCK_NOT_AVAILABLE = '55P03';
const SQLITE_BUSY = 5;

interface DbError {
  /** `ERR_SQLITE_ERROR`, a code of PostgreSQL, or one of Node.js such as `ENOSPC`. */
  code?: string;
  /** SQLite's result code; its lowest byte is the primary code (sqlite.org/rescode.html). */
  errcode?: number;
  errstr?: string;
  cause?: unknown;
}

export const isBusy = (error: unknown): boolean =>
  ((error as DbError).errcode ?? 0) % 256 === SQLITE_BUSY;

export const NO_ANSWER = 'the database does not answer';

/** Why the database is unavailable. Unlike messages, codes and their descriptions contain neither data nor passwords. */
export const problemOf = (error: unknown): string => {
  const { code, errstr, cause } = Object(error) as DbError;
  if (code === undefined && cause !== undefined) return problemOf(cause);
  return errstr ?? code ?? NO_ANSWER;
};

/** An AggregateError of several addresses has a code and no message. */
export const errorMessage = (error: unknown): string => {
  const { message, code } = Object(error) as { message?: string; code?: unknown };
  return message || String(code ?? error);
};

export class StorageFailure extends Error {
  readonly statusCode = 503;
  /** Whether another transaction held a lock for too long. */
  readonly isLockTimeout: boolean;

  constructor(message: string, isLockTimeout = false) {
    super(message);
    this.isLockTimeout = isLockTimeout;
  }
}

export const RETRY_AFTER_SECONDS = 30;

/** How long a visitor waits for a reading of the database. Writing has the longer timeouts of the connections. */
const READ_TIMEOUT_MS = 3000;

/** Fails like a connection that times out. The query runs on until the timeout of its connection. */
const inTime = <Result>(work: Promise<Result>, ms: number): Promise<Result> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })),
    ms,
  );
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** For what a visitor waits for: a database that accepts connections may never answer. */
export const readInTime = <Result>(
  work: () => Promise<Result>,
  timeoutMs = READ_TIMEOUT_MS,
): Promise<Result> => redactDbErrors(() => inTime(work(), timeoutMs));

/** Replaces database errors, whose details repeat what the visitor typed, before they are logged. */
export const redactDbErrors = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const { code, errcode } = error as DbError;
    if (code === undefined) throw error;
    const codes = [code, errcode].filter((part) => part !== undefined).join(' ');
    throw new StorageFailure(
      `The database failed: ${problemOf(error)} (${codes}).`,
      code === PG_LOCK_NOT_AVAILABLE,
    );
  }
};

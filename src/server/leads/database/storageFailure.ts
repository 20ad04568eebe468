const LOCK_NOT_AVAILABLE = '55P03';
const SQLITE_BUSY = 5;

/** By SQLite's result code (sqlite.org/rescode.html). */
const SQLITE_PROBLEMS: Readonly<Record<number, string>> = {
  [SQLITE_BUSY]: 'another process holds the database file',
  8: 'the database file or its folder is read-only',
  10: 'the disk that holds the database can not be read or written',
  11: 'the database file is damaged: restore a backup',
  13: 'the disk that holds the database is full',
  14: 'the database file can not be opened: check that the site may write into its folder',
  26: 'the file that DATABASE_URL names is no database',
};
/** By PostgreSQL's error code (postgresql.org/docs/current/errcodes-appendix.html) or Node's. */
const PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: SQLITE_PROBLEMS[13]!,
  EROFS: SQLITE_PROBLEMS[8]!,
  EACCES: SQLITE_PROBLEMS[14]!,
  '25006': 'PostgreSQL is read-only',
  '28000': 'PostgreSQL refuses the user',
  '28P01': 'PostgreSQL refuses the password',
  '3D000': 'PostgreSQL has no such database',
  '42501': 'PostgreSQL denies the user a permission that the site needs',
  '53100': 'the disk that holds PostgreSQL is full',
  '53300': 'PostgreSQL has no connection left',
  '57P03': 'PostgreSQL is starting or stopping',
  [LOCK_NOT_AVAILABLE]: 'another transaction holds a lock',
  ECONNREFUSED: 'PostgreSQL does not answer at its address',
  ENOTFOUND: 'the address of PostgreSQL is not known',
};

interface Coded {
  code?: unknown;
  errcode?: number;
  cause?: unknown;
}

/** Extended result codes have the plain one in their lowest byte. */
const sqliteCode = (error: unknown): number => ((error as Coded)?.errcode ?? 0) & 0xff;

export const isBusy = (error: unknown): boolean => sqliteCode(error) === SQLITE_BUSY;

const knownProblem = (error: unknown): string | undefined =>
  SQLITE_PROBLEMS[sqliteCode(error)] ?? PROBLEMS[String((error as Coded)?.code)];

/** Why the database is unavailable, without data or passwords. */
export const problemOf = (error: unknown): string => {
  const { code, cause } = Object(error) as Coded;
  if (code === undefined && cause !== undefined) return problemOf(cause);
  return knownProblem(error) ?? 'the database does not answer';
};

/** An AggregateError of several addresses has a code and no message. */
export const errorMessage = (error: unknown): string => {
  const { message, code } = Object(error) as { message?: string; code?: unknown };
  return message || String(code ?? error);
};

/** The database is unavailable. The message contains the reason and the error codes only. */
export class StorageFailure extends Error {
  readonly statusCode = 503;
  /** Whether another transaction held a lock for too long. */
  readonly isLockTimeout: boolean;

  constructor(message: string, isLockTimeout = false) {
    super(message);
    this.isLockTimeout = isLockTimeout;
  }
}

/** For the `Retry-After` header of a StorageFailure. */
export const RETRY_AFTER_SECONDS = 30;

/**
 * Replaces database errors, whose details repeat what the visitor typed, before they are logged.
 * @throws StorageFailure
 */
export const redactDbErrors = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const { code, errcode } = error as Coded;
    if (code === undefined) throw error;
    const codes = [code, errcode].filter((part) => part !== undefined).join(' ');
    const reason = knownProblem(error);
    throw new StorageFailure(
      `The database did not take the submission${reason ? `: ${reason}` : ''} (${codes}).`,
      code === LOCK_NOT_AVAILABLE,
    );
  }
};

/** PostgreSQL's code for a lock that was not to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** SQLite's code for a file that another process holds (sqlite.org/rescode.html). */
export const SQLITE_BUSY = 5;

/** What a database's codes mean to whoever runs the site, in words that hold neither data nor passwords. */
const SQLITE_PROBLEMS: Readonly<Record<number, string>> = {
  [SQLITE_BUSY]: 'another process holds the database file',
  8: 'the database file or its folder is read-only',
  10: 'the disk that holds the database can not be read or written',
  11: 'the database file is damaged: restore a backup',
  13: 'the disk that holds the database is full',
  14: 'the database file can not be opened: check that the site may write into its folder',
  26: 'the file that DATABASE_URL names is no database',
};
const PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: SQLITE_PROBLEMS[13]!,
  EROFS: SQLITE_PROBLEMS[8]!,
  EACCES: SQLITE_PROBLEMS[14]!,
  // PostgreSQL's own (postgresql.org/docs/current/errcodes-appendix.html), and what keeps the site from reaching it.
  '25006': 'PostgreSQL is read-only',
  '28000': 'PostgreSQL refuses the user',
  '28P01': 'PostgreSQL refuses the password',
  '3D000': 'PostgreSQL has no such database',
  '42501': 'PostgreSQL refuses the user what the site has to do',
  '53100': 'the disk that holds PostgreSQL is full',
  '53300': 'PostgreSQL has no connection left',
  '57P03': 'PostgreSQL is starting or stopping',
  [LOCK_NOT_AVAILABLE]: 'somebody else holds what the site has to write',
  ECONNREFUSED: 'PostgreSQL does not answer at its address',
  ENOTFOUND: 'the address of PostgreSQL is not known',
};

interface Coded {
  code?: unknown;
  errcode?: number;
  cause?: unknown;
}

const sqliteCode = (error: unknown): number => ((error as Coded)?.errcode ?? 0) & 0xff;

/** Whether another process holds the SQLite file. Extended codes have the plain one in their lowest byte. */
export const isBusy = (error: unknown): boolean => sqliteCode(error) === SQLITE_BUSY;

const knownProblem = (error: unknown): string | undefined =>
  SQLITE_PROBLEMS[sqliteCode(error)] ?? PROBLEMS[String((error as Coded)?.code)];

/** Why a database can't be used, for the operator and for everybody who asks `/readyz`. */
export const problemOf = (error: unknown): string => {
  const { code, cause } = Object(error) as Coded;
  if (code === undefined && cause !== undefined) return problemOf(cause);
  return knownProblem(error) ?? 'the database does not answer';
};

/** The database did not take or give something; told by its code alone. It may later: the status is for HTTP. */
export class StorageFailure extends Error {
  readonly statusCode = 503;
}

/** Seconds after which whoever was turned away for a StorageFailure may come again. */
export const RETRY_AFTER_SECONDS = 30;

/**
 * Lets the database's own errors end here: their details repeat what the visitor typed, and errors are logged.
 * @throws StorageFailure in their place
 */
export const withoutDetails = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const { code, errcode } = error as Coded;
    if (code === undefined) throw error;
    const codes = [code, errcode].filter((part) => part !== undefined).join(' ');
    const reason = knownProblem(error);
    throw new StorageFailure(
      `The database did not take the submission${reason ? `: ${reason}` : ''} (${codes}).`,
    );
  }
};

/** Whether somebody else holds what this transaction needs. */
export const isLockTimeout = (error: unknown): boolean =>
  (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE;

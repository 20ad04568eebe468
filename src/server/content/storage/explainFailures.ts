import { problemOf } from '../../leads/database/storageFailure.ts';
import { ConflictError } from './contentStorage.ts';

/** Nothing was written. */
export class NotStoredError extends Error {
  override readonly name = 'NotStoredError';
  readonly statusCode = 503;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  EACCES: 'the site’s user may not write there',
  EPERM: 'the site’s user may not write there',
  EIO: 'the disk fails',
  // PostgreSQL.
  '53100': 'the disk of the database is full',
  '55P03': 'another process is writing',
};

/** Errors of databases repeat what was written. @throws ConflictError, NotStoredError */
export const explainFailures = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConflictError) throw error;
    const { code = '' } = Object(error) as { code?: string };
    // A mistake in the program.
    if (code === '') throw error;
    throw new NotStoredError(`Nothing was saved: ${REASONS[code] ?? problemOf(error)}.`);
  }
};

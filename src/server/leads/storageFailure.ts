/** PostgreSQL's code for a lock that was not to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** The database did not take something; told by its code alone. */
class StorageFailure extends Error {}

/**
 * Lets the database's own errors end here: their details repeat what the visitor typed, and errors are logged.
 * @throws StorageFailure in their place
 */
export const withoutDetails = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const { code, errcode } = error as { code?: unknown; errcode?: unknown };
    if (code === undefined) throw error;
    const codes = [code, errcode].filter((part) => part !== undefined).join(' ');
    throw new StorageFailure(`The database did not take the submission (${codes}).`);
  }
};

/** Whether somebody else holds what this transaction needs. */
export const isLockTimeout = (error: unknown): boolean =>
  (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE;

import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../contract/entities.ts';
import { UNREACHABLE_MESSAGE } from './apiError.ts';

/** What a view needs to know of a read: one of three things. */
export type QueryStatus = 'loading' | 'failed' | 'ready';

interface QueryResult {
  data?: unknown;
  error?: unknown;
}

/**
 * Data wins over everything, so a failed refresh never takes away what is shown. An error without data is a failure
 * even while it is asked again: otherwise a failed page of the server would flash its skeletons after hydration.
 */
export const queryStatus = ({ data, error }: QueryResult): QueryStatus => {
  if (data !== undefined) return 'ready';
  return error === undefined ? 'loading' : 'failed';
};

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && typeof (error as ApiError).status === 'number';

/** The error of a failed read or mutation; one that is not the gateway's counts as unreachable. */
export const asApiError = (error: ApiError | SerializedError | undefined): ApiError =>
  isApiError(error) ? error : { status: 0, message: UNREACHABLE_MESSAGE };

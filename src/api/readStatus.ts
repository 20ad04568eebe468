import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from './apiError';
import { UNREACHABLE_MESSAGE } from './apiError';

/** What a view needs to know of a read: one of three things. */
export type ReadStatus = 'loading' | 'failed' | 'ready';

interface ReadResult {
  data?: unknown;
  error?: unknown;
}

/**
 * Data wins over everything, so a failed refresh never takes away what is shown. An error without data is a failure
 * even while it is asked again: otherwise a failed page of the server would flash its skeletons after hydration.
 */
export const readStatus = ({ data, error }: ReadResult): ReadStatus => {
  if (data !== undefined) return 'ready';
  return error === undefined ? 'loading' : 'failed';
};

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && typeof (error as ApiError).status === 'number';

/** The error of a failed read or mutation; one that is not the gateway's counts as unreachable. */
export const asApiError = (error: ApiError | SerializedError | undefined): ApiError =>
  isApiError(error) ? error : { status: 0, message: UNREACHABLE_MESSAGE };

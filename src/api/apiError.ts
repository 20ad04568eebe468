import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../contract/payloads.ts';
import { isRecord } from '../lib/isRecord.ts';

export const UNREACHABLE_MESSAGE = 'We couldn’t reach our server. Please try again.';

/** Reads the body of a response. */
export const readApiError = (status: number, body: unknown): ApiError => {
  const record = isRecord(body) ? body : {};
  const error: ApiError = {
    status,
    message: typeof record.message === 'string' ? record.message : '',
  };
  if (isRecord(record.fields)) {
    error.fields = Object.fromEntries(
      Object.entries(record.fields).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  }
  if (Array.isArray(record.alternatives)) {
    error.alternatives = record.alternatives.filter((slot) => typeof slot === 'string');
  }
  return error;
};

/** The error of a query or mutation. One without a response becomes status 0, unreachable. */
export const asApiError = (error: ApiError | SerializedError | undefined): ApiError =>
  error && 'status' in error ? error : { status: 0, message: UNREACHABLE_MESSAGE };

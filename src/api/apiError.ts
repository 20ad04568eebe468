import type { ApiError } from '../contract/entities.ts';

/** Shown when the server said nothing that can be shown. */
export const UNREACHABLE_MESSAGE = 'The server could not be reached. Please try again.';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Builds the error from whatever an answer's body holds. */
export const toApiError = (status: number, body: unknown): ApiError => {
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

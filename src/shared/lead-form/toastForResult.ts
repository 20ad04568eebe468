import type { SerializedError } from '@reduxjs/toolkit';
import { asApiError } from '../../api/apiError.ts';
import type { ApiSuccess } from '../../contract/calls.ts';
import type { ApiError } from '../../contract/payloads.ts';
import { toastShown } from '../../store/toastShown.ts';

export interface MutationResult {
  data?: ApiSuccess | undefined;
  error?: ApiError | SerializedError | undefined;
}

/** Announces the result of a mutation in the server's words, or in ours if it sent none. */
export const toastForResult = (
  { data, error }: MutationResult,
  strings: { submitted: string; failed: string },
) => {
  if (data) return toastShown('success', data.message || strings.submitted);
  const { status, message } = asApiError(error);
  // Without a status there was no response.
  return toastShown('error', (status > 0 && message) || strings.failed);
};

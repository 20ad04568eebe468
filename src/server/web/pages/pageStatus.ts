import { asApiError } from '../../../api/apiError.ts';

interface QueryOutcome {
  error?: unknown;
}

/**
 * A page's status for a read that failed: what does not exist is 404, a time-out 503, anything else 502.
 * @param isPrivate who has the link to a page may know that it is over
 */
const statusOfFailure = (status: number, isPrivate: boolean): number => {
  if (isPrivate && status === 410) return 410;
  if (status === 404 || status === 410) return 404;
  return status === 503 || status === 504 ? 503 : 502;
};

/** The status that a page's main reads deserve (contract, "What can be observed"): the first failure decides. */
export const pageStatus = (outcomes: readonly QueryOutcome[], isPrivate = false): number => {
  const failed = outcomes.find(({ error }) => error !== undefined);
  return failed ? statusOfFailure(asApiError(failed.error as never).status, isPrivate) : 200;
};

/** Whether all of a page's side reads came to something; that there is none of it is an answer, too. */
export const hasNoGap = (outcomes: readonly QueryOutcome[]): boolean =>
  outcomes.every((outcome) => pageStatus([outcome]) < 500);

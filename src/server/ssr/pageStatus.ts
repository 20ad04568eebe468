import { asApiError } from '../../api/apiError.ts';
import { holdsToken, paths } from '../../contract/paths.ts';

const LEGAL_PATHS: readonly string[] = [paths.privacyPolicy, paths.termsOfServices];

/** The status for the main queries of a page at a route's path: the first failure decides. */
export const pageStatus = (outcomes: readonly { error?: unknown }[], path: string): number => {
  const failed = outcomes.find(({ error }) => error !== undefined);
  if (!failed) return 200;
  const { status } = asApiError(failed.error as never);
  // Only a private page tells that it existed.
  if (status === 410 && holdsToken(path)) return 410;
  // Other pages exist: an API that doesn't know their data has failed.
  const isDocument = path.includes(':') || LEGAL_PATHS.includes(path);
  if ((status === 404 || status === 410) && isDocument) return 404;
  return status === 503 || status === 504 ? 503 : 502;
};

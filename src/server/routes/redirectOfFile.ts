import { matchRoute } from '../../app/routes.ts';
import type { ResolvedRedirect } from '../content/load/redirects.ts';
import type { ContentSource } from '../content/source/contentSource.ts';

interface PageFile {
  /** The path of the page, to which the file's path adds the ending. */
  page: string;
  ending: string;
  /** Whether the pages of a route have such a file. */
  isOfRoute: (pattern: string) => boolean;
}

/**
 * How a request for a page's file is answered when the file has moved or gone: by an entry for the file itself, else with its
 * page. Undefined for a file that stays, or whose page has moved to one without such a file.
 */
export const redirectOfFile = (
  content: Pick<ContentSource, 'redirectOf'>,
  url: string,
  { page, ending, isOfRoute }: PageFile,
): ResolvedRedirect | undefined => {
  const own = content.redirectOf(url);
  if (own) return own;
  const moved = content.redirectOf(page);
  if (!moved || !('location' in moved)) return moved;
  if (!moved.location.startsWith('/')) return undefined;
  const { route, path } = matchRoute(moved.location);
  return isOfRoute(route.path) ? { status: moved.status, location: path + ending } : undefined;
};

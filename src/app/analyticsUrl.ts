import { holdsToken } from '../contract/paths.ts';
import { matchRoute } from './routes.ts';

/**
 * The URL of a page as analytics may see it: without a hash, and without a query except `utm_*`. Undefined for private
 * pages, whose path holds a token, and for pages that do not exist, whose path may be anything.
 */
export const analyticsUrl = (href: string): string | undefined => {
  if (!URL.canParse(href)) return undefined;
  const { origin, pathname, searchParams } = new URL(href);
  const { route } = matchRoute(pathname);
  if (route.missing || holdsToken(route.path)) return undefined;
  const campaign = [...searchParams].filter(([name]) => name.startsWith('utm_'));
  const query = new URLSearchParams(campaign).toString();
  return origin + pathname + (query && `?${query}`);
};

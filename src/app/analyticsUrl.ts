import { holdsToken } from '../contract/paths.ts';
import { matchRoute } from './routes.ts';

/** The URL without its hash, and of its query only `utm_*`; undefined for private and missing pages. */
export const analyticsUrl = (href: string): string | undefined => {
  if (!URL.canParse(href)) return undefined;
  const { origin, pathname, searchParams } = new URL(href);
  const { route } = matchRoute(pathname);
  if (route.missing || holdsToken(route.path)) return undefined;
  const campaign = [...searchParams].filter(([name]) => name.startsWith('utm_'));
  const query = new URLSearchParams(campaign).toString();
  return origin + pathname + (query && `?${query}`);
};

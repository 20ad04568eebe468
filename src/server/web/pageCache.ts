import { LRUCache } from 'lru-cache';
import type { RouteMatch } from '../../shared/routing/siteRoute.ts';
import type { RenderedPage } from './renderPage.tsx';

const MAX_PAGES = 500;

interface CachedPage {
  page: RenderedPage;
  renderedAt: number;
}

export type RenderMatch = (match: RouteMatch) => Promise<RenderedPage>;

export interface PageCacheOptions {
  /** How long a page is fresh; 0 renders every request anew. */
  seconds: number;
  /** Milliseconds since some fixed moment. */
  now?: () => number;
}

const isServerFailure = ({ status }: RenderedPage) => status >= 500;

/**
 * Pages rendered before. A fresh one is answered as it is, an old one too while it is renewed behind it, and it stays
 * when the renewal fails: the site keeps serving while the content API is down. Requests for a page that is being
 * rendered wait for that one rendering.
 */
export const createPageCache = (
  render: RenderMatch,
  { seconds, now = Date.now }: PageCacheOptions,
): RenderMatch => {
  if (seconds === 0) return render;

  const pages = new LRUCache<string, CachedPage>({ max: MAX_PAGES });
  const renderings = new Map<string, Promise<RenderedPage>>();

  const renew = (match: RouteMatch): Promise<RenderedPage> => {
    const { location } = match;
    const running = renderings.get(location);
    if (running) return running;
    const rendering = render(match)
      .then((page) => {
        if (!isServerFailure(page)) pages.set(location, { page, renderedAt: now() });
        return page;
      })
      .finally(() => renderings.delete(location));
    renderings.set(location, rendering);
    return rendering;
  };

  return async (match) => {
    const cached = pages.get(match.location);
    if (!cached) return renew(match);
    const isFresh = now() - cached.renderedAt < seconds * 1000;
    // A failed renewal leaves the old page in its place and is tried again by the next request.
    if (!isFresh) renew(match).catch(() => undefined);
    return cached.page;
  };
};

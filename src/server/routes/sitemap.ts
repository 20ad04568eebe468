import type { FastifyInstance } from 'fastify';
import { routes } from '../../app/routes.ts';
import { paths } from '../../contract/paths.ts';
import { escapeXml } from '../../lib/escapeXml.ts';
import { isoInstant } from '../../lib/zonedTime.ts';
import { pageCount } from '../../lib/paging.ts';
import { pageQuery } from '../../lib/queryString.ts';
import { fetchList } from './fetchOne.ts';
import { serveGenerated, type GeneratedFileOptions } from './serveGenerated.ts';

/** `lastmod` is '' when it is unknown. */
interface Entry {
  url: string;
  lastmod: string;
}

export const staticPaths = routes
  .map(({ path }) => path)
  .filter((path) => path !== '*' && path !== paths.homeAlias && !path.includes(':'));

const laterPages = (path: string, total: number): Entry[] =>
  Array.from({ length: pageCount(total) - 1 }, (_, index) => ({
    url: path + pageQuery(index + 1),
    lastmod: '',
  }));

const everyEntry = async ({
  content,
  gateway,
  siteFile,
}: GeneratedFileOptions): Promise<Entry[]> => {
  const entry = (url: string, updated = ''): Entry => ({
    url,
    lastmod: isoInstant(updated, siteFile.time_zone),
  });
  const latest = (documents: readonly { updated_at?: string }[]): string =>
    documents
      .map(({ updated_at = '' }) => isoInstant(updated_at, siteFile.time_zone))
      .sort()
      .at(-1) ?? '';
  const [posts, events, videos, helpCategories, integrations] = await Promise.all([
    fetchList(gateway, 'activePosts'),
    fetchList(gateway, 'events'),
    fetchList(gateway, 'videos'),
    fetchList(gateway, 'helpCenter'),
    fetchList(gateway, 'integrations'),
  ]);
  const categories = helpCategories.map(({ id, subcategories }) => ({
    id,
    topics: subcategories.flatMap(({ topics }) => topics),
  }));
  const changed: Record<string, string> = {
    [paths.blog]: latest(posts),
    [paths.allPosts]: latest(posts),
    [paths.webinars]: latest([...events, ...videos]),
    [paths.allEvents]: latest(events),
    [paths.allVideos]: latest(videos),
  };
  return [
    ...staticPaths.map((path) => entry(path, changed[path])),
    ...laterPages(paths.allPosts, posts.length),
    ...laterPages(paths.allEvents, events.length),
    ...laterPages(paths.allVideos, videos.length),
    ...laterPages(paths.allIntegrations, integrations.filter(({ name }) => name).length),
    ...posts.map(({ slug, id, updated_at }) => entry(paths.post(slug || id), updated_at)),
    ...events.map(({ slug, updated_at }) => entry(paths.event(slug), updated_at)),
    ...videos.map(({ slug, updated_at }) => entry(paths.video(slug), updated_at)),
    ...categories.map(({ id, topics }) => entry(paths.helpCategory(id), latest(topics))),
    ...categories
      .flatMap(({ topics }) => topics)
      .map(({ slug, updated_at }) => entry(paths.helpArticle(slug), updated_at)),
    ...content.pages().map(({ slug }) => entry(paths.page(slug))),
  ];
};

const MAX_ENTRIES = 50_000;

export const registerSitemap = (server: FastifyInstance, options: GeneratedFileOptions): void => {
  const { getSiteUrl } = options;
  const write = async () => {
    const entries = await everyEntry(options);
    const lines = entries.slice(0, MAX_ENTRIES).map(({ url, lastmod }) => {
      const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
      return `<url><loc>${escapeXml(getSiteUrl() + url)}</loc>${changed}</url>`;
    });
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...lines,
      '</urlset>\n',
    ].join('\n');
  };
  server.get('/sitemap.xml', serveGenerated(options, { type: 'application/xml', write }));
};

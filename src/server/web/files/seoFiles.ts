import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { API_PREFIX } from '../../../contract/calls.ts';
import { paths } from '../../../contract/paths.ts';
import { routes } from '../../../app/routes.ts';
import { pageCount, pageQuery } from '../../../lib/paging.ts';
import type { Gateway } from '../../gateway/gateway.ts';
import { fetchList } from './fetchList.ts';
import { machineFile, type MachineFileOptions } from './machineFiles.ts';
import { isoInstant } from '../pages/pageHead.ts';

/** A page as a sitemap tells of it. */
interface SitemapEntry {
  url: string;
  /** When its document was last changed; left out where nobody knows. */
  lastmod?: string;
}

const entry = (url: string, updated = ''): SitemapEntry => {
  const lastmod = isoInstant(updated);
  return lastmod ? { url, lastmod } : { url };
};

/** The latest of some moments. */
const latest = (documents: readonly { updated_at?: string }[]): string =>
  documents.reduce((last, { updated_at = '' }) => {
    const moment = isoInstant(updated_at);
    return moment > last ? moment : last;
  }, '');

const readLists = async (gateway: Gateway) => {
  const [posts, events, videos, categories] = await Promise.all([
    fetchList(gateway, 'activePosts'),
    fetchList(gateway, 'events'),
    fetchList(gateway, 'videos'),
    fetchList(gateway, 'helpCenter'),
  ]);
  return { posts, events, videos, categories };
};

type Lists = Awaited<ReturnType<typeof readLists>>;

const detailEntries = ({ posts, events, videos, categories }: Lists): SitemapEntry[] => {
  const topicsOf = ({ subcategories }: Lists['categories'][number]) =>
    subcategories.flatMap(({ topics }) => topics);
  return [
    ...posts.map(({ slug, id, updated_at }) => entry(paths.post(slug || id), updated_at)),
    ...events.map(({ slug, updated_at }) => entry(paths.event(slug), updated_at)),
    ...videos.map(({ slug, updated_at }) => entry(paths.video(slug), updated_at)),
    ...categories.map((category) =>
      entry(paths.helpCategory(category.id), latest(topicsOf(category))),
    ),
    ...categories
      .flatMap(topicsOf)
      .map(({ slug, updated_at }) => entry(paths.helpArticle(slug), updated_at)),
  ];
};

/** Pages that content has, the newest of each kind first. */
export const detailPaths = async (gateway: Gateway): Promise<string[]> =>
  detailEntries(await readLists(gateway)).map(({ url }) => url);

/** Pages that are there whatever the content. */
export const staticPaths = routes
  .map(({ path }) => path)
  .filter((path) => path !== '*' && path !== paths.homeAlias && !path.includes(':'));

/** The pages behind the first one of a list that is shown in pages. */
const laterPages = (path: string, total: number): SitemapEntry[] =>
  Array.from({ length: pageCount(total) - 1 }, (_, index) => entry(path + pageQuery(index + 1)));

/** Every page that stands for itself. */
const everyEntry = async (gateway: Gateway): Promise<SitemapEntry[]> => {
  const [lists, integrations] = await Promise.all([
    readLists(gateway),
    fetchList(gateway, 'integrations'),
  ]);
  const { posts, events, videos } = lists;
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
    ...detailEntries(lists),
  ];
};

/** The sitemap tells of addresses alone: no pictures, films, news or translations. */
const NO_EXTENSIONS = { news: false, video: false, image: false, xhtml: false };

/** Addresses in one file; the protocol allows 50,000 (https://www.sitemaps.org/protocol.html#index). */
const MOST_ENTRIES = 10_000;

/** `/robots.txt` and `/sitemap.xml`, which beyond 10,000 pages names files of so many each; with the public origin. */
export const registerSeoFiles = (server: FastifyInstance, options: MachineFileOptions): void => {
  const { gateway, getSiteUrl } = options;
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nDisallow: ${API_PREFIX}/\n\nSitemap: ${getSiteUrl()}/sitemap.xml\n`),
  );

  const writeEntries = async (entries: SitemapEntry[]) => {
    const sitemap = new SitemapStream({ hostname: getSiteUrl(), xmlns: NO_EXTENSIONS });
    return String(await streamToPromise(Readable.from(entries).pipe(sitemap)));
  };
  const writeIndex = async (count: number) => {
    const files = Array.from({ length: count }, (_, index) => ({
      url: `${getSiteUrl()}/sitemap-${index + 1}.xml`,
    }));
    return String(await streamToPromise(Readable.from(files).pipe(new SitemapIndexStream())));
  };

  const write = async () => {
    const entries = await everyEntry(gateway);
    const files = Math.ceil(entries.length / MOST_ENTRIES);
    return files > 1 ? writeIndex(files) : writeEntries(entries);
  };
  const writePart = async ({ params }: FastifyRequest<{ Params: { part: string } }>) => {
    const last = Number(params.part) * MOST_ENTRIES;
    const entries = await everyEntry(gateway);
    const part = entries.slice(last - MOST_ENTRIES, last);
    return entries.length > MOST_ENTRIES && part.length > 0 ? writeEntries(part) : undefined;
  };
  server.get('/sitemap.xml', machineFile('application/xml', write, options));
  server.get(
    '/sitemap-:part(^[1-9]\\d{0,4}).xml',
    machineFile('application/xml', writePart, options),
  );
};

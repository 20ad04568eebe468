import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PREFIX } from '../../contract/calls.ts';
import { paths } from '../../contract/paths.ts';
import { routes } from '../../app/routes.ts';
import { pageQuery } from '../../lib/queryString.ts';
import { pageCount } from '../../lib/paging.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { fetchList, generatedFile, type GeneratedFileOptions, fetchOne } from './generatedFile.ts';
import { isoInstant } from '../ssr/pageHead.ts';
import type { Post, PostSummary } from '../../contract/entities.ts';
import { eventEntry } from '../../features/webinars/eventEntry.ts';
import { calendarFile } from '../../lib/calendar.ts';
import { escapeXml } from '../../lib/text.ts';
import { blogStrings } from '../../strings/blog.ts';
import { color } from '../../theme/tokens.ts';
import type { SiteFile } from '../content/load/loadSite.ts';

const DAY = 'public, max-age=86400';

interface SitemapEntry {
  url: string;
  lastmod?: string;
}

const entry = (url: string, updated = ''): SitemapEntry => {
  const lastmod = isoInstant(updated);
  return lastmod ? { url, lastmod } : { url };
};

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

export const staticPaths = routes
  .map(({ path }) => path)
  .filter((path) => path !== '*' && path !== paths.homeAlias && !path.includes(':'));

const laterPages = (path: string, total: number): SitemapEntry[] =>
  Array.from({ length: pageCount(total) - 1 }, (_, index) => entry(path + pageQuery(index + 1)));

const everyEntry = async ({ gateway, getPages }: GeneratedFileOptions): Promise<SitemapEntry[]> => {
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
    ...(getPages?.() ?? []).map(({ slug }) => entry(paths.page(slug))),
  ];
};

const sitemapFile = (root: 'urlset' | 'sitemapindex', children: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${children.join('\n')}\n</${root}>\n`;

/** In one file; the protocol allows 50,000. */
const MAX_ENTRIES = 10_000;

/** `/robots.txt` and `/sitemap.xml`, an index of several files beyond 10,000 pages. */
export const registerSeoFiles = (server: FastifyInstance, options: GeneratedFileOptions): void => {
  const { getSiteUrl } = options;
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nDisallow: ${API_PREFIX}/\n\nSitemap: ${getSiteUrl()}/sitemap.xml\n`),
  );

  const location = (path: string) => `<loc>${escapeXml(getSiteUrl() + path)}</loc>`;
  const writeEntries = (entries: SitemapEntry[]) =>
    sitemapFile(
      'urlset',
      entries.map(({ url, lastmod }) => {
        const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
        return `<url>${location(url)}${changed}</url>`;
      }),
    );
  const writeIndex = (count: number) =>
    sitemapFile(
      'sitemapindex',
      Array.from(
        { length: count },
        (_, index) => `<sitemap>${location(`/sitemap-${index + 1}.xml`)}</sitemap>`,
      ),
    );

  const write = async () => {
    const entries = await everyEntry(options);
    const files = Math.ceil(entries.length / MAX_ENTRIES);
    return files > 1 ? writeIndex(files) : writeEntries(entries);
  };
  const writePart = async ({ params }: FastifyRequest<{ Params: { part: string } }>) => {
    const last = Number(params.part) * MAX_ENTRIES;
    const entries = await everyEntry(options);
    const part = entries.slice(last - MAX_ENTRIES, last);
    return entries.length > MAX_ENTRIES && part.length > 0 ? writeEntries(part) : undefined;
  };
  server.get('/sitemap.xml', generatedFile('application/xml', write, options));
  server.get(
    '/sitemap-:part(^[1-9]\\d{0,4}).xml',
    generatedFile('application/xml', writePart, options),
  );
};

/** Half a year; RFC 9116 recommends less than a year. */
const CONTACT_MS = 180 * 86_400_000;

/** The web app manifest and `security.txt`. */
export const registerCompanyFiles = (
  server: FastifyInstance,
  { siteFile: { name, line, emails } }: { siteFile: SiteFile },
): void => {
  const manifest = JSON.stringify({
    ...{ name, short_name: name, description: line, lang: 'en' },
    ...{ start_url: '/', scope: '/', display: 'browser' },
    ...{ background_color: color.limewash, theme_color: color.limewash },
    icons: [
      { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/brand/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
  server.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', DAY).send(manifest),
  );
  server.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(Date.now() + CONTACT_MS).toISOString();
    const lines = [`Contact: mailto:${emails.sender}`, `Expires: ${expires}`];
    return reply.type('text/plain').send(`${lines.join('\n')}\nPreferred-Languages: en\n`);
  });
};

const FEED_LENGTH = 20;

/** Feed readers need absolute URLs. */
const withOrigin = (html: string, siteUrl: string): string =>
  html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);

interface FeedPost {
  address: string;
  summary: PostSummary;
  html: string;
}

/** The newest posts with their text, read one by one to spare a content API. */
const readPosts = async (gateway: Gateway, siteUrl: string): Promise<FeedPost[]> => {
  const posts: FeedPost[] = [];
  for (const summary of (await fetchList(gateway, 'activePosts')).slice(0, FEED_LENGTH)) {
    const key = summary.slug || summary.id;
    // A feed with a missing text is better than none.
    const post: Post | undefined = await fetchOne(gateway, 'post', { id: key }).catch(
      () => undefined,
    );
    posts.push({
      address: siteUrl + paths.post(key),
      summary,
      html: withOrigin(post?.content ?? '', siteUrl),
    });
  }
  return posts;
};

const element = (name: string, text: string) =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';

const pubDate = (iso: string): string => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : element('pubDate', new Date(time).toUTCString());
};

const feedItem = ({ address, summary, html }: FeedPost): string =>
  `<item>${element('title', summary.title)}${element('link', address)}<guid>${escapeXml(address)}</guid>${element('description', summary.description)}${element('content:encoded', html)}${element('dc:creator', summary.author?.name ?? '')}${element('category', summary.category)}${pubDate(summary.created_at)}</item>`;

export const registerBlogFeed = (
  server: FastifyInstance,
  options: GeneratedFileOptions & { siteFile: Pick<SiteFile, 'name'> },
): void => {
  const { gateway, getSiteUrl, siteFile } = options;
  const title = blogStrings.feedTitle(siteFile.name);
  const { description } = blogStrings.landing;

  const writeRss = async () => {
    const siteUrl = getSiteUrl();
    const self = siteUrl + paths.blogFeed;
    const items = (await readPosts(gateway, siteUrl)).map(feedItem);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${element('title', title)}${element('link', siteUrl + paths.blog)}${element('description', description)}<language>en-us</language><atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>\n${items.join('\n')}\n</channel></rss>\n`;
  };
  server.get(
    paths.blogFeed,
    generatedFile('application/rss+xml; charset=utf-8', writeRss, options),
  );
};

export const registerEventCalendar = (
  server: FastifyInstance,
  options: GeneratedFileOptions & { siteFile: Pick<SiteFile, 'time_zone'> },
): void => {
  const { gateway, getSiteUrl, siteFile } = options;
  const write = async () => {
    const events = await fetchList(gateway, 'events');
    const place = { siteUrl: getSiteUrl(), eventZone: { id: siteFile.time_zone } };
    return calendarFile(
      ...events.map((event) => eventEntry(event, place)).filter((one) => one !== null),
    );
  };
  server.get(paths.eventCalendar, generatedFile('text/calendar; charset=utf-8', write, options));
};

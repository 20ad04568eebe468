import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '../../contract/calls.ts';
import { paths } from '../../contract/paths.ts';
import { routes } from '../../app/routes.ts';
import { pageQuery } from '../../lib/queryString.ts';
import { pageCount } from '../../lib/paging.ts';
import {
  fetchList,
  generatedFile,
  type GeneratedFileOptions,
  fetchOne,
  fetchTexts,
} from './generatedFile.ts';
import { isoInstant } from '../../lib/eventTime.ts';
import type { PostSummary } from '../../contract/entities.ts';
import { escapeXml } from '../../lib/text.ts';
import { blogStrings } from '../../strings/blog.ts';
import { color } from '../../theme/tokens.ts';
import type { ServerOptions } from '../serverOptions.ts';

const DAY = 'public, max-age=86400';

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

export const registerSeoFiles = (server: FastifyInstance, options: GeneratedFileOptions): void => {
  const { getSiteUrl } = options;
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nDisallow: ${API_PREFIX}/\n\nSitemap: ${getSiteUrl()}/sitemap.xml\n`),
  );
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
  server.get('/sitemap.xml', generatedFile(options, { type: 'application/xml', write }));
};

/** Half a year; RFC 9116 recommends less than a year. */
const CONTACT_MS = 180 * 86_400_000;

export const registerCompanyFiles = (
  server: FastifyInstance,
  { siteFile }: ServerOptions,
): void => {
  const { name, line, emails } = siteFile;
  const manifest = JSON.stringify({
    name,
    short_name: name,
    description: line,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: color.limewash,
    theme_color: color.limewash,
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

const element = (name: string, text: string) =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';

const pubDate = (text: string, zone: string): string => {
  const iso = isoInstant(text, zone);
  return iso && element('pubDate', new Date(iso).toUTCString());
};

const feedItem = (summary: PostSummary, address: string, html: string, zone: string): string =>
  `<item>${element('title', summary.title)}${element('link', address)}<guid>${escapeXml(address)}</guid>${element('description', summary.description)}${element('content:encoded', html)}${element('dc:creator', summary.author?.name ?? '')}${element('category', summary.category)}${pubDate(summary.created_at, zone)}</item>`;

export const registerBlogFeed = (server: FastifyInstance, options: GeneratedFileOptions): void => {
  const { gateway, getSiteUrl, siteFile } = options;
  const title = blogStrings.feedTitle(siteFile.name);

  const writeRss = async () => {
    const siteUrl = getSiteUrl();
    const self = siteUrl + paths.blogFeed;
    const description = (await fetchTexts(gateway, 'blog'))?.lead ?? '';
    const items: string[] = [];
    // One by one, to spare a content API.
    for (const summary of (await fetchList(gateway, 'activePosts')).slice(0, FEED_LENGTH)) {
      const id = summary.slug || summary.id;
      // A feed with a missing text is better than none.
      const post = await fetchOne(gateway, 'post', { id }).catch(() => undefined);
      const html = withOrigin(post?.content ?? '', siteUrl);
      items.push(feedItem(summary, siteUrl + paths.post(id), html, siteFile.time_zone));
    }
    return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${element('title', title)}${element('link', siteUrl + paths.blog)}${element('description', description)}<language>en-us</language><atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>\n${items.join('\n')}\n</channel></rss>\n`;
  };
  server.get(
    paths.blogFeed,
    generatedFile(options, { type: 'application/rss+xml; charset=utf-8', write: writeRss }),
  );
};

import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { SitemapStream, streamToPromise } from 'sitemap';
import { API_PREFIX } from '../../contract/calls.ts';
import { paths } from '../../contract/paths.ts';
import { routes } from '../../app/routes.ts';
import type { Config } from '../config.ts';
import type { ServerOptions } from './serverOptions.ts';
import type { Gateway } from '../gateway/calls/gateway.ts';
import { fetchList } from './fetchList.ts';
import { xmlFile } from './xmlFiles.ts';

/** Pages that content has, the newest of each kind first. */
export const detailPaths = async (gateway: Gateway): Promise<string[]> => {
  const [posts, events, videos, categories] = await Promise.all([
    fetchList(gateway, 'activePosts'),
    fetchList(gateway, 'events'),
    fetchList(gateway, 'videos'),
    fetchList(gateway, 'helpCenter'),
  ]);
  const topics = categories.flatMap(({ subcategories }) =>
    subcategories.flatMap((subcategory) => subcategory.topics),
  );
  return [
    ...posts.map(({ slug, id }) => paths.post(slug || id)),
    ...events.map(({ slug }) => paths.event(slug)),
    ...videos.map(({ slug }) => paths.video(slug)),
    ...categories.map(({ id }) => paths.helpCategory(id)),
    ...topics.map(({ slug }) => paths.helpArticle(slug)),
  ];
};

/** Pages that are there whatever the content. */
export const staticPaths = routes
  .map(({ path }) => path)
  .filter((path) => path !== '*' && path !== paths.homeAlias && !path.includes(':'));

/** The sitemap tells of addresses alone: no pictures, films, news or translations. */
const NO_EXTENSIONS = { news: false, video: false, image: false, xhtml: false };

/** What files for machines are written from. */
export type XmlOptions = Pick<ServerOptions, 'gateway' | 'getSiteUrl'> & {
  config: Pick<Config, 'pageCacheSeconds'>;
};

/** `/robots.txt` and `/sitemap.xml`, both with the public origin. */
export const registerSeoFiles = (
  server: FastifyInstance,
  { config, gateway, getSiteUrl }: XmlOptions,
): void => {
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nDisallow: ${API_PREFIX}/\n\nSitemap: ${getSiteUrl()}/sitemap.xml\n`),
  );

  const writeSitemap = async () => {
    const all = [...staticPaths, ...(await detailPaths(gateway))];
    const sitemap = new SitemapStream({ hostname: getSiteUrl(), xmlns: NO_EXTENSIONS });
    return String(await streamToPromise(Readable.from(all).pipe(sitemap)));
  };
  server.get('/sitemap.xml', xmlFile('application/xml', writeSitemap, config.pageCacheSeconds));
};

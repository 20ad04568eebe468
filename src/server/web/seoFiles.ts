import type { FastifyInstance } from 'fastify';
import { paths } from '../../contract/paths.ts';
import { routes } from '../../app/routes.ts';
import type { ServerOptions } from './serverOptions.ts';
import { escapeXml } from './escapeXml.ts';
import type { Gateway } from '../gateway/calls/gateway.ts';
import { readList } from './fetchList.ts';

const detailPaths = async (gateway: Gateway): Promise<string[]> => {
  const [posts, events, videos, categories] = await Promise.all([
    readList(gateway, 'activePosts'),
    readList(gateway, 'events'),
    readList(gateway, 'videos'),
    readList(gateway, 'helpCenter'),
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

const staticPaths = routes
  .map(({ path }) => path)
  .filter((path) => path !== '*' && path !== paths.homeAlias && !path.includes(':'));

/** `/robots.txt` and `/sitemap.xml`, both with the public origin. */
export const registerSeoFiles = (
  server: FastifyInstance,
  { gateway, getSiteUrl }: ServerOptions,
): void => {
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${getSiteUrl()}/sitemap.xml\n`),
  );

  server.get('/sitemap.xml', async (_request, reply) => {
    const all = [...staticPaths, ...(await detailPaths(gateway))];
    const entries = all.map((path) => `<url><loc>${escapeXml(getSiteUrl() + path)}</loc></url>`);
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
};

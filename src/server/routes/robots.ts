import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '../../contract/calls.ts';
import type { ServerOptions } from '../serverOptions.ts';

export const registerRobots = (
  server: FastifyInstance,
  { getSiteUrl }: Pick<ServerOptions, 'getSiteUrl'>,
): void => {
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nDisallow: ${API_PREFIX}/\n\nSitemap: ${getSiteUrl()}/sitemap.xml\n`),
  );
};

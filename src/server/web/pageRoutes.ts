import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { errorCopy } from '../../copy/errors';
import { pageLocation } from './pageLocation';
import type { Pages } from './pages';
import { plainPage } from './plainPage';
import { ASSETS_PREFIX, type StaticFiles } from './staticFiles';

/** The last resort, when not even the layout can be rendered. */
const PLAIN_FAILURE = plainPage(
  errorCopy.title,
  `<p><a href="">${errorCopy.refresh}</a> <a href="/">${errorCopy.goHome}</a></p>`,
);

/** Every address that is not a file or a call is a page: rendered, or taken from the cache, with a nonce of its own. */
export const registerPages = (
  server: FastifyInstance,
  { pages, files, log }: { pages: Pages; files: StaticFiles; log: FastifyBaseLogger },
): void => {
  server.get('*', async (request, reply) => {
    const pathname = request.url.split('?')[0]!;
    if (files.has(pathname)) return reply.sendFile(pathname.slice(1));
    // A script that is gone must fail as a script, not arrive as a page.
    if (pathname.startsWith(ASSETS_PREFIX)) {
      return reply
        .status(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('Not found');
    }
    return pages.send(pageLocation(request.url), reply);
  });

  server.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status =
      error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) log.error({ err: error, path: request.url.split('?')[0] }, 'page failed');
    return reply
      .status(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(PLAIN_FAILURE);
  });

  server.setNotFoundHandler((_request, reply) =>
    reply.status(404).type('text/plain').send('Not found'),
  );
};

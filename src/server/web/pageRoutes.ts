import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiTransport } from '../../api/baseQuery';
import type { ServerOptions } from './buildServer';
import { assembleDocument } from './document';
import type { Gateway } from './gateway/gateway';
import { createPageCache, type RenderPageAt } from './pageCache';
import { pageLocation } from './pageLocation';
import { renderPage } from './renderPage';
import { contentSecurityPolicy } from './securityHeaders';
import { ASSETS_PREFIX, type StaticFiles } from './staticFiles';

/** The renderer reads through the same gateway as the browser, without a socket in between. */
const gatewayTransport = (gateway: Gateway): ApiTransport => ({
  send: ({ path, method = 'GET' }) => gateway.handle(method, path),
  retries: false,
});

/** The last resort, when not even the layout can be rendered. */
const PLAIN_FAILURE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Oops! Something went wrong.</title></head>' +
  '<body><main><h1>Oops! Something went wrong.</h1><p><a href="">Refresh</a> <a href="/">Go to home</a></p></main></body></html>';

const pageCacheControl = (seconds: number): string =>
  seconds === 0
    ? 'no-store'
    : `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;

/** Every address that is not a file or a call is a page: rendered, or taken from the cache, with a nonce of its own. */
export const registerPages = async (
  server: FastifyInstance,
  options: ServerOptions,
  files: StaticFiles,
): Promise<void> => {
  const { config, gateway, getSiteUrl, isDevelopment, log } = options;
  const transport = gatewayTransport(gateway);
  const builtManifest = isDevelopment ? undefined : await options.manifest();

  const renderAt: RenderPageAt = async (location) =>
    renderPage(location, {
      transport,
      site: { siteUrl: getSiteUrl(), appUrl: config.appUrl },
      manifest: builtManifest ?? (await options.manifest()),
      onError: (error) => log.error({ err: error, location }, 'a page threw while it was rendered'),
    });
  const pageAt = createPageCache(renderAt, {
    seconds: isDevelopment ? 0 : config.pageCacheSeconds,
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await pageAt(pageLocation(request.url));
    const nonce = randomBytes(16).toString('base64');
    return reply
      .status(page.status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(nonce, isDevelopment),
        'cache-control': page.status < 500 ? pageCacheControl(config.pageCacheSeconds) : 'no-store',
      })
      .send(assembleDocument(page, nonce));
  };

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
    return sendPage(request, reply);
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

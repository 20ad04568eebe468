import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../app/routes.ts';
import { holdsToken } from '../../contract/paths.ts';
import { errorStrings } from '../../strings/errors.ts';
import type { Pages } from './pages.ts';
import { fallbackPage } from './pages/fallbackPage.ts';
import { ASSETS_PREFIX } from './pages/assetManifest.ts';
import { loggedPath, noteOn, routeLabel } from './requestLog.ts';
import type { ServerOptions } from './serverOptions.ts';
import type { StaticFiles } from './files/staticFiles.ts';

/** The last resort, when not even the layout can be rendered. */
const FALLBACK_PAGE = fallbackPage(
  errorStrings.title,
  `<p><a href="">${errorStrings.refresh}</a> <a href="/">${errorStrings.goHome}</a></p>`,
);

/** Addresses hardly ever change back; an hour is enough to spare a crawler the way. */
const REDIRECT_CACHE_CONTROL = 'public, max-age=3600';

interface PageRoutesOptions extends Pick<ServerOptions, 'log' | 'elsewhere' | 'previewOf'> {
  pages: Pages;
  files: StaticFiles;
}

/** But for those that a path begins with: they would name another host. */
const withSingleSlashes = (url: string): string =>
  url.replace(/^[^?]*/, (path) => path.replace(/(?<=[^/])\/{2,}/g, '/'));

/** Our own content's names are in lower case, and so is all else that a path is made of but its percent-encoding. */
const inLowerCase = (path: string): string =>
  path.replace(/%[\dA-F]{2}|[A-Z]/g, (match) => (match.length > 1 ? match : match.toLowerCase()));

/** Writers may take a name back; then a browser that remembers the way there would go around in circles. */
const MOVED_CACHE_CONTROL = 'public, max-age=60';

/** Every address that is not a file or a call is a page: rendered, or taken from the cache. */
export const registerPages = (
  server: FastifyInstance,
  { pages, files, log, elsewhere, previewOf }: PageRoutesOptions,
): void => {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = request.url.split('?')[0]!;
    if (files.has(pathname)) {
      noteOn(request, { route: 'file' });
      return reply.sendFile(pathname.slice(1));
    }
    // A script that is gone must fail as a script, not arrive as a page.
    if (pathname.startsWith(ASSETS_PREFIX)) {
      noteOn(request, { route: 'file' });
      return reply
        .status(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('Not found');
    }
    const moved = elsewhere?.(request.url);
    if (moved && 'location' in moved) {
      const cacheControl = moved.status === 301 ? MOVED_CACHE_CONTROL : 'no-store';
      return reply.header('cache-control', cacheControl).redirect(moved.location, moved.status);
    }
    const match = matchRoute(withSingleSlashes(request.url));
    noteOn(request, { route: routeLabel(match) });
    // One address a page: another way of writing it (case, slashes, percent-encoding) would be another page to caches
    // and search engines. The path is the route's own, so it leads nowhere else.
    const isPrivate = holdsToken(match.route.path);
    const path = elsewhere && !isPrivate ? inLowerCase(match.path) : match.path;
    if (path !== pathname && !match.route.missing) {
      const { search } = new URL(`http://site.invalid${request.url}`);
      const cacheControl = isPrivate ? 'no-store' : REDIRECT_CACHE_CONTROL;
      return reply.header('cache-control', cacheControl).redirect(path + search, 301);
    }
    const preview = previewOf?.(match.path, request.url);
    return preview ? pages.sendPreview(match, preview, reply) : pages.send(match, reply);
  };
  server.route({
    // Fastify's own HEAD says of a 304 that the page is empty.
    method: ['GET', 'HEAD'],
    url: '*',
    // Pages come compressed, and so do files from 1 KB on.
    compress: false,
    handler: answer,
  });

  server.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status =
      error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) log.error({ err: error, path: loggedPath(request.url) }, 'page failed');
    return reply
      .status(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(FALLBACK_PAGE);
  });

  server.setNotFoundHandler((_request, reply) =>
    reply.status(404).type('text/plain').send('Not found'),
  );
};

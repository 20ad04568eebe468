import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../app/routes.ts';
import { holdsToken } from '../../contract/paths.ts';
import { withSingleSlashes } from '../../lib/urlPath.ts';
import { errorStrings } from '../../strings/errors.ts';
import { routeLabel, type Pages } from '../ssr/pages.ts';
import { fallbackPage, sendNotFound } from '../plugins/fallbackPage.ts';
import { ASSETS_PREFIX } from '../../contract/constants.ts';
import { loggedPath, noteOn } from '../plugins/requestLog.ts';
import type { ServerOptions } from '../serverOptions.ts';
import { sendRedirect } from './sendRedirect.ts';
import type { StaticFiles } from './staticFiles.ts';

const FALLBACK_PAGE = fallbackPage(
  errorStrings.title,
  `<p><a href="">${errorStrings.refresh}</a> <a href="/">${errorStrings.goHome}</a></p>`,
);

const REDIRECT_CACHE_CONTROL = 'public, max-age=3600';

type PageRoutesOptions = Pick<ServerOptions, 'content' | 'leadService' | 'log'> & {
  pages: Pick<Pages, 'exists' | 'send' | 'sendPreview'>;
  files: StaticFiles;
};

export const registerPages = (
  server: FastifyInstance,
  { pages, files, log, content, leadService }: PageRoutesOptions,
): void => {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = request.url.split('?')[0]!;
    const isFile = files.has(pathname);
    // A page in the place of a missing script would hide the error.
    if (isFile || pathname.startsWith(ASSETS_PREFIX)) {
      noteOn(request, { route: 'file' });
      return isFile ? reply.sendFile(pathname.slice(1)) : sendNotFound(reply);
    }
    const moved = content.redirectOf(request.url);
    if (moved && 'location' in moved) return sendRedirect(reply, moved);
    const match = matchRoute(withSingleSlashes(request.url));
    noteOn(request, { route: pages.exists(match) ? routeLabel(match) : 'other' });
    // One URL per page: caches and search engines take another case, slash or encoding for another page.
    const isPrivate = holdsToken(match.route.path);
    const path = isPrivate ? match.path : content.spellingOf(match.path);
    if (path !== pathname && pages.exists(match)) {
      const { search } = new URL(`http://site.invalid${request.url}`);
      const cacheControl = isPrivate ? 'no-store' : REDIRECT_CACHE_CONTROL;
      return reply.header('cache-control', cacheControl).redirect(path + search, 301);
    }
    const preview = content.previewOf(match.path, request.url, leadService);
    return preview ? pages.sendPreview(match, preview, reply) : pages.send(match, reply);
  };
  server.route({
    // Fastify's own HEAD route sends `content-length: 0` with a 304.
    method: ['GET', 'HEAD'],
    url: '*',
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

  server.setNotFoundHandler((_request, reply) => sendNotFound(reply));
};

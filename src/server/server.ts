import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance, type onRequestHookHandler } from 'fastify';
import { constants } from 'node:zlib';
import { isDecodable } from '../lib/urlPath.ts';
import { requestContext, requestIdOf } from './observe/trace.ts';
import { registerAnalytics } from './routes/analytics.ts';
import { registerApi } from './routes/apiRoutes.ts';
import { registerBlogFeed } from './routes/blogFeed.ts';
import { registerCompanyFiles } from './routes/companyFiles.ts';
import { registerBrowserErrors } from './routes/browserErrors.ts';
import { registerOneClickUnsubscribe } from './routes/oneClickUnsubscribe.ts';
import { registerRobots } from './routes/robots.ts';
import { registerSitemap } from './routes/sitemap.ts';
import { registerEventCalendars } from './routes/eventCalendars.ts';
import { registerJoinLinks } from './routes/joinLinks.ts';
import { registerMarkdownFiles } from './routes/markdownFiles.ts';
import { registerMedia } from './routes/media.ts';
import { registerStaticFiles } from './routes/staticFiles.ts';
import { registerLoadGuard } from './plugins/loadGuard.ts';
import { normalizeForwardedFor } from './plugins/forwardedFor.ts';
import { registerPostGuard } from './plugins/postGuard.ts';
import { registerJsonParser } from './plugins/requestBodies.ts';
import { registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { registerHealth } from './routes/health.ts';
import { registerPages } from './routes/pages.ts';
import { createPages, type Pages } from './ssr/pages.ts';
import { PageCache } from './ssr/pageCache.ts';
import { registerLinkPictures } from './routes/linkPictures.ts';
import { registerRequestLog } from './plugins/requestLog.ts';
import type { ServerOptions } from './serverOptions.ts';

const BODY_LIMIT_BYTES = 16 * 1024;

/** No route has this path, so it is answered by the not-found page. */
const UNDECODABLE = '/undecodable-path';

/** RFC 9112, section 3.2.2: a client may name the whole address, as it does to a proxy. */
const requestTarget = (url: string): string => {
  const target = url.replace(/^https?:\/\/[^/?]*\/?/i, '/');
  return isDecodable(target.split('?')[0]!) ? target : UNDECODABLE;
};

const createFastify = ({ config, limits, log }: ServerOptions): FastifyInstance => {
  const server = Fastify({
    loggerInstance: log,
    genReqId: ({ headers }) => requestIdOf(headers, config.trustedProxies > 0),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => requestTarget(url),
    // Fastify answers a parameter that is too long with 414.
    frameworkErrors: (_error, _request, { raw }) =>
      void raw.writeHead(404, { 'content-type': 'text/plain' }).end('Not found'),
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: {
      // Node applies the longer of both timeouts to the whole request.
      headersTimeout: limits.requestMs,
      // At Node's default of 30 s slow requests would get three times their time.
      connectionsCheckingInterval: Math.ceil(limits.requestMs / 10),
    },
    // Idle keep-alive connections must not delay a shutdown.
    forceCloseConnections: 'idle',
    // A request on an open connection is still answered, and then the connection closes.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
  });
  server.server.maxConnections = limits.connections;
  return server;
};

const registerHooks = (
  server: FastifyInstance,
  { config, isStopping }: Pick<ServerOptions, 'config' | 'isStopping'>,
): void => {
  // Everything that a request starts logs its id (`traceFields`).
  const enterRequest: onRequestHookHandler = ({ id }, _reply, done) => requestContext.run(id, done);
  server.addHook('onRequest', enterRequest);
  // Reading a body leaves the async context.
  server.addHook('preValidation', enterRequest);
  server.addHook('onRequest', (request, reply, done) => {
    if (config.trustedProxies > 0) normalizeForwardedFor(request.headers);
    void reply.header('x-request-id', request.id);
    done();
  });
  server.addHook('onSend', (_request, reply, _body, done) => {
    if (isStopping()) void reply.header('connection', 'close');
    done();
  });
};

export interface SiteServer {
  server: FastifyInstance;
  pages: Pages;
  /** Whether `/readyz` answers 200. */
  isReady: () => Promise<boolean>;
}

/**
 * Each request passes the hooks in the order of this function. The order of routes is free, because Fastify matches the most
 * specific path, but they follow `compress`, which compresses only routes that are registered after it.
 */
export const createServer = async (options: ServerOptions): Promise<SiteServer> => {
  const { config, content, leadService, gateway, siteFile, getSiteUrl, clientFolder } = options;
  const { desk, limits, isDevelopment, log } = options;
  const server = createFastify(options);
  registerHooks(server, options);
  registerRequestLog(server, options);
  registerJsonParser(server);

  // In development code and styles change without notice.
  const cache = new PageCache(isDevelopment ? 0 : config.pageCacheSeconds);
  content.onChange(() => cache.clear());
  const files = await registerStaticFiles(server, clientFolder);
  registerSecurityHeaders(server, config);
  await registerLoadGuard(server, {
    limits,
    isCheap: (url) => files.has(url.split('?')[0]!) || cache.has(url),
  });
  await registerPostGuard(server, options);
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  const pages = await createPages(options, cache);
  const isReady = registerHealth(server, options);
  const { analyticsUrl } = config;
  if (analyticsUrl !== undefined)
    registerAnalytics(server, { url: analyticsUrl, pages, getSiteUrl, log });
  registerBrowserErrors(server, options);
  registerApi(server, { gateway, leadService, content, siteFile, pages, log });
  registerOneClickUnsubscribe(server, leadService);
  registerCompanyFiles(server, { siteFile });
  const generated = { gateway, getSiteUrl, content, cache, siteFile };
  registerSitemap(server, generated);
  registerRobots(server, { getSiteUrl });
  registerBlogFeed(server, generated);
  registerEventCalendars(server, { ...generated, leadService, pages });
  registerMarkdownFiles(server, generated);
  registerJoinLinks(server, { leadService, pages });
  registerLinkPictures(server, { pages, files, clientFolder, log });
  registerMedia(server, options);
  if (desk) {
    const { registerDesk } = await import('./desk/desk.tsx');
    await registerDesk(server, { ...options, ...desk, pages });
  }
  registerPages(server, { content, leadService, log, pages, files });
  return { server, pages, isReady };
};

import compress from '@fastify/compress';
import Fastify, { LogController, type onRequestHookHandler } from 'fastify';
import { constants } from 'node:zlib';
import { isDecodable } from '../lib/urlPath.ts';
import { currentRequestId, requestIdOf } from './observe/trace.ts';
import { registerAnalytics } from './routes/analytics.ts';
import { registerApi } from './routes/apiRoutes.ts';
import { registerBlogFeed } from './routes/blogFeed.ts';
import { registerCompanyFiles } from './routes/companyFiles.ts';
import { registerBrowserErrors } from './routes/browserErrors.ts';
import { registerOneClickUnsubscribe } from './routes/oneClickUnsubscribe.ts';
import { registerSitemap } from './routes/sitemap.ts';
import { registerEventCalendars } from './routes/eventCalendars.ts';
import { registerJoinLinks } from './routes/joinLinks.ts';
import { registerMarkdownFiles } from './routes/markdownFiles.ts';
import { registerMedia, registerStaticFiles } from './routes/staticFiles.ts';
import { registerLoadGuard } from './plugins/loadGuard.ts';
import { normalizeForwardedFor } from './plugins/forwardedFor.ts';
import { registerPostGuard } from './plugins/postGuard.ts';
import { registerJsonParser } from './plugins/requestBodies.ts';
import { registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { registerHealth } from './routes/health.ts';
import { registerPages } from './routes/pages.ts';
import { createPages } from './ssr/pages.ts';
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

export const createServer = async (options: ServerOptions) => {
  const { config, isStopping, limits } = options;
  const server = Fastify({
    loggerInstance: options.log,
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

  const enterRequest: onRequestHookHandler = ({ id }, _reply, done) =>
    currentRequestId.run(id, done);
  server.addHook('onRequest', enterRequest);
  // Reading a body leaves the async context.
  server.addHook('preValidation', enterRequest);
  server.addHook('onRequest', async (request, reply) => {
    if (config.trustedProxies > 0) normalizeForwardedFor(request.headers);
    reply.header('x-request-id', request.id);
  });
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
  registerRequestLog(server, options);
  registerJsonParser(server);

  // In development code and styles change without notice.
  const cacheSeconds = options.isDevelopment ? 0 : config.pageCacheSeconds;
  const cache = new PageCache(cacheSeconds);
  options.content.onChange(() => cache.clear());
  const files = await registerStaticFiles(server, options.clientFolder);
  await registerSecurityHeaders(server, config);
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
  const withCache = { ...options, cache };
  const health = registerHealth(server, options);
  if (config.analyticsUrl !== undefined)
    registerAnalytics(server, { ...options, pages, url: config.analyticsUrl });
  registerBrowserErrors(server, options);
  registerApi(server, { ...options, pages });
  registerOneClickUnsubscribe(server, options.leadService);
  registerSitemap(server, withCache);
  registerCompanyFiles(server, options);
  registerBlogFeed(server, withCache);
  registerEventCalendars(server, { ...withCache, pages });
  registerMarkdownFiles(server, withCache);
  registerJoinLinks(server, { ...options, pages });
  registerLinkPictures(server, { ...options, pages, files });
  registerMedia(server, options);
  if (options.desk) {
    const { registerDesk } = await import('./desk/desk.tsx');
    await registerDesk(server, { ...options, ...options.desk, pages });
  }
  registerPages(server, { ...options, pages, files });
  return { server, pages, ...health };
};

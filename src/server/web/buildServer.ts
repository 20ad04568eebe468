import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import Fastify, { LogController, type FastifyInstance, type onRequestHookHandler } from 'fastify';
import { createServer, type RequestListener, type Server } from 'node:http';
import { constants } from 'node:zlib';
import { registerAnalytics } from './analytics.ts';
import { registerApi } from './apiRoutes.ts';
import { registerBlogFeed } from './files/blogFeed.ts';
import { registerEventCalendar } from './files/eventCalendar.ts';
import { registerHealth } from './healthRoutes.ts';
import { registerLinkPictures } from './pictures/linkPictures.ts';
import { registerMedia } from './files/mediaRoutes.ts';
import { registerLoadGuard } from './guards/loadGuard.ts';
import { normalizeForwardedFor } from './forwardedFor.ts';
import { loggedPath } from './loggedPath.ts';
import { registerMarkdownFiles } from './files/markdownFiles.ts';
import { registerOneClickUnsubscribe } from './oneClickUnsubscribe.ts';
import { registerPages } from './pageRoutes.ts';
import { createPages, type Pages } from './pages.ts';
import { PageCache } from './pages/pageCache.ts';
import type { ServerLimits } from './serverLimits.ts';
import type { ServerOptions } from './serverOptions.ts';
import { registerPostGuard } from './guards/postGuard.ts';
import { currentTrace, requestIdOf, traceOf } from '../observe/trace.ts';
import { notesOn } from './requestNotes.ts';
import { headersInVain, securityHeaders } from './guards/securityHeaders.ts';
import { registerSeoFiles } from './files/seoFiles.ts';
import { startPictureThread } from './pictures/startPictureThread.ts';
import { registerStaticFiles } from './files/staticFiles.ts';

/** Bytes of a request's body; no form of the site comes near it. */
const BODY_LIMIT = 16 * 1024;

/** Where addresses go that are not text: no route has it, so it is answered by the not-found page. */
const UNREADABLE_ADDRESS = '/unreadable-address';

const isDecodable = (url: string): boolean => {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
};

/** Remote address of requests that the server sends to itself. No connection has it. */
const INTERNAL = 'internal';

const listenWithin = (limits: ServerLimits, listener: RequestListener): Server => {
  const server = createServer(
    {
      requestTimeout: limits.requestMs,
      // Of two times Node takes the longer for the whole request: at its own 60 s for headers, a body would have those.
      headersTimeout: limits.requestMs,
      // How often it looks for requests that take too long; at its own 30 s they would have three times their time.
      connectionsCheckingInterval: Math.ceil(limits.requestMs / 10),
      keepAliveTimeout: limits.keepAliveMs,
    },
    listener,
  );
  server.setTimeout(limits.silenceMs);
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.maxConnections = limits.connections;
  return server;
};

export interface SiteServer {
  server: FastifyInstance;
  pages: Pick<Pages, 'load' | 'save'>;
  /** What `/readyz` says. */
  isReady: () => Promise<boolean>;
}

/** The site's HTTP server, not yet listening, and its pages. */
export const buildServer = async (given: ServerOptions): Promise<SiteServer> => {
  const { log, isDevelopment, isStopping, limits, metrics } = given;
  // What changes while the site runs is not kept.
  const config = isDevelopment ? { ...given.config, pageCacheSeconds: 0 } : given.config;
  const cache = new PageCache({
    seconds: config.pageCacheSeconds,
    onContentChange: given.onContentChange,
  });
  const options = { ...given, config, cache };
  const pages = await createPages(options, cache);
  const headers = await securityHeaders({
    isHttps: config.siteUrl?.startsWith('https:') ?? false,
  });
  const server = Fastify({
    loggerInstance: log,
    genReqId: ({ headers }) => requestIdOf(headers, config.trustedProxies > 0),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : UNREADABLE_ADDRESS),
    serverFactory: (listener) =>
      listenWithin(limits, (request, response) => {
        if (config.trustedProxies > 0) normalizeForwardedFor(request.headers);
        listener(request, response);
      }),
    // Idle keep-alive connections must not hold a shutdown up.
    forceCloseConnections: 'idle',
    // Who still sends something over an open connection gets an answer, and then the connection is closed.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
  });

  // A body that is read leaves what it was read for.
  const enterTrace: onRequestHookHandler = ({ id, headers: sent }, _reply, done) =>
    currentTrace.run(traceOf(id, sent), done);
  server.addHook('onRequest', enterTrace);
  server.addHook('preValidation', enterTrace);
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
  });
  server.addHook('onSend', async (_request, reply) => {
    for (const name of headersInVain(headers, reply.getHeader('content-type')))
      reply.removeHeader(name);
    if (isStopping()) reply.header('connection', 'close');
  });

  server.addHook('onResponse', async (request, reply) => {
    if (request.socket.remoteAddress === INTERNAL) return;
    const { statusCode: status, elapsedTime: ms } = reply;
    const { url: pattern = '*' } = request.routeOptions;
    const notes = notesOn(request);
    const { route = pattern === '*' ? 'other' : pattern, cache = 'none' } = notes;
    const security = status === 413 ? 'oversized body' : notes.security;
    metrics.requestAnswered(route, status, cache);
    const { id, method, url } = request;
    const line = { id, method, path: loggedPath(url), status, ms: Math.round(ms), cache };
    if (!security) return log.info(line, 'request');
    metrics.securityNoted(security);
    log.warn({ ...line, event: 'security', kind: security }, 'request');
  });

  await registerPostGuard(server, {
    getSiteUrl: options.getSiteUrl,
    postLimitPerMinute: config.postLimitPerMinute,
    countEverywhere: options.countEverywhere,
  });
  const files = await registerStaticFiles(server, options.clientFolder);
  const isOverloaded = await registerLoadGuard(server, {
    limits,
    isCheap: (url) => files.has(url.split('?')[0]!) || cache.has(url),
  });
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await server.register(formbody);

  const pictureThread = startPictureThread();
  server.addHook('onClose', async () => pictureThread.close());

  registerHealth(server, { ...options, isOverloaded });
  const { analyticsUrl: url } = config;
  if (url !== undefined) registerAnalytics(server, { ...options, url });
  registerApi(server, { ...options, pages });
  registerOneClickUnsubscribe(server, options.leadService);
  registerSeoFiles(server, options);
  registerBlogFeed(server, options);
  registerEventCalendar(server, options);
  registerMarkdownFiles(server, options);
  registerLinkPictures(server, {
    pages,
    files,
    clientFolder: options.clientFolder,
    draw: pictureThread.draw,
    log,
  });
  if (options.media) registerMedia(server, options.media);
  registerPages(server, { ...options, pages, files });
  const isReady = async () => {
    const { statusCode } = await server.inject({ url: '/readyz', remoteAddress: INTERNAL });
    return statusCode === 200;
  };
  return { server, pages, isReady };
};

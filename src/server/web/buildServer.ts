import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { paths } from '../../contract/paths.ts';
import { registerApi } from './apiRoutes.ts';
import { registerBlogFeed } from './blogFeed.ts';
import { registerEntityTags } from './entityTags.ts';
import { registerHealth } from './healthRoutes.ts';
import { registerLoadGuard } from './loadGuard.ts';
import { registerPages } from './pageRoutes.ts';
import { createPages } from './pages.ts';
import type { ServerOptions } from './serverOptions.ts';
import { registerPolicyReports } from './policyReports.ts';
import { registerPostGuard } from './postGuard.ts';
import { registerSecurityHeaders } from './securityHeaders.ts';
import { registerSecurityTxt } from './securityTxt.ts';
import { registerSeoFiles } from './seoFiles.ts';
import { registerStaticFiles } from './staticFiles.ts';

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

/** The path without its query, for what visitors search for is their own business, and so is the way into a demo. */
const loggedPath = ({ url, routeOptions }: FastifyRequest) =>
  routeOptions.url === paths.demoCalendar.pattern ? routeOptions.url : url.split('?')[0];

/** The site's HTTP server, not yet listening. */
export const buildServer = async (given: ServerOptions): Promise<FastifyInstance> => {
  const { log, isDevelopment, isStopping, limits } = given;
  // What changes while the site runs is not kept.
  const config = isDevelopment ? { ...given.config, pageCacheSeconds: 0 } : given.config;
  const options = { ...given, config };
  const server = Fastify({
    loggerInstance: log,
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : UNREADABLE_ADDRESS),
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    keepAliveTimeout: limits.keepAliveMs,
    maxRequestsPerSocket: limits.requestsPerConnection,
    http: {
      // Of two times Node takes the longer for the whole request: at its own 60 s for headers, a body would have those.
      headersTimeout: limits.requestMs,
      // How often it looks for requests that take too long; at its own 30 s they would have three times their time.
      connectionsCheckingInterval: Math.ceil(limits.requestMs / 10),
    },
    // Idle keep-alive connections must not hold a shutdown up.
    forceCloseConnections: 'idle',
    // Who still sends something over an open connection gets an answer, and then the connection is closed.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
  });

  server.server.maxConnections = limits.connections;
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });

  server.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });

  await registerPostGuard(server, {
    getSiteUrl: options.getSiteUrl,
    postLimitPerMinute: config.postLimitPerMinute,
  });
  await registerSecurityHeaders(server, {
    isHttps: config.siteUrl?.startsWith('https:') ?? false,
  });
  const files = await registerStaticFiles(server, options.clientFolder);
  const isOverloaded = await registerLoadGuard(server, { limits, isFile: files.has });
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  registerEntityTags(server);
  await server.register(formbody);

  const pages = await createPages(options);
  server.addHook('onClose', () => pages.settled());

  registerHealth(server, { ...options, isOverloaded });
  registerPolicyReports(server, log);
  registerSecurityTxt(server, { config, getSiteUrl: options.getSiteUrl });
  registerApi(server, { ...options, pages });
  registerSeoFiles(server, options);
  registerBlogFeed(server, options);
  registerPages(server, { pages, files, log });
  return server;
};

import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { registerApi } from './apiRoutes.ts';
import { registerBlogFeed } from './blogFeed.ts';
import { registerEntityTags } from './entityTags.ts';
import { registerHealth } from './healthRoutes.ts';
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

/** The site's HTTP server, not yet listening. */
export const buildServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const { config, log } = options;
  const server = Fastify({
    loggerInstance: log,
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : UNREADABLE_ADDRESS),
    // Idle keep-alive connections must not hold a shutdown up.
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  });

  // The path without its query: what visitors search for is their own business.
  server.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
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
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  registerEntityTags(server);
  await server.register(formbody);
  const files = await registerStaticFiles(server, options.clientFolder);

  const pages = await createPages(options);

  registerHealth(server, options);
  registerPolicyReports(server, log);
  registerSecurityTxt(server, { config, getSiteUrl: options.getSiteUrl });
  registerApi(server, { ...options, pages });
  registerSeoFiles(server, options);
  registerBlogFeed(server, options);
  registerPages(server, { pages, files, log });
  return server;
};

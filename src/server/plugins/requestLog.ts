import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX, CALLS } from '../../contract/calls.ts';
import { filePaths, holdsToken, paths } from '../../contract/paths.ts';
import { decodedPath } from '../../lib/urlPath.ts';
import { withoutAddresses } from '../../lib/withoutAddresses.ts';
import type { CacheOutcome, Metrics, SecurityKind } from '../observe/metrics.ts';

interface RequestNotes {
  route?: string;
  cache?: CacheOutcome;
  security?: SecurityKind;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** For its line in the log and its metrics. */
    notes: RequestNotes | null;
  }
}

export const noteOn = (request: FastifyRequest, more: RequestNotes): void => {
  request.notes = { ...request.notes, ...more };
};

/** Of the desk, which imports from here. */
export const SIGN_IN_LINK = '/admin/sign-in/:token';

/** Addresses with a token, which no log may hold; also those of deploy/nginx.conf.template. */
export const TOKEN_PATTERNS = [
  SIGN_IN_LINK,
  ...Object.values({ ...paths, ...filePaths }).map((path) =>
    typeof path === 'string' ? path : path.pattern,
  ),
  ...Object.values(CALLS).map(({ path }) => API_PREFIX + path),
].filter(holdsToken);

/** What precedes a token, with any number of slashes. */
const BEFORE_TOKEN = TOKEN_PATTERNS.map((pattern) => {
  const [before = ''] = pattern.split(':token');
  return new RegExp(`(${before.replaceAll('/', '/+')})[^/]+`, 'i');
});

/** The form of a token at any other place: programs that rewrite links mangle the path before it. */
const TOKEN_ANYWHERE = /(^|[^\w-]|%(?:25)*[\dA-Fa-f]{2})(?=[\w-]*[A-Z])[\w-]{22}(?![\w-])/g;

/** A path for logs: without its query, which holds search terms, and without tokens, email addresses or phone numbers. */
export const loggedPath = (url = ''): string => {
  const [path = ''] = url.split('?');
  const read = decodedPath(path);
  const secret = BEFORE_TOKEN.find((before) => before.test(read));
  const known = secret ? read.replace(secret, '$1:token') : path;
  return withoutAddresses(known).replace(TOKEN_ANYWHERE, '$1:token');
};

export const registerRequestLog = (
  server: FastifyInstance,
  { log, metrics }: { log: FastifyBaseLogger; metrics: Metrics },
): void => {
  const logRequest = (request: FastifyRequest, reply: FastifyReply): void => {
    const { statusCode: status, elapsedTime } = reply;
    const { url: pattern = '*' } = request.routeOptions;
    const { route = pattern === '*' ? 'other' : pattern, cache = 'none' } = request.notes ?? {};
    const security = status === 413 ? 'oversized body' : request.notes?.security;
    metrics.requestAnswered(route, status, cache, elapsedTime / 1000);
    const { id, method, url } = request;
    const line = { id, method, path: loggedPath(url), status, ms: Math.round(elapsedTime), cache };
    if (!security) return log.info(line, 'request');
    metrics.securityNoted(security);
    log.warn({ ...line, event: 'security', kind: security }, 'request');
  };
  server.decorateRequest('notes', null);
  server.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
};

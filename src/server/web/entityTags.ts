import type { FastifyInstance, FastifyReply, onSendAsyncHookHandler } from 'fastify';

const STRONG_TAG = /^"[^"]*"$/;

/** What a tag names, whichever way a proxy has weakened it and a coding has lengthened it. */
const bareTag = (tag: string): string => tag.replace(/^W\//, '').replace(/-(?:br|gzip)"$/, '"');

/**
 * Whether the requester has what `reply` is about to send, by the reply's entity tag (RFC 9110 §13.1.2). The tag that
 * both know is the one to answer with.
 */
export const isUnchanged = (reply: FastifyReply): boolean => {
  const etag = String(reply.getHeader('etag'));
  const known = (reply.request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  const same = known.find((tag) => tag === '*' || bareTag(tag) === etag);
  if (same === undefined) return false;
  if (STRONG_TAG.test(same)) reply.header('etag', same);
  return true;
};

const nameCoding: onSendAsyncHookHandler = async (_request, reply) => {
  const [etag, coding] = [reply.getHeader('etag'), reply.getHeader('content-encoding')];
  if (typeof etag === 'string' && STRONG_TAG.test(etag) && typeof coding === 'string')
    reply.header('etag', `${etag.slice(0, -1)}-${coding}"`);
};

/**
 * A strong tag names bytes, and the compressed bytes of a page are others (RFC 9110 §8.8.3.3): the coding joins its tag.
 * The compression adds itself to each route, and this has to come after it: call this when that is registered.
 */
export const registerEntityTags = (server: FastifyInstance): void => {
  server.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], nameCoding].flat();
  });
};

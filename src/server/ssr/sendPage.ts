import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { noteOn } from '../plugins/requestLog.ts';
import { CACHED_QUALITY, compressors, UNCACHED_QUALITY } from './compressPage.ts';
import type { CachedPage, PageAnswer } from './pageCache.ts';

const encodings = new Negotiator({ supportedValues: ['br', 'gzip'] as const });

/** Proxies that recompress weaken a tag, so tags are compared weakly. */
const matchesEtag = (ifNoneMatch: string | undefined, { etag }: CachedPage): boolean =>
  ifNoneMatch
    ?.split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === etag || `W/${tag}` === etag) ?? false;

export const sendPage = async (
  reply: FastifyReply,
  { page, cacheControl, age, outcome }: PageAnswer,
): Promise<FastifyReply> => {
  const { headers } = reply.request;
  noteOn(reply.request, { cache: outcome });
  void reply
    .status(page.status)
    .headers(page.headers)
    .headers({ 'cache-control': cacheControl, etag: page.etag, vary: 'accept-encoding' });
  if (age !== undefined) void reply.header('age', age);
  if (page.status === 200 && matchesEtag(headers['if-none-match'], page))
    return reply.status(304).send();
  const encoding = encodings.negotiate(headers['accept-encoding'] ?? '');
  if (!encoding) return reply.send(page.body);
  // What no cache keeps is compressed for one visitor.
  const quality = cacheControl === 'no-store' ? UNCACHED_QUALITY : CACHED_QUALITY;
  const body = (page.encoded[encoding] ??= await compressors[encoding](page.body, quality));
  return reply.header('content-encoding', encoding).send(body);
};

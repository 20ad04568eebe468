import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { noteOn } from '../plugins/requestLog.ts';
import type { CachedPage, PageAnswer } from './pageCache.ts';

/** The home page's 79 KB become 15 KB in 1.3 ms; quality 11 makes 13 KB in 100 ms (November 2026). */
const BROTLI_QUALITY = 5;

const encodings = new Negotiator({ supportedValues: ['br', 'gzip'] as const });

const compress = {
  br: (body: Buffer) =>
    promisify<Buffer, object, Buffer>(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Proxies that recompress weaken a tag, so tags are compared weakly. */
const matchesEtag = (ifNoneMatch: string | undefined, { etag }: CachedPage): boolean =>
  ifNoneMatch
    ?.split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === etag || `W/${tag}` === etag) ?? false;

/** Sends a page in the best encoding that the client accepts, or 304. */
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
  const body = (page.encoded[encoding] ??= await compress[encoding](page.body));
  return reply.header('content-encoding', encoding).send(body);
};

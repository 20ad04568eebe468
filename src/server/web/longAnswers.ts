import type { FastifyReply } from 'fastify';
import { BROTLI_QUALITY, negotiateCoding, packBrotli, packGzip } from './contentCoding.ts';

/** Items from which a list is kept as it is sent: below, writing it anew costs less than a millisecond. */
const LONG_LIST = 300;

const PACK = {
  br: (json: Buffer) => packBrotli(json, BROTLI_QUALITY.kept),
  gzip: packGzip,
};

interface LongAnswer {
  json: Buffer;
  coded: Partial<Record<keyof typeof PACK, Promise<Buffer>>>;
}

/**
 * Sends long lists from what was written of them before: thousands of items take tens of milliseconds to write and to
 * compress, and every other request would wait for it. A list is known by its identity and forgotten with it.
 */
export const createLongAnswers = () => {
  const known = new WeakMap<object, LongAnswer>();

  return {
    isLong: (payload: unknown): payload is object =>
      Array.isArray(payload) && payload.length >= LONG_LIST,

    /** @param body what is sent of the list, its envelope included */
    async send(list: object, body: unknown, reply: FastifyReply): Promise<FastifyReply> {
      const answer = known.get(list) ?? { json: Buffer.from(JSON.stringify(body)), coded: {} };
      known.set(list, answer);
      void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      const coding = negotiateCoding(reply.request.headers['accept-encoding']);
      if (coding === 'identity')
        return reply.header('content-encoding', 'identity').send(answer.json);
      answer.coded[coding] ??= PACK[coding](answer.json);
      return reply.header('content-encoding', coding).send(await answer.coded[coding]);
    },
  };
};

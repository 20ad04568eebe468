import type { FastifyReply } from 'fastify';
import { BROTLI_QUALITY, negotiateCoding, packBrotli, packGzip } from './contentCoding.ts';

/** Items from which a list is kept as it is first sent: writing it anew would cost more than a millisecond. */
const LONG_LIST = 300;
/** Bytes below which an answer fits one packet either way. */
const PACK_FROM_BYTES = 1024;

const PACK = {
  br: (json: Buffer) => packBrotli(json, BROTLI_QUALITY.kept),
  gzip: packGzip,
};

interface KeptAnswer {
  json: Buffer;
  coded: Partial<Record<keyof typeof PACK, Promise<Buffer>>>;
}

/**
 * Sends answers from what was written of them before: those that come again as the same thing, and long lists from the
 * first time on, whose thousands of items take tens of milliseconds to write and to compress, and every other request
 * would wait for it. An answer is known by its payload's identity and forgotten with it.
 */
export const createKeptAnswers = () => {
  const seen = new WeakSet<object>();
  const known = new WeakMap<object, KeptAnswer>();

  return {
    /** Whether an answer is to be sent from here. */
    areFor(payload: unknown): payload is object {
      if (typeof payload !== 'object' || payload === null) return false;
      if (seen.has(payload)) return true;
      seen.add(payload);
      return Array.isArray(payload) && payload.length >= LONG_LIST;
    },

    /** @param body what is sent of the payload, its envelope included */
    async send(payload: object, body: unknown, reply: FastifyReply): Promise<FastifyReply> {
      const answer = known.get(payload) ?? { json: Buffer.from(JSON.stringify(body)), coded: {} };
      known.set(payload, answer);
      void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      const coding = negotiateCoding(reply.request.headers['accept-encoding']);
      if (coding === 'identity' || answer.json.length < PACK_FROM_BYTES)
        return reply.header('content-encoding', 'identity').send(answer.json);
      answer.coded[coding] ??= PACK[coding](answer.json);
      return reply.header('content-encoding', coding).send(await answer.coded[coding]);
    },
  };
};

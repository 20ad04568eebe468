import type { FastifyReply } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Items from which a list is kept as it is sent: below, writing it anew costs less than a millisecond. */
const LONG_LIST = 300;

/** As for every other answer (`buildServer.ts`). */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const CODINGS = {
  br: (json: Buffer) => promisify(brotliCompress)(json, BROTLI),
  gzip: (json: Buffer) => promisify(gzip)(json),
};
type Coding = keyof typeof CODINGS;

/** The first of our codings that a request takes (RFC 9110 §12.5.3); undefined: it takes none. */
const codingFor = (acceptEncoding: string): Coding | undefined => {
  const accepted = acceptEncoding.split(',').flatMap((part) => {
    const [coding = '', weight = ''] = part.split(';').map((text) => text.trim());
    return /^q=0(?:\.0*)?$/.test(weight) ? [] : [coding];
  });
  return (Object.keys(CODINGS) as Coding[]).find((coding) => accepted.includes(coding));
};

interface LongAnswer {
  json: Buffer;
  coded: Partial<Record<Coding, Promise<Buffer>>>;
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
      const coding = codingFor(reply.request.headers['accept-encoding'] ?? '');
      if (coding === undefined)
        return reply.header('content-encoding', 'identity').send(answer.json);
      answer.coded[coding] ??= CODINGS[coding](answer.json);
      return reply.header('content-encoding', coding).send(await answer.coded[coding]);
    },
  };
};

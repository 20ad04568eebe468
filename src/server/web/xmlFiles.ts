import type { FastifyReply, FastifyRequest } from 'fastify';
import { createPageCache, type Cacheable } from './pageCache.ts';
import { ListFailure } from './fetchList.ts';

interface XmlFile extends Cacheable {
  xml: string;
}

const UNAVAILABLE: XmlFile = { status: 503, isWhole: true, xml: '' };
/** Seconds after which somebody who got none may ask again. */
const RETRY_SECONDS = 60;

/**
 * Answers with a file that is written from lists of the content API. It is kept as pages are; while there is no whole
 * one, the answer is 503, which tells search engines and feed readers to keep what they have.
 * @param type the file's media type
 * @param write throws a ListFailure when a list is missing
 * @param seconds see `PAGE_CACHE_SECONDS`
 */
export const xmlFile = (type: string, write: () => Promise<string>, seconds: number) => {
  const files = createPageCache<XmlFile>({
    seconds,
    bytesOf: ({ xml }) => Buffer.byteLength(xml) + 1,
  });
  const render = async (): Promise<XmlFile> => {
    try {
      return { status: 200, isWhole: true, xml: await write() };
    } catch (error) {
      if (error instanceof ListFailure) return UNAVAILABLE;
      throw error;
    }
  };
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    const { page, headers } = await files.answer(type, render);
    if (page.status === 503) reply.header('retry-after', String(RETRY_SECONDS));
    return reply.status(page.status).headers(headers).type(type).send(page.xml);
  };
};

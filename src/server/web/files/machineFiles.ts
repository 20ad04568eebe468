import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { ServerOptions } from '../serverOptions.ts';
import { createPageCache, type Cacheable } from '../pages/pageCache.ts';
import { ListFailure } from './fetchList.ts';

/** What a file for machines is rendered from. */
export type MachineFileOptions = Pick<
  ServerOptions,
  'gateway' | 'getSiteUrl' | 'onContentChange'
> & {
  config: Pick<Config, 'pageCacheSeconds'>;
};

interface MachineFile extends Cacheable {
  text: string;
}

const MISSING: MachineFile = { status: 404, isWhole: true, text: '' };
const UNAVAILABLE: MachineFile = { status: 503, isWhole: true, text: '' };
/** Seconds after which somebody who got none may ask again. */
const RETRY_SECONDS = 60;

/**
 * Answers with files that are written from what the content API answers. They are kept as pages are; while there is no
 * whole one, the answer is 503, which tells search engines and feed readers to keep what they have.
 * @param type the files' media type
 * @param write undefined: there is no such file. Throws a ListFailure when something is missing.
 * @param linkTo what a file is another form of: its address stands in the header `Link` (RFC 6596)
 */
export const machineFile = <Request extends FastifyRequest>(
  type: string,
  write: (request: Request) => Promise<string | undefined>,
  { config, onContentChange }: Pick<MachineFileOptions, 'config' | 'onContentChange'>,
  linkTo?: (request: Request) => string,
) => {
  const files = createPageCache<MachineFile>({
    seconds: config.pageCacheSeconds,
    onContentChange,
    bytesOf: ({ text }) => Buffer.byteLength(text) + 1,
  });
  const render = async (request: Request): Promise<MachineFile> => {
    try {
      const text = await write(request);
      return text === undefined ? MISSING : { status: 200, isWhole: true, text };
    } catch (error) {
      if (error instanceof ListFailure) return UNAVAILABLE;
      throw error;
    }
  };
  return async (request: Request, reply: FastifyReply) => {
    const [key = ''] = request.url.split('?');
    const { page, headers } = await files.answer(key, () => render(request));
    if (page.status === 503) reply.header('retry-after', String(RETRY_SECONDS));
    if (page.status === 200 && linkTo)
      reply.header('link', `<${linkTo(request)}>; rel="canonical"`);
    return reply.status(page.status).headers(headers).type(type).send(page.text);
  };
};

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageCache, Rendering } from '../pages/pageCache.ts';
import { sendPage } from '../pages/sendPage.ts';
import type { ServerOptions } from '../serverOptions.ts';
import { ListFailure } from './fetchList.ts';

/** What a generated file is written from. */
export type GeneratedFileOptions = Pick<ServerOptions, 'gateway' | 'getSiteUrl'> & {
  cache: PageCache;
};

const RETRY_SECONDS = 60;

/**
 * A handler for a file that is generated from content API answers and cached as pages are. A 503 tells search engines and
 * feed readers to keep what they have.
 * @param write undefined: there is no such file. Throws a ListFailure when something is missing.
 * @param canonical URL of the page that the file is another form of (RFC 6596)
 */
export const generatedFile = <Request extends FastifyRequest>(
  type: string,
  write: (request: Request) => Promise<string | undefined>,
  { cache }: Pick<GeneratedFileOptions, 'cache'>,
  canonical?: (request: Request) => string,
) => {
  const render = async (request: Request): Promise<Rendering> => {
    const file = { isWhole: true, body: '', headers: { 'content-type': type } };
    try {
      const body = await write(request);
      if (body === undefined) return { ...file, status: 404 };
      const link = canonical && { link: `<${canonical(request)}>; rel="canonical"` };
      return { ...file, status: 200, body, headers: { ...file.headers, ...link } };
    } catch (error) {
      if (!(error instanceof ListFailure)) throw error;
      return {
        ...file,
        status: 503,
        headers: { ...file.headers, 'retry-after': `${RETRY_SECONDS}` },
      };
    }
  };
  return async (request: Request, reply: FastifyReply) => {
    const [key = ''] = request.url.split('?');
    return sendPage(reply, await cache.get(key, () => render(request)));
  };
};

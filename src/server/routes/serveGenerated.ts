import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageCache, Rendering } from '../ssr/pageCache.ts';
import { sendPage } from '../ssr/sendPage.ts';
import type { ServerOptions } from '../serverOptions.ts';
import type { SiteFile } from '../content/load/loadSite.ts';
import type { ContentSource } from '../content/source/contentSource.ts';
import { ReadFailure } from './fetchOne.ts';

export type GeneratedFileOptions = Pick<ServerOptions, 'gateway' | 'getSiteUrl'> & {
  content: Pick<ContentSource, 'pages'>;
  cache: PageCache;
  siteFile: Pick<SiteFile, 'name' | 'line' | 'time_zone'>;
};

const RETRY_SECONDS = 60;

interface GeneratedFile<Request extends FastifyRequest> {
  type: string;
  /** Undefined: there is no such file. */
  write: (request: Request) => Promise<string | undefined>;
  /** URL of the page that the file is another form of (RFC 6596). */
  canonical?: (request: Request) => string;
  /** Answers in place of an empty 404. */
  sendMissing?: (request: Request, reply: FastifyReply) => Promise<FastifyReply>;
}

/**
 * A handler that answers with a file made of content, cached as pages are: 404 when there is none, and 503 after a failed read,
 * which tells search engines and feed readers to keep what they have.
 */
export const serveGenerated = <Request extends FastifyRequest>(
  { cache }: Pick<GeneratedFileOptions, 'cache'>,
  { type, write, canonical, sendMissing }: GeneratedFile<Request>,
) => {
  const answer = (status: number, body = '', headers: Rendering['headers'] = {}): Rendering => ({
    status,
    isWhole: true,
    headers: { 'content-type': type, ...headers },
    body: Buffer.from(body),
  });
  const render = async (request: Request): Promise<Rendering> => {
    try {
      const body = await write(request);
      if (body === undefined) return answer(404);
      return answer(200, body, canonical && { link: `<${canonical(request)}>; rel="canonical"` });
    } catch (error) {
      if (!(error instanceof ReadFailure)) throw error;
      return answer(503, '', { 'retry-after': `${RETRY_SECONDS}` });
    }
  };
  return async (request: Request, reply: FastifyReply) => {
    const [key = ''] = request.url.split('?');
    const cached = await cache.get(key, () => render(request));
    if (cached.page.status === 404 && sendMissing) return sendMissing(request, reply);
    return sendPage(reply, cached);
  };
};

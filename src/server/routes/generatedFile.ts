import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageCache, Rendering } from '../ssr/pageCache.ts';
import { sendPage } from '../ssr/sendPage.ts';
import type { ServerOptions } from '../serverOptions.ts';
import type { CallName, CallParams, CallPayload } from '../../contract/calls.ts';
import type { SiteFile } from '../content/load/loadSite.ts';
import type { ContentSource } from '../content/source/contentSource.ts';
import type { TextName, Texts } from '../../contract/texts/texts.ts';
import type { Gateway } from '../gateway/gateway.ts';

class ReadFailure extends Error {}

/**
 * Undefined when the content API has no such document or list.
 * @throws ReadFailure for every other failure: a sitemap with a gap tells search engines that pages are gone
 */
export const fetchOne = async <Name extends CallName>(
  gateway: Gateway,
  name: Name,
  params: CallParams<Name>,
): Promise<CallPayload<Name> | undefined> => {
  const answer = await gateway.call<Name>({ name, params } as never);
  if ('payload' in answer) return answer.payload;
  if (answer.status === 404 || answer.status === 410) return undefined;
  throw new ReadFailure(`${name} answered ${answer.status}`);
};

/** A file with a missing text is better than none. */
export const fetchTexts = async <Name extends TextName>(
  gateway: Gateway,
  name: Name,
): Promise<Texts[Name] | undefined> => {
  const texts = await fetchOne(gateway, 'texts', { name }).catch(() => undefined);
  return texts as Texts[Name] | undefined;
};

type ListName = 'activePosts' | 'events' | 'videos' | 'helpCenter' | 'integrations';

/** Like `fetchOne`; a missing list is an empty one. */
export const fetchList = async <Name extends ListName>(
  gateway: Gateway,
  name: Name,
): Promise<CallPayload<Name>> =>
  (await fetchOne(gateway, name, {} as CallParams<Name>)) ?? ([] as CallPayload<Name>);

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

/** A 503 tells search engines and feed readers to keep what they have. */
export const generatedFile = <Request extends FastifyRequest>(
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

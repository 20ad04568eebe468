import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { ApiTransport } from '../../api/baseQuery';
import { zoneName } from '../../lib/eventTime';
import type { SentForm } from '../../ui/SentForm';
import type { ServerOptions } from './buildServer';
import { assembleDocument } from './document';
import type { Gateway } from './gateway/gateway';
import { createPageCache } from './pageCache';
import { renderPage, type RenderedPage } from './renderPage';
import { contentSecurityPolicy } from './securityHeaders';

/** The site's pages, as answers to requests. `location` is a path with its query. */
export interface Pages {
  /** Rendered, or taken from the cache, with a nonce of its own. */
  send: (location: string, reply: FastifyReply) => Promise<FastifyReply>;
  /** The answer to a form that was sent without scripts. It holds what a visitor typed, so nothing keeps it. */
  sendFormAnswer: (
    location: string,
    sentForm: SentForm,
    status: number,
    reply: FastifyReply,
  ) => Promise<FastifyReply>;
}

/** The renderer reads through the same gateway as the browser, without a socket in between. */
const gatewayTransport = (gateway: Gateway): ApiTransport => ({
  send: ({ path, method = 'GET' }) => gateway.handle(method, path),
  retries: false,
});

const pageCacheControl = (seconds: number): string =>
  seconds === 0
    ? 'no-store'
    : `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;

export const createPages = async (options: ServerOptions): Promise<Pages> => {
  const { config, gateway, getSiteUrl, isDevelopment, log } = options;
  const transport = gatewayTransport(gateway);
  // Named here: browsers may know another name for it.
  const eventZone = {
    id: config.eventTimeZone,
    name: zoneName(Date.now(), config.eventTimeZone, 'longGeneric'),
  };
  const builtManifest = isDevelopment ? undefined : await options.manifest();

  const render = async (location: string, sentForm?: SentForm) =>
    renderPage(location, {
      transport,
      site: { siteUrl: getSiteUrl(), appUrl: config.appUrl, eventZone },
      manifest: builtManifest ?? (await options.manifest()),
      sentForm,
      onError: (error) => log.error({ err: error, location }, 'a page threw while it was rendered'),
    });
  const pageAt = createPageCache(render, {
    seconds: isDevelopment ? 0 : config.pageCacheSeconds,
  });

  const send = (page: RenderedPage, status: number, cacheControl: string, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .status(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(nonce, isDevelopment),
        'cache-control': cacheControl,
      })
      .send(assembleDocument(page, nonce));
  };

  return {
    async send(location, reply) {
      const page = await pageAt(location);
      const cacheControl =
        page.status < 500 ? pageCacheControl(config.pageCacheSeconds) : 'no-store';
      return send(page, page.status, cacheControl, reply);
    },
    async sendFormAnswer(location, sentForm, status, reply) {
      const page = await render(location, sentForm);
      return send(page, page.status === 200 ? status : page.status, 'no-store', reply);
    },
  };
};

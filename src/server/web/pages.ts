import type { FastifyReply } from 'fastify';
import type { ApiTransport } from '../../api/baseQuery.ts';
import { matchRoute } from '../../app/routes.ts';
import { zoneName } from '../../lib/eventTime.ts';
import type { FormResult } from '../../shared/lead-form/FormResult.ts';
import type { RouteMatch } from '../../shared/routing/siteRoute.ts';
import type { ServerOptions } from './serverOptions.ts';
import { isUnchanged } from './entityTags.ts';
import type { Gateway } from '../gateway/calls/gateway.ts';
import { createPageCache } from './pageCache.ts';
import { renderPage, type RenderedPage } from './renderPage.tsx';

/** The site's pages, as answers to requests. */
export interface Pages {
  /** Rendered, or taken from the cache; only what it is called, for who has it already. */
  send: (match: RouteMatch, reply: FastifyReply) => Promise<FastifyReply>;
  /** The answer to a form that was sent without scripts. It holds what a visitor typed, so nothing keeps it. */
  sendFormAnswer: (
    path: string,
    formResult: FormResult,
    status: number,
    reply: FastifyReply,
  ) => Promise<FastifyReply>;
}

/** The renderer reads through the same gateway as the browser, without an address or an envelope in between. */
const gatewayTransport = (gateway: Gateway): ApiTransport => ({
  async send(request) {
    const { headers: _, ...answer } = await gateway.call(request);
    return answer;
  },
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

  const render = async (match: RouteMatch, formResult?: FormResult) =>
    renderPage(match, {
      transport,
      site: { siteUrl: getSiteUrl(), appUrl: config.appUrl, eventZone },
      manifest: builtManifest ?? (await options.manifest()),
      formResult,
      isDevelopment,
      onError: (error) =>
        log.error({ err: error, location: match.location }, 'a page threw while it was rendered'),
    });
  const pageAt = createPageCache(render, {
    seconds: isDevelopment ? 0 : config.pageCacheSeconds,
  });

  const send = (page: RenderedPage, status: number, cacheControl: string, reply: FastifyReply) => {
    reply.headers({
      'content-security-policy': page.policy,
      'cache-control': cacheControl,
      etag: page.etag,
      vary: 'accept-encoding',
    });
    if (status === 200 && isUnchanged(reply)) return reply.status(304).send();
    return reply.status(status).type('text/html; charset=utf-8').send(page.body);
  };

  return {
    async send(match, reply) {
      const page = await pageAt(match);
      const cacheControl =
        page.status < 500 ? pageCacheControl(config.pageCacheSeconds) : 'no-store';
      return send(page, page.status, cacheControl, reply);
    },
    async sendFormAnswer(path, formResult, status, reply) {
      const page = await render(matchRoute(path), formResult);
      return send(page, page.status === 200 ? status : page.status, 'no-store', reply);
    },
  };
};

import type { FastifyReply } from 'fastify';
import type { ApiTransport } from '../../api/baseQuery.ts';
import { matchRoute } from '../../app/routes.ts';
import { zoneName } from '../../lib/eventTime.ts';
import type { FormResult } from '../../shared/lead-form/FormResult.ts';
import type { RouteMatch } from '../../shared/routing/siteRoute.ts';
import type { ServerOptions } from './serverOptions.ts';
import { isUnchanged } from './entityTags.ts';
import type { Gateway } from '../gateway/calls/gateway.ts';
import { scriptsOf, type AssetManifest } from './assetManifest.ts';
import { createPageCache } from './pageCache.ts';
import { createPageStore, type DiskPageStore } from './pageStore.ts';
import type { RenderedPage } from './renderPage.tsx';

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
  /** Resolves when the pages to be kept on disk are. */
  settled: () => Promise<void>;
}

/** The renderer reads through the same gateway as the browser, without an address or an envelope in between. */
const gatewayTransport = (gateway: Gateway): ApiTransport => ({
  async send(request) {
    const { headers: _, ...answer } = await gateway.call(request);
    return answer;
  },
  retries: false,
});

/**
 * The store of an operator who may need it: the embedded content API has no outages. The pages of another build name
 * scripts that are gone, those of another configuration show it.
 */
const pageStoreOf = (
  { config, getSiteUrl, log }: ServerOptions,
  manifest: AssetManifest | undefined,
): DiskPageStore<RenderedPage> | undefined => {
  const { cacheFolder, contentApi, pageCacheSeconds, appUrl, eventTimeZone } = config;
  if (!manifest || !contentApi || !cacheFolder || pageCacheSeconds === 0) return undefined;
  return createPageStore({
    folder: cacheFolder,
    getMaker: () => JSON.stringify([manifest, contentApi, getSiteUrl(), appUrl, eventTimeZone]),
    log,
  });
};

export const createPages = async (options: ServerOptions): Promise<Pages> => {
  const { config, gateway, getSiteUrl, isDevelopment, log } = options;
  const transport = gatewayTransport(gateway);
  // Named here: browsers may know another name for it.
  const eventZone = {
    id: config.eventTimeZone,
    name: zoneName(Date.now(), config.eventTimeZone, 'longGeneric'),
    shortName: zoneName(Date.now(), config.eventTimeZone, 'shortGeneric'),
  };
  const builtManifest = isDevelopment ? undefined : await options.manifest();

  const render = async (match: RouteMatch, formResult?: FormResult) =>
    options.renderPage(match, {
      transport,
      site: { siteUrl: getSiteUrl(), appUrl: config.appUrl, eventZone },
      scripts: scriptsOf(builtManifest ?? (await options.manifest()), match.route.page.chunk),
      formResult,
      isDevelopment,
      onError: (error) =>
        log.error({ err: error, path: match.path }, 'a page threw while it was rendered'),
    });
  const store = pageStoreOf(options, builtManifest);
  const pageAt = createPageCache<RenderedPage>({
    seconds: config.pageCacheSeconds,
    store,
  });

  const send = (
    page: RenderedPage,
    status: number,
    cacheHeaders: Record<string, string>,
    reply: FastifyReply,
  ) => {
    reply.headers({
      'content-security-policy': page.policy,
      etag: page.etag,
      vary: 'accept-encoding',
      ...cacheHeaders,
    });
    if (status === 200 && isUnchanged(reply)) return reply.status(304).send();
    return reply.status(status).type('text/html; charset=utf-8').send(page.body);
  };

  return {
    async send(match, reply) {
      const { page, headers } = await pageAt(match.location, () => render(match));
      return send(page, page.status, headers, reply);
    },
    async sendFormAnswer(path, formResult, status, reply) {
      const page = await render(matchRoute(path), formResult);
      const noStore = { 'cache-control': 'no-store' };
      return send(page, page.status === 200 ? status : page.status, noStore, reply);
    },
    settled: async () => store?.settled(),
  };
};

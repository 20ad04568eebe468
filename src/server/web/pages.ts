import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply } from 'fastify';
import type { ApiTransport } from '../../api/baseQuery.ts';
import { matchRoute } from '../../app/routes.ts';
import { holdsToken } from '../../contract/paths.ts';
import { zoneName } from '../../lib/eventTime.ts';
import { asWritten } from '../../lib/phone.ts';
import type { FormResult } from '../../shared/lead-form/FormResult.ts';
import type { RouteMatch } from '../../shared/routing/siteRoute.ts';
import type { Brand } from '../../ui/SiteContext.ts';
import type { SiteFile } from '../content/load/loadSite.ts';
import type { ServerOptions } from './serverOptions.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { scriptsOf, type AssetManifest } from './pages/assetManifest.ts';
import { negotiateCoding } from './contentCoding.ts';
import {
  bytesOfPage,
  finishOnce,
  finishToKeep,
  packBest,
  readPage,
  respondWith,
  writePage,
  type FinishedPage,
  type WrittenPage,
} from './pages/finishedPage.ts';
import { createIdleWork } from './idleWork.ts';
import { loggedPath } from './loggedPath.ts';
import { noteOn, routeLabel } from './requestNotes.ts';
import { createPageCache, isLasting, type PageStore } from './pages/pageCache.ts';
import { createPageStore, type DiskPageStore } from './pages/pageStore.ts';
import { prerenderPaths } from './prerender.ts';
import type { RenderedPage } from './pages/renderPage.tsx';
import { detailPaths, staticPaths } from './files/seoFiles.ts';
import { organizationOf } from './pages/structuredData.ts';

const NOT_INDEXED = { 'x-robots-tag': 'noindex' };
/** The address of a private page is a key: no other site is told of it. */
const PRIVATE_HEADERS = { ...NOT_INDEXED, 'referrer-policy': 'no-referrer' };

/** The site's pages, as answers to requests. */
export interface Pages {
  /** Rendered, or taken from the cache; only what it is called, for who has it already. A private one is never kept. */
  send: (match: RouteMatch, reply: FastifyReply) => Promise<FastifyReply>;
  /** The answer to a form that was sent without scripts. It holds what a visitor typed, so nothing keeps it. */
  sendFormAnswer: (
    path: string,
    formResult: FormResult,
    status: number,
    reply: FastifyReply,
  ) => Promise<FastifyReply>;
  /** The link picture of a page, which only the rendered page knows. */
  pictureOf: (match: RouteMatch) => Promise<Pick<RenderedPage, 'status' | 'picture'>>;
  /** The page as it is from another door to content, for who was given a link to it. Nothing keeps or lists it. */
  sendPreview: (match: RouteMatch, gateway: Gateway, reply: FastifyReply) => Promise<FastifyReply>;
  /** Whether the cache holds a fresh page of an address. */
  isCached: (url: string) => boolean;
  /**
   * Renders what the first visitors would wait for, one page after the other, while there is nothing better to do. Of
   * another content API's pages only those that are not one of many.
   */
  prerender: () => Promise<void>;
  /** Ends the work in the background; resolves when the pages to be kept on disk are. */
  close: () => Promise<void>;
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
 * scripts that are gone or lack headers that are new, those of another configuration show it.
 */
const pageStoreOf = (
  { build, config, siteFile, getSiteUrl, log }: ServerOptions,
  manifest: AssetManifest | undefined,
): DiskPageStore<WrittenPage> | undefined => {
  const { cacheFolder, contentApi, pageCacheSeconds, appUrl, analyticsUrl } = config;
  if (!manifest || !contentApi || !cacheFolder || pageCacheSeconds === 0) return undefined;
  return createPageStore({
    folder: cacheFolder,
    getMaker: () =>
      JSON.stringify([
        ...[build, manifest, contentApi, getSiteUrl(), appUrl, siteFile],
        Boolean(analyticsUrl),
      ]),
    log,
  });
};

/** On disk a page is what was rendered: it is compressed again in less time than it takes to read twice as much. */
const finishedStore = (store: DiskPageStore<WrittenPage>): PageStore<FinishedPage> => ({
  async read(key) {
    const kept = await store.read(key);
    return kept && { ...kept, page: await readPage(kept.page) };
  },
  write: (key, kept) => store.write(key, kept && { ...kept, page: writePage(kept.page) }),
});

/** What pages say of the company. `APP_URL` goes before the addresses that its site file gives. */
const brandOf = (site: SiteFile, appUrl: string | undefined): Brand => ({
  name: site.name,
  line: site.line,
  copyright: site.copyright,
  ...(site.phone && { phone: { number: asWritten(site.phone), href: `tel:${site.phone}` } }),
  social: site.social,
  login: appUrl ? `${appUrl}/login` : site.application.login,
  signup: appUrl ? `${appUrl}/signup` : site.application.get_started,
});

export const createPages = async (options: ServerOptions): Promise<Pages> => {
  const { config, gateway, getSiteUrl, isDevelopment, log, metrics } = options;
  const transport = gatewayTransport(gateway);
  // Named here: browsers may know another name for it.
  const eventZone = {
    id: options.siteFile.time_zone,
    name: zoneName(Date.now(), options.siteFile.time_zone, 'longGeneric'),
    shortName: zoneName(Date.now(), options.siteFile.time_zone, 'shortGeneric'),
  };
  const brand = brandOf(options.siteFile, config.appUrl);
  const builtManifest = isDevelopment ? undefined : await options.manifest();

  const render = async (
    match: RouteMatch,
    formResult?: FormResult,
    source: ApiTransport = transport,
  ) => {
    const began = performance.now();
    // Whatever thread the page is rendered in, its reads belong to the request that it is for.
    const inTrace = AsyncLocalStorage.snapshot();
    const page = await options.renderPage(match, {
      transport: {
        ...source,
        send: (...call) => inTrace(() => source.send(...call)),
      },
      site: {
        siteUrl: getSiteUrl(),
        brand,
        eventZone,
        ...(config.analyticsUrl && { analytics: true }),
        ...(options.hasOfficeHours?.() && { hasOfficeHours: true }),
      },
      organization: organizationOf(options.siteFile, getSiteUrl()),
      scripts: scriptsOf(builtManifest ?? (await options.manifest()), match.route.page.chunk),
      formResult,
      isDevelopment,
      onError: (error) =>
        log.error(
          { err: error, path: loggedPath(match.path) },
          'a page threw while it was rendered',
        ),
    });
    metrics.pageRendered(routeLabel(match), (performance.now() - began) / 1000);
    return page.status === 404 && options.elsewhere?.(match.path)?.status === 410
      ? { ...page, status: 410 }
      : page;
  };
  const store = pageStoreOf(options, builtManifest);
  const cache = createPageCache<FinishedPage>({
    seconds: config.pageCacheSeconds,
    bytesOf: bytesOfPage,
    store: store && finishedStore(store),
    onContentChange: options.onContentChange,
  });
  const isCached = config.pageCacheSeconds > 0;
  const onError = (error: unknown) =>
    log.error({ err: error }, 'a page could not be made before it is asked for');
  const prerendering = createIdleWork({ onError });
  const packing = createIdleWork({ onError });

  const packLater = (key: string) =>
    packing.add(key, async () => {
      const page = cache.peek(key);
      if (page && !page.isBest) cache.swap(key, page, await packBest(page));
    });

  const makeToKeep = async (match: RouteMatch): Promise<FinishedPage> => {
    const key = match.location;
    const page = await finishToKeep(await render(match), cache.peek(key));
    if (!page.isBest && isLasting(key, page)) packLater(key);
    return page;
  };

  const pageOf = (match: RouteMatch) => cache.answer(match.location, () => makeToKeep(match));

  /** A page for one visitor, which nobody keeps. */
  const sendAlone = (
    { route }: RouteMatch,
    page: RenderedPage,
    status: number,
    reply: FastifyReply,
  ) =>
    reply
      .status(status)
      .headers({
        'content-security-policy': page.policy,
        'cache-control': 'no-store',
        ...(holdsToken(route.path) && PRIVATE_HEADERS),
      })
      .type('text/html; charset=utf-8')
      .send(Buffer.from(page.body.buffer));

  return {
    async send(match, reply) {
      if (holdsToken(match.route.path)) {
        const page = await render(match);
        return sendAlone(match, page, page.status, reply);
      }
      const { page, headers, outcome } = isCached
        ? await pageOf(match)
        : await cache.answer(match.location, async () =>
            finishOnce(
              await render(match),
              negotiateCoding(reply.request.headers['accept-encoding']),
            ),
          );
      noteOn(reply.request, { cache: outcome });
      const response = respondWith(page, reply.request.headers);
      for (let index = 0; index < response.headers.length; index += 2)
        reply.header(response.headers[index]!, response.headers[index + 1]);
      return reply.status(response.status).headers(headers).send(response.body);
    },
    async sendFormAnswer(path, formResult, status, reply) {
      const match = matchRoute(path);
      const page = await render(match, formResult);
      return sendAlone(match, page, page.status === 200 ? status : page.status, reply);
    },
    async pictureOf(match) {
      // From the page cache: a made-up hash in the address must not cost a render.
      return isCached ? (await pageOf(match)).page : render(match);
    },
    async sendPreview(match, preview, reply) {
      const page = await render(match, undefined, gatewayTransport(preview));
      return sendAlone(match, page, page.status, reply.headers(NOT_INDEXED));
    },
    isCached: (url) => cache.isFresh(url),
    async prerender() {
      if (!isCached) return;
      // Another's content API is not asked for all that it has.
      const details = config.contentApi ? [] : await detailPaths(gateway).catch(() => []);
      prerenderPaths([...staticPaths, ...details], {
        work: prerendering,
        taken: cache.taken,
        // It may have moved since the list was made.
        make: async (path) =>
          options.elsewhere?.(path) ? 200 : (await pageOf(matchRoute(path))).page.status,
      });
    },
    async close() {
      await Promise.all([prerendering.stop(), packing.stop()]);
      await store?.settled();
    },
  };
};

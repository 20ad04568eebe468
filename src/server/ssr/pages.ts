import { hash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { ApiTransport } from '../../api/baseQuery.ts';
import { createTaskQueue } from '../../lib/taskQueue.ts';
import { matchRoute } from '../../app/routes.ts';
import { holdsToken, paths } from '../../contract/paths.ts';
import type { NoScriptAnswer } from '../../shared/lead-form/NoScriptAnswer.ts';
import type { RouteMatch } from '../../shared/routing/siteRoute.ts';
import type { LoadedTexts } from '../content/load/loadTexts.ts';
import { createGateway, type Gateway, type GatewaySource } from '../gateway/gateway.ts';
import { scriptsOf, type AssetManifest } from './document.ts';
import type { PageCache, Rendering } from './pageCache.ts';
import { sendPage } from './sendPage.ts';
import { renderPage, type RenderedPage } from './renderPage.tsx';
import { PERMISSIONS_POLICY } from '../plugins/securityHeaders.ts';
import { createSiteSettings } from './siteSettings.ts';
import { organizationOf } from './structuredData.ts';
import { loggedPath } from '../plugins/requestLog.ts';
import type { ServerOptions } from '../serverOptions.ts';

/** @param policy made by `contentSecurityPolicy.ts` */
const pageHeaders = (policy: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'permissions-policy': PERMISSIONS_POLICY,
});
const NOT_INDEXED = { 'x-robots-tag': 'noindex' };
/** The address of a private page is a key: no other site may learn it. */
export const PRIVATE_HEADERS = { ...NOT_INDEXED, 'referrer-policy': 'no-referrer' };

export const routeLabel = ({ route }: RouteMatch): string => (route.missing ? 'other' : route.path);

/** The pages of the site: those for all visitors come from the cache. */
export interface Pages {
  /** Whether a route has a page. Any one-word address matches the route of pages by writers. */
  exists: (match: RouteMatch) => boolean;
  send: (match: RouteMatch, reply: FastifyReply) => Promise<FastifyReply>;
  /** Sends the page of a form that was sent without scripts. It repeats the visitor's input, so it is not cached. */
  sendFormAnswer: (
    address: string,
    noScriptAnswer: NoScriptAnswer,
    status: number,
    reply: FastifyReply,
  ) => Promise<FastifyReply>;
  sendPreview: (
    match: RouteMatch,
    source: GatewaySource,
    reply: FastifyReply,
  ) => Promise<FastifyReply>;
  pictureOf: (match: RouteMatch) => Promise<Pick<RenderedPage, 'status' | 'picture'>>;
  /** Fills the cache with what another process has saved. */
  loadCache: () => Promise<void>;
  saveCache: () => Promise<void>;
}

/** The renderer reads through the same gateway as the browser, without HTTP. */
const gatewayTransport = (gateway: Gateway): ApiTransport => ({
  async send(request) {
    const { headers: _, ...answer } = await gateway.call(request);
    return answer;
  },
  retries: false,
});

interface Overrides {
  noScriptAnswer?: NoScriptAnswer;
  transport?: ApiTransport;
  texts?: LoadedTexts;
}

/**
 * Renderings begin in turns of the event loop of their own: a rendering blocks it for milliseconds, and what has arrived
 * meanwhile is answered before the next one. Node accepts one connection a turn.
 */
const inTurn = createTaskQueue();
const ownTurn = (): Promise<void> => inTurn(() => setImmediate());

type Render = (match: RouteMatch, overrides?: Overrides) => Promise<RenderedPage>;

type PagesOptions = Pick<
  ServerOptions,
  | 'build'
  | 'config'
  | 'content'
  | 'gateway'
  | 'getSiteUrl'
  | 'isDevelopment'
  | 'leadService'
  | 'log'
  | 'manifest'
  | 'metrics'
  | 'siteFile'
>;

const createRender = (options: PagesOptions, builtManifest: AssetManifest | undefined): Render => {
  const { content, gateway, siteFile, getSiteUrl, isDevelopment, log, metrics } = options;
  const ownTransport = gatewayTransport(gateway);
  const siteOf = createSiteSettings(options);

  return async (match, overrides = {}) => {
    const { noScriptAnswer, transport = ownTransport, texts = content.texts() } = overrides;
    await ownTurn();
    const began = performance.now();
    const page = await renderPage(match, {
      transport,
      site: siteOf(texts),
      organization: organizationOf(siteFile, getSiteUrl()),
      scripts: scriptsOf(builtManifest ?? (await options.manifest()), match.route.page.chunk),
      build: options.build,
      noScriptAnswer,
      isDevelopment,
      onError: (error) =>
        log.error({ err: error, path: loggedPath(match.path) }, 'page failed to render'),
    });
    metrics.pageRendered(routeLabel(match), (performance.now() - began) / 1000);
    // `redirects.yaml` also names addresses whose pages are gone for good.
    return page.status === 404 && content.redirectOf(match.path)?.status === 410
      ? { ...page, status: 410 }
      : page;
  };
};

/** Where pages survive a restart during an outage of the content API. Pages of another build name scripts that are gone. */
const savedPagesOf = (
  { build, config, content, getSiteUrl, siteFile }: PagesOptions,
  builtManifest: AssetManifest | undefined,
) => {
  const { cacheFolder, contentApi, appUrl, analyticsUrl, pageCacheSeconds } = config;
  if (!contentApi || !cacheFolder || pageCacheSeconds === 0) return undefined;
  const texts = content.texts();
  const settings = [contentApi, getSiteUrl(), appUrl, siteFile, texts, Boolean(analyticsUrl)];
  return {
    file: join(cacheFolder, 'pages'),
    // A hash, because an address may contain a password.
    fingerprint: hash('sha256', JSON.stringify([build, builtManifest, ...settings])),
  };
};

export const createPages = async (options: PagesOptions, cache: PageCache): Promise<Pages> => {
  const { content, leadService, isDevelopment, log } = options;
  const builtManifest = isDevelopment ? undefined : await options.manifest();
  const render = createRender(options, builtManifest);

  const cachedPage = (match: RouteMatch) =>
    cache.get(match.location, async (): Promise<Rendering> => {
      const { html, policy, ...page } = await render(match);
      return { ...page, headers: pageHeaders(policy), body: html };
    });

  const sendUncached = async (
    match: RouteMatch,
    reply: FastifyReply,
    overrides: Overrides = {},
    formStatus = 200,
  ): Promise<FastifyReply> => {
    const { html, policy, status } = await render(match, overrides);
    return reply
      .status(status === 200 ? formStatus : status)
      .headers({
        ...pageHeaders(policy),
        'cache-control': 'no-store',
        ...(holdsToken(match.route.path) && PRIVATE_HEADERS),
      })
      .send(html);
  };

  return {
    exists: ({ route, path }) =>
      route.path === paths.page.pattern
        ? content.pages().some(({ slug }) => paths.page(slug) === path.toLowerCase())
        : !route.missing,
    send: async (match, reply) =>
      holdsToken(match.route.path)
        ? sendUncached(match, reply)
        : sendPage(reply, await cachedPage(match)),
    sendFormAnswer: (address, noScriptAnswer, status, reply) =>
      sendUncached(matchRoute(address), reply, { noScriptAnswer }, status),
    sendPreview(match, source, reply) {
      const preview = createGateway({ ...source, leads: leadService, log });
      const overrides = { transport: gatewayTransport(preview), texts: source.getTexts() };
      return sendUncached(match, reply.headers(NOT_INDEXED), overrides);
    },
    // From the cache: a made-up picture address must not cost a rendering.
    pictureOf: async (match) => (await cachedPage(match)).page,
    async loadCache() {
      const saved = savedPagesOf(options, builtManifest);
      if (saved) await cache.load(saved.file, saved.fingerprint);
    },
    async saveCache() {
      const saved = savedPagesOf(options, builtManifest);
      if (!saved) return;
      await cache
        .save(saved.file, saved.fingerprint)
        .catch((error: unknown) => log.warn({ err: error }, 'pages were not saved'));
    },
  };
};

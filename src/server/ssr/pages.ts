import { hash } from 'node:crypto';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import type { ApiTransport } from '../../api/baseQuery.ts';
import { matchRoute } from '../../app/routes.ts';
import { formatDollars } from '../../features/pricing/plan.ts';
import type { NavigationLink } from '../../contract/navigation.ts';
import { holdsToken, paths } from '../../contract/paths.ts';
import { zoneName } from '../../lib/eventTime.ts';
import { asWritten } from '../../lib/phone.ts';
import type { FormResult } from '../../shared/lead-form/FormResult.ts';
import type { RouteMatch } from '../../shared/routing/siteRoute.ts';
import type { Brand } from '../../ui/SiteContext.ts';
import { BARE_NEWSLETTER } from '../../contract/forms.ts';
import type { ContentPage } from '../content/load/loadContent.ts';
import type { LoadedTexts } from '../content/load/loadTexts.ts';
import { readWeekdays } from '../../lib/weekdays.ts';
import { supportHours, type SiteFile } from '../content/load/loadSite.ts';
import { createGateway, type Gateway, type GatewaySource } from '../gateway/gateway.ts';
import { scriptsOf } from './document.ts';
import { type PageCache, type Rendering, sendPage } from './pageCache.ts';
import { renderPage, type RenderedPage } from './renderPage.tsx';
import { PERMISSIONS_POLICY } from '../plugins/securityHeaders.ts';
import { siteNavigation } from './siteNavigation.ts';
import { organizationOf } from './structuredData.ts';
import { loggedPath } from '../plugins/requestLog.ts';
import type { ServerOptions } from '../serverOptions.ts';

const pageHeaders = (policy: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'permissions-policy': PERMISSIONS_POLICY,
});
const NOT_INDEXED = { 'x-robots-tag': 'noindex' };
/** The address of a private page is a key: no other site may learn it. */
export const PRIVATE_HEADERS = { ...NOT_INDEXED, 'referrer-policy': 'no-referrer' };

export const routeLabel = ({ route }: RouteMatch): string => (route.missing ? 'other' : route.path);

export type Pages = Awaited<ReturnType<typeof createPages>>;

/** The renderer reads through the same gateway as the browser, without HTTP. */
const gatewayTransport = (gateway: Gateway): ApiTransport => ({
  async send(request) {
    const { headers: _, ...answer } = await gateway.call(request);
    return answer;
  },
  retries: false,
});

const brandOf = (
  site: SiteFile,
  appUrl: string | undefined,
): Omit<Brand, 'line' | 'copyright'> => ({
  name: site.name,
  ...(site.phone && { phone: { number: asWritten(site.phone), href: `tel:${site.phone}` } }),
  social: site.social,
  login: appUrl ? `${appUrl}/login` : site.application.login,
  signup: appUrl ? `${appUrl}/signup` : site.application.get_started,
});

const linksTo = (pages: readonly ContentPage[], place: ContentPage['place']): NavigationLink[] =>
  pages
    .filter((page) => page.place === place)
    .map(({ slug, title }) => ({ path: paths.page(slug), label: title }));

const supportOf = (site: SiteFile) => {
  const { days, hours } = site.support;
  const weekdays = readWeekdays(days);
  const [from, to] = hours;
  return {
    email: site.emails.support,
    hours: supportHours(site),
    ...(weekdays && { times: { zone: site.time_zone, weekdays, from, to } }),
  };
};

interface Overrides {
  formResult?: FormResult;
  source?: ApiTransport;
  texts?: LoadedTexts;
}

export const createPages = async (options: ServerOptions, cache: PageCache) => {
  const {
    config,
    content,
    siteFile,
    gateway,
    leadService,
    getSiteUrl,
    isDevelopment,
    log,
    metrics,
  } = options;
  const transport = gatewayTransport(gateway);
  const eventZone = {
    id: siteFile.time_zone,
    name: zoneName(Date.now(), siteFile.time_zone),
    shortName: zoneName(Date.now(), siteFile.time_zone, 'shortGeneric'),
  };
  const support = supportOf(siteFile);
  const brand = brandOf(siteFile, config.appUrl);
  const builtManifest = isDevelopment ? undefined : await options.manifest();

  const render = async (match: RouteMatch, overrides: Overrides = {}) => {
    const { formResult, source = transport, texts = content.texts() } = overrides;
    const began = performance.now();
    const pages = content.pages();
    const { line, copyright } = content.siteLines();
    const lowestPrice = content.lowestPrice();
    const page = await renderPage(match, {
      transport: source,
      site: {
        siteUrl: getSiteUrl(),
        brand: { ...brand, line, copyright },
        eventZone,
        support,
        navigation: siteNavigation(texts.navigation),
        offers: { newsletter: texts.newsletter ?? BARE_NEWSLETTER, ...texts['next-step'] },
        ...(config.analyticsUrl && { analytics: true }),
        ...(lowestPrice && { lowestPrice: formatDollars(lowestPrice) }),
        ...(!config.contentApi && { keepsGuests: true }),
        ...(content.office() && { hasOfficeHours: true }),
        ...(pages.length > 0 && {
          pages: { resources: linksTo(pages, 'navigation'), company: linksTo(pages, 'footer') },
        }),
      },
      organization: organizationOf(siteFile, getSiteUrl()),
      scripts: scriptsOf(builtManifest ?? (await options.manifest()), match.route.page.chunk),
      build: options.build,
      formResult,
      isDevelopment,
      onError: (error) =>
        log.error({ err: error, path: loggedPath(match.path) }, 'page failed to render'),
    });
    metrics.pageRendered(routeLabel(match), (performance.now() - began) / 1000);
    return page.status === 404 && content.redirectOf(match.path)?.status === 410
      ? { ...page, status: 410 }
      : page;
  };

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

  /** Where pages survive a restart during an outage of the content API. Pages of another build name scripts that are gone. */
  const savedPages = () => {
    const { cacheFolder, contentApi, appUrl, analyticsUrl, pageCacheSeconds } = config;
    if (!contentApi || !cacheFolder || pageCacheSeconds === 0) return undefined;
    const texts = content.texts();
    const maker = [options.build, builtManifest, contentApi, getSiteUrl(), appUrl, siteFile, texts];
    return {
      file: path.join(cacheFolder, 'pages'),
      // A hash, because an address may contain a password.
      maker: hash('sha256', JSON.stringify([...maker, Boolean(analyticsUrl)])),
    };
  };

  return {
    /** Whether a route has a page. Any one-word address matches the route of pages by writers. */
    exists: ({ route, path }: RouteMatch): boolean =>
      route.path === paths.page.pattern
        ? content.pages().some(({ slug }) => paths.page(slug) === path.toLowerCase())
        : !route.missing,
    send: async (match: RouteMatch, reply: FastifyReply): Promise<FastifyReply> =>
      holdsToken(match.route.path)
        ? sendUncached(match, reply)
        : sendPage(reply, await cachedPage(match)),
    /** Sends the page of a form that was sent without scripts. It repeats the visitor's input, so it is not cached. */
    sendFormAnswer: (
      address: string,
      formResult: FormResult,
      status: number,
      reply: FastifyReply,
    ) => sendUncached(matchRoute(address), reply, { formResult }, status),
    sendPreview(match: RouteMatch, source: GatewaySource, reply: FastifyReply) {
      const preview = createGateway({ ...source, leads: leadService, log });
      const overrides = { source: gatewayTransport(preview), texts: source.getTexts() };
      return sendUncached(match, reply.headers(NOT_INDEXED), overrides);
    },
    // From the cache: a made-up picture address must not cost a rendering.
    pictureOf: async (match: RouteMatch): Promise<Pick<RenderedPage, 'status' | 'picture'>> =>
      (await cachedPage(match)).page,
    async load(): Promise<void> {
      const saved = savedPages();
      if (saved) await cache.load(saved.file, saved.maker);
    },
    async save(): Promise<void> {
      const saved = savedPages();
      await (saved && cache.save(saved.file, saved.maker))?.catch((error: unknown) =>
        log.warn({ err: error }, 'pages were not saved'),
      );
    },
  };
};

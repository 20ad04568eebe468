import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createLiveContent } from './content/source/liveContent.ts';
import {
  documentAt,
  isPreviewToken,
  previewLink,
  PREVIEW_PARAMETER,
  publicLibrary,
} from './content/load/publicLibrary.ts';
import { resolveRedirect } from './content/load/redirects.ts';
import { createContentApi } from './content/api/contentApi.ts';
import { ContentError } from './content/load/contentReader.ts';
import { loadContent, type ContentLibrary } from './content/load/loadContent.ts';
import { readSiteFile } from './content/load/loadSite.ts';
import { createPictureStore } from './content/media/pictureStore.ts';
import { createPictureReader } from './content/media/pictures.ts';
import { isPostgres, startDatabase } from './leads/database/database.ts';
import { createLeadService } from './leads/leadService.ts';
import { countLeads, countQuarantined, readWaiting } from './leads/deliveries/deliveryMetrics.ts';
import { countPost } from './leads/submissions/limits.ts';
import { NO_METRICS } from './observe/metrics.ts';
import { startHourlyJob, type Job } from './leads/retention.ts';
import { startDeliveries, type Deliveries } from './leads/startDeliveries.ts';
import { readAssetManifest } from './ssr/document.ts';
import { color } from '../theme/tokens.ts';
import { createTaskQueue } from '../lib/taskQueue.ts';
import { createServer } from './server.ts';
import { loadEveryPage } from './ssr/renderPage.tsx';
import { SERVER_LIMITS, type ServerLimits } from './serverOptions.ts';
import { createContentApiClient } from './gateway/contentApiClient.ts';
import { createEmbeddedUpstream } from './content/source/embeddedUpstream.ts';
import { createGateway } from './gateway/gateway.ts';
import { publicVersion } from './routes/eventCalendars.ts';

export interface AppOptions {
  log: Logger;
  clientFolder: string;
  build?: string;
  /** Caches neither pages nor the asset manifest, and shows drafts. */
  isDevelopment?: boolean;
  limits?: Partial<ServerLimits>;
}

export type App = Awaited<ReturnType<typeof createApp>>;

/** @throws ContentError for an invalid document */
export const createApp = async (config: Config, options: AppOptions) => {
  let siteUrl = config.siteUrl ?? '';
  const getSiteUrl = () => siteUrl;
  const { log, isDevelopment = false } = options;
  const { previewSecret: secret } = config;
  const readPictures = createPictureReader();
  const readContent = () => loadContent(config.contentFolder, { readPictures });
  const prom =
    config.metricsAddress && (await import('./observe/promMetrics.ts')).createPromMetrics();
  const metrics = prom?.metrics ?? NO_METRICS;
  const [database, library] = await Promise.all([
    startDatabase(config.databaseUrl, { log, onQuery: prom && metrics.databaseAnswered }),
    config.contentApi ? undefined : readContent(),
  ]);
  const siteFile = library?.site ?? (await readSiteFile(config.contentFolder));
  const { brand, accent, surface, text } = siteFile.colors;
  const built = [color.dusk, color.lit, color.limewash, color.ink];
  if (String([brand, accent, surface, text]).toUpperCase() !== String(built).toUpperCase())
    log.warn('site.yaml has other colors than the build; build the site again');
  const { mailFrom = siteFile.emails.sender, salesEmail = siteFile.emails.sales } = config;
  let deliveries: Deliveries | undefined;
  let eventWatch: Job | undefined;
  let isStopping = false;
  const leadService = createLeadService(database.db, {
    getSiteUrl,
    brand: siteFile.name,
    receiptPrefix: siteFile.receipt_prefix,
    meetingUrlTemplate: config.meetingUrlTemplate,
    onStored: () => deliveries?.wake(),
    unavailableReason: database.unavailableReason,
    hasLimits: config.postLimitPerMinute > 0,
    log,
    metrics,
    getOffice: () => live?.current().office,
    getEvents: () => embeddedApi && { find: embeddedApi.findEvent, all: embeddedApi.allEvents },
  });
  const contentListeners: (() => void)[] = [];
  const live =
    library &&
    createLiveContent(library, {
      showsAll: isDevelopment,
      onChange() {
        for (const listener of contentListeners) listener();
        eventWatch?.runNow();
      },
    });
  const embeddedApi = live && createContentApi(live.current);
  const gatewayOf = (all: ContentLibrary, address: string) => {
    const view = publicLibrary(all, Date.now(), documentAt(all, address));
    const upstream = createEmbeddedUpstream(
      createContentApi(() => view),
      leadService,
    );
    return createGateway({ upstream, leads: leadService, log });
  };
  const previewOf = (path: string, url: string) => {
    if (!live || !secret) return undefined;
    const token = new URL(`http://site.invalid${url}`).searchParams.get(PREVIEW_PARAMETER) ?? '';
    const isValid = isPreviewToken(secret, path, token, Date.now());
    return isValid ? gatewayOf(live.whole(), path) : undefined;
  };

  const gateway = createGateway({
    upstream: config.contentApi
      ? createContentApiClient({ ...config.contentApi, log, metrics })
      : createEmbeddedUpstream(embeddedApi!, leadService),
    leads: leadService,
    log,
    metrics,
  });
  // After the current read, which may have passed the changed file already.
  const inTurn = createTaskQueue();
  let contentProblems = 0;
  const reload = () =>
    inTurn(async () => {
      if (!live || !embeddedApi || isStopping) return;
      const began = performance.now();
      try {
        await live.replace(await readContent(), (view) => embeddedApi.warmUp(view));
        contentProblems = 0;
        log.info({ ms: Math.round(performance.now() - began) }, 'content reloaded');
      } catch (error) {
        const problems = error instanceof ContentError ? error.message.split('\n') : undefined;
        // Without a list the folder could not be read.
        contentProblems = problems?.length ?? 1;
        log.error(
          problems ? { problems } : { err: error },
          'content rejected; keeping the previous version',
        );
      }
    });

  // Editors sign in by email; in development they don't sign in.
  const hasEditor = isDevelopment || Boolean(siteFile.editors.length && config.smtpUrl);
  const { server, pages, isReady } = await createServer({
    config,
    siteFile,
    getSiteUrl,
    gateway,
    leadService,
    media: live && {
      getPictures: () => live.current().pictures,
      store: createPictureStore({ cacheFolder: config.cacheFolder, log }),
    },
    eventVersions: (events) =>
      leadService.eventVersions(
        events.map((event) => {
          const source = embeddedApi?.findEvent(event.slug);
          return source && 'id' in source ? source : publicVersion(event);
        }),
      ),
    redirectOf: live && ((url) => resolveRedirect(live.current().redirects, url)),
    hasOfficeHours: () => live?.current().office !== undefined,
    getPages: live && (() => live.current().pages),
    onContentChange: (listener) => contentListeners.push(listener),
    previewOf,
    editor:
      live && hasEditor
        ? {
            db: database.db,
            getEditors: () => live.whole().site.editors,
            sendMail: async (message) => deliveries?.sendMail?.(message),
            reload,
            gatewayOf,
            countGuests: async (slug) => {
              const event = embeddedApi?.findEvent(slug);
              return event && 'id' in event ? leadService.countGuests(event) : 0;
            },
            previewLink:
              secret === undefined
                ? undefined
                : (address) => siteUrl + previewLink(secret, address),
          }
        : undefined,
    countEverywhere: isPostgres(database.db)
      ? (address, windowMs) => countPost(database.db, address, windowMs)
      : undefined,
    manifest: () => readAssetManifest(options.clientFolder),
    clientFolder: options.clientFolder,
    build: options.build ?? '',
    isDevelopment,
    limits: { ...SERVER_LIMITS, ...options.limits },
    isStopping: () => isStopping,
    log,
    metrics,
  });

  let metricsServer: { port: number; close: () => Promise<void> } | undefined;

  return {
    async warmUp(): Promise<void> {
      await loadEveryPage();
      await embeddedApi?.warmUp();
    },
    async listen(host: string, port: number): Promise<number> {
      await server.listen({ host, port });
      const address = server.server.address();
      const actualPort = typeof address === 'object' && address ? address.port : port;
      if (!config.siteUrl && !isDevelopment)
        log.warn(
          'SITE_URL is not set: links, feeds and emails name the listen address, and browsers are not told to use https',
        );
      siteUrl ||= `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
      await pages.load();
      void database.opened.then(async () => {
        // A reminder must not name the time of an event that moved while the site was down.
        await leadService.followEvents();
        if (isStopping) return;
        const settings = {
          ...config,
          mailFrom,
          salesEmail,
          brand: siteFile,
          eventTimeZone: siteFile.time_zone,
        };
        deliveries = startDeliveries(database.db, settings, log, metrics);
        if (embeddedApi) {
          metrics.jobStarted('events');
          eventWatch = startHourlyJob(() => leadService.followEvents());
        }
      });
      if (prom && config.metricsAddress) {
        metricsServer = await prom.listen(config.metricsAddress, {
          countLeads: () => countLeads(database.db),
          countQuarantined: () => countQuarantined(database.db, new Date()),
          readDeliveries: () => readWaiting(database.db, new Date(), deliveries?.kinds ?? []),
          isReady,
          contentVersion: () => live?.whole().version,
          contentProblems: () => contentProblems,
          build: options.build ?? '',
          pool: database.pool,
          databaseFolder: config.databaseFolder,
        });
        log.info({ port: metricsServer.port }, 'serving metrics');
      }
      return actualPort;
    },
    metricsPort: () => metricsServer?.port,
    reload,
    /** `/readyz` answers 503 at once. New requests are refused once `drained` resolves. */
    async close(drained: Promise<unknown> = Promise.resolve()): Promise<void> {
      isStopping = true;
      database.stop();
      live?.stop();
      // The next process delivers what is stored from now on.
      await Promise.all([drained.then(() => server.close()), deliveries?.stop()]);
      await Promise.all([eventWatch?.stop(), metricsServer?.close(), pages.save()]);
      await leadService.close();
    },
  };
};

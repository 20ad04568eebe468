import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createLiveContent } from './content/load/liveContent.ts';
import type { LiveContent } from './content/load/liveContent.ts';
import { isPreviewToken, PREVIEW_PARAMETER } from './content/load/previewLinks.ts';
import { documentAt, publicLibrary } from './content/load/publicLibrary.ts';
import { elsewhere } from './content/load/redirects.ts';
import { createContentApi } from './content/api/contentApi.ts';
import type { ContentApi } from './content/api/contentApi.ts';
import { ContentError } from './content/load/contentProblems.ts';
import { loadContent } from './content/load/loadContent.ts';
import { readSiteFile } from './content/load/loadSite.ts';
import { createPictureStore } from './content/media/pictureStore.ts';
import { createPictureReader } from './content/media/readPictures.ts';
import { isPostgres } from './leads/database/database.ts';
import { createLeadService } from './leads/leadService.ts';
import { countLeads } from './leads/submissions/countLeads.ts';
import { countPost } from './leads/submissions/postCounts.ts';
import { startEventWatch, type EventWatch } from './leads/submissions/eventChanges.ts';
import type { Outbox } from './leads/deliveries/outbox.ts';
import { readWaiting } from './leads/deliveries/waitingDeliveries.ts';
import { NO_METRICS } from './observe/metrics.ts';
import { startMetricsServer, type MetricsServer } from './observe/metricsServer.ts';
import { startDatabase } from './leads/startDatabase.ts';
import { kindsDelivered, startDeliveries } from './leads/startDeliveries.ts';
import { readAssetManifest } from './web/pages/assetManifest.ts';
import { buildServer } from './web/buildServer.ts';
import type { Pages } from './web/pages.ts';
import type { RenderThreads } from './web/pages/renderThreads.ts';
import { SERVER_LIMITS, type ServerLimits } from './web/serverLimits.ts';
import { createContentApiClient } from './gateway/contentApiClient.ts';
import { createEmbeddedUpstream } from './gateway/embeddedUpstream.ts';
import { createGateway } from './gateway/gateway.ts';

export interface SiteOptions {
  log: Logger;
  /** The browser's build. */
  clientFolder: string;
  /** Names the build that serves, where there is one. */
  build?: string;
  /** Keeps no page and no list of the browser's files: both change while it runs. */
  isDevelopment?: boolean;
  limits?: Partial<ServerLimits>;
  /** Threads that render the pages, which end with the site; without them it does so in its own. */
  renderThreads?: RenderThreads | undefined;
}

export interface Site {
  /** Does what takes long in a long library, before anybody waits for it; without it the first call of each does. */
  warmUp: () => Promise<void>;
  /** Resolves with the port that the site listens on. */
  listen: (host: string, port: number) => Promise<number>;
  /** Where its metrics are answered, once it listens and if they are. */
  metricsPort: () => number | undefined;
  /**
   * Renders pages while the process is idle, so that their first visitors need not wait.
   */
  settle: () => Promise<void>;
  /**
   * Reads the content anew. A folder with problems is told of in the log, and what was there before stays, as a whole.
   */
  reload: () => Promise<void>;
  /**
   * Says that it is not ready any more, and ends every connection with its next answer. Once `drained` is resolved it
   * stops taking requests, finishes those in progress and what is being delivered, and closes the database.
   */
  close: (drained?: Promise<unknown>) => Promise<void>;
}

/** Lists that grow with the library; their pages are made of them. */
const LONG_LISTS = ['activePosts', 'integrations', 'helpCenter', 'events', 'videos'] as const;

/**
 * The code that makes HTML of a document is slow while it is new: 65 ms of the processor for the first one, 7 for the
 * hundredth (decision 105). So many are made before the site is ready: nothing else is answered meanwhile.
 */
const PRACTICE_POSTS = 3;

/**
 * Puts the site together: content, database, gateway, pages.
 * @throws ContentError for a bad document
 */
export const createSite = async (config: Config, options: SiteOptions): Promise<Site> => {
  let siteUrl = config.siteUrl ?? '';
  const getSiteUrl = () => siteUrl;
  const { cacheFolder } = config;
  const readPictures = createPictureReader({ cacheFolder });
  const readContent = () => loadContent(config.contentFolder, { readPictures });
  // Nobody else loads what measures.
  const prom =
    config.metricsAddress && (await import('./observe/promMetrics.ts')).createPromMetrics();
  const metrics = prom?.metrics ?? NO_METRICS;
  // An existing content API takes the embedded one's place as a whole.
  const [database, library] = await Promise.all([
    startDatabase(config.databaseUrl, {
      log: options.log,
      onQuery: prom && metrics.databaseAnswered,
    }),
    config.contentApi ? undefined : readContent(),
  ]);
  const siteFile = library?.site ?? (await readSiteFile(config.contentFolder));
  const { mailFrom = siteFile.emails.sender, salesEmail = siteFile.emails.sales } = config;
  let outbox: Outbox | undefined;
  let eventWatch: EventWatch | undefined;
  let isStopping = false;
  /** Before the first pages there are none to make anew. */
  let renewPages: Pages['prerender'] = () => Promise.resolve();
  const leadService = createLeadService(database.db, {
    getSiteUrl,
    brand: siteFile.name,
    meetingUrlTemplate: config.meetingUrlTemplate,
    onStored: () => outbox?.wake(),
    whyClosed: database.whyClosed,
    limitsNetworks: config.postLimitPerMinute > 0,
    log: options.log,
    metrics,
    doubleOptIn: true,
    // Of another content API's demos nothing is known.
    getOffice: () => live?.current().office,
  });
  const contentListeners: (() => void)[] = [];
  const live =
    library &&
    createLiveContent(library, {
      showsAll: options.isDevelopment ?? false,
      onChange() {
        for (const listener of contentListeners) listener();
        void renewPages();
        eventWatch?.look();
      },
    });
  const embeddedApi = live && createContentApi(live.current);
  const previewsOf =
    (secret: string, { whole }: LiveContent) =>
    (path: string, url: string) => {
      const token = new URL(`http://site.invalid${url}`).searchParams.get(PREVIEW_PARAMETER);
      if (token === null || !isPreviewToken(secret, path, token, Date.now())) return undefined;
      const view = publicLibrary(whole(), Date.now(), { also: documentAt(whole(), path) });
      const upstream = createEmbeddedUpstream(
        createContentApi(() => view),
        leadService,
      );
      return createGateway({ upstream, leads: leadService, log: options.log });
    };

  const gateway = createGateway({
    upstream: config.contentApi
      ? createContentApiClient({ ...config.contentApi, log: options.log, metrics })
      : createEmbeddedUpstream(embeddedApi!, leadService),
    leads: leadService,
    log: options.log,
    metrics,
    keepSeconds: config.contentApi ? config.pageCacheSeconds : 0,
  });
  const { server, pages, isReady } = await buildServer({
    config,
    siteFile,
    getSiteUrl,
    gateway,
    leadService,
    media: live && {
      getPictures: () => live.current().pictures,
      store: createPictureStore({ cacheFolder, log: options.log }),
    },
    elsewhere: live && ((url) => elsewhere(live.current().redirects, url)),
    hasOfficeHours: () => live?.current().office !== undefined,
    onContentChange: (listener) => contentListeners.push(listener),
    previewOf: live && config.previewSecret ? previewsOf(config.previewSecret, live) : undefined,
    // A SQLite file has one process, which knows it all.
    countEverywhere: isPostgres(database.db)
      ? (address, windowMs) => countPost(database.db, address, windowMs)
      : undefined,
    manifest: () => readAssetManifest(options.clientFolder),
    clientFolder: options.clientFolder,
    // A site with threads for it needs no renderer of its own.
    renderPage: (options.renderThreads ?? (await import('./web/pages/renderPage.tsx'))).renderPage,
    build: options.build ?? '',
    isDevelopment: options.isDevelopment ?? false,
    limits: { ...SERVER_LIMITS, ...options.limits },
    isStopping: () => isStopping,
    log: options.log,
    metrics,
  });

  prom?.observe({
    countLeads: () => countLeads(database.db),
    readDeliveries: () => readWaiting(database.db, new Date(), kindsDelivered(config)),
    isReady,
    contentVersion: () => live?.whole().version,
    databaseFolder: config.databaseFolder,
  });
  let metricsServer: MetricsServer | undefined;

  renewPages = pages.prerender;

  const readAnew = async (content: LiveContent, api: ContentApi) => {
    const began = performance.now();
    try {
      await content.replace(await readContent(), (view) => api.warmUp(view));
      options.log.info({ ms: Math.round(performance.now() - began) }, 'content reloaded');
    } catch (error) {
      const problems = error instanceof ContentError ? error.message.split('\n') : undefined;
      options.log.error(
        problems ? { problems } : { err: error },
        'content rejected; keeping the previous version',
      );
    }
  };
  let reading: Promise<void> | undefined;
  let isToBeReadAgain = false;

  return {
    async warmUp() {
      if (!live || !embeddedApi) return;
      await embeddedApi.warmUp();
      for (const name of LONG_LISTS) await gateway.call({ name, params: {} });
      for (const { slug } of live.current().posts.slice(0, PRACTICE_POSTS))
        await gateway.call({ name: 'post', params: { id: slug } });
    },
    async listen(host, port) {
      await server.listen({ host, port });
      const address = server.server.address();
      const actualPort = typeof address === 'object' && address ? address.port : port;
      if (!config.siteUrl && !options.isDevelopment)
        options.log.warn(
          'SITE_URL is not set: links, feeds and mails name the address that the site listens on, and nothing asks browsers for https',
        );
      siteUrl ||= `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
      void database.opened.then(() => {
        const settings = {
          ...config,
          mailFrom,
          salesEmail,
          brand: siteFile,
          eventTimeZone: siteFile.time_zone,
        };
        outbox = startDeliveries(database.db, settings, options.log, metrics.deliveryTried);
        if (embeddedApi) {
          eventWatch = startEventWatch(() => leadService.followEvents(embeddedApi.findEvent));
        }
      });
      if (prom && config.metricsAddress) {
        metricsServer = await startMetricsServer(prom, config.metricsAddress);
        options.log.info({ port: metricsServer.port }, 'metrics are answered');
      }
      return actualPort;
    },
    metricsPort: () => metricsServer?.port,
    async reload() {
      if (!live || !embeddedApi) return;
      isToBeReadAgain = true;
      // Whoever asks while it is being read may have changed what has been read already.
      reading ??= (async () => {
        while (isToBeReadAgain && !isStopping) {
          isToBeReadAgain = false;
          await readAnew(live, embeddedApi);
        }
        reading = undefined;
      })();
      await reading;
    },
    async settle() {
      await pages.prerender();
    },
    async close(drained = Promise.resolve()) {
      isStopping = true;
      database.stop();
      live?.stop();
      // What is stored from now on is delivered by the next process.
      await Promise.all([drained.then(() => server.close()), outbox?.stop()]);
      await Promise.all([eventWatch?.stop(), metricsServer?.close()]);
      await Promise.all([leadService.close(), options.renderThreads?.close()]);
    },
  };
};

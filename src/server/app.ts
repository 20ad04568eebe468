import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { color } from '../theme/tokens.ts';
import type { Config } from './config.ts';
import type { ContentProblem } from './content/load/contentReader.ts';
import type { SiteFile } from './content/load/loadSite.ts';
import { createResizedPictures } from './content/media/resizedPictures.ts';
import { openEmbeddedContent } from './content/source/embeddedContent.ts';
import { openExternalContent } from './content/source/externalContent.ts';
import { noteFolder, type FolderMachines } from './content/storage/folderMachines.ts';
import { openContentStorage } from './content/storage/openContentStorage.ts';
import { createGateway } from './gateway/gateway.ts';
import { isPostgres, startDatabase } from './leads/database/database.ts';
import { countLeads, countQuarantined, readWaiting } from './leads/leadMetrics.ts';
import { problemOf } from './leads/database/storageFailure.ts';
import { createLeadService } from './leads/leadService.ts';
import { startHourlyJob, type Job } from './leads/hourlyJob.ts';
import { sendMailAtOnce, startDeliveries, type Deliveries } from './leads/startDeliveries.ts';
import { incrementInWindow } from './leads/submissions/limits.ts';
import { NO_METRICS } from './observe/metrics.ts';
import { addFirstOwner, ownersOf } from './people/people.ts';
import { createServer } from './server.ts';
import { stopWorkers } from './workers/runInWorker.ts';
import { SERVER_LIMITS, type DeskServices, type ServerLimits } from './serverOptions.ts';
import { readAssetManifest } from './ssr/document.ts';
import { loadEveryPage } from './ssr/renderPage.tsx';

export interface AppOptions {
  log: Logger;
  clientFolder: string;
  build?: string;
  /** Caches neither pages nor the asset manifest, and shows drafts. */
  isDevelopment?: boolean;
  limits?: Partial<ServerLimits>;
}

export interface App {
  warmUp: () => Promise<void>;
  /** Resolves with the port. */
  listen: (host: string, port: number) => Promise<number>;
  /** Reads the content after each change by another program. */
  watchContent: () => void;
  reloadContent: () => Promise<void>;
  contentProblems: () => readonly ContentProblem[];
  /** Undefined without METRICS_ADDRESS. */
  metricsPort: () => number | undefined;
  /** `/readyz` answers 503 at once. New requests are refused once `drained` resolves. */
  close: (drained?: Promise<unknown>) => Promise<void>;
}

/**
 * The site in four phases: open what it reads, wire the parts, listen, close.
 * @throws ContentError for a site file that can't be used
 */
export const createApp = async (config: Config, options: AppOptions): Promise<App> => {
  const site = await wire(await open(config, options));
  const { content, state } = site;
  return {
    warmUp: async () => {
      await Promise.all([loadEveryPage(), content.warmUp()]);
    },
    listen: (host, port) => listen(site, host, port),
    watchContent: () => content.watch(),
    reloadContent: () => content.reload(),
    contentProblems: () => content.problems(),
    metricsPort: () => state.metricsServer?.port,
    close: (drained) => close(site, drained),
  };
};

/** What changes while the site runs. */
interface State {
  /** Public origin; with PORT=0 it is known only after listening. */
  siteUrl: string;
  isStopping: boolean;
  /** Undefined until the database is ready and events were followed for the first time. */
  deliveries?: Deliveries;
  eventJob?: Job;
  metricsServer?: { port: number; close: () => Promise<void> };
}

type Opened = Awaited<ReturnType<typeof open>>;
type Site = Awaited<ReturnType<typeof wire>>;

const open = async (config: Config, options: AppOptions) => {
  const { log, clientFolder, build = '', isDevelopment = false } = options;
  const prom =
    config.metricsAddress && (await import('./observe/metricsServer.ts')).createMetricsServer();
  const metrics = prom?.metrics ?? NO_METRICS;
  const { contentApi, previewSecret } = config;
  const database = await startDatabase(config.databaseUrl, {
    log,
    onQuery: prom && metrics.databaseAnswered,
  });
  const storage = await openContentStorage(config, database.db, log);
  const content = await (contentApi
    ? openExternalContent({ api: contentApi, storage, log, metrics })
    : openEmbeddedContent({
        storage,
        publicFolder: clientFolder,
        previewSecret,
        log,
        showsAll: isDevelopment,
      }));
  warnOfOtherColors(content.siteFile, log);
  const limits = { ...SERVER_LIMITS, ...options.limits };
  return {
    config,
    log,
    prom,
    metrics,
    database,
    storage,
    content,
    clientFolder,
    build,
    isDevelopment,
    limits,
  };
};

const warnOfOtherColors = ({ colors }: SiteFile, log: Logger): void => {
  const { brand, accent, surface, text } = colors;
  const built = [color.dusk, color.lit, color.limewash, color.ink];
  if (String([brand, accent, surface, text]).toUpperCase() !== String(built).toUpperCase())
    log.warn('site.yaml has other colors than the build; build the site again');
};

const wire = async (opened: Opened) => {
  const { config, content, database, log, metrics } = opened;
  const { siteFile } = content;
  const { db } = database;
  const state: State = { siteUrl: config.siteUrl ?? '', isStopping: false };
  const getSiteUrl = () => state.siteUrl;
  const leadService = createLeadService(db, {
    getSiteUrl,
    brand: siteFile.name,
    receiptPrefix: siteFile.receipt_prefix,
    meetingUrlTemplate: config.meetingUrlTemplate,
    wakeDeliveries: () => state.deliveries?.wake(),
    unavailableReason: database.unavailableReason,
    hasLimits: config.postLimitPerMinute > 0,
    log,
    metrics,
    getOffice: () => content.office(),
    getEvents: () => content.events,
    getNewsletter: () => content.texts().newsletter,
  });
  // With PostgreSQL, the site can run on several machines. Each has its own folder, so the editor warns that a change reaches
  // only one of them.
  const folders =
    config.contentStorage === 'folder' && isPostgres(db)
      ? noteFolder(db, config.contentFolder)
      : undefined;
  await storeFirstOwner(opened);
  const { server, pages, isReady } = await createServer({
    ...opened,
    siteFile,
    getSiteUrl,
    leadService,
    gateway: createGateway({
      upstream: content.upstream(leadService),
      getTexts: () => content.texts(),
      leads: leadService,
      log,
      metrics,
    }),
    resizedPictures: createResizedPictures({ cacheFolder: config.cacheFolder, log }),
    desk: (await hasDesk(opened)) ? deskServices(opened, state, folders) : undefined,
    countEverywhere: isPostgres(db)
      ? (address, windowMs) => incrementInWindow(db, address, windowMs)
      : undefined,
    manifest: () => readAssetManifest(opened.clientFolder),
    isStopping: () => state.isStopping,
  });
  // Listeners run in the order in which they were added: that of `createServer` clears the page cache first.
  content.onChange(() => state.eventJob?.runNow());
  return { ...opened, state, folders, leadService, server, pages, isReady };
};

const deskServices = (
  { content, database, storage }: Opened,
  state: State,
  folders: FolderMachines | undefined,
): DeskServices => ({
  db: database.db,
  // Fails before deliveries start, which is shortly after the server, and without a mail server, as in development.
  sendMail: (message) => sendMailAtOnce(state.deliveries, message),
  configuredKinds: () => state.deliveries?.kinds ?? [],
  editor: content.editing && {
    storage,
    folders: async () => (await folders?.all()) ?? [],
    editing: content.editing,
  },
});

const isDatabaseReady = (database: Opened['database']): boolean =>
  database.unavailableReason() === null;

/** Stores the owner whom the settings name once the database is ready, for which the start does not wait. */
const storeFirstOwner = async ({ config, database, log }: Opened): Promise<void> => {
  const { ownerEmail } = config;
  if (ownerEmail === undefined) return;
  const stored = database.ready
    .then(() => addFirstOwner(database.db, ownerEmail, new Date()))
    .catch((error: unknown) =>
      log.error({ problem: problemOf(error) }, 'the first owner was not stored'),
    );
  if (isDatabaseReady(database)) await stored;
};

/** Signing in needs email and at least one owner. In development there is no sign-in. */
const hasDesk = async ({ config, database, isDevelopment }: Opened): Promise<boolean> => {
  if (isDevelopment) return true;
  if (config.smtpUrl === undefined) return false;
  if (config.ownerEmail !== undefined) return true;
  return isDatabaseReady(database) && (await ownersOf(database.db)).length > 0;
};

const listen = async (site: Site, host: string, port: number): Promise<number> => {
  const { config, isDevelopment, log, pages, server, state } = site;
  await server.listen({ host, port });
  const { port: actualPort } = server.server.address() as AddressInfo;
  if (!config.siteUrl && !isDevelopment)
    log.warn(
      'SITE_URL is not set: links, feeds and emails name the listen address, and browsers are not told to use https',
    );
  state.siteUrl ||= `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
  // Saved pages are those of one site URL, so it has to be known.
  await pages.loadCache();
  void site.database.ready.then(() => startJobs(site));
  await serveMetrics(site);
  return actualPort;
};

const startJobs = async ({ config, content, database, leadService, log, metrics, state }: Site) => {
  // It never rejects: while it fails, `delayedMails` keeps reminders back, and `eventJob` tries again.
  await leadService.followEvents();
  if (state.isStopping) return;
  const { siteFile } = content;
  const settings = {
    ...config,
    mailFrom: config.mailFrom ?? siteFile.emails.sender,
    salesEmail: config.salesEmail ?? siteFile.emails.sales,
    brand: siteFile,
    eventTimeZone: siteFile.time_zone,
    getTexts: () => content.texts().emails,
    held: leadService.delayedMails,
    newsletter: { siteUrl: state.siteUrl, perMinute: config.newsletterPerMinute },
  };
  state.deliveries = startDeliveries(database.db, settings, log, metrics);
  metrics.jobStarted('events');
  state.eventJob = startHourlyJob(() => leadService.followEvents());
};

const serveMetrics = async (site: Site): Promise<void> => {
  const { build, config, content, database, isReady, log, prom, state } = site;
  if (!prom || !config.metricsAddress) return;
  const { db, pool } = database;
  state.metricsServer = await prom.listen(config.metricsAddress, {
    countLeads: () => countLeads(db),
    countQuarantined: () => countQuarantined(db, new Date()),
    readDeliveries: () => readWaiting(db, new Date(), state.deliveries?.kinds ?? []),
    isReady,
    contentVersion: () => content.version(),
    contentProblems: () => content.problems().length,
    build,
    pool,
    databaseFolder: config.databaseFolder,
  });
  log.info({ port: state.metricsServer.port }, 'serving metrics');
};

const close = async (site: Site, drained: Promise<unknown> = Promise.resolve()): Promise<void> => {
  const { content, database, folders, leadService, pages, server, state } = site;
  state.isStopping = true;
  database.stop();
  content.stop();
  // The next process delivers what is stored from now on.
  await Promise.all([drained.then(() => server.close()), state.deliveries?.stop()]);
  // No request is left: the cache has all pages, and the metrics have counted everything.
  await Promise.all([state.eventJob?.stop(), state.metricsServer?.close(), pages.saveCache()]);
  // This process no longer writes to the folder. `stop` removes its entry in the database.
  await folders?.stop();
  await leadService.finish();
  // Last, because the steps above may use the database and the workers.
  await Promise.all([database.db.destroy(), stopWorkers()]);
};

import { statfs } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FormName } from '../../contract/calls.ts';
import { OTHER_ROUTE, ROUTE_PATTERNS } from '../../contract/routePattern.ts';
import type { PoolCounts } from '../leads/database/dialect.ts';
import type { Metrics } from './metrics.ts';

const REQUEST_TIMEOUT_MS = 5000;
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface WaitingDeliveries {
  kind: string;
  state: 'waiting' | 'dead';
  count: number;
  /** 0 when none is due; undefined for dead ones, and for a kind that the site is not set up to deliver. */
  oldestDueSeconds: number | undefined;
}

export interface QuarantinedLeads {
  form: FormName;
  reason: string;
  count: number;
}

interface ScrapedSources {
  /** Rejects when the database takes too long for a scrape, like the other queries. */
  readDeliveries: () => Promise<WaitingDeliveries[]>;
  countLeads: () => Promise<Record<FormName, number>>;
  countQuarantined: () => Promise<QuarantinedLeads[]>;
  isReady: () => Promise<boolean>;
  contentVersion: () => string | undefined;
  /** Of the content that was read last; the site serves the previous one if there are any. */
  contentProblems: () => number;
  build: string;
  /** Undefined for SQLite, which has no connections. */
  pool: PoolCounts | undefined;
  /** Folder of the SQLite file; undefined for PostgreSQL. */
  databaseFolder: string | undefined;
}

const instrumentsOf = (registry: Registry) => {
  const registers = [registry];
  return {
    counter: (name: string, help: string, ...labelNames: string[]) =>
      new Counter({ name, help, labelNames, registers }),
    seconds: (name: string, help: string, ...labelNames: string[]) =>
      new Histogram({ name, help, labelNames, buckets: BUCKETS_SECONDS, registers }),
    gauge: (name: string, help: string, ...labelNames: string[]) =>
      new Gauge({ name, help, labelNames, registers }),
  };
};

type Instruments = ReturnType<typeof instrumentsOf>;

/** What the site counts and times while it works. */
const eventMetrics = ({ counter, seconds, gauge }: Instruments): Metrics => {
  const requests = counter('site_requests_total', 'Requests', 'route', 'status', 'cache');
  const requestTime = seconds('site_request_seconds', 'Time to answer a request', 'route');
  const rendering = seconds('site_render_seconds', 'Time to render a page', 'route');
  const calls = seconds('site_content_api_call_seconds', 'Content API calls', 'call', 'status');
  const received = counter('site_leads_received_total', 'Forms received', 'form');
  const stored = counter('site_leads_stored_total', 'Forms stored as leads', 'form');
  const quarantined = counter('site_leads_quarantined_total', 'Quarantined', 'form', 'reason');
  const deliveries = counter('site_deliveries_total', 'Delivery attempts', 'kind', 'outcome');
  const database = seconds('site_database_query_seconds', 'Database statements', 'outcome');
  const security = counter('site_security_events_total', 'Security events', 'kind');

  const browserErrors = counter('site_browser_errors_total', 'Errors in browsers', 'route');
  // From 0, or the first error of a route would be no increase.
  for (const route of [...ROUTE_PATTERNS, OTHER_ROUTE]) browserErrors.inc({ route }, 0);

  const jobs = gauge(
    'site_job_last_success_timestamp_seconds',
    'When an hourly job last succeeded; 0 before its first success',
    'name',
  );

  return {
    requestAnswered(route, status, cache, seconds) {
      requests.inc({ route, status, cache });
      requestTime.observe({ route }, seconds);
    },
    pageRendered: (route, seconds) => rendering.observe({ route }, seconds),
    callAnswered: (call, status, seconds) => calls.observe({ call, status }, seconds),
    formReceived: (form) => received.inc({ form }),
    formStored: (form) => stored.inc({ form }),
    formQuarantined: (form, reason) => quarantined.inc({ form, reason }),
    deliveryTried: (kind, outcome) => deliveries.inc({ kind, outcome }),
    databaseAnswered: (seconds, isError) =>
      database.observe({ outcome: isError ? 'failed' : 'done' }, seconds),
    securityNoted: (kind) => security.inc({ kind }),
    browserFailed: (route) => browserErrors.inc({ route }),
    jobStarted: (name) => jobs.set({ name }, 0),
    jobSucceeded: (name) => jobs.setToCurrentTime({ name }),
  };
};

type Scrape = (sources: ScrapedSources) => Promise<void>;

const scrapeSite = ({ gauge }: Instruments): Scrape => {
  const build = gauge('site_build_info', '1, by the build of the site', 'build');
  const ready = gauge('site_ready', '1 while /readyz answers 200');
  const content = gauge('site_content_info', '1, by the version of the content', 'version');
  const problems = gauge('site_content_problems', 'Problems of the content that was read last');
  return async (sources) => {
    const isReady = await sources.isReady().catch(() => false);
    build.set({ build: sources.build }, 1);
    ready.set(isReady ? 1 : 0);
    content.reset();
    const version = sources.contentVersion();
    if (version !== undefined) content.set({ version }, 1);
    problems.set(sources.contentProblems());
  };
};

const scrapeLeads = ({ gauge }: Instruments): Scrape => {
  const leads = gauge('site_leads', 'Leads in the database, without quarantined ones', 'form');
  const inQuarantine = gauge(
    'site_quarantined_leads',
    'Leads of the last day that are in quarantine',
    'form',
    'reason',
  );
  const waiting = gauge('site_outbox_entries', 'Deliveries that wait or failed', 'kind', 'state');
  const oldest = gauge('site_outbox_oldest_due_seconds', 'Age of the oldest due delivery', 'kind');
  const readable = gauge('site_outbox_readable', '1 if this scrape could read the outbox');
  return async (sources) => {
    const [found, counts, quarantined] = await Promise.all([
      sources.readDeliveries().catch(() => undefined),
      sources.countLeads().catch(() => undefined),
      sources.countQuarantined().catch(() => undefined),
    ]);
    readable.set(found && counts && quarantined ? 1 : 0);
    for (const each of [leads, inQuarantine, waiting, oldest]) each.reset();
    for (const [form, count] of Object.entries(counts ?? {})) leads.set({ form }, count);
    for (const { form, reason, count } of quarantined ?? [])
      inQuarantine.set({ form, reason }, count);
    for (const { kind, state, count, oldestDueSeconds } of found ?? []) {
      waiting.set({ kind, state }, count);
      if (oldestDueSeconds !== undefined) oldest.set({ kind }, oldestDueSeconds);
    }
  };
};

const scrapeDatabase = ({ gauge }: Instruments): Scrape => {
  const poolSize = gauge('site_database_pool_size', 'Open connections to PostgreSQL');
  const poolIdle = gauge('site_database_pool_idle', 'Open connections that are not in use');
  const poolWaiting = gauge('site_database_pool_waiting', 'Queries that wait for a connection');
  const size = gauge('site_disk_size_bytes', "Size of the SQLite database's disk");
  const free = gauge('site_disk_free_bytes', "Free space on the SQLite database's disk");
  return async ({ databaseFolder, pool }) => {
    if (pool) {
      poolSize.set(pool.totalCount);
      poolIdle.set(pool.idleCount);
      poolWaiting.set(pool.waitingCount);
    }
    if (databaseFolder === undefined) return;
    const disk = await statfs(databaseFolder).catch(() => undefined);
    if (!disk) return;
    free.set(disk.bavail * disk.bsize);
    size.set(disk.blocks * disk.bsize);
  };
};

/** The site's metrics for Prometheus, described in docs/observe.md. Each site has a registry, since tests start several. */
export const createMetricsServer = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const instruments = instrumentsOf(registry);
  const scrapes = [scrapeSite, scrapeLeads, scrapeDatabase].map((create) => create(instruments));
  return {
    metrics: eventMetrics(instruments),
    async listen(address: { host: string; port: number }, sources: ScrapedSources) {
      const server = Fastify({ requestTimeout: REQUEST_TIMEOUT_MS, forceCloseConnections: true });
      server.get('/metrics', async (_request, reply) => {
        // In turn: the counts of connections come last, when no query of the scrape waits for one.
        for (const scrape of scrapes) await scrape(sources);
        return reply.type(registry.contentType).send(await registry.metrics());
      });
      await server.listen(address);
      return { port: (server.server.address() as AddressInfo).port, close: () => server.close() };
    },
  };
};

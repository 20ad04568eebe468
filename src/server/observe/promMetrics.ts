import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FormName } from '../../contract/calls.ts';
import type { Metrics } from './metrics.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface WaitingDeliveries {
  kind: string;
  state: 'waiting' | 'dead';
  count: number;
  /** 0 when none is due; undefined for dead ones, and for a kind that the site is not set up to deliver. */
  oldestDueSeconds: number | undefined;
}

export interface ScrapedSources {
  /** Rejects when the database takes too long for a scrape. */
  readDeliveries: () => Promise<WaitingDeliveries[]>;
  /** Rejects like `readDeliveries`. */
  countLeads: () => Promise<Record<FormName, number>>;
  isReady: () => Promise<boolean>;
  /** Undefined with another content API. */
  contentVersion: () => string | undefined;
  /** Folder of the SQLite file; undefined for PostgreSQL. */
  databaseFolder: string | undefined;
}

export interface PromMetrics {
  metrics: Metrics;
  contentType: string;
  read: () => Promise<string>;
  observe: (sources: ScrapedSources) => void;
}

/** The site's metrics for Prometheus, described in docs/observe.md. Each site has a registry, since tests start several. */
export const createPromMetrics = (): PromMetrics => {
  const registry = new Registry();
  const registers = [registry];
  let sources: ScrapedSources | undefined;
  collectDefaultMetrics({ register: registry });

  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const seconds = (name: string, help: string, ...labelNames: string[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS_SECONDS, registers });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers });

  const requests = counter(
    'site_requests_total',
    'Requests by route pattern, status and page cache outcome',
    ...['route', 'status', 'cache'],
  );
  const rendering = seconds('site_render_seconds', 'Time to render a page', 'route');
  const calls = seconds('site_content_api_call_seconds', 'Content API calls', 'call', 'status');
  const received = counter('site_leads_received_total', 'Forms received', 'form');
  const stored = counter('site_leads_stored_total', 'Forms stored as leads', 'form');
  const quarantined = counter(
    'site_leads_quarantined_total',
    'Forms quarantined',
    'form',
    'reason',
  );
  const deliveries = counter('site_deliveries_total', 'Delivery attempts', 'kind', 'outcome');
  const database = seconds('site_database_query_seconds', 'Database statements', 'outcome');
  const security = counter('site_security_events_total', 'Security events', 'kind');

  const leads = gauge('site_leads', 'Leads in the database, without quarantined ones', 'form');
  const waiting = gauge('site_outbox_entries', 'Deliveries that wait or failed', 'kind', 'state');
  const oldest = gauge('site_outbox_oldest_due_seconds', 'Age of the oldest due delivery', 'kind');
  const readable = gauge('site_outbox_readable', '1 if this scrape could read the outbox');
  const ready = gauge('site_ready', '1 while /readyz answers 200');
  const content = gauge('site_content_info', '1, by the version of the content', 'version');
  const size = gauge('site_disk_size_bytes', "Size of the SQLite database's disk");
  const free = gauge('site_disk_free_bytes', "Free space on the SQLite database's disk");

  const readSources = async ({
    readDeliveries,
    countLeads,
    isReady,
    contentVersion,
    databaseFolder,
  }: ScrapedSources) => {
    const [found, counts, isNowReady, disk] = await Promise.all([
      readDeliveries().catch(() => undefined),
      countLeads().catch(() => undefined),
      isReady().catch(() => false),
      databaseFolder === undefined ? undefined : statfs(databaseFolder).catch(() => undefined),
    ]);
    readable.set(found && counts ? 1 : 0);
    ready.set(isNowReady ? 1 : 0);
    content.reset();
    const version = contentVersion();
    if (version !== undefined) content.set({ version }, 1);
    leads.reset();
    for (const [form, count] of Object.entries(counts ?? {})) leads.set({ form }, count);
    waiting.reset();
    oldest.reset();
    for (const { kind, state, count, oldestDueSeconds } of found ?? []) {
      waiting.set({ kind, state }, count);
      if (oldestDueSeconds !== undefined) oldest.set({ kind }, oldestDueSeconds);
    }
    if (!disk) return;
    free.set(disk.bavail * disk.bsize);
    size.set(disk.blocks * disk.bsize);
  };

  return {
    contentType: registry.contentType,
    async read() {
      if (sources) await readSources(sources);
      return registry.metrics();
    },
    observe: (given) => (sources = given),
    metrics: {
      requestAnswered: (route, status, cache) => requests.inc({ route, status, cache }),
      pageRendered: (route, seconds) => rendering.observe({ route }, seconds),
      callAnswered: (call, status, seconds) => calls.observe({ call, status }, seconds),
      formReceived: (form) => received.inc({ form }),
      formStored: (form) => stored.inc({ form }),
      formQuarantined: (form, reason) => quarantined.inc({ form, reason }),
      deliveryTried: (kind, outcome) => deliveries.inc({ kind, outcome }),
      databaseAnswered: (seconds, isError) =>
        database.observe({ outcome: isError ? 'failed' : 'done' }, seconds),
      securityNoted: (kind) => security.inc({ kind }),
    },
  };
};

const REQUEST_TIMEOUT_MS = 5000;

export interface MetricsServer {
  port: number;
  close: () => Promise<void>;
}

export const startMetricsServer = async (
  { read, contentType }: Pick<PromMetrics, 'read' | 'contentType'>,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> => {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    if (request.method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end();
    read().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // Scrapes in progress end with the process.
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

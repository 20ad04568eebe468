import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FormName } from '../../contract/calls.ts';
import type { CacheOutcome, Metrics } from './metrics.ts';

/** Seconds of what is fast when all is well, and told from what is not. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What waits to be delivered, of one kind. */
export interface WaitingDeliveries {
  kind: string;
  /** The webhook's name; '' for what is no webhook. */
  waiting: number;
  dead: number;
  /** Of the one that is due and undelivered longest, 0 when none is; undefined for what nobody is set up to deliver. */
  oldestDueSeconds: number | undefined;
}

/** What is asked when somebody scrapes. */
export interface ScrapedSources {
  /** Rejects, or takes no longer than a scrape may, when the database is away. */
  readDeliveries: () => Promise<WaitingDeliveries[]>;
  /** Rejects like that. */
  countLeads: () => Promise<Record<FormName, number>>;
  isReady: () => Promise<boolean>;
  /** Names the content that is served; undefined where another content API has it. */
  contentVersion: () => string | undefined;
  /** Folder of the SQLite file; undefined for PostgreSQL, which has a disk of its own. */
  databaseFolder: string | undefined;
}

export interface PromMetrics {
  metrics: Metrics;
  contentType: string;
  /** All of it as Prometheus reads it. */
  read: () => Promise<string>;
  /** From now on they are asked whenever somebody reads. */
  observe: (sources: ScrapedSources) => void;
}

interface Tally {
  labels: { route: string; status: number; cache: CacheOutcome };
  count: number;
}

/**
 * The site's metrics for Prometheus: names, units and what to do about them are in docs/observe.md. Each site has a
 * registry of its own, for a process may hold several.
 */
export const createPromMetrics = (): PromMetrics => {
  const registry = new Registry();
  const registers = [registry];
  let sources: ScrapedSources | undefined;
  collectDefaultMetrics({ register: registry });

  // An answer at hand takes some 50 µs in all: adding one to a number costs nothing of that, a counter's labels would.
  const tallies = new Map<string, Map<string, Tally>>();
  new Counter({
    name: 'site_requests_total',
    help: 'Requests by route template, status and what the page cache had to do with the answer',
    labelNames: ['route', 'status', 'cache'],
    registers,
    collect() {
      this.reset();
      for (const ofRoute of tallies.values())
        for (const { labels, count } of ofRoute.values()) this.inc(labels, count);
    },
  });

  const rendering = new Histogram({
    name: 'site_render_seconds',
    help: 'Time from asking for a rendered page to having it, its reads included, by route template',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'site_content_api_call_seconds',
    help: 'Time of the calls of the content API, by call and status',
    labelNames: ['call', 'status'],
    buckets: SECONDS,
    registers,
  });
  const received = new Counter({
    name: 'site_leads_received_total',
    help: 'Forms that were sent, refused and repeated ones included',
    labelNames: ['form'],
    registers,
  });
  const stored = new Counter({
    name: 'site_leads_stored_total',
    help: 'Forms that were kept as leads',
    labelNames: ['form'],
    registers,
  });
  const quarantined = new Counter({
    name: 'site_leads_quarantined_total',
    help: 'Forms that were set aside as those of machines',
    labelNames: ['form', 'reason'],
    registers,
  });
  const deliveries = new Counter({
    name: 'site_deliveries_total',
    help: 'Tries to deliver what leads cause, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const database = new Histogram({
    name: 'site_database_query_seconds',
    help: 'Time the leads database takes for a statement',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  });
  const security = new Counter({
    name: 'site_security_events_total',
    help: 'What was refused or set aside, by kind',
    labelNames: ['kind'],
    registers,
  });

  const leads = new Gauge({
    name: 'site_leads',
    help: 'Leads in the database, by form, without those that are set aside',
    labelNames: ['form'],
    registers,
  });
  const waiting = new Gauge({
    name: 'site_outbox_entries',
    help: 'Deliveries that wait or were given up, by kind',
    labelNames: ['kind', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'site_outbox_oldest_due_seconds',
    help: 'How long the oldest delivery has been due and undelivered, by kind',
    labelNames: ['kind'],
    registers,
  });
  const readable = new Gauge({
    name: 'site_outbox_readable',
    help: '1 when the database could be asked for the outbox at this scrape',
    registers,
  });
  const ready = new Gauge({ name: 'site_ready', help: '1 while /readyz says so', registers });
  const content = new Gauge({
    name: 'site_content_info',
    help: '1, by the version of the content that is served: the same on all machines that have the same files',
    labelNames: ['version'],
    registers,
  });
  const size = new Gauge({
    name: 'site_disk_size_bytes',
    help: "Size of the SQLite database's disk",
    registers,
  });
  const free = new Gauge({
    name: 'site_disk_free_bytes',
    help: "Free space on the SQLite database's disk",
    registers,
  });

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
    for (const { kind, waiting: count, dead, oldestDueSeconds } of found ?? []) {
      waiting.set({ kind, state: 'waiting' }, count);
      waiting.set({ kind, state: 'dead' }, dead);
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
      requestAnswered(route, status, cache) {
        let ofRoute = tallies.get(route);
        if (!ofRoute) tallies.set(route, (ofRoute = new Map<string, Tally>()));
        const key = `${status} ${cache}`;
        const tally = ofRoute.get(key);
        if (tally) tally.count += 1;
        else ofRoute.set(key, { labels: { route, status, cache }, count: 1 });
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
    },
  };
};

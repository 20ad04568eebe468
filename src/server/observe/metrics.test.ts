import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callPath } from '../../contract/calls.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import { readMetrics, sumOf } from '../../testing/server/readMetrics.ts';
import { startMailReceiver, startTestUpstream } from '../../testing/server/receivers.ts';
import { databasesOf } from '../../testing/server/testDatabases.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';
import { writeContentFolder } from '../content/load/content.fixtures.ts';
import { connectDatabase, openDatabase } from '../leads/database/database.ts';

const DEMO = callPath('requestDemo');

const start = (environment: Record<string, string> = {}) =>
  startTestSite({ METRICS_ADDRESS: '0', ...environment });

const BUILD = '1a2b3c4d5e6f';

let site: TestSite;
let startedAt: number;
const files = databasesOf('SQLite');
beforeAll(async () => {
  startedAt = Date.now() / 1000;
  site = await startTestSite({ METRICS_ADDRESS: '0', POST_LIMIT_PER_MINUTE: '0' }, {}, BUILD);
});

const requestsOf = async ({ metricsUrl }: TestSite, labels: Record<string, string>) =>
  sumOf(await readMetrics(metricsUrl), 'site_requests_total', labels);

it('counts pages by route, status and cache outcome', async () => {
  const route = '/pricing';
  for (const query of ['', '', '?utm_source=mail']) await site.get(route + query);
  expect(await requestsOf(site, { route, status: '200', cache: 'miss' })).toBe(1);
  expect(await requestsOf(site, { route, status: '200', cache: 'hit' })).toBe(2);
  const metrics = await readMetrics(site.metricsUrl);
  expect(sumOf(metrics, 'site_render_seconds_count', { route })).toBe(1);
});

it('measures the time of requests by route', async () => {
  const labels = { route: '/about-us' };
  const count = async () =>
    sumOf(await readMetrics(site.metricsUrl), 'site_request_seconds_count', labels);
  const before = await count();
  for (let index = 0; index < 3; index += 1) await site.get('/about-us');
  expect(await count()).toBe(before + 3);
  const metrics = await readMetrics(site.metricsUrl);
  const total = sumOf(metrics, 'site_request_seconds_sum', labels);
  expect(total).toBeGreaterThan(0);
  expect(sumOf(metrics, 'site_request_seconds_bucket', { ...labels, le: '+Inf' })).toBe(before + 3);
});

it('names the build', async () => {
  const metrics = await readMetrics(site.metricsUrl);
  expect(sumOf(metrics, 'site_build_info', { build: BUILD })).toBe(1);
  expect((await site.get('/healthz')).json()).toEqual({ status: 'ok', version: BUILD });
  expect((await site.get('/about-us')).text).toContain(`data-build="${BUILD}"`);
});

it('tells when each hourly job last succeeded', async () => {
  for (const name of ['retention', 'events']) {
    const last = async () =>
      sumOf(await readMetrics(site.metricsUrl), 'site_job_last_success_timestamp_seconds', {
        name,
      });
    await until(async () => (await last()) > 0, `the first run of ${name}`);
    expect(await last()).toBeGreaterThanOrEqual(startedAt);
  }
});

it('leaves the time of a job that fails at 0', async () => {
  const databaseUrl = await files.nextUrl();
  const db = await openDatabase(databaseUrl);
  await db.schema.dropTable('counters').execute();
  await db.destroy();
  const again = await start({ DATABASE_URL: databaseUrl });
  const isFailure = ({ msg }: Record<string, unknown>) => msg === 'Retention job failed';
  await until(() => again.logLines().some(isFailure), 'a failed run');
  const metrics = await readMetrics(again.metricsUrl);
  const name = 'site_job_last_success_timestamp_seconds';
  expect(
    metrics.filter((sample) => sample.name === name).map(({ labels }) => labels.name),
  ).toContain('retention');
  expect(sumOf(metrics, name, { name: 'retention' })).toBe(0);
});

describe('with PostgreSQL', () => {
  const databases = databasesOf('PostgreSQL');

  it('reports its connections', async () => {
    const other = await start({ DATABASE_URL: await databases.nextUrl() });
    await other.post(DEMO, demoForm('ruth@example.com'));
    const metrics = await readMetrics(other.metricsUrl);
    const size = sumOf(metrics, 'site_database_pool_size');
    expect(size).toBeGreaterThan(0);
    expect(sumOf(metrics, 'site_database_pool_idle')).toBeLessThanOrEqual(size);
    expect(sumOf(metrics, 'site_database_pool_waiting')).toBe(0);
    await other.close();
  });
});

it('labels unknown paths with no new route', async () => {
  const odd = ['/no/such', '/wp-login.php', '/assets/gone.js', '/api/nothing', '/help-center/%ff'];
  for (const one of [...odd, '/blog/posts/one', '/api/post/two', '/calendar/x.ics', '/PRICING'])
    for (const copy of ['', '-a', '-b']) await site.get(one + copy);
  await site.get('/assets/client.js');
  const metrics = await readMetrics(site.metricsUrl);
  const asked = metrics.filter(({ name }) => name === 'site_requests_total');
  const routes = [...new Set(asked.map(({ labels }) => labels.route!))];
  expect(routes).toEqual(expect.arrayContaining(['other', 'file', '/pricing', '/calendar/:token']));
  expect(routes.filter((route) => /no|wp-|gone|ff|one|two|PRI/.test(route))).toEqual([]);
  expect(sumOf(metrics, 'site_requests_total', { route: 'other', status: '404' })).toBeGreaterThan(
    8,
  );
});

it('counts received, stored and quarantined forms', async () => {
  const key = { 'idempotency-key': 'twice' };
  await site.post(DEMO, demoForm('a@example.com'), key);
  await site.post(DEMO, demoForm('a@example.com'), key);
  await site.post(DEMO, { ...demoForm('b@example.com'), opening_hours: 'http://spam.example' });
  await site.post(DEMO, { email: 'no' });
  for (const _repeated of [1, 2])
    await site.post(callPath('subscribe'), { email: 'a@example.com' });
  const metrics = await readMetrics(site.metricsUrl);
  const form = 'requestDemo';
  expect(sumOf(metrics, 'site_leads_received_total', { form })).toBe(4);
  expect(sumOf(metrics, 'site_leads_received_total', { form: 'subscribe' })).toBe(2);
  expect(sumOf(metrics, 'site_leads_stored_total', { form: 'subscribe' })).toBe(1);
  expect(sumOf(metrics, 'site_leads_stored_total', { form })).toBe(1);
  expect(sumOf(metrics, 'site_leads', { form })).toBe(1);
  expect(sumOf(metrics, 'site_leads_quarantined_total', { form, reason: 'honeypot' })).toBe(1);
  expect(sumOf(metrics, 'site_security_events_total', { kind: 'quarantine' })).toBe(1);
  expect(sumOf(metrics, 'site_content_api_call_seconds_count', { call: form })).toBe(4);
  // Nothing is set up to deliver them.
  expect(sumOf(metrics, 'site_outbox_entries', { kind: 'demo-notice', state: 'waiting' })).toBe(1);
  expect(sumOf(metrics, 'site_outbox_readable')).toBe(1);
  expect(sumOf(metrics, 'site_database_query_seconds_count', { outcome: 'done' })).toBeGreaterThan(
    3,
  );
});

it('reports the problems of the content until they are corrected', async () => {
  const folder = await writeContentFolder();
  const other = await start({ CONTENT_DIR: folder });
  const problems = async () => sumOf(await readMetrics(other.metricsUrl), 'site_content_problems');
  expect(await problems()).toBe(0);
  const file = path.join(folder, 'posts/broken.md');
  await writeFile(file, '---\ntitle: 7\n---\n');
  await other.reload();
  expect(await problems()).toBeGreaterThan(1);
  await rm(file);
  await other.reload();
  expect(await problems()).toBe(0);
});

it('counts the leads of the last day in quarantine', async () => {
  const other = await start({ POST_LIMIT_PER_MINUTE: '0' });
  const count = async (labels = {}) =>
    sumOf(await readMetrics(other.metricsUrl), 'site_quarantined_leads', labels);
  expect(await count()).toBe(0);
  await other.post(DEMO, { ...demoForm('a@example.com'), opening_hours: 'http://spam.example' });
  await other.post(DEMO, { ...demoForm('b@example.com'), form_age_ms: 12 });
  await other.post(DEMO, { ...demoForm('c@example.com'), form_age_ms: 12 });
  await other.post(DEMO, demoForm('d@example.com'));
  expect(await count({ form: 'requestDemo', reason: 'honeypot' })).toBe(1);
  expect(await count({ form: 'requestDemo', reason: 'too-fast' })).toBe(2);
  const db = connectDatabase(other.databaseUrl);
  const created_at = new Date(Date.now() - 90_000_000).toISOString();
  await db.updateTable('leads').set({ created_at }).execute();
  await db.destroy();
  expect(await count()).toBe(0);
});

it('reports readiness, the free space of the database disk, and its process', async () => {
  const metrics = await readMetrics(site.metricsUrl);
  expect(sumOf(metrics, 'site_ready')).toBe(1);
  expect(sumOf(metrics, 'site_disk_size_bytes')).toBeGreaterThan(
    sumOf(metrics, 'site_disk_free_bytes'),
  );
  expect(sumOf(metrics, 'site_disk_free_bytes')).toBeGreaterThan(0);
  expect(sumOf(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(metrics.map(({ name }) => name)).toContain('nodejs_eventloop_lag_p99_seconds');
});

// Only root may mount a disk.
if (process.getuid?.() === 0)
  it('reports the disk of the database, not that of the working folder', async () => {
    const disk = await mkdtemp(path.join(tmpdir(), 'metrics-disk-'));
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]);
    const other = await start({ DATABASE_URL: `file:${path.join(disk, 'site.db')}` });
    const metrics = await readMetrics(other.metricsUrl);
    await other.close();
    execFileSync('/bin/umount', ['-l', disk]);
    await rm(disk, { recursive: true });
    expect(sumOf(metrics, 'site_disk_size_bytes')).toBe(8 * 1024 * 1024);
  });

it('answers metrics on their own port alone, and nothing else there', async () => {
  expect((await site.get('/metrics')).status).toBe(404);
  expect((await fetch(site.metricsUrl.replace('/metrics', '/'))).status).toBe(404);
});

it('measures nothing without an address for it', async () => {
  expect((await start({ METRICS_ADDRESS: '' })).metricsUrl).toContain('undefined');
});

it('counts delivery attempts, and reports late and dead deliveries', async () => {
  const mail = await startMailReceiver();
  const sending = await start({ SMTP_URL: mail.url });
  const db = connectDatabase(sending.databaseUrl);
  const kind = 'demo-notice';
  const read = async (name: string, labels: Record<string, string>) =>
    sumOf(await readMetrics(sending.metricsUrl), name, labels);
  const attempts = (outcome: string) => read('site_deliveries_total', { outcome });
  const late = () => read('site_outbox_oldest_due_seconds', { kind });
  const change = (values: object) =>
    db.updateTable('outbox').set(values).where('kind', '=', kind).execute();

  await mail.setMood('fail');
  await sending.post(DEMO, demoForm('ruth@example.com'));
  await until(async () => (await attempts('failed')) === 2, 'two emails have failed');
  expect(await late()).toBeLessThan(600);
  await change({ due_at: new Date(Date.now() - 660_000).toISOString() });
  expect(await late()).toBeGreaterThan(600);
  await change({ status: 'dead' });
  expect(await late()).toBe(0);
  expect(await read('site_outbox_entries', { kind, state: 'dead' })).toBe(1);

  await mail.setMood('accept');
  await sending.post(DEMO, demoForm('vera@example.com'));
  await until(async () => (await attempts('delivered')) === 2, 'two emails are delivered');
  await db.destroy();
});

it('counts failed calls of a content API', async () => {
  const upstream = await startTestUpstream((_request, response) => response.writeHead(500).end());
  const other = await start({ CONTENT_API_URL: upstream.url });
  for (let count = 0; count < 3; count += 1) await other.get(callPath('helpCenter'));
  const metrics = await readMetrics(other.metricsUrl);
  expect(
    sumOf(metrics, 'site_content_api_call_seconds_count', { call: 'helpCenter', status: '500' }),
  ).toBe(3);
});

const ALERT_TESTS = 'deploy/alerts.test.yaml';

it('exports the metrics of the alert rules with the labels that their tests use', async () => {
  const mail = await startMailReceiver();
  const sending = await start({ SMTP_URL: mail.url });
  await sending.get('/');
  await sending.post(DEMO, demoForm('ruth@example.com'));
  await sending.post(DEMO, { ...demoForm('bot@example.com'), opening_hours: 'https://spam.test' });
  const exported = await readMetrics(sending.metricsUrl);
  const used = (await readFile(ALERT_TESTS, 'utf8')).matchAll(/series: '(site_\w+)\{(.*)\}'/g);
  for (const [, name, text = ''] of used) {
    const labels = Array.from(text.matchAll(/(\w+)=/g), ([, label]) => label);
    const found = exported.find((sample) => sample.name === name);
    expect([found?.name, ...Object.keys(found?.labels ?? {})]).toEqual([
      name,
      // Prometheus adds the others.
      ...labels.filter((label) => label !== 'job' && label !== 'instance'),
    ]);
  }
});

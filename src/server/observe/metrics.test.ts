import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callPath } from '../../contract/calls.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import { readMetrics, sumOf } from '../../testing/server/readMetrics.ts';
import { startMailReceiver } from '../../testing/server/receivers.ts';
import { startTestSite, startTestUpstream, type TestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';

let site: TestSite;
let folder: string;
const closings: (() => Promise<unknown>)[] = [];

const start = async (environment: Record<string, string> = {}) => {
  const started = await startTestSite({ METRICS_ADDRESS: '0', ...environment });
  closings.push(() => started.close());
  return started;
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'metrics-test-'));
  site = await start({
    POST_LIMIT_PER_MINUTE: '8',
    DATABASE_URL: `file:${path.join(folder, 'site.db')}`,
  });
});

afterAll(async () => {
  await Promise.all(closings.map((close) => close()));
  await rm(folder, { recursive: true, force: true });
});

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers, redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
};

const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
};

const requestsOf = async ({ metricsUrl }: TestSite, labels: Record<string, string>) =>
  sumOf(await readMetrics(metricsUrl), 'site_requests_total', labels);

it('counts pages by their route, status and what the cache had to do with it', async () => {
  const route = '/pricing';
  await get(site.url + route);
  await get(site.url + route);
  await get(`${site.url}${route}?utm_source=mail`);
  expect(await requestsOf(site, { route, status: '200', cache: 'miss' })).toBe(1);
  expect(await requestsOf(site, { route, status: '200', cache: 'hit' })).toBe(2);
  const metrics = await readMetrics(site.metricsUrl);
  expect(sumOf(metrics, 'site_render_seconds_count', { route })).toBe(1);
});

it('labels unknown paths with no new route', async () => {
  const odd = ['/no/such', '/wp-login.php', '/assets/gone.js', '/api/nothing', '/help-center/%ff'];
  for (const one of [...odd, '/blog/posts/one', '/api/post/two', '/calendar/x.ics', '/PRICING'])
    for (const copy of ['', '-a', '-b']) await get(site.url + one + copy);
  await get(`${site.url}/assets/client.js`);
  await get(`${site.url}/assets/client.js`);
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
  const requestDemo = site.url + callPath('requestDemo');
  const key = { 'idempotency-key': 'twice' };
  await post(requestDemo, demoForm('a@example.com'), key);
  await post(requestDemo, demoForm('a@example.com'), key);
  await post(requestDemo, { ...demoForm('b@example.com'), opening_hours: 'http://spam.example' });
  await post(requestDemo, { email: 'no' });
  const metrics = await readMetrics(site.metricsUrl);
  const form = 'requestDemo';
  expect(sumOf(metrics, 'site_leads_received_total', { form })).toBe(4);
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

it('counts what it refuses by its kind', async () => {
  const subscribe = site.url + callPath('subscribe');
  await post(subscribe, { email: 'x'.repeat(20_000) });
  await post(subscribe, {}, { origin: 'https://evil.example' });
  let status = 0;
  while (status !== 429) status = await post(subscribe, { email: 'no' });
  const metrics = await readMetrics(site.metricsUrl);
  for (const kind of ['oversized body', 'refused origin', 'post limit'])
    expect([kind, sumOf(metrics, 'site_security_events_total', { kind })]).toEqual([kind, 1]);
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
    closings.push(async () => {
      execFileSync('/bin/umount', ['-l', disk]);
      await rm(disk, { recursive: true });
    });
    const other = await start({ DATABASE_URL: `file:${path.join(disk, 'site.db')}` });
    const metrics = await readMetrics(other.metricsUrl);
    expect(sumOf(metrics, 'site_disk_size_bytes')).toBe(8 * 1024 * 1024);
  });

it('answers metrics on their own port alone, and nothing else there', async () => {
  expect(await get(`${site.url}/metrics`)).toBe(404);
  expect(await get(site.metricsUrl.replace('/metrics', '/'))).toBe(404);
  expect(await post(site.metricsUrl, {})).toBe(405);
});

it('measures nothing without an address for it', async () => {
  const quiet = await start({ METRICS_ADDRESS: '' });
  expect(quiet.metricsUrl).toContain('undefined');
});

it('tells the outcome of deliveries', async () => {
  const mail = await startMailReceiver();
  closings.push(() => mail.close());
  const sending = await start({ SMTP_URL: mail.url });
  const deliveries = async (outcome: string) =>
    sumOf(await readMetrics(sending.metricsUrl), 'site_deliveries_total', { outcome });
  await mail.setMood('fail');
  await post(sending.url + callPath('requestDemo'), demoForm('ruth@example.com'));
  await until(async () => (await deliveries('failed')) === 2, 'two mails have failed');
  await mail.setMood('accept');
  await post(sending.url + callPath('requestDemo'), demoForm('vera@example.com'));
  await until(async () => (await deliveries('delivered')) === 2, 'two mails are delivered');
});

it('counts failed calls of a content API', async () => {
  const upstream = await startTestUpstream((_request, response) => response.writeHead(500).end());
  closings.push(() => upstream.close());
  const other = await start({ CONTENT_API_URL: upstream.url });
  for (let count = 0; count < 3; count += 1) await get(other.url + callPath('helpCenter'));
  const metrics = await readMetrics(other.metricsUrl);
  expect(
    sumOf(metrics, 'site_content_api_call_seconds_count', { call: 'helpCenter', status: '500' }),
  ).toBe(3);
});

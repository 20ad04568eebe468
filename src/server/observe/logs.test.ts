import { callPath } from '../../contract/calls.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import { readMetrics, sumOf } from '../../testing/server/readMetrics.ts';
import {
  startMailReceiver,
  startWebhookReceiver,
  startTestUpstream,
} from '../../testing/server/receivers.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';

const DEMO = callPath('requestDemo');
const SUBSCRIBE = callPath('subscribe');

const linesOf = (site: TestSite, id: string) => site.logLines().filter((line) => line.id === id);

it('logs each request in one line, with the request ID of its response', async () => {
  const site = await startTestSite({ TRUSTED_PROXIES: '1' });
  const paths = ['/pricing', '/pricing', '/no/such', '/assets/client.js', '/assets/client.js'];
  for (const path of [...paths, '/healthz', '/api/plans']) {
    const given = (await site.get(path)).headers.get('x-request-id')!;
    expect(given).toMatch(/^[\da-f-]{36}$/);
    await until(() => linesOf(site, given).length > 0);
    expect(linesOf(site, given)).toEqual([
      expect.objectContaining({ msg: 'request', path, cache: expect.any(String) as string }),
    ]);
    const own = await site.get(path, { 'x-request-id': 'edge-1' });
    expect(own.headers.get('x-request-id')).toBe('edge-1');
  }
  const caches = site.logLines().flatMap(({ path, cache }) => (path === '/pricing' ? cache : []));
  expect(caches).toEqual(['miss', 'hit', 'hit', 'hit']);
});

it('sends the request ID to the content API, and logs the ID of every failed call', async () => {
  const upstream = await startTestUpstream((_request, response) => response.writeHead(500).end());
  const site = await startTestSite({ CONTENT_API_URL: upstream.url, TRUSTED_PROXIES: '1' });
  const headers = { 'x-request-id': 'edge-2' };

  await site.get(callPath('plans'), headers);
  await site.get('/pricing', headers);
  await site.get('/api/help-center/search?q=zubeida', headers);
  await site.post(DEMO, demoForm('ruth@example.com'), headers);
  expect(upstream.requests.length).toBeGreaterThan(2);
  const received = upstream.requests.map((request) => request.headers['x-request-id']);
  expect(new Set(received)).toEqual(new Set(['edge-2']));
  expect(upstream.requests.at(-1)!.method).toBe('POST');
  const failures = site.logLines().filter(({ msg }) => /content API/.test(String(msg)));
  expect(failures.length).toBeGreaterThan(2);
  expect(new Set(failures.map(({ id }) => id))).toEqual(new Set(['edge-2']));
  expect(JSON.stringify(failures)).toContain('/help-center/search');
  expect(JSON.stringify(failures)).not.toContain('zubeida');
});

it('logs and counts refused and quarantined requests as security events', async () => {
  const site = await startTestSite({ POST_LIMIT_PER_MINUTE: '4', METRICS_ADDRESS: '0' });
  await site.post(DEMO, { ...demoForm('bot@example.com'), opening_hours: 'https://spam.example' });
  await site.post(SUBSCRIBE, { email: 'x'.repeat(20_000) });
  await site.post(SUBSCRIBE, {}, { origin: 'https://evil.example' });
  for (let count = 0; count < 4; count += 1) await site.post(SUBSCRIBE, { email: 'no' });
  const events = () => site.logLines().filter(({ event }) => event === 'security');
  await until(() => events().length >= 5);
  expect(events().map(({ kind, status }) => [kind, status])).toEqual([
    ['quarantine', undefined],
    ['oversized body', 413],
    ['refused origin', 403],
    ['post limit', 429],
    ['post limit', 429],
  ]);
  expect(new Set(events().map(({ level }) => level))).toEqual(new Set([40]));
  const metrics = await readMetrics(site.metricsUrl);
  for (const { kind } of events())
    expect(sumOf(metrics, 'site_security_events_total', { kind: String(kind) })).toBe(
      kind === 'post limit' ? 2 : 1,
    );
});

it('logs nothing about the visitor, for any request and any failure', async () => {
  const mail = await startMailReceiver();
  const webhook = await startWebhookReceiver();
  await mail.setMood('fail');
  await webhook.setMood('fail');
  const site = await startTestSite({
    SMTP_URL: mail.url,
    LEADS_WEBHOOK_URL: webhook.url,
    LEADS_WEBHOOK_SECRET: '0123456789abcdef',
    POST_LIMIT_PER_MINUTE: '40',
    METRICS_ADDRESS: '0',
  });
  const people = ['zubeida', 'wolfhart'].map((name, index) => ({
    ...demoForm(`${name}@mailbox-${name}.example`),
    first_name: name,
    last_name: `Quistorp-${name}`,
    phone: `+1202555014${index}`,
  }));
  for (const person of people) {
    const { email, phone, last_name } = person;
    await site.post(DEMO, person);
    await site.post(DEMO, { ...person, opening_hours: 'x' });
    await site.post(DEMO, { ...person, phone: last_name });
    await site.sendForm(DEMO, { ...person, email: `no ${email}` });
    await site.post(SUBSCRIBE, { email });
    await site.post(SUBSCRIBE, { email: `${email} ${'x'.repeat(20_000)}` });
    await site.post(`${SUBSCRIBE}?email=${email}`);
    for (const words of [email, phone, last_name]) {
      const text = encodeURIComponent(words);
      await site.get(`/help-center?q=${text}`);
      await site.get(`/api/help-center/search?q=${text}`);
      await site.get('/', {
        'user-agent': words,
        cookie: words,
        referer: `${site.url}/?q=${text}`,
      });
    }
    for (const words of [email, phone]) {
      await site.get('/', { 'x-request-id': words });
      for (const path of ['', '/blog', '/api/post', '/assets', '/webinars'])
        await site.get(`${path}/${encodeURIComponent(words)}`);
    }
  }
  // Three emails and a webhook for each of them.
  await until(() => site.logLines().filter(({ msg }) => msg === 'delivery failed').length >= 8);

  const log = site.logLines().map((line) => JSON.stringify(line).toLowerCase());
  expect(log.length).toBeGreaterThan(60);
  const personal = people.flatMap(({ email, first_name, last_name, phone }) => [
    email,
    encodeURIComponent(email),
    first_name,
    last_name,
    phone.slice(1),
  ]);
  const leaks = log.filter((line) => personal.some((words) => line.includes(words.toLowerCase())));
  expect(leaks).toEqual([]);
});

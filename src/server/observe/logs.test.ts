import { callPath } from '../../contract/calls.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import { startMailReceiver, startWebhookReceiver } from '../../testing/server/receivers.ts';
import { startTestSite, startTestUpstream, type TestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';

const closings: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

const start = async (environment: Record<string, string> = {}) => {
  const site = await startTestSite(environment);
  closings.push(() => site.close());
  return site;
};

const ask = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, { redirect: 'manual', ...init });
  await response.arrayBuffer();
  return response;
};

const asJson = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const linesOf = (site: TestSite, id: string) => site.logLines().filter((line) => line.id === id);

describe('a request', () => {
  it('has an id that its answer and its one line tell, by whichever way it is answered', async () => {
    const site = await start({ TRUSTED_PROXIES: '1' });
    const paths = ['/pricing', '/pricing', '/no/such', '/assets/client.js', '/assets/client.js'];
    for (const path of [...paths, '/healthz', '/api/plans']) {
      const given = (await ask(site.url + path)).headers.get('x-request-id')!;
      expect(given).toMatch(/^[\da-f-]{36}$/);
      await until(() => linesOf(site, given).length > 0);
      expect(linesOf(site, given)).toEqual([
        expect.objectContaining({ msg: 'request', path, cache: expect.any(String) as string }),
      ]);
      const own = await ask(site.url + path, { headers: { 'x-request-id': 'edge-1' } });
      expect(own.headers.get('x-request-id')).toBe('edge-1');
    }
    const caches = site.logLines().flatMap(({ path, cache }) => (path === '/pricing' ? cache : []));
    expect(caches).toEqual(['miss', 'hit', 'hit', 'hit']);
  });

  it('is known by its id and its trace to the content API, and by its id in all that is logged of it', async () => {
    const upstream = await startTestUpstream((_request, response) => response.writeHead(500).end());
    closings.push(() => upstream.close());
    const site = await start({ CONTENT_API_URL: upstream.url, TRUSTED_PROXIES: '1' });
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { 'x-request-id': 'edge-2', traceparent: `00-${trace}-00f067aa0ba902b7-01` };
    const told = () =>
      upstream.requests.map(({ headers: got }) => [got['x-request-id'], got.traceparent]);
    const expected = ['edge-2', expect.stringMatching(new RegExp(`^00-${trace}-[\\da-f]{16}-01$`))];

    await ask(site.url + callPath('plans'), { headers });
    expect(told()).toEqual([expected]);
    await ask(`${site.url}/pricing`, { headers });
    await ask(site.url + callPath('requestDemo'), asJson(demoForm('ruth@example.com'), headers));
    expect(upstream.requests.length).toBeGreaterThan(2);
    expect(new Set(told().map(([id]) => id))).toEqual(new Set(['edge-2']));
    expect(upstream.requests.at(-1)!.method).toBe('POST');
    const failures = site.logLines().filter(({ msg }) => /content API/.test(String(msg)));
    expect(failures.length).toBeGreaterThan(2);
    expect(new Set(failures.map(({ id }) => id))).toEqual(new Set(['edge-2']));
  });
});

it('logs refused and quarantined requests as security events', async () => {
  const site = await start({ POST_LIMIT_PER_MINUTE: '4' });
  const demo = site.url + callPath('requestDemo');
  const subscribe = site.url + callPath('subscribe');
  await ask(
    demo,
    asJson({ ...demoForm('bot@example.com'), opening_hours: 'https://spam.example' }),
  );
  await ask(subscribe, asJson({ email: 'x'.repeat(20_000) }));
  await ask(subscribe, asJson({}, { origin: 'https://evil.example' }));
  for (let count = 0; count < 4; count += 1) await ask(subscribe, asJson({ email: 'no' }));
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
});

it('logs nothing about the visitor, for any request and any failure', async () => {
  const mail = await startMailReceiver();
  const webhook = await startWebhookReceiver();
  closings.push(
    () => mail.close(),
    () => webhook.close(),
  );
  await mail.setMood('fail');
  await webhook.setMood('fail');
  const site = await start({
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
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  for (const person of people) {
    const { email, phone, last_name } = person;
    await ask(site.url + callPath('requestDemo'), asJson(person));
    await ask(site.url + callPath('requestDemo'), asJson({ ...person, opening_hours: 'x' }));
    await ask(site.url + callPath('requestDemo'), asJson({ ...person, phone: last_name }));
    await ask(site.url + callPath('requestDemo'), {
      method: 'POST',
      headers: form,
      body: new URLSearchParams({ ...person, email: `no ${email}` }),
    });
    await ask(site.url + callPath('subscribe'), asJson({ email }));
    await ask(
      site.url + callPath('subscribe'),
      asJson({ email: `${email} ${'x'.repeat(20_000)}` }),
    );
    await ask(`${site.url}${callPath('subscribe')}?email=${email}`, asJson({}));
    for (const words of [email, phone, last_name]) {
      const text = encodeURIComponent(words);
      await ask(`${site.url}/help-center?q=${text}`);
      await ask(`${site.url}/api/help-search?q=${text}`);
      await ask(site.url, { headers: { 'user-agent': words, cookie: words } });
      await ask(`${site.url}/speed?to=${text}`, { headers: { referer: `${site.url}/?q=${text}` } });
    }
    for (const words of [email, phone])
      await ask(site.url, { headers: { 'x-request-id': words, traceparent: words } });
    for (const words of [email, phone])
      for (const path of ['', '/blog', '/api/post', '/assets', '/webinars'])
        await ask(`${site.url}${path}/${encodeURIComponent(words)}`);
  }
  await until(() => mail.tries() >= 4 && webhook.tries() >= 4, 'deliveries have failed');
  await until(() => site.logLines().filter(({ msg }) => msg === 'delivery failed').length >= 8);

  const log = site.logLines().map((line) => JSON.stringify(line).toLowerCase());
  expect(log.length).toBeGreaterThan(70);
  const personal = people.flatMap(({ email, first_name, last_name, phone }) => [
    email,
    encodeURIComponent(email),
    first_name,
    last_name,
    phone.slice(1),
  ]);
  const telling = log.filter((line) =>
    personal.some((words) => line.includes(words.toLowerCase())),
  );
  expect(telling).toEqual([]);
}, 120_000);

import { request } from 'node:http';
import type { Kysely } from 'kysely';
import { callPath } from '../../contract/calls.ts';
import { formMessages } from '../../contract/forms.ts';
import { connectDatabase } from '../leads/database/database.ts';
import type { SiteDatabase } from '../leads/database/schema.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import { DATABASES, databasesOf } from '../../testing/server/testDatabases.ts';
import { startTestUpstream } from '../../testing/server/receivers.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';

const DEMO = callPath('requestDemo');
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const demo = (changes: object = {}) => ({ ...demoForm('ruth@example.com'), ...changes });

/** Sends only these headers, where `fetch` adds those of a browser. */
const statusOf = (
  { url }: TestSite,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sending = request(
      `${url}${path}`,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (response) => response.resume().on('end', () => resolve(response.statusCode)),
    );
    sending.on('error', reject).end(typeof body === 'string' ? body : JSON.stringify(body));
  });

const countRows = async (db: Kysely<SiteDatabase>) => {
  const counts: Record<string, number> = {};
  for (const table of ['leads', 'outbox', 'idempotency_keys'] as const) {
    const { length } = await db.selectFrom(table).selectAll().execute();
    if (length > 0) counts[table] = length;
  }
  return counts;
};

describe.each(DATABASES)('submissions on %s', (kind) => {
  const databases = databasesOf(kind);
  let site: TestSite;
  let db: Kysely<SiteDatabase>;

  beforeAll(async () => {
    const databaseUrl = await databases.nextUrl();
    site = await startTestSite({ DATABASE_URL: databaseUrl, POST_LIMIT_PER_MINUTE: '0' });
    db = connectDatabase(databaseUrl);
  });
  afterAll(async () => {
    await site.close();
    await db.destroy();
  });
  beforeEach(async () => {
    for (const table of ['leads', 'idempotency_keys', 'counters'] as const)
      await db.deleteFrom(table).execute();
  });

  it('make one lead of parallel requests with one key, with the same answer', async () => {
    const key = { 'idempotency-key': 'parallel' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => site.post(DEMO, demo(), key)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);

    const older = { ...demo(), form_age_ms: 99_000 };
    expect((await site.post(DEMO, older, key)).text).toBe(answers[0]?.text);
    expect((await site.post(DEMO, demo({ last_name: 'Other' }), key)).status).toBe(422);
    const subscription = { email: 'ruth@example.com' };
    expect((await site.post(callPath('subscribe'), subscription, key)).status).toBe(422);
    expect(await countRows(db)).toEqual({ leads: 1, outbox: 5, idempotency_keys: 1 });
  });

  it('accept the same key for the corrected form', async () => {
    const key = { 'idempotency-key': 'corrected' };
    const past = demo({ preferred_datetime: '2020-01-01T10:00:00Z' });
    const refused = await site.post(DEMO, past, key);
    expect(refused.status).toBe(422);
    expect(refused.json()).toMatchObject({
      fields: { preferred_datetime: formMessages.dateTimeFuture },
    });
    expect((await site.post(DEMO, demo(), key)).status).toBe(200);
  });

  it('of a bot are quarantined, with the usual answer', async () => {
    for (const [n, trap] of [{ opening_hours: 'all day' }, { form_age_ms: 12 }].entries()) {
      const answer = await site.post(DEMO, demo({ ...trap, email: `ruth${n}@example.com` }));
      expect(answer.status).toBe(200);
      expect(answer.json()).toMatchObject({
        data: { demo_id: expect.stringMatching(/^[A-Z]+D-/) },
      });
    }
    expect(await countRows(db)).toEqual({ leads: 2 });
    const human = { opening_hours: '', form_age_ms: 1500, unknown: { field: [1] } };
    expect((await site.post(DEMO, demo(human))).status).toBe(200);
    expect(await countRows(db)).toEqual({ leads: 3, outbox: 5 });
  });

  it('require the age of the form from scripts of a page only', async () => {
    const form = new URLSearchParams(demo()).toString();
    const own = { origin: site.url };
    const script = { ...own, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    const plain = { ...own, ...FORM_TYPE, accept: 'text/html' };
    const requests: [headers: Record<string, string>, body: unknown, reason: string | null][] = [
      [{}, demo(), null],
      [plain, form, null],
      [script, demo(), 'no-age'],
      [script, demo({ form_age_ms: null }), 'no-age'],
      [script, demo({ form_age_ms: '5000 ms' }), 'no-age'],
      [script, demo({ form_age_ms: '-5000' }), 'no-age'],
      [script, demo({ form_age_ms: '5000' }), null],
      [{ ...script, ...FORM_TYPE }, form, 'no-age'],
      [script, demo({ form_age_ms: 5000 }), null],
      [{ ...script, ...plain, 'sec-fetch-mode': 'navigate' }, form, null],
    ];
    for (const [headers, body, reason] of requests) {
      await db.deleteFrom('leads').execute();
      expect(await statusOf(site, DEMO, body, headers)).toBe(200);
      const rows = await db.selectFrom('leads').select('quarantine_reason').execute();
      expect(rows).toEqual([{ quarantine_reason: reason }]);
    }
    // The newsletter box has no age.
    await db.deleteFrom('leads').execute();
    await statusOf(site, callPath('subscribe'), { email: 'ada@example.com' }, script);
    expect(await countRows(db)).toMatchObject({ leads: 1, outbox: 1 });
  });

  it.each<[string, unknown]>([
    ['a null byte', demo({ first_name: 'Ru\u0000th' })],
    ['a lone surrogate', demo({ first_name: 'Ru\uD800th' })],
    ['a line break in an address', demo({ email: 'ruth@example.com\r\nBcc: all@example.com' })],
    ['SQL', demo({ last_name: `'); drop table outbox; --` })],
    ['an object for a phone', demo({ phone: { $ne: null } })],
    ['an object for a time', demo({ preferred_datetime: { toString: 1, valueOf: 1 } })],
    ['a prototype', `{"__proto__":{"first_name":"Ruth"}}`],
    ['deep JSON', `{"first_name":${'['.repeat(7000)}${']'.repeat(7000)}}`],
  ])('with %s are refused and leave nothing behind', async (_name, body) => {
    for (const headers of [undefined, { 'idempotency-key': 'hostile' }]) {
      const answer = await site.post(DEMO, body, headers);
      expect([400, 422]).toContain(answer.status);
      expect(answer.json()).toMatchObject({ message: expect.stringMatching(/.{10}/) });
    }
    expect(await countRows(db)).toEqual({});
  });
});

it('refuses a body that is too large, even while it is sent', async () => {
  const site = await startTestSite({ POST_LIMIT_PER_MINUTE: '0' });
  // The server may close the connection before all of it was sent.
  const large = await site.post(DEMO, 'x'.repeat(10_000_000)).catch(() => null);
  expect([undefined, 413]).toContain(large?.status);
  expect((await site.post(DEMO, 'x'.repeat(17_000))).status).toBe(413);
});

it('accepts forms of its own pages and of SITE_URL, and ignores X-Forwarded-For without a trusted proxy', async () => {
  const siteUrl = 'https://hearthline.example';
  const site = await startTestSite({ SITE_URL: siteUrl, POST_LIMIT_PER_MINUTE: '2' });
  const statusWith = async (headers: Record<string, string>) =>
    (await site.post(DEMO, demo(), headers)).status;
  expect(await statusWith({ origin: `${siteUrl}.evil.example` })).toBe(403);
  expect(await statusWith({ origin: site.url })).toBe(200);
  expect(await statusWith({ origin: siteUrl })).toBe(200);
  expect(await statusWith({ 'x-forwarded-for': '192.0.2.9' })).toBe(429);
});

it.each([
  ['ports', '203.0.113.7:51001', '203.0.113.7:51002', '203.0.113.7'],
  ['ports of IPv6', '[2001:db8::7]:51001', '[2001:db8::7]:51002', '2001:db8::7'],
  ['names that are no addresses', 'unknown', '_hidden', 'a,b c'],
  ['spoofed entries', '198.51.100.1, 203.0.113.7', '198.51.100.2, 203.0.113.7:1', '203.0.113.7'],
])('limits one client that a proxy names with %s', async (_, ...forwarded) => {
  const site = await startTestSite({ TRUSTED_PROXIES: '1', POST_LIMIT_PER_MINUTE: '2' });
  const statuses: number[] = [];
  for (const [index, value] of forwarded.entries()) {
    const form = { email: `visitor-${index}@example.com` };
    statuses.push(
      (await site.post(callPath('subscribe'), form, { 'x-forwarded-for': value })).status,
    );
  }
  expect(statuses).toEqual([200, 200, 429]);
});

it('stores nothing of a form that another content API refuses', async () => {
  const upstream = await startTestUpstream((_request, response) =>
    response.writeHead(503).end('{"message":"Out of ink"}'),
  );
  const site = await startTestSite({ CONTENT_API_URL: upstream.url });
  const answer = await site.post(DEMO, demo());
  expect([answer.status, answer.json()]).toEqual([503, { status: 503, message: 'Out of ink' }]);
  expect(upstream.requests).toHaveLength(1);
  const db = connectDatabase(site.databaseUrl);
  expect(await countRows(db)).toEqual({});
  await db.destroy();
});

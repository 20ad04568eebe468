import { mkdtempSync } from 'node:fs';
import { request, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { callPath } from '../../contract/calls.ts';
import { formMessages } from '../../contract/forms.ts';
import { openDatabase } from '../leads/database/database.ts';
import type { LeadsDatabase } from '../leads/database/schema.ts';
import { DATABASES, databasesOf } from '../../testing/server/testDatabases.ts';
import { startTestSite, startTestUpstream, type TestSite } from '../../testing/server/testSite.ts';

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const databaseFile = () =>
  `file:${path.join(mkdtempSync(path.join(tmpdir(), 'sends-')), 'site.db')}`;

const person = { first_name: 'Ruth', last_name: 'Abara', phone: '+12025550123' };
const demo = (changes: object = {}) => ({
  ...person,
  email: 'ruth@example.com',
  real_estate_experience: '4+ deals a month',
  monthly_budget: '0-$500',
  preferred_datetime: '2099-01-02T15:00:00Z',
  ...changes,
});

const registration = () => ({
  ...person,
  email: 'ruth@example.com',
  company: 'Alder & Vane',
  reason_for_attending: 'To learn',
});

const post = async (
  { url }: Pick<TestSite, 'url'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, text, headers: response.headers };
};

/** What a POST is answered by; with these headers alone, where `fetch` adds some of a browser's. */
const statusOf = (
  { url }: Pick<TestSite, 'url'>,
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

const countRows = async (db: Kysely<LeadsDatabase>) => {
  const counts: Record<string, number> = {};
  for (const table of ['leads', 'outbox', 'idempotency_keys'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string | number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) counts[table] = Number(count);
  }
  return counts;
};

describe.each(DATABASES)('submissions on %s', (kind) => {
  const databases = databasesOf(kind);
  let site: TestSite;
  let db: Kysely<LeadsDatabase>;

  beforeAll(async () => {
    const databaseUrl = await databases.nextUrl();
    site = await startTestSite({ DATABASE_URL: databaseUrl, POST_LIMIT_PER_MINUTE: '0' });
    db = await openDatabase(databaseUrl);
  });
  afterAll(async () => {
    await site.close();
    await db.destroy();
  });
  const emptied = async () => {
    for (const table of ['leads', 'idempotency_keys', 'counters'] as const)
      await db.deleteFrom(table).execute();
  };

  it('make one lead of fifty parallel sends with one key, and answer them alike', async () => {
    await emptied();
    const key = { 'idempotency-key': 'fifty-at-once' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(site, callPath('requestDemo'), demo(), key)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await countRows(db)).toEqual({ leads: 1, outbox: 5, idempotency_keys: 1 });

    const older = { ...demo(), form_age_ms: 99_000 };
    expect((await post(site, callPath('requestDemo'), older, key)).text).toBe(answers[0]?.text);
    const other = await post(site, callPath('requestDemo'), demo({ last_name: 'Other' }), key);
    expect(other.status).toBe(422);
    const elsewhere = { email: 'ruth@example.com' };
    expect((await post(site, callPath('subscribe'), elsewhere, key)).status).toBe(422);
    expect(await countRows(db)).toEqual({ leads: 1, outbox: 5, idempotency_keys: 1 });
  });

  it('accepts the same key for the corrected form', async () => {
    await emptied();
    const key = { 'idempotency-key': 'mended' };
    const past = demo({ preferred_datetime: '2020-01-01T10:00:00Z' });
    const refused = await post(site, callPath('requestDemo'), past, key);
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.text)).toMatchObject({
      fields: { preferred_datetime: formMessages.dateTimeFuture },
    });
    expect((await post(site, callPath('requestDemo'), demo(), key)).status).toBe(200);
    const bad = await post(site, callPath('requestDemo'), demo(), { 'idempotency-key': 'a b' });
    expect(bad.status).toBe(400);
  });

  it('are kept in quarantine and answered as ever when a machine wrote them', async () => {
    await emptied();
    const trapped = [{ opening_hours: 'all day' }, { form_age_ms: 12 }];
    for (const [n, trap] of trapped.entries()) {
      const body = demo({ ...trap, email: `ruth${n}@example.com` });
      const { status, text } = await post(site, callPath('requestDemo'), body);
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject({ data: { demo_id: expect.stringMatching(/^HD-/) } });
    }
    expect(await countRows(db)).toMatchObject({ leads: 2 });
    const human = { opening_hours: '', form_age_ms: 1500, unknown: { field: [1] } };
    expect((await post(site, callPath('requestDemo'), demo(human))).status).toBe(200);
    expect(await countRows(db)).toMatchObject({ leads: 3, outbox: 5 });
  });

  it('of a page’s script have to tell their age, those of programs and without scripts cannot', async () => {
    const form = new URLSearchParams(demo()).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const own = { origin: site.url };
    const script = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    const navigation = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
    const sends: [headers: Record<string, string>, body: unknown, isAside: boolean][] = [
      [{}, demo(), false],
      [{ ...own, ...type, accept: 'text/html' }, form, false],
      [{ ...script, ...own }, demo(), true],
      [{ ...script, ...own }, demo({ form_age_ms: null }), true],
      [{ ...script, ...own }, demo({ form_age_ms: 'old' }), true],
      [{ ...script, ...own, ...type }, form, true],
      [{ ...script, ...own }, demo({ form_age_ms: 5000 }), false],
      [{ ...navigation, ...own, ...type, accept: 'text/html' }, form, false],
    ];
    for (const [headers, body, isAside] of sends) {
      await emptied();
      expect(await statusOf(site, callPath('requestDemo'), body, headers)).toBe(200);
      const row = await db
        .selectFrom('leads')
        .select('quarantine_reason')
        .executeTakeFirstOrThrow();
      expect(row.quarantine_reason).toBe(isAside ? 'no-age' : null);
    }
    // The newsletter's box sends what the spec says, and nothing else.
    await emptied();
    const address = { email: 'ruth@example.com' };
    await statusOf(site, callPath('subscribe'), address, { ...script, ...own });
    expect(await countRows(db)).toMatchObject({ leads: 1, outbox: 1 });
  });

  it('may come as a form', async () => {
    await emptied();
    const body = new URLSearchParams({ ...demo(), form_age_ms: '20' }).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(site, callPath('requestDemo'), body, type)).status).toBe(200);
    expect(await countRows(db)).toEqual({ leads: 1 });
  });

  const naughty: [string, unknown][] = [
    ['a null byte in a name', demo({ first_name: 'Ru\u0000th' })],
    ['a lone surrogate in a name', demo({ first_name: 'Ru\uD800th' })],
    ['a line break in a name', demo({ first_name: 'Ruth\r\nBcc: all@example.com' })],
    ['HTML in a name', demo({ last_name: '<script>alert(1)</script>' })],
    ['SQL in a name', demo({ last_name: `'); drop table outbox; --` })],
    ['a line break in an address', demo({ email: 'ruth@example.com\r\nBcc: all@example.com' })],
    ['two addresses', demo({ email: 'ruth@example.com, all@example.com' })],
    ['a number for a name', demo({ first_name: 7 })],
    ['a list for an address', demo({ email: ['ruth@example.com'] })],
    ['an object for a phone', demo({ phone: { $ne: null } })],
    ['an option that is not offered', demo({ monthly_budget: '$1' })],
    ['a time that is none', demo({ preferred_datetime: '2099-13-45T99:00:00Z' })],
    ['a very long name', demo({ first_name: 'a'.repeat(5000) })],
    ['a prototype', `{"__proto__":{"first_name":"Ruth"}}`],
    ['nothing', {}],
    ['null', 'null'],
    ['a list', '[]'],
    ['broken JSON', '{"first_name":"Ruth'],
    ['deep JSON', `{"first_name":${'['.repeat(7000)}${']'.repeat(7000)}}`],
    ['no JSON at all', 'first_name=Ruth'],
  ];
  it.each(naughty)('with %s are refused and leave nothing behind', async (_name, body) => {
    await emptied();
    for (const headers of [undefined, { 'idempotency-key': 'naughty' }]) {
      const { status, text } = await post(site, callPath('requestDemo'), body, headers);
      expect([400, 422]).toContain(status);
      expect(JSON.parse(text)).toEqual(
        expect.objectContaining({ status, message: expect.stringMatching(/.{10}/) }),
      );
    }
    expect(await countRows(db)).toEqual({});
  });

  it('of ten megabytes, of other types or for no event are refused', async () => {
    await emptied();
    const large = await post(site, callPath('requestDemo'), 'x'.repeat(10_000_000)).catch(
      () => null,
    );
    // The server may close the connection before all of it was sent.
    expect([undefined, 413]).toContain(large?.status);
    const medium = await post(site, callPath('requestDemo'), 'x'.repeat(17_000));
    expect(medium.status).toBe(413);
    for (const type of ['text/plain', 'text/xml', 'multipart/form-data; boundary=x', 'nonsense']) {
      const answer = await post(site, callPath('requestDemo'), demo(), { 'content-type': type });
      expect(answer.status).toBe(415);
    }
    expect((await post(site, callPath('register', { id: 'no-such-event' }), demo())).status).toBe(
      404,
    );
    expect(await countRows(db)).toEqual({});
  });

  it('keep quotes and apostrophes as they were typed', async () => {
    await emptied();
    const name = { first_name: 'D’Arcy', last_name: "O'Brien-Łukasz" };
    expect((await post(site, callPath('requestDemo'), demo(name))).status).toBe(200);
    const { data } = await db.selectFrom('leads').select('data').executeTakeFirstOrThrow();
    expect(JSON.parse(data)).toMatchObject(name);
  });

  it('never put personal data into the log', async () => {
    await emptied();
    await post(site, callPath('requestDemo'), demo());
    await db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const failed = await post(site, callPath('requestDemo'), demo({ last_name: 'Abara-Two' }));
    await db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect(failed.status).toBe(503);
    const lines = JSON.stringify(site.logLines());
    expect(lines).toContain('The database did not store the form');
    expect(lines).not.toMatch(/ruth|abara|5550123|O'Brien/i);
  });
});

it('are taken from pages of this site and from programs, not from pages of others', async () => {
  const site = await startTestSite({
    SITE_URL: 'https://hearthline.example',
    POST_LIMIT_PER_MINUTE: '0',
  });
  stops.push(() => site.close());
  const statusWith = async (headers: Record<string, string>) =>
    (await post(site, callPath('requestDemo'), demo(), headers)).status;
  expect(await statusWith({})).toBe(200);
  expect(await statusWith({ origin: site.url })).toBe(200);
  expect(await statusWith({ origin: 'https://hearthline.example' })).toBe(200);
  for (const origin of [
    'https://evil.example',
    'null',
    'https://hearthline.example.evil.example',
  ]) {
    expect(await statusWith({ origin })).toBe(403);
  }
});

it('are limited per address and send Retry-After', async () => {
  const site = await startTestSite({ POST_LIMIT_PER_MINUTE: '3' });
  stops.push(() => site.close());
  for (let n = 0; n < 3; n += 1) {
    expect((await post(site, callPath('requestDemo'), demo())).status).toBe(200);
  }
  const { status, text, headers } = await post(site, callPath('requestDemo'), demo());
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toMatch(/^[1-6]?\d$/);
  expect(JSON.parse(text)).toEqual({ status: 429, message: expect.any(String) });
  // X-Forwarded-For counts only behind a trusted proxy.
  const forged = { 'x-forwarded-for': '192.0.2.9' };
  expect((await post(site, callPath('requestDemo'), demo(), forged)).status).toBe(429);
});

describe('with another content API, forms', () => {
  const startOther = async (listener: RequestListener) => {
    const upstream = await startTestUpstream(listener);
    stops.push(() => upstream.close());
    const database = databaseFile();
    const site = await startTestSite({ CONTENT_API_URL: upstream.url, DATABASE_URL: database });
    stops.push(() => site.close());
    const db = await openDatabase(database);
    stops.push(() => db.destroy());
    return { upstream, site, db };
  };
  const registerAt = callPath('register', { id: '7' });

  it('go there with their key and without the fields of the honeypot', async () => {
    const { upstream, site } = await startOther((_request, response) =>
      response.setHeader('content-type', 'application/json').end('{"message":"Yes","data":{}}'),
    );
    const body = demo({ opening_hours: '', form_age_ms: 900, admin: 'yes' });
    await post(site, callPath('requestDemo'), body, { 'idempotency-key': 'k-1' });
    expect(upstream.requests).toMatchObject([
      { method: 'POST', path: '/api/request-demo', headers: { 'idempotency-key': 'k-1' } },
    ]);
    expect(JSON.parse(upstream.requests[0]?.body ?? '')).toEqual(demo());
  });

  it('are thanked for but not sent when the honeypot was filled', async () => {
    const { upstream, site } = await startOther((_request, response) => response.end('{}'));
    const body = { ...registration(), opening_hours: 'all day' };
    const answer = await post(site, registerAt, body);
    expect(answer.status).toBe(200);
    const { first_name, last_name, email } = registration();
    expect(JSON.parse(answer.text)).toMatchObject({ data: { first_name, last_name, email } });
    expect(upstream.requests).toEqual([]);
    expect(site.logLines()).toContainEqual(
      expect.objectContaining({ event: 'security', kind: 'quarantine', form: 'register' }),
    );
  });

  it('are answered with its status and message, and nothing of them is stored', async () => {
    const { upstream, site, db } = await startOther((_request, response) =>
      response.writeHead(503).end('{"message":"Out of ink"}'),
    );
    for (const [path, body] of [
      [callPath('requestDemo'), demo()],
      [registerAt, registration()],
      [callPath('subscribe'), { email: 'ruth@example.com' }],
    ] as const) {
      const answer = await post(site, path, body);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([
        503,
        { status: 503, message: 'Out of ink' },
      ]);
    }
    expect(upstream.requests).toHaveLength(3);
    expect(await countRows(db)).toEqual({});
  });
});

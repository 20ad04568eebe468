import Fastify from 'fastify';
import { startMailReceiver } from '../../../testing/server/receivers.ts';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import {
  fakeClock,
  startTestSite,
  type TestAnswer,
  type TestSite,
} from '../../../testing/server/testSite.ts';
import { until } from '../../../testing/until.ts';
import { writeContentFolder } from '../../content/load/content.fixtures.ts';
import type { SiteDb } from '../../leads/database/schema.ts';
import { addPerson, removePerson, signOutPerson } from '../../people/people.ts';
import { EMAIL, inDatabase, targetOf } from '../editor/editor.fixtures.ts';
import { registerSignInGuard } from './signInGuard.ts';
import { createToken, findToken, takeToken } from './signInTokens.ts';

const AUTHOR = { actor: 'sam@x.test', now: new Date() };

let mails: Awaited<ReturnType<typeof startMailReceiver>>;
let site: TestSite;
beforeAll(async () => {
  mails = await startMailReceiver();
  site = await startTestSite({
    SMTP_URL: mails.url,
    CONTENT_DIR: await writeContentFolder(),
    OWNER_EMAIL: ' Sam@X.test',
    POST_LIMIT_PER_MINUTE: '0',
    TRUSTED_PROXIES: '1',
  });
});
beforeEach(async () => {
  mails.received.length = 0;
  await inDatabase(site, async (db) => {
    await db.deleteFrom('counters').execute();
    await db.deleteFrom('desk_tokens').execute();
    await addPerson(db, { address: EMAIL, role: 'editor' }, AUTHOR);
  });
});

/** Without those that tell owners of changes. */
const linkMails = () => mails.received.filter(({ raw }) => raw.includes('Subject: Sign in'));

/** Sends a form as a page of the site does. */
const send = (
  address: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) => site.sendForm(address, fields, { origin: site.url, ...headers });

const askForLink = (email = EMAIL, ip = '192.0.2.1') =>
  send('/admin/sign-in', { email }, { 'x-forwarded-for': ip });

const nextLink = async (): Promise<string> => {
  const count = linkMails().length;
  await askForLink();
  await until(() => linkMails().length > count, 'the email with the link');
  const text = linkMails().at(-1)!.raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  return /\/admin\/sign-in\/[\w-]{22}/.exec(text)![0];
};

const sessionCookie = async (): Promise<string> => {
  const { headers } = await send(await nextLink());
  return headers.get('set-cookie')!.split(';')[0]!;
};

const expectInvalid = ({ status, text, headers }: TestAnswer) => {
  expect([status, headers.has('set-cookie')]).toEqual([400, false]);
  expect(text).toContain('This link has expired or was used already');
  expect(text).toContain('action="/admin/sign-in"');
};

it('sends a person to the sign-in form, and by a link of an email to the desk', async () => {
  expect(targetOf(await site.get('/admin'))).toBe('303 /admin/sign-in');
  expect((await site.get('/admin/sign-in')).text).toContain('type="email"');
  const link = await nextLink();
  expect(linkMails()[0]!.to).toEqual([EMAIL]);
  // Programs that scan emails open links.
  for (let visit = 0; visit < 2; visit += 1) {
    const { status, text, headers } = await site.get(link);
    expect([status, headers.has('set-cookie')]).toEqual([200, false]);
    expect(text).toContain(EMAIL);
  }
  const answer = await send(link);
  expect(targetOf(answer)).toBe('303 /admin');
  const [cookie, ...attributes] = answer.headers.get('set-cookie')!.split('; ');
  expect(cookie).toMatch(/^__Secure-desk=[\w-]{22}$/);
  expect(attributes.sort()).toEqual(
    ['HttpOnly', 'Max-Age=43200', 'Path=/admin', 'SameSite=Strict', 'Secure'].sort(),
  );
  const page = await site.get('/admin', { cookie: `other=1; ${cookie}` });
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(page.text).toContain(EMAIL);
});

it('answers the same for an unknown address, and sends nothing', async () => {
  const known = await askForLink();
  await until(() => linkMails().length === 1, 'the email of the first request');
  for (const email of ['eve@editors.test', '', 'ruth+x@editors.test'])
    expect((await askForLink(email)).text.replace(`If ${email}`, `If ${EMAIL}`)).toBe(known.text);
  expect(known.text).toContain('look in the spam folder');
  await nextLink();
  expect(linkMails().map(({ to }) => to)).toEqual([[EMAIL], [EMAIL]]);
});

it('refuses a used and a forged link, and logs it', async () => {
  const used = await nextLink();
  const { headers } = await send(used);
  const [, session] = /=([\w-]+)/.exec(headers.get('set-cookie')!)!;
  for (const link of [used, '/admin/sign-in/x', `/admin/sign-in/${session}`]) {
    expectInvalid(await site.get(link));
    expectInvalid(await send(link));
  }
  const refused = () => site.logLines().filter(({ kind }) => kind === 'refused sign-in');
  await until(() => refused().length >= 6, 'the log lines');
});

it('signs out', async () => {
  const cookie = await sessionCookie();
  const answer = await send('/admin/sign-out', {}, { cookie });
  expect(targetOf(answer)).toBe('303 /admin/sign-in?signed-out');
  expect((await site.get('/admin/sign-in?signed-out')).text).toContain('You are signed out.');
  for (const query of ['', '?', '?utm_source=mail'])
    expect((await site.get(`/admin/sign-in${query}`)).text).not.toContain('You are signed out.');
  expect(answer.headers.get('set-cookie')).toMatch(/^__Secure-desk=; Path=\/admin; Max-Age=0;/);
  expect((await site.get('/admin', { cookie })).status).toBe(303);
});

it.each([
  ['is removed', (db: SiteDb) => removePerson(db, EMAIL, AUTHOR)],
  ['is signed out', (db: SiteDb) => signOutPerson(db, EMAIL, AUTHOR)],
])('ends all sessions and links at once when a person %s', async (_how, end) => {
  const [cookie, other] = [await sessionCookie(), await sessionCookie()];
  const link = await nextLink();
  expect((await site.get('/admin', { cookie })).status).toBe(200);
  await inDatabase(site, end);
  for (const session of [cookie, other])
    expect((await site.get('/admin', { cookie: session })).status).toBe(303);
  const change = { action: 'save' };
  expect((await send('/admin/edit?file=plans.yaml', change, { cookie })).status).toBe(401);
  expectInvalid(await site.get(link));
  expectInvalid(await send(link));
});

it('refuses posts that no page of the site sends', async () => {
  const link = await nextLink();
  const cookie = await sessionCookie();
  const foreign = { origin: 'https://evil.test' };
  const refused: Record<string, string>[] = [
    {},
    foreign,
    { ...foreign, 'sec-fetch-site': 'same-origin' },
    { origin: 'null' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-site' },
    { origin: site.url, 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of refused)
    for (const address of [link, '/admin/sign-in', '/admin/sign-out'])
      expect((await site.sendForm(address, {}, { cookie, ...headers })).status).toBe(403);
  expect((await site.get('/admin', { cookie })).status).toBe(200);
  expect((await site.sendForm(link, {}, { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
});

it('limits the links of a mailbox by the network that asks', async () => {
  const texts = new Set<string>();
  for (let count = 0; count < 6; count += 1) texts.add((await askForLink()).text);
  expect(texts.size).toBe(1);
  await askForLink('sam@x.test');
  await askForLink(EMAIL, '198.51.100.1');
  await until(() => linkMails().length === 7, 'seven emails');
  const refused = () => site.logLines().filter(({ kind }) => kind === 'mailbox cap');
  await until(() => refused().length === 1, 'the first log line');
  for (let count = 0; count < 20; count += 1) await askForLink(EMAIL, `203.0.113.${count}`);
  await until(() => linkMails().length === 21, 'the twentieth email of the mailbox');
  await until(() => refused().length === 7, 'the log lines');
});

/** Uses up the caps of the mailbox from other networks. */
const attack = async () => {
  for (let network = 1; network <= 6; network += 1)
    for (let count = 0; count < 5; count += 1) await askForLink(EMAIL, `203.0.113.${network}`);
  await until(() => linkMails().length >= 20, 'the emails that others asked for');
  mails.received.length = 0;
};

it('sends a link to a network from which the person has signed in, however many others ask', async () => {
  await send(await nextLink(), {}, { 'x-forwarded-for': '192.0.2.1' });
  await attack();
  await askForLink();
  await until(() => linkMails().length === 1, 'the email with the link');
});

it.each([
  ['from another network', '198.51.100.7'],
  ['from the network of the others', '203.0.113.1'],
])('leaves a person %s a link that works, however many others ask', async (_, ip) => {
  await attack();
  const age = (ms: number) =>
    inDatabase(site, (db) =>
      db
        .updateTable('desk_tokens')
        .set({ expires_at: new Date(Date.now() + 900_000 - ms).toISOString() })
        .where('purpose', '=', 'link')
        .execute(),
    );
  // The mailbox has twenty.
  await age(590_000);
  await askForLink(EMAIL, ip);
  await age(610_000);
  await Promise.all(Array.from({ length: 9 }, () => askForLink(EMAIL, ip)));
  await until(() => linkMails().length === 1, 'the email with the link');
  await askForLink(EMAIL, ip);
  const links = await inDatabase(site, (db) =>
    db.selectFrom('desk_tokens').selectAll().where('purpose', '=', 'link').execute(),
  );
  expect(links.filter(({ email }) => email === EMAIL)).toHaveLength(21);
});

it('does not count a link that could not be sent', async () => {
  await mails.setMood('fail');
  const failures = () => site.logLines().filter(({ msg }) => /link was not sent/.test(String(msg)));
  const before = failures().length;
  for (let count = 0; count < 6; count += 1) await askForLink();
  await until(() => failures().length === before + 5, 'five failures');
  await mails.setMood('accept');
  await askForLink();
  await until(() => linkMails().length === 1, 'the email with the link');
});

describe.each(DATABASES)('the work for a request of a link on %s', (kind) => {
  const databases = databasesOf(kind);

  it('is the same for every address until the answer, and ends before the email is sent', async () => {
    const statements: string[] = [];
    const opened = await databases.open();
    await addPerson(opened, { address: EMAIL, role: 'editor' }, AUTHOR);
    const db = opened.withPlugin({
      transformQuery: ({ node }) => {
        const [table] = /(?<="table":.*"name":")\w+/.exec(JSON.stringify(node)) ?? [];
        statements.push(`${node.kind} ${table}`);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const scope = Fastify();
    const sent: unknown[] = [];
    registerSignInGuard(scope, {
      db,
      // Never done.
      sendMail: (message: unknown) => new Promise(() => sent.push(message)),
      getSiteUrl: () => site.url,
      siteFile: { name: 'Site' },
      manifest: () => Promise.resolve({ chunks: {} }),
      log: { info: () => undefined, error: () => undefined },
    } as never);
    const workFor = async (email: string, ip: string) => {
      statements.length = 0;
      const { statusCode, body } = await scope.inject({
        method: 'POST',
        url: '/admin/sign-in',
        remoteAddress: ip,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        },
        payload: new URLSearchParams({ email }).toString(),
      });
      return { statusCode, body: body.replaceAll(email, EMAIL), statements: [...statements] };
    };
    const strangers = [
      'eve@editors.test',
      'ruth+x@other.test',
      `${'x'.repeat(200)}@a.test`,
      'zoë@x.test',
    ];
    // Up to and beyond the caps of a network and of a mailbox.
    for (let count = 0; count < 26; count += 1) {
      const ip = `192.0.2.${Math.floor(count / 6)}`;
      const known = await workFor(EMAIL, ip);
      expect(known.statements.length).toBeGreaterThan(1);
      for (const email of strangers) expect(await workFor(email, ip)).toEqual(known);
    }
    await until(() => sent.length === 20, 'twenty emails');
    await scope.close();
  });
});

it('logs neither tokens nor addresses, and stores no token', async () => {
  const link = await nextLink();
  await site.get(link.replaceAll('/', '//').toUpperCase());
  const cookie = await sessionCookie();
  await site.get('/admin', { cookie });
  await askForLink('eve@editors.test');
  const rows = await inDatabase(site, (db) => db.selectFrom('desk_tokens').selectAll().execute());
  const kept = JSON.stringify([...site.logLines(), ...rows.map((row) => row.hash)]);
  for (const secret of [link.split('/').at(-1)!, cookie.split('=')[1]!])
    expect(kept.toLowerCase()).not.toContain(secret.toLowerCase());
  expect(kept).not.toContain('@');
  expect(kept).toContain('/admin/sign-in/:token');
});

it('logs that the link could not be sent', async () => {
  await mails.setMood('fail');
  const answer = await askForLink();
  expect(answer.status).toBe(200);
  await until(() => site.logLines().some(({ msg }) => msg === 'a sign-in link was not sent'));
  await mails.setMood('accept');
});

it.each([
  ['without an owner', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ['without a mail server', { OWNER_EMAIL: EMAIL }],
])('has no desk %s', async (_, environment) => {
  const other = await startTestSite({ CONTENT_DIR: await writeContentFolder(), ...environment });
  for (const address of ['/admin', '/admin/sign-in', '/admin/desk.css', '/admin/people'])
    expect((await other.get(address)).status).toBe(404);
});

describe.each(DATABASES)('tokens on %s', (kind) => {
  const databases = databasesOf(kind);

  it('gives a token to one of two that take it, until it expires', async () => {
    const db = await databases.open();
    const token = await createToken(db, 'link', EMAIL);
    expect(await findToken(db, 'session', token)).toBeUndefined();
    expect(await findToken(db, 'link', token)).toBe(EMAIL);
    const taken = await Promise.all([1, 2].map(() => takeToken(db, 'link', token)));
    expect(taken.filter((email) => email === EMAIL)).toHaveLength(1);
    fakeClock(Date.now());
    const late = await createToken(db, 'link', EMAIL);
    const session = await createToken(db, 'session', EMAIL);
    jest.advanceTimersByTime(900_000);
    expect(await takeToken(db, 'link', late)).toBeUndefined();
    expect(await findToken(db, 'session', session)).toBe(EMAIL);
    await createToken(db, 'link', EMAIL);
    expect(await db.selectFrom('desk_tokens').select('hash').execute()).toHaveLength(2);
    jest.advanceTimersByTime(43_200_000);
    expect(await findToken(db, 'session', session)).toBeUndefined();
    jest.useRealTimers();
  });
});

it('tells a signed-out writer how to send a form again, and does not read it', async () => {
  const headers = { 'content-type': 'multipart/form-data', origin: site.url };
  const body = 'x'.repeat(1024 * 1024);
  const { status, text } = await site.send('/admin/edit', { method: 'POST', headers, body });
  expect([status, text]).toEqual([
    401,
    expect.stringMatching(/signed out\.<\/b><\/p> .*then reload this page/),
  ]);
});

it('reads no large body of the sign-in form', async () =>
  expect((await send('/admin/sign-in', { email: 'x'.repeat(20_000) })).status).toBe(413));

it.each([
  [200, 'localhost:3000', '127.0.0.1', {}],
  [200, '[::1]:3000', '::1', {}],
  [200, '127.0.0.1', '::ffff:127.0.0.1', { 'x-forwarded-for': '::1, 127.0.0.1' }],
  [403, 'evil.test:3000', '127.0.0.1', {}],
  [403, '127.0.0.1.evil.test', '127.0.0.1', {}],
  [403, 'localhost:3000', '192.0.2.1', {}],
  [403, 'localhost:3000', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 192.0.2.1' }],
])('answers %i in development to the host %s from %s', async (status, host, from, headers) => {
  const scope = Fastify();
  const { emailOf } = registerSignInGuard(scope, { isDevelopment: true } as never);
  scope.get('/admin/edit', emailOf);
  const answer = await scope.inject({
    url: '/admin/edit',
    remoteAddress: from,
    headers: { host, ...headers },
  });
  expect(answer.statusCode).toBe(status);
  await scope.close();
});

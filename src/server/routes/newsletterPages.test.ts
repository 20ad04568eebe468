import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '../leads/database/database.ts';
import { startMailReceiver } from '../../testing/server/receivers.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

let folder: string;
let site: TestSite;
let mails: Awaited<ReturnType<typeof startMailReceiver>>;
let db: ReturnType<typeof connectDatabase>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newsletter-pages-'));
  mails = await startMailReceiver();
  const url = `file:${path.join(folder, 'site.db')}`;
  site = await startTestSite({
    DATABASE_URL: url,
    SMTP_URL: mails.url,
    POST_LIMIT_PER_MINUTE: '0',
    SITE_URL: 'https://h.example',
  });
  db = connectDatabase(url);
});
afterAll(async () => {
  await site.close();
  await db.destroy();
  await mails.close();
  await rm(folder, { recursive: true, force: true });
});

const post = (address: string, body: string | FormData, headers: Record<string, string> = {}) =>
  fetch(site.url + address, { method: 'POST', redirect: 'manual', body, headers });
const form = (address: string, body = '') => post(address, body, { 'content-type': FORM_TYPE });

const subscribe = (email: string) =>
  post('/api/newsletter/subscribe', JSON.stringify({ email }), { 'content-type': JSON_TYPE });

/** The paths of a mail's links. */
const linksOf = async (email: string) => {
  const mailTo = () => mails.received.find(({ to }) => to.includes(email));
  await until(() => mailTo() !== undefined, `a mail to ${email}`);
  const text = mailTo()!.raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  const find = (pattern: RegExp) => pattern.exec(text)?.[0] ?? '';
  return {
    raw: text,
    confirm: find(/\/newsletter\/confirm\/[\w-]{22}/),
    unsubscribe: find(/\/newsletter\/unsubscribe\/[\w-]{22}/),
  };
};

const statusOf = async (email: string) =>
  (await db.selectFrom('leads').select('status').where('email', '=', email).executeTakeFirst())
    ?.status;

const page = async (address: string) => {
  const response = await fetch(site.url + address);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

it('asks by mail, confirms by a press alone, and ends by another, all without scripts', async () => {
  const email = 'ruth@example.com';
  const taken = await subscribe(email);
  expect(taken.status).toBe(200);
  expect(((await taken.json()) as { message: string }).message).toMatch(/^Thank you\./);
  const { confirm, unsubscribe } = await linksOf(email);

  // What looks at the mail's links before its reader does.
  for (const address of [confirm, unsubscribe, confirm]) {
    const { status, headers, html } = await page(address);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(html).toContain('r…@example.com');
    expect(html).not.toContain(email);
  }
  expect((await fetch(site.url + confirm, { method: 'HEAD' })).status).toBe(200);
  expect(await statusOf(email)).toBe('pending');

  const [, action = ''] = /action="([^"]+)"/.exec((await page(confirm)).html.split('<main')[1]!)!;
  const confirmed = await form(action.replaceAll('&amp;', '&'));
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, confirm]);
  expect(await statusOf(email)).toBe('confirmed');
  expect((await page(confirm)).html).toContain('You are on the list');

  const token = unsubscribe.split('/').at(-1);
  const ended = await form(`/api/newsletter/follow/${token}?link=unsubscribe`);
  expect([ended.status, ended.headers.get('location')]).toEqual([303, unsubscribe]);
  expect(await statusOf(email)).toBe('unsubscribed');
  expect((await page(unsubscribe)).html).toContain('You are unsubscribed');
  expect((await page(confirm)).status).toBe(404);
});

it('offers a new link when one is too old', async () => {
  const email = 'elena@example.com';
  await subscribe(email);
  const { confirm } = await linksOf(email);
  await until(() =>
    db
      .updateTable('outbox')
      .set({ delivered_at: '2020-01-01T00:00:00.000Z' })
      .where('kind', '=', 'newsletter-confirmation')
      .where('payload', 'like', `%${email}%`)
      .where('status', '=', 'delivered')
      .executeTakeFirst()
      .then(({ numUpdatedRows }) => numUpdatedRows > 0n),
  );
  expect((await page(confirm)).html).toMatch(/This link is too old.*name="new_mail"/s);
  const token = confirm.split('/').at(-1);
  const answer = await form(`/api/newsletter/follow/${token}?link=confirm`, 'new_mail=yes');
  expect(answer.headers.get('location')).toBe(`${confirm}?mail=sent`);
  expect((await page(`${confirm}?mail=sent`)).html).toContain('A new link is on its way');
  expect(await statusOf(email)).toBe('pending');
});

it('lets a mail program unsubscribe its reader from anywhere, by that one request and no other', async () => {
  const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  for (const body of [ONE_CLICK, new FormData()]) {
    const email = typeof body === 'string' ? 'sam@example.com' : 'kim@example.com';
    await subscribe(email);
    const { raw, unsubscribe } = await linksOf(email);
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(raw).toMatch(/List-Unsubscribe:\s+<https:\/\/h\.example\/newsletter\/unsubscribe\//);
    const type: Record<string, string> =
      typeof body === 'string' ? { 'content-type': FORM_TYPE } : {};
    const send = (sent: string | FormData, headers = type) =>
      post(unsubscribe, sent, { ...foreign, ...headers });
    for (const other of ['', 'a=b', `${ONE_CLICK}&a=b`, 'List-Unsubscribe=Two-Clicks']) {
      expect((await send(other, { 'content-type': FORM_TYPE })).status).toBe(400);
    }
    expect((await send('{}', { 'content-type': JSON_TYPE })).status).toBe(415);
    expect(await statusOf(email)).toBe('pending');
    if (body instanceof FormData) body.append('List-Unsubscribe', 'One-Click');
    for (const _ of [1, 2]) expect((await send(body)).status).toBe(200);
    expect(await statusOf(email)).toBe('unsubscribed');
    expect((await post(`${unsubscribe}x`, body, { ...foreign, ...type })).status).toBe(404);
  }
});

it('lets no other site press the button', async () => {
  const email = 'mia@example.com';
  await subscribe(email);
  const { confirm } = await linksOf(email);
  const token = confirm.split('/').at(-1);
  const { status } = await post(`/api/newsletter/follow/${token}?link=confirm`, '{}', {
    'content-type': JSON_TYPE,
    origin: 'https://evil.example',
  });
  expect(status).toBe(403);
  expect(await statusOf(email)).toBe('pending');
});

it('says of a token that was made up that it leads nowhere, and of none in its log', async () => {
  expect((await page('/newsletter/confirm/made-up')).status).toBe(404);
  const { status, html } = await page('/newsletter/unsubscribe/made-up');
  expect([status, html]).toEqual([404, expect.stringContaining('This link leads nowhere')]);
  expect((await form('/api/newsletter/follow/made-up?link=both')).status).toBe(303);
  const answer = await fetch(`${site.url}/api/newsletter/links/made-up?link=confirm`);
  expect(answer.status).toBe(404);
  const { confirm, unsubscribe } = await linksOf('mia@example.com');
  const log = JSON.stringify(site.logLines());
  for (const link of [confirm, unsubscribe]) expect(log).not.toContain(link.split('/').at(-1));
  expect(log).not.toContain('made-up');
});

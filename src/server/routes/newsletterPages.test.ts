import { connectDatabase } from '../leads/database/database.ts';
import { startMailReceiver } from '../../testing/server/receivers.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';

const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

let site: TestSite;
let mails: Awaited<ReturnType<typeof startMailReceiver>>;
let db: ReturnType<typeof connectDatabase>;
beforeAll(async () => {
  mails = await startMailReceiver();
  site = await startTestSite({
    SMTP_URL: mails.url,
    POST_LIMIT_PER_MINUTE: '0',
    SITE_URL: 'https://h.example',
  });
  db = connectDatabase(site.databaseUrl);
});
afterAll(() => db.destroy());

const sendForm = (address: string, body = '') => site.post(address, body, FORM_TYPE);
const subscribe = (email: string) => site.post('/api/newsletter/subscribe', { email });
const tokenOf = (link: string) => link.split('/').at(-1)!;

/** The paths of the links in an email. */
const linksOf = async (email: string) => {
  const mailTo = () => mails.received.find(({ to }) => to.includes(email));
  const { raw } = await until(mailTo, `an email to ${email}`);
  const text = raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
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

it('confirms and ends a subscription with a button, without scripts', async () => {
  const email = 'ruth@example.com';
  expect((await subscribe(email)).json()).toMatchObject({
    message: expect.stringMatching(/^Thanks\./),
  });
  const { confirm, unsubscribe } = await linksOf(email);

  // Mail scanners open links.
  for (const address of [confirm, unsubscribe, confirm]) {
    const { status, headers, text } = await site.get(address);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(text).toContain('r…@example.com');
    expect(text).not.toContain(email);
  }
  expect(await statusOf(email)).toBe('pending');

  const [, action = ''] = /action="([^"]+)"/.exec(
    (await site.get(confirm)).text.split('<main')[1]!,
  )!;
  const confirmed = await sendForm(action.replaceAll('&amp;', '&'));
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, confirm]);
  expect(await statusOf(email)).toBe('confirmed');
  expect((await site.get(confirm)).text).toContain('You’re on the list');

  const token = tokenOf(unsubscribe);
  const ended = await sendForm(`/api/newsletter/follow/${token}?link=unsubscribe`);
  expect([ended.status, ended.headers.get('location')]).toEqual([303, unsubscribe]);
  expect(await statusOf(email)).toBe('unsubscribed');
  expect((await site.get(unsubscribe)).text).toContain('You’ve been unsubscribed');
  expect((await site.get(confirm)).status).toBe(404);
});

it('unsubscribes with one click in a mail program, and by no other request', async () => {
  const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  const asData = new FormData();
  asData.append('List-Unsubscribe', 'One-Click');
  for (const body of [ONE_CLICK, asData]) {
    const email = typeof body === 'string' ? 'sam@example.com' : 'kim@example.com';
    await subscribe(email);
    const { raw, unsubscribe } = await linksOf(email);
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(raw).toMatch(/List-Unsubscribe:\s+<https:\/\/h\.example\/newsletter\/unsubscribe\//);
    for (const other of ['', 'a=b', `${ONE_CLICK}&a=b`, 'List-Unsubscribe=Two-Clicks'])
      expect((await site.post(unsubscribe, other, { ...foreign, ...FORM_TYPE })).status).toBe(400);
    expect((await site.post(unsubscribe, {}, foreign)).status).toBe(415);
    expect(await statusOf(email)).toBe('pending');
    const headers = typeof body === 'string' ? { ...foreign, ...FORM_TYPE } : foreign;
    const send = (link: string) => fetch(site.url + link, { method: 'POST', body, headers });
    for (const _ of [1, 2]) expect((await send(unsubscribe)).status).toBe(200);
    expect(await statusOf(email)).toBe('unsubscribed');
    expect((await send(`${unsubscribe}x`)).status).toBe(404);
  }
});

it('refuses a confirmation from a page of another site', async () => {
  const email = 'mia@example.com';
  await subscribe(email);
  const token = tokenOf((await linksOf(email)).confirm);
  const origin = 'https://evil.example';
  const path = `/api/newsletter/follow/${token}?link=confirm`;
  expect((await site.post(path, {}, { origin })).status).toBe(403);
  expect(await statusOf(email)).toBe('pending');
});

it('answers 404 for a made-up token, and logs no token', async () => {
  const { status, text } = await site.get('/newsletter/unsubscribe/made-up');
  expect([status, text]).toEqual([404, expect.stringContaining('This link doesn’t work')]);
  expect((await sendForm('/api/newsletter/follow/made-up?link=both')).status).toBe(303);
  expect((await site.get('/api/newsletter/links/made-up?link=confirm')).status).toBe(404);
  const { confirm, unsubscribe } = await linksOf('mia@example.com');
  const log = JSON.stringify(site.logLines());
  for (const token of [tokenOf(confirm), tokenOf(unsubscribe), 'made-up'])
    expect(log).not.toContain(token);
});

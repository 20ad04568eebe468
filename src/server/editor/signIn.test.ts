import { startMailReceiver } from '../../testing/server/receivers.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';
import { USUAL_FILES, writeContentFolder } from '../content/load/content.fixtures.ts';
import { openDatabase } from '../leads/database/database.ts';

const EMAIL = 'ruth@editors.test';
const siteFile = (...editors: string[]) =>
  `${String(USUAL_FILES['site.yaml'])}editors: ${JSON.stringify(editors)}\n`;

let folder: string;
let mails: Awaited<ReturnType<typeof startMailReceiver>>;
let site: TestSite;
beforeAll(async () => {
  mails = await startMailReceiver();
  folder = await writeContentFolder({ 'site.yaml': siteFile('Ruth@Editors.test', 'sam@x.test') });
  site = await startTestSite({
    ...{ SMTP_URL: mails.url, CONTENT_DIR: folder },
    ...{ POST_LIMIT_PER_MINUTE: '0', TRUSTED_PROXIES: '1' },
  });
});
beforeEach(async () => {
  mails.received.length = 0;
  await inDatabase((db) => db.deleteFrom('counters').execute());
});

const inDatabase = async <Result>(
  work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
): Promise<Result> => {
  const db = await openDatabase(site.databaseUrl);
  return work(db).finally(() => db.destroy());
};

/** Sends a form as a page of the site does. */
const send = (
  address: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) => site.sendForm(address, fields, { origin: site.url, ...headers });

const askForLink = (email = EMAIL, ip = '192.0.2.1') =>
  send('/admin/sign-in', { email }, { 'x-forwarded-for': ip });

const linkIn = (raw: string): string => {
  const text = raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  return /\/admin\/sign-in\/[\w-]{22}/.exec(text)![0];
};

const nextLink = async (): Promise<string> => {
  const count = mails.received.length;
  await askForLink();
  await until(() => mails.received.length > count, 'the email with the link');
  return linkIn(mails.received.at(-1)!.raw);
};

const sessionCookie = async (): Promise<string> => {
  const { headers } = await send(await nextLink());
  return headers.get('set-cookie')!.split(';')[0]!;
};

const expectInvalid = ({ status, text, headers }: Awaited<ReturnType<typeof send>>) => {
  expect(status).toBe(400);
  expect(text).toContain('This link has expired or was used already');
  expect(text).toContain('action="/admin/sign-in"');
  expect(headers.has('set-cookie')).toBe(false);
};

it('sends an editor to the sign-in form, and by a link of an email to the editor', async () => {
  const asked = await site.get('/admin');
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/admin/sign-in']);
  expect((await site.get('/admin/sign-in')).text).toContain('type="email"');
  const link = await nextLink();
  expect(mails.received[0]!.to).toEqual([EMAIL]);
  const answer = await send(link);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin']);
  const [cookie, ...attributes] = answer.headers.get('set-cookie')!.split('; ');
  expect(cookie).toMatch(/^__Secure-editor=[\w-]{22}$/);
  expect(attributes.sort()).toEqual(
    ['HttpOnly', 'Max-Age=43200', 'Path=/admin', 'SameSite=Strict', 'Secure'].sort(),
  );
  const page = await site.get('/admin', { cookie: `other=1; ${cookie}` });
  expect(page.status).toBe(200);
  expect(page.text).toContain(EMAIL);
  expect(page.headers.get('cache-control')).toBe('no-store');
});

it('answers the same for an unknown address, and sends nothing', async () => {
  const known = await askForLink();
  await until(() => mails.received.length === 1, 'the email of the first request');
  for (const email of ['eve@editors.test', '', 'ruth+x@editors.test'])
    expect((await askForLink(email)).text).toBe(known.text);
  await nextLink();
  expect(mails.received.map(({ to }) => to)).toEqual([[EMAIL], [EMAIL]]);
});

it('accepts a link after programs have opened it', async () => {
  const link = await nextLink();
  for (let visit = 0; visit < 2; visit += 1) {
    const { status, text, headers } = await site.get(link);
    expect([status, headers.has('set-cookie')]).toEqual([200, false]);
    expect(text).toContain(EMAIL);
  }
  expect((await send(link)).status).toBe(303);
});

it('refuses a used, a forged and an expired link', async () => {
  const used = await nextLink();
  await send(used);
  const expired = await nextLink();
  await inDatabase((db) =>
    db
      .updateTable('editor_tokens')
      .set({ expires_at: new Date().toISOString() })
      .where('purpose', '=', 'link')
      .execute(),
  );
  const session = (await sessionCookie()).split('=')[1]!;
  for (const link of [used, expired, '/admin/sign-in/x', `/admin/sign-in/${session}`]) {
    expectInvalid(await site.get(link));
    expectInvalid(await send(link));
  }
  const refused = () => site.logLines().filter(({ kind }) => kind === 'refused sign-in');
  await until(() => refused().length >= 8, 'the log lines');
});

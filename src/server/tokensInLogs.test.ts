import { eventRegistration } from '../contract/forms.fixtures.ts';
import { demoForm } from '../testing/server/demoForm.ts';
import { startMailReceiver } from '../testing/server/receivers.ts';
import { startNginx } from '../testing/server/startNginx.ts';
import { startTestSite } from '../testing/server/testSite.ts';
import { until } from '../testing/until.ts';
import { eventFile, postFile, writeContentFolder } from './content/load/content.fixtures.ts';
import { previewLink } from './content/load/publicLibrary.ts';
import { EMAIL, inDatabase } from './desk/editor/editor.fixtures.ts';

const PREVIEW_SECRET = 'a secret of at least sixteen characters';

const closings: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const start = async () => {
  const mails = await startMailReceiver();
  const folder = await writeContentFolder({
    'events/live-rotation.md': eventFile({
      title: 'Live rotation',
      date: '2099-12-03 13:00',
      join: 'https://meet.example.com/room',
    }),
    'posts/hidden-one.md': postFile({ draft: true }),
  });
  const site = await startTestSite({
    CONTENT_DIR: folder,
    SMTP_URL: mails.url,
    PREVIEW_SECRET,
    TRUSTED_PROXIES: '1',
    POST_LIMIT_PER_MINUTE: '0',
    OWNER_EMAIL: EMAIL,
  });
  const nginx = await startNginx([site.url]);
  closings.push(nginx.close);
  /** The links of the emails received so far, without the origin. */
  const links = () =>
    mails.received.flatMap(({ raw }) =>
      Array.from(
        raw
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '=')
          .matchAll(/https?:\/\/127\.0\.0\.1:\d+(\/[\w./-]+)/g),
        ([, link]) => link!,
      ),
    );
  return { site, nginx, links };
};

it('keeps the token of every link out of the logs of nginx and of the site', async () => {
  const { site, nginx, links } = await start();
  const origin = { origin: nginx.httpsUrl };
  const form = { ...origin, 'content-type': 'application/x-www-form-urlencoded' };
  const { ask } = nginx;
  expect((await ask('/api/webinars/events/live-rotation/register', eventRegistration)).status).toBe(
    200,
  );
  expect((await ask('/api/request-demo', demoForm('demo@example.com'))).status).toBe(200);
  expect((await ask('/api/newsletter/subscribe', { email: 'news@example.com' })).status).toBe(200);
  expect(
    (await site.sendForm('/admin/sign-in', { email: EMAIL }, { origin: site.url })).status,
  ).toBe(200);
  const find = (start: string) =>
    until(() => links().find((link) => link.startsWith(start)), start);
  const [registration, demo, confirm, signIn] = await Promise.all(
    ['/my-registration/', '/my-demo/', '/newsletter/confirm/', '/admin/sign-in/'].map(find),
  );
  await ask(
    confirm!.replace('/newsletter/confirm/', '/api/newsletter/follow/') + '?link=confirm',
    {},
  );
  const unsubscribe = await find('/newsletter/unsubscribe/');
  const signedIn = await ask(signIn!, {}, form);
  expect(signedIn.status).toBe(303);
  const [, session = ''] = /=([\w-]+)/.exec(String(signedIn.headers['set-cookie']))!;
  const draft = previewLink(PREVIEW_SECRET, '/blog/post/hidden-one');
  expect((await ask(draft)).status).toBe(200);

  const tokenOf = (link = '') => link.split('/')[link.startsWith('/my-') ? 2 : 3]!;
  const guest = tokenOf(registration);
  const visitor = tokenOf(demo);
  const reader = tokenOf(unsubscribe);
  const secrets = [guest, visitor, reader, tokenOf(confirm), tokenOf(signIn), session];
  expect(secrets.filter((secret) => !/^[\w-]{22}$/.test(secret))).toEqual([]);
  const inLinks = new Set(links().flatMap((link) => link.match(/[\w-]{22}(?![\w-])/g) ?? []));
  // Those of the private page, of joining, of calendar files and of unsubscribing differ.
  expect(inLinks.size).toBeGreaterThan(secrets.length);
  secrets.push(...inLinks, draft.split('=')[1]!);
  const visited = [
    ...new Set(links().filter((link) => secrets.some((secret) => link.includes(secret)))),
    ...[`/my-registration/${guest}/join`, `/calendar/${guest}.ics`, `/calendar/${visitor}.ics`],
    `/api/webinars/registrations/${guest}`,
    `/api/webinars/registrations/${guest}/join`,
    `/api/request-demo/mine/${visitor}`,
    `/api/newsletter/links/${reader}?link=unsubscribe`,
    ...[draft, `/admin?token=${session}`],
    // As programs that rewrite links write them.
    ...[`/my-registration%252F${guest}`, `/my-registration%5C${guest}`, `/my-demo;/${visitor}`],
    ...[`/my-registration/x/${guest}/join`, `/newsletter/read/${reader}`, `/mail/${guest}.html`],
    ...[`/calendar/x/${visitor}.ics`, `/admin/sign-in/x/${tokenOf(signIn)}`, `/%20${visitor}`],
  ];
  const posts = [
    `/api/webinars/registrations/${guest}/cancel`,
    `/api/request-demo/mine/${visitor}/move`,
    `/api/request-demo/mine/${visitor}/cancel`,
    `/api/newsletter/follow/${reader}?link=unsubscribe`,
    `/newsletter/unsubscribe/${reader}`,
    ...[signIn!, '/admin/sign-out', '/admin/edit?file=site.yaml'],
  ];
  const useAll = async () => {
    const headers = { cookie: `__Secure-desk=${session}` };
    for (const path of visited) {
      const referer = `${nginx.httpsUrl}${path}`;
      await ask(path, undefined, { ...headers, referer });
      await ask(path.toUpperCase(), undefined, { referer });
      await ask('/pricing', undefined, { referer });
      await ask('/api/browser-errors', { route: path, build: '', message: path, stack: [] });
    }
    for (const path of posts) {
      await ask(path, {}, { ...headers, ...origin, referer: `${nginx.httpsUrl}${path}` });
      await ask(path, {}, { ...headers, ...form });
    }
  };
  await useAll();
  // What is logged when every use of the database fails.
  await inDatabase(site, async (db) => {
    for (const table of ['leads', 'desk_tokens', 'outbox'] as const)
      await db.schema.alterTable(table).renameTo(`${table}_gone`).execute();
  });
  const before = site.logLines().length;
  await useAll();
  const failures = site.logLines().slice(before);
  expect(failures.filter(({ status }) => Number(status) >= 500).length).toBeGreaterThan(5);

  const lines = [
    ...site.logLines().map((line) => JSON.stringify(line)),
    ...(await nginx.accessLog()).split('\n'),
    ...(await nginx.errorLog()).split('\n'),
  ];
  expect(lines.length).toBeGreaterThan(200);
  const leaks = lines.filter((line) =>
    secrets.some((secret) => line.toLowerCase().includes(secret.toLowerCase())),
  );
  expect(leaks).toEqual([]);
});

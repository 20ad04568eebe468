import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eventRegistration } from '../contract/forms.fixtures.ts';
import { startMailReceiver } from '../testing/server/receivers.ts';
import { startNginx } from '../testing/server/startNginx.ts';
import { databasesOf } from '../testing/server/testDatabases.ts';
import { startTestSite, type TestAnswer, type TestSite } from '../testing/server/testSite.ts';
import { until } from '../testing/until.ts';
import { runStorageCommand } from './content/cli/storageCommands.ts';
import { eventFile, postFile, writeContentFolder } from './content/load/content.fixtures.ts';
import { png } from './content/media/pictures.fixtures.ts';
import { lockContent } from './content/storage/history.ts';
import { EMAIL, formOf } from './desk/editor/editor.fixtures.ts';
import { editAddress } from './desk/editor/editorAddresses.ts';
import { createToken } from './desk/sign-in/signInTokens.ts';
import { connectDatabase } from './leads/database/database.ts';
import type { SiteDb } from './leads/database/schema.ts';

/** Three processes that share nothing but PostgreSQL, and whose folders are empty. */

const MACHINES = 3;
const FIRST = 'posts/first-post.md';
const EVENT = 'events/live-rotation.md';
const EVENT_PAGE = '/webinars/event/live-rotation';
const databases = databasesOf('PostgreSQL');
const closings: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

let sites: TestSite[];
let db: SiteDb;
let mails: Awaited<ReturnType<typeof startMailReceiver>>;
let headers: Record<string, string>;

/** The files that documents name. */
const linkPublicFiles = async ({ clientFolder }: TestSite) => {
  for (const name of readdirSync('public'))
    if (!existsSync(join(clientFolder, name)))
      await symlink(resolve('public', name), join(clientFolder, name));
};

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'machines-test-'));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

beforeAll(async () => {
  const databaseUrl = await databases.nextUrl();
  const source = await writeContentFolder({
    [FIRST]: postFile({ title: 'First post', cover: '/covers/c02-arcade.svg' }),
    [EVENT]: eventFile({ title: 'Live rotation', date: '2099-12-03 13:00' }),
  });
  const empty = await newFolder();
  const storage = { databaseUrl, contentStorage: 'database', contentFolder: empty } as const;
  await runStorageCommand(['import', source], { ...storage, cacheFolder: undefined });
  mails = await startMailReceiver();
  closings.push(() => mails.close());
  sites = [];
  for (let machine = 0; machine < MACHINES; machine += 1) {
    const site = await startTestSite({
      DATABASE_URL: databaseUrl,
      CONTENT_STORE: 'database',
      CONTENT_DIR: await newFolder(),
      PAGE_CACHE_SECONDS: '86400',
      POST_LIMIT_PER_MINUTE: '0',
      SMTP_URL: mails.url,
      OWNER_EMAIL: EMAIL,
    });
    await linkPublicFiles(site);
    site.watchContent();
    sites.push(site);
  }
  db = connectDatabase(databaseUrl);
  closings.push(() => db.destroy());
  const session = await createToken(db, 'session', EMAIL);
  headers = {
    cookie: `__Secure-desk=${session}`,
    'sec-fetch-site': 'same-origin',
    accept: 'text/html',
  };
});

type Fields = Record<string, string | File>;

const open = (machine: number, file: string) => sites[machine]!.get(editAddress(file), headers);

/** Fills in the form of an answer and sends it to a machine. */
const submit = (
  machine: number,
  { text }: TestAnswer,
  changes: Fields,
  action = 'publish',
  selector = 'form[data-editor]',
) => {
  const { address, fields } = formOf(text, selector);
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes, action }))
    if (value !== undefined) body.append(name, value);
  return sites[machine]!.send(address, { method: 'POST', headers, body });
};

const save = async (machine: number, file: string, changes: Fields, action?: string) => {
  const answer = await submit(machine, await open(machine, file), changes, action);
  expect(answer.status).toBe(303);
};

/** Waits until all machines answer as the editor expects. */
const onAll = (path: string, isRight: (answer: TestAnswer) => boolean) =>
  Promise.all(
    sites.map((site, machine) =>
      until(async () => isRight(await site.get(path)), `machine ${machine} with ${path}`),
    ),
  );

const shows = (text: string) => (answer: TestAnswer) =>
  answer.status === 200 && answer.text.includes(text);

it('shows an edit on all machines, whose pages were cached', async () => {
  await onAll('/blog/post/first-post', shows('First post'));
  await onAll('/blog/all-posts', shows('First post'));
  await save(0, FIRST, { 'data.title': 'Changed on machine 0' });
  await onAll('/blog/post/first-post', shows('Changed on machine 0'));
  await onAll('/blog/all-posts', shows('Changed on machine 0'));
  await save(1, FIRST, { 'data.title': 'Changed on machine 1' });
  await onAll('/blog/post/first-post', shows('Changed on machine 1'));
});

it('shows an uploaded picture on all machines', async () => {
  const picture = new File([new Uint8Array(await png({ width: 640, height: 480 }))], 'porch.png');
  const form = await open(1, FIRST);
  const uploaded = await submit(1, form, { 'body.upload': picture }, 'upload');
  const [address = ''] = /\/media\/porch-\w+\.png/.exec(uploaded.text) ?? [];
  expect(address).not.toBe('');
  const body = `Words.\n\n![A porch](${address})`;
  expect((await submit(2, uploaded, { body })).status).toBe(303);
  await onAll('/blog/post/first-post', shows(address));
  await onAll(`${address}?w=320`, ({ status }) => status === 200);
});

it('moves the address of a renamed post on all machines', async () => {
  await save(2, FIRST, { slug: 'renamed-post' });
  await onAll('/blog/post/renamed-post', ({ status }) => status === 200);
  await onAll('/blog/post/first-post', ({ status }) => status === 301);
});

it('hides an unpublished post on all machines', async () => {
  await save(0, 'posts/renamed-post.md', {}, 'unpublish');
  await onAll('/blog/post/renamed-post', ({ status }) => status === 404);
  await onAll('/sitemap.xml', ({ text }) => !text.includes('renamed-post'));
});

it('cancels an event on all machines, and emails each guest once', async () => {
  const register = (machine: number, name: string) =>
    sites[machine]!.post('/api/webinars/events/live-rotation/register', {
      ...eventRegistration,
      email: `${name}@example.com`,
    });
  const guests = ['ada', 'ben', 'cleo', 'dora'];
  for (const [index, name] of guests.entries())
    expect((await register(index % MACHINES, name)).status).toBe(200);
  const question = await submit(1, await open(1, EVENT), { 'data.canceled': 'true' });
  const canceling = await submit(2, question, {}, 'publish', 'form.compare');
  expect(canceling.status).toBe(303);
  await onAll(EVENT_PAGE, ({ text }) => /cancel/i.test(text));
  for (let machine = 0; machine < MACHINES; machine += 1)
    expect((await register(machine, 'late')).status).not.toBe(200);
  const rows = await until(async () => {
    const found = await db
      .selectFrom('outbox')
      .select(['lead_id', 'status'])
      .where('kind', '=', 'event-canceled')
      .execute();
    const isDone =
      found.length >= guests.length && found.every((row) => row.status === 'delivered');
    return isDone && found;
  }, 'the emails');
  expect(new Set(rows.map(({ lead_id }) => lead_id)).size).toBe(rows.length);
  expect(rows).toHaveLength(guests.length);
  const canceled = mails.received.filter(({ raw }) => /^Subject:.*cancel/im.test(raw));
  expect(canceled.map(({ to }) => to.join()).sort()).toEqual(
    guests.map((name) => `${name}@example.com`),
  );
});

it('gives one of two people who save at once a success and the other a conflict', async () => {
  const file = 'legal/terms-of-service.md';
  const forms = await Promise.all([open(0, file), open(2, file)]);
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (transaction) => {
    await lockContent(transaction);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const answers = [0, 2].map((machine, index) =>
    submit(machine, forms[index]!, { body: `Words of machine ${machine}.` }),
  );
  const waiting = () =>
    db
      .selectFrom('pg_locks' as never)
      .select('granted' as never)
      .where('granted' as never, '=', false as never)
      .execute();
  await until(async () => (await waiting()).length >= 1, 'one of both to wait');
  release.resolve();
  await holding;
  const [one, two] = await Promise.all(answers);
  expect([one!.status, two!.status].sort()).toEqual([303, 409]);
  const refused = one!.status === 409 ? one! : two!;
  expect(refused.text).toContain(`Words of machine ${refused === one ? 0 : 2}.`);
  expect(refused.text).toContain('Save both together');
});

it('edits through nginx, which asks another machine each time', async () => {
  const nginx = await startNginx(sites.map(({ url }) => url));
  closings.push(() => nginx.close());
  const file = 'legal/privacy-policy.md';
  for (let round = 0; round < 4; round += 1) {
    const { text } = await nginx.ask(editAddress(file), undefined, headers);
    const { address, fields } = formOf(text, 'form[data-editor]');
    const form = { ...fields, body: `Round ${round}.`, action: 'publish' };
    const entries = Object.entries(form).filter(([, value]) => typeof value === 'string');
    const body = new URLSearchParams(Object.fromEntries(entries));
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const saved = await nginx.ask(address, String(body), { ...headers, ...type });
    expect(saved.status).toBe(303);
    const shown = await nginx.ask(String(saved.headers.location), undefined, headers);
    expect(shown.text).toContain(`Round ${round}.`);
  }
  await onAll('/privacy-policy', shows('Round 3.'));
});

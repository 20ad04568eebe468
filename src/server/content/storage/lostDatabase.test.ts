import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { databasesOf } from '../../../testing/server/testDatabases.ts';
import { openDatabase } from '../../leads/database/database.ts';
import { postFile, TEST_NOW, USUAL_FILES } from '../load/content.fixtures.ts';
import { createContentLoader } from '../load/contentLoader.ts';
import { hashOf } from './contentStorage.ts';
import { createDatabaseStorage } from './databaseStorage.ts';

const log = pino({ level: 'silent' });
const databases = databasesOf('SQLite');
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const POST = 'posts/first-post.md';
const TEXT = postFile({ title: 'Copied' });

/** A process that has listed the content, and what the next one finds while the database does not answer. */
const start = async () => {
  const cacheFolder = await mkdtemp(join(tmpdir(), 'copies-test-'));
  folders.push(cacheFolder);
  const db = await openDatabase(await databases.nextUrl());
  const storage = createDatabaseStorage({ db, log, cacheFolder });
  const files = Object.entries({ ...USUAL_FILES, [POST]: TEXT, 'media/house.jpg': 'bytes' });
  await storage.write(new Map(files), {
    basedOn: new Map(),
    author: 'ruth@editors.test',
    message: 'Save',
  });
  await storage.list();
  await db.destroy();
  const next = () => createDatabaseStorage({ db, log, cacheFolder });
  const load = () => createContentLoader(next()).load({ now: TEST_NOW });
  return { cacheFolder, next, load };
};

it('lists the content as it was last, and reads the copies of its documents', async () => {
  const { next, load } = await start();
  const { library, problems } = await load();
  expect(library.posts.map(({ title }) => title)).toEqual(['Copied']);
  // Pictures are copied when they are needed first.
  expect(problems.map(({ file }) => file)).toEqual(['content/media/house.jpg']);
  const storage = next();
  expect([...(await storage.list()).keys()].sort()).toContain('media/house.jpg');
  expect(String(await storage.read(POST))).toBe(TEXT);
});

it.each<[string, (copy: string) => Promise<unknown>]>([
  ['is gone', (copy) => rm(copy)],
  ['is cut', (copy) => truncate(copy, 10)],
  ['is empty', (copy) => truncate(copy, 0)],
  ['is of another text', (copy) => writeFile(copy, postFile({ title: 'Other' }))],
])('leaves out a document whose copy %s, and says so', async (_, damage) => {
  const { cacheFolder, load } = await start();
  await damage(join(cacheFolder, hashOf(TEXT)));
  const { library, problems } = await load();
  expect([library.posts.length, library.articles.length]).toEqual([0, 1]);
  expect(problems.map(({ file }) => file)).toContain(`content/${POST}`);
});

it.each<[string, (folder: string) => Promise<unknown>]>([
  ['there is no copy', (folder) => rm(folder, { recursive: true })],
  ['the list is gone', (folder) => rm(join(folder, 'index.json'))],
  ['the list is cut', (folder) => truncate(join(folder, 'index.json'), 20)],
  ['the list is empty', (folder) => truncate(join(folder, 'index.json'), 0)],
])('does not start and says why when %s', async (_, damage) => {
  const { cacheFolder, load } = await start();
  await damage(cacheFolder);
  await expect(load()).rejects.toThrow('The database gives no content');
});

it('keeps no copies of files that are gone', async () => {
  const { cacheFolder } = await start();
  const names = await readdir(cacheFolder);
  expect(names).toHaveLength(Object.keys(USUAL_FILES).length + 1);
});

it('tells of a change again when listing it failed, although the database answers between', async () => {
  const db = await openDatabase(await databases.nextUrl());
  const storage = createDatabaseStorage({ db, log, pollMs: 20 });
  await storage.list();
  const listings: string[] = [];
  const isListed = new Promise<void>((resolve) => {
    const stop = storage.changes(() => {
      // As a query that takes too long.
      const isFirst = listings.length === 0;
      const query = jest.spyOn(db, 'selectFrom');
      if (isFirst) query.mockImplementationOnce(() => fail());
      const list = storage.list().then(
        (files) => listings.push([...files.keys()].join()),
        () => listings.push('failed'),
      );
      query.mockRestore();
      void list.then(() => {
        if (listings.length < 2) return;
        stop();
        resolve();
      });
    });
  });
  await storage.write(new Map([[POST, TEXT]]), {
    basedOn: new Map(),
    author: 'ruth@editors.test',
    message: 'Save',
  });
  await isListed;
  expect(listings).toEqual(['failed', POST]);
  await db.destroy();
});

const fail = (): never => {
  throw new Error('no answer');
};

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { databasesOf } from '../../../testing/server/testDatabases.ts';
import { openDatabase } from '../../leads/database/database.ts';
import type { SiteDb } from '../../leads/database/schema.ts';
import type { Changes } from '../storage/contentStorage.ts';
import { createDatabaseStorage } from '../storage/databaseStorage.ts';
import { openFolderStorage } from '../storage/folderStorage.ts';
import {
  articleFile,
  categoryFile,
  eventFile,
  postFile,
  TEST_NOW,
  USUAL_FILES,
} from './content.fixtures.ts';
import { createContentLoader } from './contentLoader.ts';
import { readUsableSite } from './loadSite.ts';

const log = pino({ level: 'silent' });
const folders: string[] = [];
const opened: SiteDb[] = [];
const databases = databasesOf('SQLite');
afterAll(async () => {
  for (const db of opened) await db.destroy();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const POST = 'posts/first-post.md';
const VALID = postFile({ title: 'By {{name}}' });
const BROKEN = '---\ntitle: [\n---\nwords';
const FORBIDDEN = postFile({ author: 'nobody' });

describe.each(['folder', 'database'] as const)('in the history of a %s', (place) => {
  const start = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'former-test-'));
    folders.push(folder);
    const db = await openDatabase(await databases.nextUrl());
    opened.push(db);
    const storage =
      place === 'folder'
        ? await openFolderStorage({ folder, db, log })
        : createDatabaseStorage({ db, log });
    const save = (changes: Changes) =>
      storage.write(changes, { basedOn: new Map(), author: 'ruth@editors.test', message: 'Save' });
    await save(new Map(Object.entries({ ...USUAL_FILES, [POST]: VALID })));
    /** Another program, which in the database is a command. */
    const change = (path: string, text: string) =>
      place === 'folder' ? writeFile(join(folder, path), text) : save(new Map([[path, text]]));
    /** As a process does that has just started. */
    const load = async () => {
      const { library, problems } = await createContentLoader(storage).load({ now: TEST_NOW });
      const titles = library.posts.map(({ title }) => title);
      return { library, titles, files: [...new Set(problems.map(({ file }) => file))] };
    };
    return { storage, save, change, load, db };
  };

  it.each<[string, string[]]>([
    ['invalid YAML', [BROKEN]],
    ['an unknown author', [FORBIDDEN]],
    ['no text', ['']],
    ['one problem after the other', [BROKEN, FORBIDDEN, 'words', BROKEN]],
  ])('finds the last version of a document that has %s now', async (_, texts) => {
    const { change, load } = await start();
    for (const text of texts) await change(POST, text);
    const { titles, files } = await load();
    expect(titles).toEqual(['By Lanternfield']);
    expect(files).toEqual([expect.stringMatching(/\/posts\/first-post\.md$/)]);
  });

  it.each([
    ['site.yaml', 'name: ['],
    ['authors.yaml', '['],
    ['help/calling/_category.yaml', 'order: first'],
    ['plans.yaml', 'plans: 3'],
    ['legal/privacy-policy.md', 'words'],
    ['events/live-rotation.md', eventFile({ date: 'soon' })],
    ['help/calling/send-a-text.md', articleFile({ subcategory: 'none' })],
    ['texts/home.yaml', 'hero: ['],
    ['texts/pricing.yaml', 'title: [words'],
  ])('finds %s and shows everything that needs it', async (path, text) => {
    const { change, load } = await start();
    const before = (await load()).library;
    await change(path, text);
    const { library, files } = await load();
    expect(files).toEqual([expect.stringMatching(new RegExp(`/${path}$`))]);
    expect(library.version).toBe(before.version);
    expect(library.texts).toEqual(before.texts);
    expect(library.articles.map(({ title }) => title)).toEqual(['Send a text']);
  });

  it('finds site.yaml also for a site whose documents another API has', async () => {
    const { storage, change } = await start();
    await change('site.yaml', 'name: [');
    const { site, problems } = await readUsableSite(storage);
    expect([site.name, problems.length]).toEqual(['Lanternfield', 1]);
  });

  it('shows the last of two valid versions', async () => {
    const { save, change, load } = await start();
    await save(new Map([[POST, postFile({ title: 'Second' })]]));
    await change(POST, BROKEN);
    expect((await load()).titles).toEqual(['Second']);
  });

  it('shows no version from before a deletion', async () => {
    const { save, change, load } = await start();
    await save(new Map([[POST, null]]));
    await change(POST, BROKEN);
    expect((await load()).titles).toEqual([]);
  });

  it('shows no version of a document that was gone while the process ran', async () => {
    const { storage, save, change } = await start();
    const loader = createContentLoader(storage);
    const load = async () => (await loader.load({ now: TEST_NOW })).library.posts.length;
    expect(await load()).toBe(1);
    await save(new Map([[POST, null]]));
    expect(await load()).toBe(0);
    await change(POST, VALID);
    expect(await load()).toBe(1);
    await save(new Map([[POST, null]]));
    expect(await load()).toBe(0);
    await change(POST, BROKEN);
    expect(await load()).toBe(0);
  });

  it('leaves out a document that had a problem from the start', async () => {
    const { change, load } = await start();
    await change('posts/other.md', BROKEN);
    const { titles, files } = await load();
    expect(titles).toEqual(['By Lanternfield']);
    expect(files).toEqual([expect.stringMatching(/other\.md$/)]);
  });

  it('shows a version whose category has been renamed since with the new name', async () => {
    const { save, change, load } = await start();
    await save(new Map([['help/calling/_category.yaml', categoryFile('Voice', 1, ['texts'])]]));
    await change('help/calling/send-a-text.md', BROKEN);
    const [article] = (await load()).library.articles;
    expect([article?.title, article?.category.name]).toEqual(['Send a text', 'Voice']);
  });

  it('starts without the former versions when the database does not answer', async () => {
    const { storage, change } = await start();
    await change(POST, BROKEN);
    const failing = { ...storage, history: () => Promise.reject(new Error('gone')) };
    const { library, problems } = await createContentLoader(failing).load({ now: TEST_NOW });
    expect([library.posts.length, problems.length]).toEqual([0, 1]);
  });
});

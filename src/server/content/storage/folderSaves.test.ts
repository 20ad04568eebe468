import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pino from 'pino';
import { sql } from 'kysely';
import { openDatabase } from '../../leads/database/database.ts';
import type { SiteDb } from '../../leads/database/schema.ts';
import { hashOf, type ContentStorage } from './contentStorage.ts';
import { createDatabaseStorage } from './databaseStorage.ts';
import { carryOutSave, stageSave, undoSave } from './folderSaves.ts';
import { openFolderStorage } from './folderStorage.ts';
import { addToHistory } from './history.ts';
import { NotStoredError } from './explainFailures.ts';

const log = pino({ level: 'silent' });
const folders: string[] = [];
const databases: SiteDb[] = [];
afterAll(async () => {
  for (const db of databases) await db.destroy();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const FORMER = { 'posts/a.md': 'a1', 'posts/b.md': 'b1', 'posts/c.md': 'c1' };
const CHANGED = { 'posts/a.md': 'a2', 'posts/b.md': 'b2', 'posts/d.md': 'd2' };
const changes = new Map<string, string | null>([...Object.entries(CHANGED), ['posts/c.md', null]]);
const former = new Map(
  Object.entries(FORMER).map(([path, text]) => [path, { bytes: Buffer.from(text), changedAt: 0 }]),
);
const VERSION = {
  path: 'posts/a.md',
  number: 7,
  hash: hashOf('a2'),
  bytes: Buffer.from('a2'),
  author: 'ruth@editors.test',
  message: 'Change it',
  at: '2026-11-27T10:00:00.000Z',
};

const start = async () => {
  const top = await mkdtemp(join(tmpdir(), 'saves-test-'));
  folders.push(top);
  const root = join(top, 'content');
  await mkdir(join(root, 'posts'), { recursive: true });
  for (const [path, text] of Object.entries(FORMER)) await writeFile(join(root, path), text);
  const db = await openDatabase(`file:${join(top, 'site.db')}`);
  databases.push(db);
  const texts = async () => {
    const names = (await readdir(join(root, 'posts'))).sort();
    const read = names.map(async (name) => [
      `posts/${name}`,
      await readFile(join(root, 'posts', name), 'utf8'),
    ]);
    return Object.fromEntries(await Promise.all(read)) as Record<string, string>;
  };
  const stage = () => stageSave(root, 'one', { changes, former }, [VERSION]);
  return { top, root, db, texts, stage, open: () => openFolderStorage({ folder: root, db, log }) };
};

const savesIn = (root: string) => readdir(join(root, '.saving')).catch(() => []);

it.each([0, 1, 2, 3, 4])(
  'finishes a save that was killed after %i of its 4 files, with its history',
  async (count) => {
    const { root, texts, stage, open } = await start();
    const save = await stage();
    const steps: (() => Promise<void>)[] = [
      () => rename(join(save, '0'), join(root, 'posts/a.md')),
      () => rename(join(save, '1'), join(root, 'posts/b.md')),
      () => rename(join(save, '2'), join(root, 'posts/d.md')),
      () => rm(join(root, 'posts/c.md')),
    ];
    for (const step of steps.slice(0, count)) await step();
    const storage = await open();
    expect(await texts()).toEqual(CHANGED);
    expect(await storage.history('posts/a.md')).toMatchObject([{ author: 'ruth@editors.test' }]);
    expect(await savesIn(root)).toEqual([]);
  },
);

it.each(['no journal', 'half a journal'])('drops a save that has %s', async (what) => {
  const { root, texts, stage, open } = await start();
  const save = await stage();
  if (what === 'half a journal')
    await rename(join(save, 'journal.json'), join(save, 'journal.json.new'));
  else await rm(join(save, 'journal.json'));
  const storage = await open();
  expect(await texts()).toEqual(FORMER);
  expect(await storage.history('posts/a.md')).toEqual([]);
  expect(await savesIn(root)).toEqual([]);
});

it('finishes a save without the database, and its history once that answers', async () => {
  const { root, db, texts, stage, open } = await start();
  await stage();
  await sql`alter table content_state rename to gone`.execute(db);
  const storage = await open();
  expect(await texts()).toEqual(CHANGED);
  expect(await savesIn(root)).toEqual(['one']);
  await sql`alter table gone rename to content_state`.execute(db);
  await storage.write(new Map([['posts/e.md', 'e']]), {
    basedOn: new Map(),
    author: '',
    message: '',
  });
  expect(await storage.history('posts/a.md')).toHaveLength(1);
  expect(await savesIn(root)).toEqual([]);
});

it('leaves a file as it is that another program changed after the kill', async () => {
  const { root, texts, stage, open } = await start();
  await stage();
  await writeFile(join(root, 'posts/b.md'), 'by hand');
  await open();
  expect(await texts()).toEqual({ ...CHANGED, 'posts/b.md': 'by hand' });
});

it('does not repeat a save whose files are written, even if someone undid it', async () => {
  const { root, texts, stage, open } = await start();
  const save = await stage();
  await carryOutSave(root, save);
  for (const [path, text] of Object.entries(FORMER)) await writeFile(join(root, path), text);
  await rm(join(root, 'posts/d.md'));
  const storage = await open();
  expect(await texts()).toEqual(FORMER);
  expect(await storage.history('posts/a.md')).toHaveLength(1);
});

it('logs a save as interrupted only when something was left to do', async () => {
  const { root, db, stage } = await start();
  const info = jest.fn();
  const open = () =>
    openFolderStorage({ folder: root, db, log: { info, warn: jest.fn(), error: jest.fn() } });
  const save = await stage();
  const { rows } = await carryOutSave(root, save);
  await addToHistory(db, rows);
  // As another process leaves it between the end of its transaction and the removal.
  await open();
  expect(await savesIn(root)).toEqual([]);
  expect(info).not.toHaveBeenCalled();
  await db.deleteFrom('content_versions').execute();
  await carryOutSave(root, await stage());
  await open();
  expect(info.mock.calls).toEqual([[{ paths: ['posts/a.md'] }, 'finished an interrupted save']]);
});

it.each([0, 1, 2])('brings back all files when step %i fails', async (step) => {
  const { root, texts, stage } = await start();
  const save = await stage();
  await rm(join(save, String(step)));
  await expect(carryOutSave(root, save)).rejects.toThrow('ENOENT');
  await undoSave(root, save, { changes, former });
  expect(await texts()).toEqual(FORMER);
  expect(await savesIn(root)).toEqual([]);
});

it('finishes a save of a deletion whose folder another program has removed', async () => {
  const { root } = await start();
  const deleted = new Map<string, string | null>([['posts/c.md', null]]);
  const save = await stageSave(root, 'one', { changes: deleted, former }, []);
  await rm(join(root, 'posts'), { recursive: true });
  expect(await carryOutSave(root, save)).toEqual({ rows: [], wroteFiles: true });
});

it('changes nothing when the new files can’t be written', async () => {
  const { root, texts, open } = await start();
  const storage = await open();
  await writeFile(join(root, '.saving'), 'in the way');
  const saving = storage.write(changes, { basedOn: new Map(), author: 'x', message: 'y' });
  await expect(saving).rejects.toThrow(NotStoredError);
  expect(await texts()).toEqual(FORMER);
  await rm(join(root, '.saving'));
  await storage.write(changes, { basedOn: new Map(), author: 'x', message: 'y' });
  expect(await texts()).toEqual(CHANGED);
});

describe.each<[string, (root: string, db: SiteDb) => Promise<ContentStorage>]>([
  ['folder', (folder, db) => openFolderStorage({ folder, db, log })],
  ['database', async (_, db) => createDatabaseStorage({ db, log })],
])('content in a %s', (_, open) => {
  const write = (storage: ContentStorage, text: string) =>
    storage.write(new Map([['posts/a.md', text]]), {
      basedOn: new Map(),
      author: 'ruth@editors.test',
      message: 'Change it',
    });

  const expectRefusal = async (
    storage: ContentStorage,
    reason: string,
    repair: () => Promise<unknown>,
  ) => {
    const before = String(await storage.readLatest('posts/a.md'));
    const large = 'x'.repeat(300_000);
    await expect(write(storage, large)).rejects.toThrow(`Nothing was saved: ${reason}.`);
    await repair();
    const { length } = await storage.history('posts/a.md');
    expect(String(await storage.readLatest('posts/a.md'))).toBe(before);
    await write(storage, large);
    expect(String(await storage.readLatest('posts/a.md'))).toBe(large);
    expect(await storage.history('posts/a.md')).toHaveLength(length + 1);
  };

  it('keeps the saved text while the disk of the database is full', async () => {
    const { root, db } = await start();
    const storage = await open(root, db);
    await write(storage, 'a1 ');
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db);
    await limit(rows[0]!.page_count + 2);
    await expectRefusal(storage, 'database or disk is full', () => limit(1_000_000));
  });

  it('keeps the saved text while another process has the database locked', async () => {
    const { top, root, db } = await start();
    const storage = await open(root, db);
    await write(storage, 'a1 ');
    const other = new DatabaseSync(join(top, 'site.db'));
    other.exec('begin immediate');
    await expectRefusal(storage, 'database is locked', async () => other.close());
  });

  it('keeps the saved text while the tables are gone', async () => {
    const { root, db } = await start();
    const storage = await open(root, db);
    await write(storage, 'a1 ');
    await sql`alter table content_versions rename to gone`.execute(db);
    await expectRefusal(storage, 'SQL logic error', () =>
      sql`alter table gone rename to content_versions`.execute(db),
    );
  });
});

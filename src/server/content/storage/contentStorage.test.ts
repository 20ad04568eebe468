import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { shareOf } from '../../../testing/soak.ts';
import { databasesOf } from '../../../testing/server/testDatabases.ts';
import { openDatabase } from '../../leads/database/database.ts';
import type { SiteDb } from '../../leads/database/schema.ts';
import { ConflictError, hashOf, type Changes, type ContentStorage } from './contentStorage.ts';
import { createDatabaseStorage } from './databaseStorage.ts';
import { openFolderStorage } from './folderStorage.ts';

const log = pino({ level: 'silent' });
const folders: string[] = [];
const opened: SiteDb[] = [];
afterAll(async () => {
  for (const db of opened) await db.destroy();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-test-'));
  folders.push(folder);
  return folder;
};

const STORAGES = [
  ['folder', 'SQLite'],
  ['database', 'PostgreSQL'],
  ['database', 'SQLite'],
  ['folder', 'PostgreSQL'],
] as const;
const POST = 'posts/a.md';
const ABOUT = { author: 'ruth@editors.test', message: 'Change it' };

const textOf = async (storage: ContentStorage, path = POST) =>
  (await storage.readLatest(path))?.toString();

const save = (storage: ContentStorage, changes: Changes, basedOn: Record<string, string> = {}) =>
  storage.write(changes, { ...ABOUT, basedOn: new Map(Object.entries(basedOn)) });

const saveText = (
  storage: ContentStorage,
  text: string | null,
  before: string | null,
  path = POST,
) => save(storage, new Map([[path, text]]), { [path]: hashOf(before) });

describe.each(shareOf(STORAGES, 2))('content in a %s, on %s', (place, kind) => {
  const databases = databasesOf(kind);

  /** Two processes with the same content. */
  const start = async () => {
    const url = await databases.nextUrl();
    const folder = await newFolder();
    const connect = async () => {
      const db = await openDatabase(url);
      opened.push(db);
      return db;
    };
    const first = await connect();
    const open = async () => {
      // SQLite waits for another connection without letting it finish in this thread.
      const db = kind === 'SQLite' ? first : await connect();
      const storage =
        place === 'folder'
          ? await openFolderStorage({ folder, db, log })
          : createDatabaseStorage({ db, log, cacheFolder: await newFolder(), pollMs: 20 });
      return { db, storage };
    };
    const { db, storage } = await open();
    return { db, storage, other: (await open()).storage, folder };
  };

  it('reads what it writes, byte for byte', async () => {
    const { storage, other } = await start();
    const files = new Map<string, string | Uint8Array>([
      ['site.yaml', '\uFEFFname: Café\r\n'],
      ['posts/a.md', '---\r\ntitle: A\r\n---\r\nBody without an end'],
      ['posts/b c.md', ''],
      ['media/日本.png', Uint8Array.from({ length: 256 }, (_, byte) => byte)],
      ['LICENSE', 'Do what you like'],
      ["help/o'brien/_category.yaml", 'name: O’Brien\n'],
    ]);
    await save(storage, files);
    const paths = [...files.keys()].sort();
    expect([...(await other.list()).keys()].sort()).toEqual(paths);
    expect([...(await other.lastChanges()).keys()].sort()).toEqual(paths);
    for (const [path, content] of files)
      for (const read of [other.read, other.readLatest, storage.readLatest])
        expect(hashOf(await read(path))).toBe(hashOf(content));
    expect(await storage.read('posts/none.md')).toBeUndefined();
  });

  it('changes the stamp of a changed file alone', async () => {
    const { storage, other } = await start();
    await save(
      storage,
      new Map([
        ['posts/a.md', 'one'],
        ['posts/b.md', 'one'],
      ]),
    );
    const before = await other.list();
    await save(storage, new Map([['posts/a.md', 'two']]));
    const after = await other.list();
    expect(after.get('posts/a.md')).not.toBe(before.get('posts/a.md'));
    expect(after.get('posts/b.md')).toBe(before.get('posts/b.md'));
    expect(String(await other.read('posts/a.md'))).toBe('two');
  });

  it('refuses a change that is based on another version, and writes none of its files', async () => {
    const { storage, other } = await start();
    await saveText(storage, 'one', null);
    await saveText(other, 'two', 'one');
    const late = saveText(storage, 'three', 'one');
    await expect(late).rejects.toThrow(ConflictError);
    await expect(late).rejects.toMatchObject({ path: POST });
    await expect(saveText(storage, null, 'one')).rejects.toThrow(ConflictError);
    await expect(saveText(storage, 'new', null)).rejects.toThrow(ConflictError);
    await expect(saveText(storage, 'gone', 'it was here', 'posts/b.md')).rejects.toThrow(
      ConflictError,
    );
    const rename = new Map([
      ['posts/b.md', 'three'],
      [POST, null],
    ]);
    await expect(
      save(storage, rename, { 'posts/b.md': '', [POST]: hashOf('one') }),
    ).rejects.toThrow(ConflictError);
    expect([...(await storage.list()).keys()]).toEqual([POST]);
    expect(await textOf(storage)).toBe('two');
    expect(await storage.history(POST)).toHaveLength(2);
  });

  it('takes one of many changes at once in two processes', async () => {
    const { storage, other } = await start();
    await saveText(storage, 'start', null);
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => saveText(n % 2 ? storage : other, `text ${n}`, 'start')),
    );
    const saved = results.flatMap(({ status }, n) => (status === 'fulfilled' ? n : []));
    expect(saved).toHaveLength(1);
    const reasons = results.flatMap((each) =>
      each.status === 'rejected' ? [each.reason as unknown] : [],
    );
    for (const reason of reasons) expect(reason).toBeInstanceOf(ConflictError);
    expect(await textOf(storage)).toBe(`text ${saved[0]}`);
  });

  it('accepts a repeated save whose answer was lost', async () => {
    const { storage, other } = await start();
    await saveText(storage, 'one', null);
    await saveText(storage, 'two', 'one');
    await saveText(other, 'two', 'one');
    await saveText(storage, null, 'two');
    await saveText(other, null, 'two');
    expect(await storage.history(POST)).toHaveLength(3);
  });

  it('keeps each version of a document with its author, and none of a picture', async () => {
    const { storage, other } = await start();
    const author = 'sam@editors.test';
    const versions = ['one', 'two', null, 'three\r\n'];
    for (const [number, text] of versions.entries())
      await (number % 2 ? storage : other).write(
        new Map([
          [POST, text],
          ['media/a.png', text],
        ]),
        {
          author,
          message: `Change ${number}`,
          basedOn: new Map(),
        },
      );
    const history = await storage.history(POST);
    expect(history).toEqual(
      [3, 2, 1, 0].map((number) => ({
        id: expect.stringMatching(/^\d+$/),
        at: expect.stringMatching(/^20\d\d-.*Z$/),
        author,
        message: `Change ${number}`,
        isDeleted: number === 2,
      })),
    );
    const texts = await Promise.all(history.map(({ id }) => other.readVersion(POST, id)));
    expect(texts.map((text) => text && String(text))).toEqual(versions.toReversed());
    for (const id of ['', '0', '-1', '999', 'x', "1' or '1'='1", '1e3', '9'.repeat(30)])
      expect(await storage.readVersion(POST, id)).toBeUndefined();
    expect(await storage.history('media/a.png')).toEqual([]);
  });

  it('keeps the last 50 versions, and older ones for a year', async () => {
    const { storage, db } = await start();
    for (let number = 0; number < 60; number += 1)
      await save(storage, new Map([[POST, `text ${number}`]]));
    expect(await storage.history(POST)).toHaveLength(60);
    const ages = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await db
      .updateTable('content_versions')
      .set({ at: ages(364) })
      .execute();
    await save(storage, new Map([[POST, 'newer']]));
    expect(await storage.history(POST)).toHaveLength(61);
    await db
      .updateTable('content_versions')
      .set({ at: ages(400) })
      .execute();
    await save(
      storage,
      new Map([
        [POST, 'newest'],
        ['posts/b.md', 'other'],
      ]),
    );
    const history = await storage.history(POST);
    expect(history).toHaveLength(50);
    expect(String(await storage.readVersion(POST, history[1]!.id))).toBe('newer');
  });

  it('tells of each change by another process', async () => {
    const { storage, other } = await start();
    await save(storage, new Map([[POST, 'one']]));
    await other.list();
    const heard: string[] = [];
    const next = () => new Promise<void>((resolve) => waiting.push(resolve));
    const waiting: (() => void)[] = [];
    const stop = other.changes(() => {
      void other.list().then((files) => {
        heard.push([...files.keys()].sort().join());
        waiting.splice(0).forEach((resolve) => resolve());
      });
    });
    for (const [changes, paths] of [
      [[['posts/b.md', 'two']], 'posts/a.md,posts/b.md'],
      [
        [
          ['posts/c.md', 'two'],
          ['posts/b.md', null],
        ],
        'posts/a.md,posts/c.md',
      ],
      [[['media/deep/d.png', 'two']], 'media/deep/d.png,posts/a.md,posts/c.md'],
    ] as [[string, string | null][], string][]) {
      const told = next();
      await save(storage, new Map(changes));
      await told;
      expect(heard.at(-1)).toBe(paths);
    }
    stop();
    expect(heard).toHaveLength(3);
  });

  it('refuses to write outside its folder', async () => {
    const { storage } = await start();
    for (const path of ['../x.md', '/etc/passwd', 'posts/../../x.md', '', 'a\0b', 'posts//a.md']) {
      expect([path, await storage.mayWrite(path)]).toEqual([path, false]);
      await expect(
        save(
          storage,
          new Map([
            ['posts/a.md', 'x'],
            [path, 'x'],
          ]),
        ),
      ).rejects.toThrow('not a file of the content');
      expect([...(await storage.list()).keys()]).toEqual([]);
    }
  });
});

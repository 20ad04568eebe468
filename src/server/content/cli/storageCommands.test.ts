import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import pino from 'pino';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { openDatabase } from '../../leads/database/database.ts';
import { USUAL_FILES, writeContentFolder } from '../load/content.fixtures.ts';
import { openContentStorage } from '../storage/openContentStorage.ts';
import { runStorageCommand } from './storageCommands.ts';

const log = pino({ level: 'silent' });
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const newFolder = async (files: Record<string, string | Uint8Array> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'move-test-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
};

const ODD_FILES: Record<string, string | Uint8Array> = {
  'site.yaml': '\uFEFFname: Café\r\n',
  'README.md': '# Read me\r\n',
  LICENSE: 'As you like',
  'posts/empty.md': '',
  'posts/no end.md': '---\ntitle: A\n---\nWords',
  'posts/Ünïcode 日本.md': 'Words\n',
  'posts/Cafe\u0301.md': 'decomposed\n',
  'posts/Café.md': 'composed\n',
  'posts/UPPER.md': 'upper',
  'posts/upper.md': 'lower',
  'help/o\'brien/a"b.md': 'quotes',
  'posts/latin1.md': Uint8Array.from([0x43, 0x61, 0x66, 0xe9, 0x00, 0x0d, 0x0a]),
  'media/a.png': Uint8Array.from({ length: 70_000 }, (_, n) => (n * 31) % 256),
};

/** The hashes of all files by path. */
const contentsOf = async (folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const hashes = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return [`./${relative(folder, file)}`, hash('sha256', await readFile(file))];
  });
  return Object.fromEntries(await Promise.all(hashes)) as Record<string, string>;
};

describe.each(DATABASES)('with %s', (kind) => {
  const databases = databasesOf(kind);

  const startCommands = async (contentStorage: 'folder' | 'database' = 'database') => {
    const databaseUrl = await databases.nextUrl();
    const contentFolder = await newFolder();
    const config = { databaseUrl, contentStorage, contentFolder, cacheFolder: undefined };
    await (await openDatabase(databaseUrl)).destroy();
    const run = async (...words: string[]) => (await runStorageCommand(words, config))!;
    return { config, run };
  };

  it('moves every byte to the database and back, and says what does not move', async () => {
    const { run } = await startCommands();
    const source = await newFolder(ODD_FILES);
    await mkdir(join(source, 'empty'));
    await chmod(join(source, 'LICENSE'), 0o755);
    await writeFile(join(source, '.hidden'), 'x');
    await writeFile(join(source, 'posts/Thumbs.db'), 'x');
    const imported = await run('import', source);
    expect(imported.output).toContain(`${Object.keys(ODD_FILES).length} files imported`);
    expect(imported.output).toContain('.hidden\n  posts/Thumbs.db');
    expect(imported.output).toContain('without the right to be executed:\n  LICENSE');
    const target = join(await newFolder(), 'new');
    const exported = await run('export', target);
    expect([imported.exitCode, exported.exitCode]).toEqual([0, 0]);
    await rm(join(source, '.hidden'));
    await rm(join(source, 'posts/Thumbs.db'));
    expect(await contentsOf(target)).toEqual(await contentsOf(source));
    expect((await run('import', source)).output).toContain('0 files imported');
  });

  it('replaces nothing without --force, and deletes nothing with it', async () => {
    const { run } = await startCommands();
    const source = await newFolder({
      'site.yaml': 'one',
      'posts/a.md': 'one',
      'posts/b.md': 'one',
    });
    await run('import', source);
    const target = await newFolder({ 'posts/a.md': 'mine', 'posts/c.md': 'mine', LICENSE: 'mine' });
    const before = await contentsOf(target);
    const refused = await run('export', target);
    expect(refused).toEqual({
      exitCode: 1,
      output: expect.stringContaining('--force.\n  posts/a.md'),
    });
    expect(await contentsOf(target)).toEqual(before);
    const forced = await run('export', target, '--force');
    expect(forced.output).toContain('where they stay:\n  LICENSE\n  posts/c.md');
    expect(await readFile(join(target, 'posts/a.md'), 'utf8')).toBe('one');
    expect(await readFile(join(target, 'posts/c.md'), 'utf8')).toBe('mine');

    const other = await newFolder({ 'posts/a.md': 'two', 'posts/new.md': 'two' });
    expect((await run('import', other)).output).toContain('would be replaced');
    const copy = await newFolder();
    await run('export', copy);
    expect(Object.keys(await contentsOf(copy))).not.toContain('./posts/new.md');
    const replaced = await run('import', '--force', other);
    expect(replaced.output).toContain('stay:\n  posts/b.md\n  site.yaml');
    const history = await run('history', 'posts/a.md');
    expect(history.output).toMatch(/^\d+ {2}.*Import from/);
    expect(history.output.split('\n')).toHaveLength(3);
    const [, first = ''] = /\n(\d+) {2}/.exec(history.output) ?? [];
    expect((await run('restore', 'posts/a.md', first)).exitCode).toBe(0);
    await run('export', copy, '--force');
    expect(await readFile(join(copy, 'posts/a.md'), 'utf8')).toBe('one');
  });

  it.each<[string, (folder: string) => Promise<unknown>, string]>([
    [
      'a broken link',
      (folder) => symlink('nowhere', join(folder, 'posts/x.md')),
      'leads to nothing',
    ],
    [
      'a pipe',
      async (folder) => execFileSync('mkfifo', [join(folder, 'posts/x.md')]),
      'not a file',
    ],
    [
      'a name that is not UTF-8',
      (folder) =>
        writeFile(
          Buffer.concat([Buffer.from(`${folder}/posts/`), Buffer.from([0xe9, 0x2e, 0x6d, 0x64])]),
          'x',
        ),
      'not UTF-8',
    ],
    [
      'a file of 65 MB',
      (folder) => writeFile(join(folder, 'posts/x.md'), Buffer.alloc(65 * 1024 * 1024)),
      'larger than 64 MB',
    ],
  ])('imports nothing from a folder with %s', async (_, add, reason) => {
    const { run } = await startCommands();
    const source = await newFolder({ 'site.yaml': 'one', 'posts/a.md': 'one' });
    await add(source);
    const { exitCode, output } = await run('import', source);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^Nothing was moved, because of 1 file:\n {2}posts\/.*: /);
    expect(output).toContain(reason);
    expect((await run('export', await newFolder())).output).toContain('no documents');
  });

  it('follows links of the source, and exports through none', async () => {
    const { run } = await startCommands();
    const outside = await newFolder({ 'a.md': 'outside' });
    const source = await newFolder({ 'site.yaml': 'one' });
    await symlink(outside, join(source, 'posts'));
    expect((await run('import', source)).output).toContain('2 files imported');
    const target = await newFolder();
    const precious = await newFolder({ 'other.md': 'precious' });
    await symlink(precious, join(target, 'posts'));
    expect((await run('export', target)).output).toContain(
      'posts/a.md: It is behind a symbolic link.',
    );
    expect(Object.keys(await contentsOf(precious))).toEqual(['./other.md']);
  });

  it('blames a first import that fails on the folder, and not on the database', async () => {
    const { config } = await startCommands();
    const error = jest.fn();
    const contentFolder = join(await newFolder({ 'no-folder': '' }), 'no-folder');
    const db = await openDatabase(config.databaseUrl);
    const options = { ...config, contentFolder };
    await openContentStorage(options, db, { info: jest.fn(), warn: jest.fn(), error });
    await db.destroy();
    expect(error.mock.calls).toEqual([
      [{ problem: 'ENOTDIR' }, 'the folder of the content is not imported'],
    ]);
  });

  it('says that an empty folder or database has nothing to move', async () => {
    const { run } = await startCommands('folder');
    const empty = await newFolder();
    expect(await run('import', empty)).toMatchObject({ exitCode: 1 });
    expect((await run('import', empty)).output).toContain('has no documents or pictures');
    expect((await run('import', join(empty, 'none'))).output).toContain('does not exist');
    expect((await run('export', empty)).output).toContain('has no documents or pictures');
    const source = await newFolder({ 'site.yaml': 'one' });
    expect((await run('import', source)).output).toContain('until CONTENT_STORE=database');
  });

  it('imports the folder at the first start alone, by one of many processes', async () => {
    const { config, run } = await startCommands();
    const contentFolder = await writeContentFolder();
    const open = async (folder: string) => {
      const db = await openDatabase(config.databaseUrl);
      const storage = await openContentStorage({ ...config, contentFolder: folder }, db, log);
      return (await storage.list().finally(() => db.destroy())).size;
    };
    const empty = await newFolder();
    expect(await open(join(empty, 'none'))).toBe(0);
    expect(await open(empty)).toBe(0);
    const count = Object.keys(USUAL_FILES).length;
    if (kind === 'PostgreSQL')
      expect(await Promise.all([1, 2, 3].map(() => open(contentFolder)))).toEqual([
        count,
        count,
        count,
      ]);
    else expect(await open(contentFolder)).toBe(count);
    await rm(join(contentFolder, 'posts/first-post.md'));
    await writeFile(join(contentFolder, 'posts/second.md'), 'x');
    expect(await open(contentFolder)).toBe(count);
    expect((await run('history', 'posts/first-post.md')).output).toContain('no former versions');
  });

  it('shows the history of a document in a folder, and brings a version back', async () => {
    const { config, run } = await startCommands('folder');
    const db = await openDatabase(config.databaseUrl);
    const storage = await openContentStorage(config, db, log);
    const path = 'posts/a.md';
    for (const text of ['one', 'two', null])
      await storage.write(new Map([[path, text]]), {
        author: 'ruth@editors.test',
        message: `Make it ${text}`,
        basedOn: new Map(),
      });
    await db.destroy();
    const { output } = await run('history', join(config.contentFolder, path));
    expect(output).toMatch(/ruth@editors\.test {2}Make it null {2}\(deleted\)\n.*two\n.*one\n/);
    const fromAbove = join(basename(config.contentFolder), path);
    expect((await run('history', fromAbove)).output).toBe(output);
    const ids = [...output.matchAll(/^\d+/gm)].map(String);
    expect((await run('restore', path, ids[0]!)).output).toContain('Choose another one');
    expect((await run('restore', path, '999')).output).toContain('no version 999');
    expect((await run('restore', path, ids[2]!)).exitCode).toBe(0);
    expect(await readFile(join(config.contentFolder, path), 'utf8')).toBe('one');
  });
});

it.each([
  [],
  ['import'],
  ['export', 'a', 'b'],
  ['history'],
  ['restore', 'a'],
  ['check'],
  ['history', 'a', '--force'],
])('leaves the words %j to the other commands', async (...words: string[]) => {
  const config = {
    databaseUrl: 'file:/nowhere/x.db',
    contentStorage: 'folder',
    contentFolder: '/nowhere',
    cacheFolder: undefined,
  } as const;
  expect(await runStorageCommand(words, config)).toBeUndefined();
});

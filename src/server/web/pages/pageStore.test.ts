import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPageStore, type PageStoreOptions } from './pageStore.ts';

interface TestPage {
  body: string;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-store-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (options: Partial<PageStoreOptions> = {}) => {
  const warn = jest.fn();
  const store = createPageStore<TestPage>({
    folder: path.join(folder, 'cache'),
    getMaker: () => 'this build',
    log: { warn },
    ...options,
  });
  const save = async (key: string, body: string) => {
    store.write(key, { page: { body }, renderedAt: 1000 });
    await store.settled();
  };
  return { ...store, save, warn };
};

const filesIn = async () => (await readdir(path.join(folder, 'cache'))).sort();
const fileIn = async (index = 0) => path.join(folder, 'cache', (await filesIn())[index]!);

it('finds a page again after a restart, with the time of its rendering', async () => {
  await open().save('/blog', 'Grüße   from \n the blog');
  expect(await open().read('/blog')).toEqual({
    page: { body: 'Grüße   from \n the blog' },
    renderedAt: 1000,
  });
  expect(await open().read('/pricing')).toBeUndefined();
});

it('finds no page of another build', async () => {
  await open().save('/blog', 'old');
  expect(await open({ getMaker: () => 'next build' }).read('/blog')).toBeUndefined();
});

it('keeps the last of what is written, and nothing that was withdrawn', async () => {
  const { write, settled, read } = open();
  for (const body of ['one', 'two', 'three']) write('/a', { page: { body }, renderedAt: 1 });
  write('/b', { page: { body: 'b' }, renderedAt: 1 });
  await settled();
  expect((await read('/a'))?.page.body).toBe('three');
  write('/a', undefined);
  await settled();
  expect(await read('/a')).toBeUndefined();
  expect(await filesIn()).toHaveLength(1);
});

it.each([
  ['changed', (text: string) => text.replace('good', 'evil')],
  ['cut off', (text: string) => text.slice(0, -5)],
  ['empty', () => ''],
  ['full of zeros', (text: string) => '\0'.repeat(text.length)],
  ['of something else', () => 'null\nnull'],
])('takes a file that is %s for none', async (_, change) => {
  await open().save('/blog', 'good');
  const file = await fileIn();
  await writeFile(file, change(await readFile(file, 'utf8')));
  expect(await open().read('/blog')).toBeUndefined();
});

it("takes a page's file under the name of another for none", async () => {
  await open().save('/a', 'a');
  const [a] = await filesIn();
  await open().save('/b', 'b');
  const [b] = (await filesIn()).filter((name) => name !== a);
  await writeFile(path.join(folder, 'cache', b!), await readFile(path.join(folder, 'cache', a!)));
  expect(await open().read('/b')).toBeUndefined();
});

it('goes on when the folder is deleted', async () => {
  const { save, read, warn } = open();
  await save('/a', 'a');
  await rm(path.join(folder, 'cache'), { recursive: true });
  expect(await read('/a')).toBeUndefined();
  await save('/b', 'b');
  expect((await read('/b'))?.page.body).toBe('b');
  expect(warn).not.toHaveBeenCalled();
});

it('says once that a disk takes nothing, and goes on when it does', async () => {
  // Who may do everything may write to a folder that is read-only, too; a file in its place stops anybody.
  await writeFile(path.join(folder, 'cache'), '');
  const { save, read, warn } = open();
  await save('/a', 'a');
  await save('/b', 'b');
  expect(await read('/a')).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  await rm(path.join(folder, 'cache'));
  await save('/a', 'a');
  expect((await read('/a'))?.page.body).toBe('a');
  await rm(path.join(folder, 'cache'), { recursive: true });
  await writeFile(path.join(folder, 'cache'), '');
  await save('/a', 'a');
  expect(warn).toHaveBeenCalledTimes(2);
});

it('leaves nothing half-written behind', async () => {
  await open().save('/a', 'a');
  const file = await fileIn();
  await rm(file);
  // Nothing can be renamed to a folder.
  await mkdir(path.join(file, 'in-the-way'), { recursive: true });
  const { save, warn } = open();
  await save('/a', 'a');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await filesIn()).toEqual([path.basename(file)]);
});

it('never fills more than its room, and lets the oldest go first', async () => {
  const maxBytes = 100_000;
  const { save, read } = open({ maxBytes });
  for (let n = 0; n < 40; n += 1) {
    const before = new Set(n > 0 ? await filesIn() : []);
    await save(`/${n}`, 'x'.repeat(9000));
    // Files of one moment have no order.
    for (const name of (await filesIn()).filter((one) => !before.has(one))) {
      const time = new Date(Date.now() - (100 - n) * 1000);
      await utimes(path.join(folder, 'cache', name), time, time);
    }
    const sizes = await Promise.all(
      (await filesIn()).map(async (name) => (await stat(path.join(folder, 'cache', name))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes);
  }
  expect(await read('/39')).toBeDefined();
  expect(await read('/0')).toBeUndefined();
});

it('clears away what no page is answered from any more, and touches no file but its own', async () => {
  await open().save('/old', 'old');
  const old = await fileIn();
  const unfinished = `${old}.0d9f0c66-1111-4222-8333-444455556666`;
  const notes = path.join(folder, 'cache', 'notes.txt');
  await writeFile(unfinished, '');
  await writeFile(notes, 'mine');
  const yesterday = new Date(Date.now() - 2 * 86_400_000);
  for (const file of [old, unfinished, notes]) await utimes(file, yesterday, yesterday);
  await open().save('/new', 'new');
  const files = await filesIn();
  expect(files).toHaveLength(2);
  expect(files).toContain('notes.txt');
  expect(files).not.toContain(path.basename(old));
});

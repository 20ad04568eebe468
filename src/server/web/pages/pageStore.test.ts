import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

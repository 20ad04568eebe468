import { execFileSync } from 'node:child_process';
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  articleFile,
  pageFile,
  postFile,
  TEST_NOW,
  USUAL_FILES,
  writeContentFolder,
} from './content.fixtures.ts';
import { createContentLoader } from './contentLoader.ts';
import type { ReadableStorage } from './documentFiles.ts';
import { MAX_PROBLEMS, MAX_ROWS } from './documentLimits.ts';
import { readableFolder } from './readableFolder.ts';
import { jpeg } from '../media/pictures.fixtures.ts';

const POST = 'posts/first-post.md';

/** A loader that counts the files that it reads. */
const startWith = async (changes = {}) => {
  const folder = await writeContentFolder(changes);
  const storage = readableFolder(folder);
  const read: string[] = [];
  const counted: ReadableStorage = {
    ...storage,
    read: (path) => {
      read.push(path);
      return storage.read(path);
    },
  };
  const loader = createContentLoader(counted);
  const load = async () => {
    const { library, problems } = await loader.load({ now: TEST_NOW });
    return {
      library,
      lines: problems.map(({ file, line, message }) => `${file}:${line}: ${message}`),
      post: library.posts.find(({ slug }) => slug === 'first-post')?.title,
    };
  };
  const write = (path: string, text: string | Uint8Array) => writeFile(join(folder, path), text);
  return { folder, loader, load, read, write };
};

const INVALID: [string, string | Uint8Array, string][] = [
  ['no front matter', 'words', ':1: The front matter is missing.'],
  ['invalid YAML', '---\ntitle: [\n---\nwords', ':'],
  ['an unknown author', postFile({ author: 'nobody' }), ':7: "author" is "nobody", but'],
  ['a missing field', postFile({ cover: undefined }).replace(/^cover: .*\n/m, ''), '"cover"'],
  ['an unknown value of site.yaml', postFile({}, '{{fax}}'), ':11: {{fax}} is not a value'],
  [
    'a merge conflict in its text',
    postFile({}, 'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> branch\n'),
    ':12: A merge conflict begins here.',
  ],
  [
    'a merge conflict in its data',
    postFile().replace('category: "Team"', '<<<<<<< HEAD\ncategory: "A"\n=======\n>>>>>>> x'),
    ':4: A merge conflict begins here.',
  ],
  ['the rest of a merge conflict', postFile({}, 'a\n=======\nc\n>>>>>>> branch\n'), ':12: A merge'],
  ['Latin-1', Buffer.from(postFile({}, 'Caf\xe9'), 'latin1'), ':11: This line is not UTF-8'],
  [
    'half a character',
    Buffer.concat([Buffer.from(postFile()), Buffer.of(0xe2, 0x82)]),
    ':12: This',
  ],
  ['UTF-16', Buffer.from(`\uFEFF${postFile()}`, 'utf16le'), ':1: The file is not a text in UTF-8'],
  ['UTF-16 without a mark', Buffer.from(postFile(), 'utf16le'), ':1: The file is not a text'],
  ['zeros', Buffer.alloc(100), ':1: The file is not a text in UTF-8'],
  ['a text of 301 KB', postFile({}, 'word '.repeat(61_445)), ':11: The text has 301 KB'],
  ['a file of 2 MB', postFile({}, 'word '.repeat(400_000)), ':1: The file has 1953 KB'],
  ['many rows', postFile({ tags: Array(MAX_ROWS + 1).fill('a') }), ':9: This list has 501 rows'],
  ['deep nesting', `---\na: ${'['.repeat(40)}${']'.repeat(40)}\n---\n`, 'nested too deeply'],
  ['deeper nesting', `---\na: ${'['.repeat(5000)}\n---\n`, 'nested too deeply'],
  ['keys that are lists', `---\n${'? '.repeat(400)}\n---\n`, 'A key is a text'],
  ['a billion laughs', laughs(), 'by * too often'],
];

function laughs() {
  const line = (level: number) =>
    `a${level}: &a${level} [${Array<string>(9)
      .fill(`*a${level - 1}`)
      .join()}]`;
  return `---\na0: &a0 [x]\n${[1, 2, 3, 4, 5, 6, 7, 8].map(line).join('\n')}\n---\n`;
}

it.each(INVALID)('keeps the last version of a document that has %s', async (_, text, message) => {
  const { load, write } = await startWith();
  expect((await load()).lines).toEqual([]);
  await write(POST, text);
  const { lines, post, library } = await load();
  expect(lines[0]).toMatch(`content/${POST}`);
  expect(lines[0]).toContain(message);
  expect(post).toBe('First post');
  expect(library.articles).toHaveLength(1);
  await write(POST, postFile({ title: 'Corrected' }));
  expect(await load()).toMatchObject({ lines: [], post: 'Corrected' });
});

it.each(INVALID)('leaves out a document that never was without %s', async (_, text, message) => {
  const { load } = await startWith({ [POST]: text, 'posts/other.md': postFile() });
  const { lines, library } = await load();
  expect(lines[0]).toContain(message);
  expect(library.posts.map(({ slug }) => slug)).toEqual(['other']);
});

it.each([
  ['authors.yaml', 'priya-nair: ['],
  ['plans.yaml', 'plans: 3'],
  ['integrations.yaml', '- name: [x'],
  ['redirects.yaml', '- from: no'],
  ['office.yaml', 'hours: {}\ncapacity: 0'],
  ['legal/privacy-policy.md', 'words'],
  ['legal/terms-of-service.md', ''],
  ['help/calling/_category.yaml', 'order: first'],
  ['media/house.jpg', 'words'],
  ['media/desktop.txt', 'words'],
])('starts with an invalid %s, and keeps its last version while it runs', async (path, text) => {
  const first = await startWith({ [path]: text });
  const { lines, library } = await first.load();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !line.startsWith(`content/${path}:`))).toEqual([]);
  expect(library.site.name).toBe('Lanternfield');
  expect(library.events).toHaveLength(1);

  const running = await startWith({ 'media/a.md~': '' });
  const before = (await running.load()).library;
  await mkdir(join(running.folder, 'media'), { recursive: true });
  await running.write(path, text);
  const after = (await running.load()).library;
  expect(after.posts).toHaveLength(before.posts.length);
  expect(after.articles).toHaveLength(before.articles.length);
  expect([after.plans, after.integrations]).toEqual([before.plans, before.integrations]);
  expect(after.privacyPolicy?.title).toBe(before.privacyPolicy?.title);
});

it('leaves out what needs a document that is left out', async () => {
  const { load } = await startWith({ 'authors.yaml': '[' });
  const { library } = await load();
  expect([library.posts.length, library.articles.length]).toEqual([0, 0]);
  const other = await startWith({ 'help/calling/_category.yaml': '[' });
  const { library: withoutCategory } = await other.load();
  expect([withoutCategory.posts.length, withoutCategory.articles.length]).toEqual([1, 0]);
  expect(withoutCategory.helpCategories).toEqual([]);
});

it('starts only with a site.yaml that can be used, and then keeps it', async () => {
  const { folder, load, write } = await startWith({ 'site.yaml': 'name: [' });
  await expect(load()).rejects.toThrow('content/site.yaml:');
  const running = await startWith();
  await running.load();
  await running.write('site.yaml', 'name: [');
  const { library, lines } = await running.load();
  expect([library.site.name, library.posts.length]).toEqual(['Lanternfield', 1]);
  expect(lines[0]).toMatch(/^content\/site\.yaml:/);
  await rm(join(running.folder, 'site.yaml'));
  expect((await running.load()).library.site.name).toBe('Lanternfield');
  await write(POST, postFile());
  await rm(folder, { recursive: true });
  await expect(load()).rejects.toThrow('content/site.yaml:1: The site needs this document.');
});

it('reads only what has changed', async () => {
  const { load, read, write } = await startWith();
  await load();
  read.length = 0;
  await load();
  expect(read).toEqual([]);
  await write(POST, postFile({ title: 'Changed' }));
  expect((await load()).post).toBe('Changed');
  expect(read).toEqual([POST]);
});

it('reads the documents that show values of site.yaml again when these change', async () => {
  const { folder, load, read, write } = await startWith({
    [POST]: postFile({ title: 'By {{name}}' }),
    'pages/other.md': pageFile(),
  });
  expect((await load()).post).toBe('By Lanternfield');
  read.length = 0;
  const site = (await readableFolder(folder).read('site.yaml'))!;
  await write(
    'site.yaml',
    Buffer.from(site).toString().replace('name: Lanternfield', 'name: Renamed'),
  );
  expect((await load()).post).toBe('By Renamed');
  const texts = Object.keys(USUAL_FILES).filter(
    (path) => path.startsWith('texts/') && USUAL_FILES[path]!.includes('{{'),
  );
  expect(read).toEqual(['site.yaml', POST, ...texts.toSorted()]);
});

it('forgets a document that is deleted, also one with a problem', async () => {
  const { folder, load, write } = await startWith({ 'posts/other.md': postFile() });
  await load();
  await write(POST, 'words');
  expect((await load()).post).toBe('First post');
  await rm(join(folder, POST));
  expect(await load()).toMatchObject({ post: undefined, lines: [] });
});

it.each<[string, (folder: string) => Promise<unknown>]>([
  ['a link to nothing', (folder) => symlink('nowhere', join(folder, 'posts/odd.md'))],
  ['a link to itself', (folder) => symlink('odd.md', join(folder, 'posts/odd.md'))],
  ['a pipe', async (folder) => execFileSync('mkfifo', [join(folder, 'posts/odd.md')])],
  ['a file that only others may read', (folder) => unreadable(join(folder, 'posts/odd.md'))],
  [
    'a folder with the name of a document',
    async (folder) => {
      await mkdir(join(folder, 'posts/odd.md'));
      await writeFile(join(folder, 'posts/odd.md/inside.md'), postFile());
    },
  ],
])('reports %s with its name, and shows the other documents', async (_, make) => {
  const { folder, load } = await startWith();
  await make(folder);
  const { lines, post } = await load();
  // The superuser may read everything.
  const mayRead = process.getuid?.() === 0 && _.includes('others');
  expect(lines.map((line) => line.slice(0, 'content/posts/odd.md:1: '.length))).toEqual(
    mayRead ? [] : ['content/posts/odd.md:1: '],
  );
  expect(lines.join()).not.toContain(folder);
  expect(post).toBe('First post');
});

const unreadable = async (file: string) => {
  await writeFile(file, postFile());
  await chmod(file, 0);
};

it('shows code with the marks of a merge conflict', async () => {
  const text = '```\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n```';
  const { load } = await startWith({ [POST]: postFile({}, text) });
  expect((await load()).lines).toEqual([]);
});

it('reports at most 50 problems of a document', async () => {
  const keys = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, 'x']));
  const { load } = await startWith({ [POST]: postFile(keys), 'posts/other.md': postFile(keys) });
  const { lines } = await load();
  expect(lines).toHaveLength(2 * (MAX_PROBLEMS + 1));
  expect(lines[MAX_PROBLEMS]).toContain('There may be more problems. Correct these 50 first.');
});

it('shows one of the documents that claim the same thing', async () => {
  const { load } = await startWith({
    [POST]: postFile({ featured: true, aliases: ['old'] }),
    'posts/other.md': postFile({ featured: true, aliases: ['old'] }),
    'posts/active.md': postFile(),
    'pages/pricing.md': pageFile(),
    'help/more/_category.yaml':
      'name: More\ndescription: x\norder: 2\nsubcategories: [{ id: texts, name: T }]\n',
    'help/more/send-a-text.md': articleFile({ title: 'Twice' }),
  });
  const { library, lines } = await load();
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'content/help/more/send-a-text.md',
    'content/pages/pricing.md',
    'content/posts/active.md',
    'content/posts/other.md',
    'content/posts/other.md',
  ]);
  expect(library.posts.map(({ slug, featured }) => [slug, featured])).toEqual([
    ['first-post', true],
    ['other', false],
  ]);
  expect(library.redirects.get('/blog/post/old')).toEqual({
    status: 301,
    to: '/blog/post/first-post',
  });
  expect(library.articles.map(({ title }) => title)).toEqual(['Send a text']);
  expect(library.pages).toEqual([]);
});

it('keeps what visitors see while a change is tried', async () => {
  const { loader, load } = await startWith();
  await load();
  const tried = await loader.load({ overlay: new Map([[POST, postFile({ title: 'Tried' })]]) });
  expect(tried.library.posts[0]?.title).toBe('Tried');
  expect((await loader.load({ overlay: new Map([[POST, 'words']]) })).library.posts[0]?.title).toBe(
    'First post',
  );
  expect(loader.last()?.library.posts[0]?.title).toBe('First post');
});

it.each([POST, 'media/house.jpg'])(
  'reads %s again at the next load when the storage did not give it, although nothing has changed',
  async (path) => {
    const storage = readableFolder(
      await writeContentFolder({ 'media/house.jpg': await jpeg(), [POST]: postFile() }),
    );
    let isBroken = true;
    const loader = createContentLoader({
      ...storage,
      read: async (asked) => {
        if (isBroken && asked === path) throw new Error('no answer');
        return storage.read(asked);
      },
    });
    const load = () => loader.load({ now: TEST_NOW });
    const failed = await load();
    expect(failed.problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      `content/${path}: The file can't be read: no answer`,
    ]);
    isBroken = false;
    const read = await load();
    expect(read.problems).toEqual([]);
    expect([read.library.posts.length, read.library.pictures.size]).toEqual([1, 1]);
    expect(await load()).toBe(read);
  },
);

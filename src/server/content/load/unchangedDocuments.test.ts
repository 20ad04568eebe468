import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { TEXT_NAMES } from '../../../contract/texts/texts.ts';
import type { Changes } from '../storage/contentStorage.ts';
import { jpeg } from '../media/pictures.fixtures.ts';
import {
  articleFile,
  categoryFile,
  eventFile,
  pageFile,
  postFile,
  TEST_NOW,
  USUAL_FILES,
  writeContentFolder,
  type ContentFiles,
} from './content.fixtures.ts';
import { createContentLoader, type LoadOptions } from './contentLoader.ts';
import { readableFolder } from './readableFolder.ts';
import type { ContentLibrary } from './assembleLibrary.ts';

const DAY_MS = 86_400_000;
const SITE = USUAL_FILES['site.yaml']!;
const FILES: ContentFiles = {
  'posts/pictured.md': postFile({ title: 'Pictured', cover: '/media/house.jpg' }),
  'posts/relative.md': postFile({ title: 'Relative', published: '-3d', updated: '-1d' }),
  'posts/named.md': postFile({ title: 'By {{name}}' }),
  'posts/featured.md': postFile({ title: 'Featured', featured: true }),
  'posts/later.md': postFile({ published: '2026-11-21 09:00', aliases: ['formerly'] }),
  'help/calling/call.md': articleFile({ title: 'Call', subcategory: 'calls' }),
  'pages/careers.md': pageFile(),
  'texts/about.yaml': USUAL_FILES['texts/about.yaml']!.replace(
    '/avatars/priya.svg',
    '/media/house.jpg',
  ),
};

const reworded = (name: string, from: string, to: string): string =>
  USUAL_FILES[`texts/${name}.yaml`]!.replace(from, to);

/** What a library says. */
const contentOf = (library: ContentLibrary): unknown =>
  JSON.parse(
    JSON.stringify(library, (key, value: unknown) => {
      if (value instanceof Map) return [...(value as Map<unknown, unknown>)];
      return key === 'body' ? (value as ContentLibrary['posts'][0]['body']).source() : value;
    }),
  );

const start = async () => {
  const house = await jpeg({ width: 60, height: 40 });
  const folder = await writeContentFolder({ ...FILES, 'media/house.jpg': house });
  const loader = createContentLoader(readableFolder(folder));
  const load = (options: LoadOptions = {}) => loader.load({ now: TEST_NOW, ...options });
  const change = async (changes: ContentFiles) => {
    for (const [path, content] of Object.entries(changes)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      if (content === null) await rm(join(folder, path));
      else await writeFile(join(folder, path), content);
    }
  };
  return { folder, load, change };
};

const CHANGES: [string, () => ContentFiles | Promise<ContentFiles>][] = [
  ['a text', () => ({ 'posts/first-post.md': postFile({}, 'Other words.') })],
  ['an author', () => ({ 'authors.yaml': USUAL_FILES['authors.yaml']!.replace('Pema', 'Pia') })],
  ['a category', () => ({ 'help/calling/_category.yaml': categoryFile('Voice', 2, ['texts']) })],
  [
    'the order of subcategories',
    () => ({ 'help/calling/_category.yaml': categoryFile('Calling', 1, ['calls', 'texts']) }),
  ],
  ['the zone', () => ({ 'site.yaml': `${SITE}time_zone: Pacific/Auckland\n` })],
  ['the name', () => ({ 'site.yaml': SITE.replace('name: Lanternfield', 'name: Renamed') })],
  ['a picture', async () => ({ 'media/house.jpg': await jpeg({ width: 30, height: 30 }) })],
  ['no picture', () => ({ 'media/house.jpg': null })],
  ['a deletion', () => ({ 'posts/featured.md': null })],
  ['another featured post', () => ({ 'posts/first-post.md': postFile({ featured: true }) })],
  ['a new address', () => ({ 'posts/later.md': null, 'posts/now.md': postFile() })],
  ['a broken document', () => ({ 'help/calling/call.md': 'words' })],
  ['a broken list of authors', () => ({ 'authors.yaml': '[' })],
  ['an event', () => ({ 'events/live-rotation.md': eventFile({ date: '+2d 09:00' }) })],
  ['words', () => ({ 'texts/next-step.yaml': reworded('next-step', 'Still stuck?', 'Stuck?') })],
  [
    'words of one feature',
    () => ({
      'texts/feature-dashboard.yaml': reworded(
        'feature-dashboard',
        'Request a demo',
        'Book a demo',
      ),
    }),
  ],
  ['a voice', () => ({ 'texts/voices.yaml': reworded('voices', 'Agents see', 'We see') })],
  ['a role', () => ({ 'texts/voices.yaml': reworded('voices', 'role: Broker', 'role: Owner') })],
  ['a redirect', () => ({ 'redirects.yaml': '- { from: /old, to: /blog }\n' })],
];

it.each(CHANGES)('loads the same as a first load after a change of %s', async (_, changes) => {
  const { folder, load, change } = await start();
  const before = contentOf((await load()).library);
  const changed = await changes();
  const overlay = new Map(Object.entries(changed)) as Changes;
  const isPicture = Object.keys(changed).some((path) => path.startsWith('media/'));
  const checked = isPicture ? undefined : await load({ overlay });
  await change(changed);
  const { library, problems } = await load();
  const first = await createContentLoader(readableFolder(folder)).load({ now: TEST_NOW });
  expect(problems).toEqual(first.problems);
  // A document that was without problems before stays.
  if (problems.length === 0) {
    expect(contentOf(library)).toEqual(contentOf(first.library));
    expect(contentOf(library)).not.toEqual(before);
  }
  if (checked) expect(contentOf(checked.library)).toEqual(contentOf(library));
});

it('loads the same as a first load on the next day, and once documents are public', async () => {
  const { folder, load } = await start();
  await load();
  for (const now of [1, 2, 40].map((days) => new Date(TEST_NOW.getTime() + days * DAY_MS))) {
    const { library } = await load({ now });
    const first = await createContentLoader(readableFolder(folder)).load({ now });
    const isLater = library.posts.find(({ slug }) => slug === 'later');
    expect(isLater?.publishedAt).toBe('2026-11-21T09:00:00-05:00');
    expect(contentOf(library)).toEqual(contentOf(first.library));
  }
});

it('keeps unchanged documents as the same objects', async () => {
  const { load, change } = await start();
  const before = (await load()).library;
  await change({
    'posts/first-post.md': postFile({ title: 'Changed' }),
    'help/calling/new.md': articleFile({ title: 'New' }),
  });
  const after = (await load()).library;
  const kept = <Kind extends 'posts' | 'articles' | 'pages' | 'events'>(kind: Kind) =>
    after[kind].filter((each) => (before[kind] as object[]).includes(each)).length;
  // The featured one is a copy.
  expect([after.posts.length, kept('posts')]).toEqual([6, 4]);
  expect([after.articles.length, kept('articles')]).toEqual([3, 2]);
  expect([kept('pages'), kept('events')]).toEqual([1, 1]);
  for (const name of TEXT_NAMES) expect(after.texts[name]).toBe(before.texts[name]);
  expect(after.redirects).toBe(before.redirects);
  expect(after.texts.home).toBe(before.texts.home);
  expect(after.pictures).toBe(before.pictures);
});

it('keeps the words of other pages as the same objects when those of one change', async () => {
  const { load, change } = await start();
  const before = (await load()).library;
  await change({ 'texts/home.yaml': reworded('home', 'group chat', 'chat') });
  const after = (await load()).library;
  const others = TEXT_NAMES.filter((name) => after.texts[name] !== before.texts[name]);
  expect(others).toEqual(['home']);
});

it('loads nothing when nothing has changed', async () => {
  const { load } = await start();
  const first = await load();
  await load({ overlay: new Map([['posts/first-post.md', postFile()]]) });
  expect(await load()).toBe(first);
});

it('does not parse a text again that was checked before it was stored', async () => {
  const { load, change } = await start();
  await load();
  const text = postFile({ title: 'By {{name}}, checked' });
  const overlay = new Map([['posts/first-post.md', text]]);
  const checked = (await load({ overlay })).context.reader.files.get('posts/first-post.md');
  await change({ 'posts/first-post.md': text });
  expect((await load()).context.reader.files.get('posts/first-post.md')).toBe(checked);
  await change({ 'site.yaml': SITE.replace('name: Lanternfield', 'name: Renamed') });
  const { library } = await load();
  expect(library.posts.map(({ title }) => title)).toContain('By Renamed, checked');
});

it('lays changes over the last load without reading the storage', async () => {
  const { load, change } = await start();
  await load();
  await change({ 'posts/other.md': postFile({ title: 'Other' }) });
  const overlay = new Map([['posts/first-post.md', postFile({ title: 'Tried' })]]);
  const titles = async (isOnLastLoad: boolean) =>
    (await load({ overlay, isOnLastLoad })).library.posts.map(({ title }) => title).sort();
  const tried = ['By Lanternfield', 'Featured', 'Pictured', 'Relative', 'Tried'];
  expect(await titles(true)).toEqual(['A post of the blog', ...tried]);
  expect(await titles(false)).toEqual([
    'A post of the blog',
    'By Lanternfield',
    'Featured',
    'Other',
    ...tried.slice(2),
  ]);
});

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkSpelling } from './check/checkSpelling.ts';
import { readSources } from './check/readSources.ts';
import { runContentCommand } from './contentCommand.ts';
import {
  articleFile,
  eventFile,
  postFile,
  videoFile,
  writeContentFolder,
} from '../load/content.fixtures.ts';
import type { ContentFiles } from '../load/content.fixtures.ts';

/** The dictionary is a package that Jest cannot load; its words are tried by `npm run content -- check` itself. */
jest.mock('./check/dictionary.ts', () => ({
  loadDictionary: async () => ({ knows: (word: string) => word !== 'teh', suggest: () => 'the' }),
}));

const PUBLIC_FILES = [
  'avatars/priya.svg',
  'avatars/grace.svg',
  'covers/c02-arcade.svg',
  'covers/c05-ajar.svg',
  'covers/c06-skylight.svg',
  'logos/inkwell.svg',
  'videos/x.mp4',
  'videos/your-first-afternoon.mp4',
];
const publicFolders: string[] = [];

afterAll(async () => {
  await Promise.all(publicFolders.map((folder) => rm(folder, { recursive: true })));
});

const publicFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'public-test-'));
  publicFolders.push(folder);
  for (const file of PUBLIC_FILES) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), '');
  }
  return folder;
};

/** Enough words for a post (1,000) or an article (300), all of them different paragraphs. */
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const POST = 'posts/first-post.md';
const ARTICLE = 'help/calling/send-a-text.md';

const FILM = 'A film of half a minute, described in a sentence that search results have room for.';

const foldersWith = async (changes: ContentFiles = {}) => ({
  content: await writeContentFolder({
    [POST]: postFile({}, words(1000)),
    [ARTICLE]: articleFile({}, words(300)),
    'videos/first-afternoon.md': videoFile({ description: FILM }),
    ...changes,
  }),
  public: await publicFolder(),
  titleOfPage: (kind: string, title: string) => `${title} | Hearthline, ${kind} of it`,
});

const check = async (changes: ContentFiles = {}) =>
  runContentCommand(['check'], await foldersWith(changes));

const postWith = (markdown: string): ContentFiles => ({
  [POST]: postFile({}, `${words(1000)}\n\n${markdown}`),
});

it('passes a folder without problems and counts what is in it', async () => {
  const { exitCode, output } = await check();
  expect(output).toMatch(/^1 posts, 1 help articles in 1 categories, 1 events, 1 videos/);
  expect(exitCode).toBe(0);
});

it('lists what the loader refuses', async () => {
  const { exitCode, output } = await check({ [POST]: postFile({ author: 'nobody' }) });
  expect(output).toContain('authors.yaml has no such author');
  expect(exitCode).toBe(1);
});

it.each([
  ['a page that does not exist', '[x](/blog/post/gone)', 'There is no such page.'],
  ['a heading that does not exist', '[x](/help-center/send-a-text#gone)', 'no such heading'],
  ['a path without its slash', '[x](pricing)', 'Begin it with /'],
  ['a script', '[x](javascript:alert)', 'Begin it with /'],
])('refuses a link to %s, and names its line', async (_, markdown, message) => {
  const { exitCode, output } = await check(postWith(markdown));
  expect(output).toMatch(/^content\/posts\/first-post\.md:13: A link leads to /);
  expect(output).toContain(message);
  expect(exitCode).toBe(1);
});

it('accepts links to pages, their headings, files and other sites', async () => {
  const { output } = await check(
    postWith(
      '[a](/pricing) [b](#part) [c](/covers/c05-ajar.svg) [d](https://example.com) [e](/features/dashboard)\n\n## Part',
    ),
  );
  expect(output).toMatch(/no problems/);
});

it('refuses files that are not there, and pictures without a description', async () => {
  const cover = await check({ [POST]: postFile({ cover: '/covers/gone.svg' }, words(1000)) });
  expect(cover.output).toContain('"/covers/gone.svg" is not in the folder public');
  const picture = await check(postWith('![](/covers/c05-ajar.svg) ![a door](/gone.png)'));
  expect(picture.output).toContain('"/covers/c05-ajar.svg" has no description');
  expect(picture.output).toContain('"/gone.png" is not in the folder public');
});

it('refuses titles and descriptions that search results would cut or fill up', async () => {
  const { output } = await check({
    [POST]: postFile({ title: 'Tip', description: 'Too short.' }, words(1000)),
    [ARTICLE]: articleFile({ title: 'x'.repeat(36) }, words(300)),
  });
  expect(output).toContain(
    'content/posts/first-post.md:2: Search results show "Tip | Hearthline, posts of it", which has 29 characters. Write at least 30.',
  );
  expect(output).toContain('which has 10 characters. Write at least 70.');
  expect(output).toContain('which has 61 characters. Use at most 60.');
  expect(output).toMatch(/3 problems\.$/);
});

it('refuses a title that another page has, too', async () => {
  const { output } = await check({
    'events/again.md': eventFile({ title: 'Live Rotation', description: FILM.toUpperCase() + '!' }),
  });
  expect(output).toMatch(
    /:2: Search results show "Live [Rr]otation \| Hearthline, events of it" for content\/events\/.*:2, too\./,
  );
});

it('refuses a heading that skips a level', async () => {
  const { output } = await check(postWith('## Two\n\n#### Four'));
  expect(output).toMatch(/:15: The heading "Four" skips a level\. Use ###\.\n1 problem\.$/);
});

it('refuses texts that are too short or too long', async () => {
  const { output } = await check({
    [POST]: postFile({}, words(699)),
    [ARTICLE]: articleFile({}, words(701)),
  });
  expect(output).toContain('The text has 699 words. Write at least 700.');
  expect(output).toContain('The text has 701 words. Cut it to 700 at most.');
});

it('refuses a paragraph that stands in two documents', async () => {
  const { output } = await check({
    [POST]: postFile({}, `${words(1000)}\n\nSaid twice.`),
    [ARTICLE]: articleFile({}, `${words(300)}\n\nSaid *twice*.`),
  });
  expect(output).toContain('This paragraph stands in content/help/calling/send-a-text.md:');
});

it('refuses unknown words once a document, but not code, addresses and numbers', async () => {
  const folders = await foldersWith(postWith('Teh teh\nteh `teh` teh@example.com 3teh.'));
  const problems = checkSpelling(await readSources(folders.content), {
    knows: (word) => word.toLowerCase() !== 'teh',
    suggest: () => 'the',
  });
  expect(problems.map(({ line, message }) => `${line} ${message.slice(0, 5)}`)).toEqual([
    '13 "Teh"',
    '13 "teh"',
  ]);
});

it.each(['post', 'article', 'event', 'video'])('makes a valid stub: %s', async (kind) => {
  const folders = await foldersWith();
  const title = 'What’s a "Sunday": costs?';
  const made = await runContentCommand(['new', kind, title], folders);
  expect(made.exitCode).toBe(0);
  const path = made.output.replace(/^content\/(\S+) is ready.*/, '$1');
  expect(path).toMatch(/whats-a-sunday-costs\.md$/);
  expect(await readFile(join(folders.content, path), 'utf8')).toContain('Sunday');
  // Only the words are missing: posts and articles have a least length.
  const { output } = await runContentCommand(['check'], folders);
  expect(output).toMatch(
    /no problems|: The text has \d+ words\. Write at least \d+\.\n1 problem\.$/,
  );

  const again = await runContentCommand(['new', kind, title], folders);
  expect([again.exitCode, again.output]).toEqual([1, expect.stringContaining('exists already')]);
});

it('explains itself when it is asked for something else', async () => {
  const folders = await foldersWith();
  const ask = async (...asked: string[]) => (await runContentCommand(asked, folders)).output;
  expect(await ask()).toMatch(/^Use one of:/);
  expect(await ask('new', 'poem', 'Ode')).toContain('Use one of: post, article, event, video.');
  expect(await ask('new', 'post', '!!!')).toContain('at least one letter');
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkSpelling } from './check/checkSpelling.ts';
import { readSources } from './check/readSources.ts';
import { png } from '../media/pictures.fixtures.ts';
import { isPreviewToken } from '../load/previewLinks.ts';
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

const SITE = { secret: '0123456789abcdef', siteUrl: 'https://site.example' };

const runCommand = (
  words: readonly string[],
  folders: Parameters<typeof runContentCommand>[1],
  site = SITE,
) => runContentCommand(words, folders, site);

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
  runCommand(['check'], await foldersWith(changes));

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

it('explains itself when it is asked for something else', async () => {
  const folders = await foldersWith();
  const ask = async (...asked: string[]) => (await runCommand(asked, folders)).output;
  expect(await ask()).toMatch(/^Use one of:/);
  expect(await ask('poem')).toMatch(/^Use one of:/);
});

it('refuses redirects that lead nowhere, and takes links to addresses of before', async () => {
  const { output } = await check({
    ...postWith('[text](/help-center/text) [part](/help-center/text#none) [gone](/gone)'),
    [ARTICLE]: articleFile({ aliases: ['text'] }, words(300)),
    'redirects.yaml':
      '- { from: /a, to: /nowhere }\n- { from: /b, to: "/pricing?x=1" }\n- { from: /gone, status: 410 }\n- from: /covers/c05-ajar.svg\n  to: /pricing\n',
  });
  expect(output.split('\n')).toEqual([
    'content/posts/first-post.md:13: A link leads to /help-center/text#none. That page has no such heading. Correct what follows the #.',
    'content/posts/first-post.md:13: A link leads to /gone. There is no such page. Correct it or remove the link.',
    'content/redirects.yaml:1: /nowhere is named. There is no such page. Correct it or remove the link.',
    'content/redirects.yaml:4: /covers/c05-ajar.svg is a file, which nobody would see.',
    '4 problems.',
  ]);
});

it('lets a draft be unfinished, and no link lead to one or to what is gone', async () => {
  const draft = { draft: true };
  expect(
    (await check({ 'posts/a.md': postFile(draft, 'Short, [no](/where) teh end.') })).exitCode,
  ).toBe(0);
  const { output } = await check({
    ...postWith('[a](/blog/post/a) [b](/blog/post/b) [c](/help-center/c)'),
    'posts/a.md': postFile(draft, 'Short.'),
    'posts/b.md': postFile({ published: '2999-01-01' }, `${words(1000)} b`),
    'help/calling/c.md': articleFile({ unpublished: '2020-01-01' }, `${words(300)} c`),
  });
  expect(output.match(/A link leads to \S+\. There is no such page/g)).toEqual([
    'A link leads to /blog/post/a. There is no such page',
    'A link leads to /help-center/c. There is no such page',
  ]);
});

it('spells no addresses', async () => {
  const { output } = await check({
    [POST]: postFile({ aliases: ['teh'] }, words(1000)),
    'redirects.yaml': '- { from: /teh, to: /pricing }',
  });
  expect(output).toContain('no problems');
});

it('finds pictures beside the documents', async () => {
  const { output } = await check({
    'media/a.png': await png(),
    ...postWith('![A](/media/a.png) ![](/media/a.png) ![B](/media/b.png)'),
  });
  expect(output).toContain('"/media/a.png" has no description');
  expect(output).toContain('"/media/b.png" is not in the folder media of the content.');
  expect(output).toMatch(/\n2 problems\.$/);
});

describe('preview', () => {
  it.each([
    ['posts/first-post.md', '/blog/post/first-post'],
    ['content/posts/first-post.md', '/blog/post/first-post'],
    ['help/calling/send-a-text.md', '/help-center/send-a-text'],
    ['events/live-rotation.md', '/webinars/event/live-rotation'],
    ['videos/first-afternoon.md', '/webinars/video/first-afternoon'],
  ])('makes a link to %s that is good for a week', async (file, path) => {
    const folders = await foldersWith({ [POST]: postFile({ draft: true }, words(1000)) });
    const { output } = await runCommand(['preview', file], folders);
    const { href, token = '' } = /^(?<href>\S+)\?preview=(?<token>\S+)\nGood until 20/.exec(
      output,
    )!.groups!;
    expect(href).toBe(`https://site.example${path}`);
    const day = 86_400_000;
    const isGood = (days: number) =>
      isPreviewToken(SITE.secret, path, token, Date.now() + days * day);
    expect([isGood(0), isGood(6.9), isGood(7.1)]).toEqual([true, true, false]);
  });

  it('refuses what is no document, and to make links that nobody could check', async () => {
    const folders = await foldersWith();
    const refused = async (file: string, site = SITE) =>
      (await runCommand(['preview', file], folders, site)).output;
    expect(await refused('posts/other.md')).toContain('"posts/other.md" is no post');
    expect(await refused('authors.yaml')).toContain('is no post');
    expect(await refused(POST, { ...SITE, secret: undefined as never })).toContain(
      'Set PREVIEW_SECRET',
    );
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { png } from '../media/pictures.fixtures.ts';
import { isPreviewToken } from '../load/previewLinks.ts';
import { runContentCommand } from './contentCommand.ts';
import { articleFile, postFile, writeContentFolder } from '../load/content.fixtures.ts';
import type { ContentFiles } from '../load/content.fixtures.ts';

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

const POST = 'posts/first-post.md';
const ARTICLE = 'help/calling/send-a-text.md';

const foldersWith = async (changes: ContentFiles = {}) => ({
  content: await writeContentFolder({
    ...changes,
  }),
  public: await publicFolder(),
});

const check = async (changes: ContentFiles = {}) =>
  runCommand(['check'], await foldersWith(changes));

const postWith = (markdown: string): ContentFiles => ({
  [POST]: postFile({}, `Words.\n\n${markdown}`),
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

it.each([
  [
    'a cover',
    { [POST]: postFile({ cover: '/gone.svg' }) },
    '"/gone.svg" is not in the folder public',
  ],
  ['a picture', postWith('![a door](/gone.png)'), '"/gone.png" is not in the folder public'],
])('refuses %s that does not exist', async (_, changes, message) => {
  const { exitCode, output } = await check(changes);
  expect(output).toContain(message);
  expect(exitCode).toBe(1);
});

it('warns of pictures without a description, and exits with 0', async () => {
  const { exitCode, output } = await check(postWith('![](/covers/c05-ajar.svg)'));
  expect(output).toMatch(
    /^Warnings \(1\):\ncontent\/posts\/first-post\.md:13: The picture "\/covers\/c05-ajar\.svg" has no description/,
  );
  expect(output).toContain('no problems.');
  expect(exitCode).toBe(0);
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
    [ARTICLE]: articleFile({ aliases: ['text'] }),
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

it('does not check drafts, and refuses links to drafts', async () => {
  const draft = { draft: true };
  expect(
    (await check({ 'posts/a.md': postFile(draft, 'Short, [no](/where) end.') })).exitCode,
  ).toBe(0);
  const { output } = await check({
    ...postWith('[a](/blog/post/a) [b](/blog/post/b)'),
    'posts/a.md': postFile(draft, 'Short.'),
    'posts/b.md': postFile({ published: '2999-01-01' }),
  });
  expect(output.match(/A link leads to \S+\. There is no such page/g)).toEqual([
    'A link leads to /blog/post/a. There is no such page',
  ]);
});

it('finds pictures in the media folder', async () => {
  const { output } = await check({
    'media/a.png': await png(),
    ...postWith('![A](/media/a.png) ![B](/media/b.png)'),
  });
  expect(output).toMatch(
    /"\/media\/b\.png" is not in the folder media of the content\..*\n1 problem\.$/,
  );
});

describe('preview', () => {
  it.each([
    ['posts/first-post.md', '/blog/post/first-post'],
    ['content/posts/first-post.md', '/blog/post/first-post'],
    ['help/calling/send-a-text.md', '/help-center/send-a-text'],
    ['events/live-rotation.md', '/webinars/event/live-rotation'],
    ['videos/first-afternoon.md', '/webinars/video/first-afternoon'],
  ])('makes a link to %s that is good for a week', async (file, path) => {
    const folders = await foldersWith({ [POST]: postFile({ draft: true }) });
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

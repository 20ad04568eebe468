import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  articleFile,
  pageFile,
  postFile,
  USUAL_FILES,
  writeContentFolder,
  type ContentFiles,
} from '../load/content.fixtures.ts';
import { createContentLoader } from '../load/contentLoader.ts';
import { readableFolder } from '../load/readableFolder.ts';
import { isPreviewToken } from '../load/publicLibrary.ts';
import { png } from '../media/pictures.fixtures.ts';
import { checkChanges, checkContent } from '../check/checkContent.ts';
import { contentHelp, runContentCommand } from './contentCommand.ts';

const SITE = { secret: '0123456789abcdef', siteUrl: 'https://site.example' };
const POST = 'posts/first-post.md';
const PUBLIC_FILES = [
  'avatars/priya.svg',
  'avatars/grace.svg',
  'covers/c02-arcade.svg',
  'covers/c05-ajar.svg',
  'covers/c06-skylight.svg',
  'logos/inkwell.svg',
  'videos/x.mp4',
];

let publicFolder: string;
beforeAll(async () => {
  publicFolder = await mkdtemp(join(tmpdir(), 'public-test-'));
  for (const file of PUBLIC_FILES) {
    await mkdir(dirname(join(publicFolder, file)), { recursive: true });
    await writeFile(join(publicFolder, file), '');
  }
});
afterAll(() => rm(publicFolder, { recursive: true }));

const run = async (args: string[], changes: ContentFiles = {}, site: object = SITE) => {
  const content = await writeContentFolder(changes);
  return runContentCommand(
    args,
    { storage: readableFolder(content), content, public: publicFolder },
    { ...SITE, ...site },
  );
};
const check = (changes?: ContentFiles) => run(['check'], changes);

const postWith = (markdown: string): ContentFiles => ({
  [POST]: postFile({}, `Words.\n\n${markdown}`),
});

it('counts the documents of a valid folder', async () => {
  expect(await check()).toEqual({
    exitCode: 0,
    output:
      '1 posts, 1 help articles in 1 categories, 1 events, 1 videos, 1 integrations, 1 plans: no problems.',
  });
});

it('reports fields, links and files in one run', async () => {
  const body = 'Words.\n\n[x](/gone) ![y](/gone.png)';
  const file = postFile({ author: 'priya' }, body);
  const { exitCode, output } = await check({ [POST]: file });
  expect(output.match(/(?<=first-post\.md:)\d+/g)).toEqual(['7', '13', '13']);
  expect(exitCode).toBe(1);
});

it.each([
  ['a link of a menu', 'texts/navigation.yaml', 'to: /pricing', 'to: /prices', '/prices'],
  ['a card', 'texts/home.yaml', 'to: /blog', 'to: /blog/post/gone', '/blog/post/gone'],
  ['an answer', 'texts/pricing.yaml', 'to: /blog', 'to: /help-center/gone', '/help-center/gone'],
  ['reading', 'texts/feature-dashboard.yaml', 'to: /blog', 'to: /careers', '/careers'],
])('names %s that leads to no page with its line', async (_, path, from, to, href) => {
  const file = USUAL_FILES[path]!.replace(from, to);
  const { output } = await check({ [path]: file });
  const line = file.slice(0, file.indexOf(to)).split('\n').length;
  expect(output).toContain(
    `content/${path}:${line}: A link leads to ${href}. There is no such page.`,
  );
});

it.each([
  ['[x](/blog/post/gone)', 'A link leads to /blog/post/gone. There is no such page.'],
  ['[x](/help-center/send-a-text#gone)', 'That page has no such heading.'],
  ['[x](/help-center/send-a-text#100%)', 'That page has no such heading.'],
  ['[x](/privacy-policy#gone)', 'That page has no such heading.'],
  ['[x](#gone)', 'That page has no such heading.'],
  ['[x](/pricing#lead-form)', 'That page has only these places: #main, #footer-nav.'],
  ['[x](/#plans)', 'That page has only these places: #main, #footer-nav.'],
  ['[x](/blog#lead-form)', 'only these places: #main, #footer-nav, #newsletter-box.'],
  ['[x](/request-demo#newsletter-box)', 'only these places: #main, #footer-nav, #lead-form.'],
  [
    '[x](/webinars/event/live-rotation#agenda)',
    'only these places: #main, #footer-nav, #lead-form, #my-link.',
  ],
  ['[x](/webinars/video/first-afternoon#part)', 'only these places: #main, #footer-nav.'],
  ['[x](/help-center/category/calling#part)', 'only these places: #main, #footer-nav.'],
  ['[x](pricing)', 'Begin it with /'],
  ['[x](www.example.com)', 'Write https://www.example.com.'],
  ['[x](WWW.example.com/a)', 'Write https://WWW.example.com/a.'],
  ['[x](javascript:alert)', 'Begin it with /'],
  ['![a door](/gone.png)', '"/gone.png" is not in the folder public.'],
  ['![a door](/media/gone.png)', '"/media/gone.png" is not in the folder media of the content.'],
  ['![a door](/media/)', '"/media/" is not in the folder media of the content.'],
  ['![](/covers/c05-ajar.svg)', 'The picture "/covers/c05-ajar.svg" has no description.'],
  ['[](/pricing)', 'The link to "/pricing" has no text.'],
])('rejects %s with its line', async (markdown, message) => {
  const { exitCode, output } = await check(postWith(markdown));
  expect(output).toMatch(/^1 problem:\ncontent\/posts\/first-post\.md:13: /);
  expect(output).toContain(message);
  expect(exitCode).toBe(1);
});

it.each([
  ...[
    '/caf%E9',
    '/%',
    '/a%2',
    '/%00',
    '/%00/x',
    `/${'a'.repeat(5000)}`,
    '/\\\\[',
    '/\\\\evil.test',
  ],
  ...[
    '#%E9',
    '/pricing#%',
    '/blog/post/first-post#%E9',
    '/?%E9',
    '/..%2f..%2fetc/passwd',
    '/[',
    '/^',
  ],
])('says that no page has the address %s', async (address) => {
  const { exitCode, output } = await check(postWith(`[x](<${address}>) ![x](<${address}>)`));
  expect(output).toMatch(/^\d problems?:\ncontent\/posts\/first-post\.md:13: /);
  expect(exitCode).toBe(1);
});

it('accepts pages, their headings, files, other sites and pictures of the media folder', async () => {
  const links =
    '[a](/pricing) [page](/careers#part) [b](#part) [c](/covers/c05-ajar.svg) [d](https://example.com) [e](/features/dashboard) [![g](/covers/c05-ajar.svg)](/pricing)';
  const { output } = await check({
    ...postWith(`${links} ![f](/media/a.png)\n\n## Part`),
    'pages/careers.md': pageFile({}, '## Part'),
    'media/a.png': await png(),
  });
  expect(output).toMatch(/no problems/);
});

it.each([
  '/#main',
  '/pricing#footer-nav',
  '/pricing#top',
  '/blog#newsletter-box',
  '/request-demo#lead-form',
  '/webinars/event/live-rotation#lead-form',
  '/webinars/event/live-rotation#my-link',
  '/webinars/video/first-afternoon#main',
  '/help-center/send-a-text#main',
  '/blog/post/first-post#%C3%BCberblick',
])('accepts a link to %s', async (to) => {
  const { output } = await check(postWith(`[text](${to})\n\n## Überblick`));
  expect(output).toMatch(/no problems/);
});

it('rejects files that do not exist with their places, in a file changed in memory', async () => {
  const authors = 'priya-nair: { name: P, bio: B, photo: /avatars/no.svg }\n';
  const overlay = new Map([
    [POST, postFile({ cover: '/gone.svg' })],
    ['authors.yaml', authors],
    ['help/calling/send-a-text.md', null],
    ['integrations.yaml', '- { name: N, description: D, logo: /logos/no.svg }\n'],
  ]);
  const loader = createContentLoader(readableFolder(await writeContentFolder()));
  const problems = await checkChanges(loader, publicFolder, overlay);
  expect(problems.map(({ file, path, message }) => [file, path, message.split(' ')[0]])).toEqual([
    ['content/authors.yaml', ['priya-nair', 'photo'], '"/avatars/no.svg"'],
    ['content/integrations.yaml', [0, 'logo'], '"/logos/no.svg"'],
    ['content/posts/first-post.md', ['cover'], '"/gone.svg"'],
  ]);
});

it('warns of likely mistakes and exits with 0', async () => {
  const { exitCode, output } = await check({
    'posts/second.md': postFile({ category: 'Team' }),
    'posts/third.md': postFile({ category: 'Taem' }),
  });
  expect(output.split('\n').slice(0, 2)).toEqual([
    '1 warning:',
    'content/posts/third.md:4: Only this post has the category "Taem". Did you mean "Team"?',
  ]);
  expect(output).toContain('no problems.');
  expect(exitCode).toBe(0);
});

it.each([
  ['<script>x()</script>', 13, '<script> is left out.'],
  ['Text\n\n<style>p {}</style>', 15, '<style> is left out.'],
  ['Text <input name="a">', 13, '<input> is left out.'],
  ['One\ntwo <button>Send</button>', 14, '<button> is left out. Its text stays.'],
  ['<p>\n<svg></svg>', 14, '<svg> is left out.'],
  [
    '<iframe src="https://a.test/x"></iframe>',
    13,
    '<iframe> becomes a link. Only videos of YouTube play in a page.',
  ],
  [
    '> <video src="/videos/x.mp4"></video>',
    13,
    '<video> becomes a link. Only videos of YouTube play in a page.',
  ],
])('warns of what a page leaves out, with its line: %j', async (html, line, message) => {
  const loader = createContentLoader(readableFolder(await writeContentFolder(postWith(html))));
  const { warnings } = await checkContent(loader, publicFolder);
  expect(warnings).toEqual([expect.objectContaining({ file: `content/${POST}`, line, message })]);
});

it.each([
  ['[x](http://example.com/a)', 'A link leads to http://example.com/a, which is not encrypted.'],
  ['[x](HTTP://EXAMPLE.com)', 'A link leads to HTTP://EXAMPLE.com, which is not encrypted.'],
  ['<a href="http://example.com">x</a>', 'A link leads to http://example.com, which is'],
  ['http://example.com', 'A link leads to http://example.com, which is not encrypted.'],
  ['![a door](http://example.com/a.png)', 'The picture http://example.com/a.png is not encrypted'],
])('warns of %s with its line, and exits with 0', async (markdown, message) => {
  const { exitCode, output } = await check(postWith(markdown));
  expect(output).toMatch(/^1 warning:\ncontent\/posts\/first-post\.md:13: /);
  expect(output).toContain(message);
  expect(exitCode).toBe(0);
});

it.each([['--help'], ['help'], ['probe --help'], ['import content --help']])(
  'prints its usage for %s',
  (line) => {
    expect(contentHelp(line.split(' '))).toEqual({
      exitCode: 0,
      output: expect.stringMatching(/^Use one of:\n {2}npm run content -- check/),
    });
  },
);

it.each([[''], ['check'], ['preview help']])('prints no usage for "%s"', (line) =>
  expect(contentHelp(line.split(' '))).toBeUndefined(),
);

it('prints its usage for an unknown command', async () => {
  expect((await run([])).output).toMatch(/^Use one of:\n {2}npm run content -- check/);
  const { exitCode, output } = await run(['chek']);
  expect(output).toMatch(/^"chek" is not a command\. Use one of:/);
  expect(exitCode).toBe(1);
});

it('rejects a page at the address of a file or folder of the site', async () => {
  const { output } = await check({ 'pages/covers.md': pageFile() });
  expect(output).toBe(
    '1 problem:\ncontent/pages/covers.md:1: /covers is in the folder public. Choose another name.',
  );
});

it('follows redirects of links, and checks the targets of redirects', async () => {
  const { output } = await check({
    ...postWith('[text](/help-center/text) [part](/help-center/text#none) [gone](/gone)'),
    'help/calling/send-a-text.md': articleFile({ aliases: ['text'] }),
    'redirects.yaml':
      '- { from: /a, to: /nowhere }\n- { from: /b, to: "/pricing?x=1" }\n- { from: /gone, status: 410 }\n- from: /covers/c05-ajar.svg\n  to: /pricing\n',
  });
  expect(output.split('\n')).toEqual([
    '4 problems:',
    'content/posts/first-post.md:13: A link leads to /help-center/text#none. That page has no such heading. Correct what follows the #.',
    'content/posts/first-post.md:13: A link leads to /gone. There is no such page. Correct it or remove the link.',
    'content/redirects.yaml:1: A link leads to /nowhere. There is no such page. Correct it or remove the link.',
    'content/redirects.yaml:4: /covers/c05-ajar.svg is a file, so the redirect has no effect. Remove it.',
  ]);
});

it('does not check drafts, and rejects links to them but not to scheduled documents', async () => {
  const { output } = await check({
    ...postWith('[a](/blog/post/a) [b](/blog/post/b)'),
    'posts/a.md': postFile({ draft: true }, '[no](/where)'),
    'posts/b.md': postFile({ published: '2999-01-01' }),
  });
  expect(output).toMatch(/^1 problem:\n.*A link leads to \/blog\/post\/a\. There is no such page/);
});

it.each([
  ['posts/first-post.md', '/blog/post/first-post'],
  ['content/posts/first-post.md', '/blog/post/first-post'],
  ['help/calling/send-a-text.md', '/help-center/send-a-text'],
  ['events/live-rotation.md', '/webinars/event/live-rotation'],
  ['videos/first-afternoon.md', '/webinars/video/first-afternoon'],
  ['pages/careers.md', '/careers'],
])('prints a preview link to %s that is valid for a week', async (file, path) => {
  const drafts = { [POST]: postFile({ draft: true }), 'pages/careers.md': pageFile() };
  const { output } = await run(['preview', file], drafts);
  const { href, token = '' } = /^(?<href>\S+)\?preview=(?<token>\S+)\n/.exec(output)!.groups!;
  expect(href).toBe(`https://site.example${path}`);
  const day = 86_400_000;
  const isValidAfter = (days: number) =>
    isPreviewToken(SITE.secret, path, token, Date.now() + days * day);
  expect([0, 6.9, 7.1].map(isValidAfter)).toEqual([true, true, false]);
});

it.each([
  [
    'posts/first-pots.md',
    {},
    'posts/first-pots.md does not exist. Did you mean posts/first-post.md?',
  ],
  ['authors.yaml', {}, 'authors.yaml is not a post, help article, event, video or page.'],
  [POST, { [POST]: '' }, 'content/posts/first-post.md:1: The front matter is missing.'],
  [POST, {}, 'Set PREVIEW_SECRET'],
])('rejects a preview of %s before it asks for the secret', async (file, changes, message) => {
  const { exitCode, output } = await run(['preview', file], changes, { secret: undefined });
  expect(output).toMatch(new RegExp(`^${message.replaceAll('.', '\\.')}`.replace('?', '\\?')));
  expect(exitCode).toBe(1);
});

it('warns of links with a former title of their document', async () => {
  const reading = (title: string) =>
    USUAL_FILES['texts/feature-dashboard.yaml']!.replace(
      / {4}- kind: Video\n.*\n.*\n/,
      `    - kind: Post\n      title: ${title}\n      to: /blog/post/first-post\n`,
    );
  const file = reading('Former title');
  const { output, exitCode } = await check({ 'texts/feature-dashboard.yaml': file });
  const line = file.slice(0, file.indexOf('title: Former')).split('\n').length;
  expect(output).toContain(
    `feature-dashboard.yaml:${line}: /blog/post/first-post has the title "First post". Correct it here.`,
  );
  expect(exitCode).toBe(0);
  const current = await check({ 'texts/feature-dashboard.yaml': reading('First post') });
  expect(current.output).not.toContain('has the title');
});

it('warns of traces of the sample company', async () => {
  const { output } = await check({
    [POST]: postFile({}, 'Maya Okafor sells homes in Portland.\n\nIt costs $96 a month.'),
  });
  expect(output).toMatch(/first-post\.md:11: "Maya Okafor" belongs to the sample company/);
  expect(output).toMatch(/first-post\.md:11: The sample company is in Portland/);
  expect(output).toMatch(/first-post\.md:13: No plan costs \$96/);
});

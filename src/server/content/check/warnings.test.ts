import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postFile, TEST_NOW, USUAL_FILES, writeContentFolder } from '../load/content.fixtures.ts';
import { createContentLoader, type LoadedContent } from '../load/contentLoader.ts';
import { markdownBody } from '../load/markdownBody.ts';
import { readableFolder } from '../load/readableFolder.ts';
import type { CheckedDocument } from './documentFacts.ts';
import { warningsOf, warningsOfSome } from './warnings.ts';

let publicFolder: string;
let loaded: LoadedContent;

beforeAll(async () => {
  publicFolder = await mkdtemp(path.join(tmpdir(), 'public-test-'));
  await writeFile(path.join(publicFolder, 'drawing.svg'), '<!-- Maya Okafor -->\n#12303B\n');
  await writeFile(path.join(publicFolder, 'photo.bin'), 'Maya Okafor');
  const folder = await writeContentFolder({
    'site.yaml': `${USUAL_FILES['site.yaml']}colors: { brand: '#17402A', accent: '#8CC152', surface: '#FAF7F0', text: '#1C1C1C' }\n`,
    'posts/first-post.md': postFile({ cover_alt: 'Hearthline' }, 'Maya Okafor says so.\n#12303B'),
    'README.md': 'Maya Okafor',
  });
  loaded = await createContentLoader(readableFolder(folder)).load({ now: TEST_NOW });
});
afterAll(() => rm(publicFolder, { recursive: true, force: true }));

const SECOND_TITLE = ['reading', 'links', 1, 'title'].join('\0');

const source = (
  file: string,
  changes: Partial<CheckedDocument> & { value?: object; text?: string },
) => {
  const { value = {}, text = '', ...rest } = changes;
  return {
    kind: 'posts',
    path: file,
    file: `content/${file}`,
    page: undefined,
    stored: {
      value,
      lines: { category: 4, [SECOND_TITLE]: 9 },
      firstLine: 2,
      bodyLine: 12,
      flaws: [],
      hash: '',
      body: markdownBody(text),
    },
    ...rest,
  } satisfies CheckedDocument;
};

const post = (name: string, category: unknown) =>
  source(`posts/${name}.md`, { value: { category } });

/** Without those of the company that the documents came with. */
const warningsIn = async (
  sources: CheckedDocument[],
  isChecked: (path: string) => boolean = () => true,
) =>
  (
    await warningsOfSome(
      (each) => sources.some((one) => one.path === each) && isChecked(each),
      sources,
      loaded,
    )
  )
    .filter(({ message }) => !message.includes('belongs to'))
    .map(({ file, line, message }) => `${file}:${line}: ${message}`);

const TAEM = 'content/posts/c.md:4: Only this post has the category "Taem". Did you mean "Team"?';

it.each<[string, unknown[], string[]]>([
  ['that only one post has and that is almost that of others', ['Team', 'Team', 'Taem'], [TAEM]],
  ['that two posts have', ['Team', 'Team', 'Taem', 'Taem'], []],
  ['that is almost that of one other post', ['Other', 'Team', 'Taem'], []],
  ['that resembles no other', ['Team', 'Team', 'Insights'], []],
])('warns of a category %s', async (_what, categories, expected) => {
  const posts = categories.map((category, index) => post('abcd'.charAt(index), category));
  expect(await warningsIn(posts)).toEqual(expected);
});

it('compares categories with those of posts alone, and warns of documents that are checked', async () => {
  const posts = [post('a', 'Team'), post('b', 'Team'), post('c', 'Taem')];
  const event = source('events/d.md', { kind: 'events', value: { category: 'Taem' } });
  expect(await warningsIn([...posts, event])).toEqual([TAEM]);
  expect(await warningsIn(posts, (each) => each !== 'posts/c.md')).toEqual([]);
});

it('names the field of a category and of a title, which a form marks', async () => {
  const posts = [post('a', 'Team'), post('b', 'Team'), post('c', 'Taem')];
  const target = source('posts/d.md', { page: '/d', value: { title: 'New', category: 'Team' } });
  const reading = { links: [{ title: 'Old', to: '/d' }] };
  const texts = source('texts/a.yaml', { kind: 'texts', value: { reading } });
  const warnings = await warningsOfSome(
    (each) => each !== 'posts/first-post.md',
    [...posts, target, texts],
    loaded,
  );
  expect(warnings.flatMap((warning) => warning.path ?? [])).toEqual([
    'category',
    ...['reading', 'links', 0, 'title'],
  ]);
});

it('warns of links that show a former title of a document', async () => {
  const target = source('posts/a.md', { page: '/blog/post/a', value: { title: 'New' } });
  const links = [
    { title: 'New', to: '/blog/post/a' },
    { title: 'Old', to: '/blog/post/a' },
    { title: 'Any', to: '/blog/post/unknown' },
    { title: 'Old', to: '/features/texts' },
  ];
  const reading = { title: 'Texts', reading: { links } };
  const texts = source('texts/a.yaml', { kind: 'texts', page: '/features/texts', value: reading });
  expect(await warningsIn([target, texts])).toEqual([
    'content/texts/a.yaml:9: /blog/post/a has the title "New". Correct it here.',
  ]);
  const other = source('posts/b.md', { value: { reading: { links } } });
  const without = source('texts/b.yaml', { kind: 'texts', value: { reading: { links: 'none' } } });
  expect(await warningsIn([target, other, without])).toEqual([]);
});

it('warns of what a page leaves out, and of links without encryption', async () => {
  const text = '<script>x()</script>\n\n[x](http://example.com)';
  const own = source('posts/a.md', { text });
  expect(await warningsIn([own])).toEqual([
    'content/posts/a.md:12: <script> is left out.',
    expect.stringMatching(/^content\/posts\/a\.md:14: A link leads to http:\/\/example\.com,/),
  ]);
  expect(await warningsIn([own], () => false)).toEqual([]);
});

it('warns of what belongs to the company that the documents came with', async () => {
  const tracesIn = (found: { file: string; line: number; message: string }[]) =>
    found.map(({ file, line, message }) => [file, line, message.split('"')[1]]);
  const ofPost = [
    ['content/posts/first-post.md', 6, 'Hearthline'],
    ['content/posts/first-post.md', 12, '#12303B'],
    ['content/posts/first-post.md', 11, 'Maya Okafor'],
  ];
  const all = tracesIn(await warningsOf([], loaded, publicFolder));
  expect(all.filter(([file]) => file === 'content/posts/first-post.md')).toEqual(ofPost);
  expect(all.filter(([file]) => !String(file).startsWith('content/'))).toEqual([
    [expect.stringMatching(/\/drawing\.svg$/), 1, 'Maya Okafor'],
  ]);
  expect(all.some(([file]) => file === 'content/README.md')).toBe(false);
  const isPost = (each: string) => each === 'posts/first-post.md';
  expect(tracesIn(await warningsOfSome(isPost, [], loaded))).toEqual(ofPost);
});

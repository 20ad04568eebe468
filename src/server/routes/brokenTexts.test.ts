import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FEATURE_SLUGS } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
import { TEXT_NAMES, type TextName } from '../../contract/texts/texts.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';

const fileOf = (name: TextName) => `texts/${name}.yaml`;

const ADDRESSES = {
  home: paths.home,
  about: paths.about,
  integrations: paths.integrations,
  pricing: paths.pricing,
  blog: paths.blog,
  'help-center': paths.helpCenter,
  webinars: paths.webinars,
  'request-demo': paths.requestDemo,
  'not-found': '/no-page',
  ...Object.fromEntries(FEATURE_SLUGS.map((slug) => [`feature-${slug}`, paths.feature(slug)])),
} as Partial<Record<TextName, string>>;

const PAGES = Object.entries(ADDRESSES) as [TextName, string][];

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broken-texts-'));
  await cp('content', folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = (name: TextName) => readFileSync(`content/${fileOf(name)}`, 'utf8');
const write = (name: TextName, text: string) => writeFile(join(folder, fileOf(name)), text);

const start = (environment = {}) =>
  startTestSite({ CONTENT_DIR: folder, PAGE_CACHE_SECONDS: '0', ...environment });

const statuses = async (site: TestSite, addresses: readonly string[]) => {
  const answers = [];
  for (const address of addresses) answers.push(`${(await site.get(address)).status} ${address}`);
  return answers;
};

/** The last section of a document that a page can do without, with a key that no page knows. */
const withBrokenSection = (text: string): string => {
  const at = text.search(
    /\n(?:closing|discover|sign_up|values):\n(?![^]*\n(?:closing|discover):\n)/,
  );
  return at < 0
    ? text
    : text.replace(/\n(closing|discover|sign_up|values):\n/, '\n$1:\n  other: 1\n');
};

it('answers every page when a section of each document is broken at the start', async () => {
  for (const [name] of PAGES) await write(name, withBrokenSection(read(name)));
  await write('voices', read('voices').replaceAll('person:', 'persona:'));
  const site = await start();
  const expected = PAGES.map(([, path]) => `${path === '/no-page' ? 404 : 200} ${path}`);
  expect(
    await statuses(
      site,
      PAGES.map(([, path]) => path),
    ),
  ).toEqual(expected);
  for (const path of [paths.home, paths.about, paths.pricing, paths.feature('dashboard')]) {
    const { text } = await site.get(path);
    expect(text).not.toMatch(/<blockquote|“”/);
    expect(text.match(/<h1/g)).toHaveLength(1);
  }
});

it('answers every page when a label of each document is missing at the start', async () => {
  for (const [name] of PAGES)
    await write(name, read(name).replace(/^(?: {2})?(?:action|empty|home|badge|title): .*\n/m, ''));
  const site = await start();
  for (const [name, path] of PAGES) {
    const { status, text } = await site.get(path);
    expect([name, status]).toEqual([name, path === '/no-page' ? 404 : 200]);
    expect(text.match(/<h1/g)).toHaveLength(1);
  }
});

it('answers 503 for the pages alone whose words can not be read at the start', async () => {
  for (const name of TEXT_NAMES) await write(name, 'meta: [');
  const site = await start();
  const expected = PAGES.map(([, path]) => `${path === '/no-page' ? 404 : 503} ${path}`);
  expect(
    await statuses(
      site,
      PAGES.map(([, path]) => path),
    ),
  ).toEqual(expected);
  const others = [
    paths.post('whats-new'),
    paths.helpArticle('import-a-spreadsheet'),
    '/sitemap.xml',
  ];
  await writeFile(
    join(folder, 'pages/careers.md'),
    '---\ntitle: Careers\ndescription: Work with us.\n---\nWrite to us.\n',
  );
  await site.reload();
  const feeds = ['/careers', '/blog/feed.xml', '/llms.txt', paths.privacyPolicy];
  expect(await statuses(site, [...others, ...feeds])).toEqual(
    [...others, ...feeds].map((path) => `200 ${path}`),
  );
});

it('leads to every page without the document of the menus', async () => {
  await rm(join(folder, fileOf('navigation')));
  const site = await start();
  const { status, text } = await site.get(paths.home);
  expect(status).toBe(200);
  const links = new Set(Array.from(text.matchAll(/<a [^>]*href="([^"]+)"/g), ([, href]) => href));
  const pages = PAGES.flatMap(([, path]) => (path === '/no-page' ? [] : path));
  expect(pages.filter((path) => !links.has(path))).toEqual([]);
});

describe('beside another content API', () => {
  const external = { CONTENT_API_URL: 'http://127.0.0.1:9' };

  it('shows changed words and pictures, and keeps the last valid ones', async () => {
    const site = await start(external);
    const shown = async () => (await site.get(paths.about)).text;
    await write('about', read('about').replace('What other offices say', 'What offices say'));
    await site.reload();
    expect(await shown()).toContain('What offices say');
    await write('about', read('about').replace('/avatars/maya.svg', '/media/none.jpg'));
    await site.reload();
    await write('about', 'title: [');
    await site.reload();
    expect(await shown()).toContain('/media/none.jpg');
    await write('about', read('about'));
    await site.reload();
    expect(await shown()).toContain('/avatars/maya.svg');
  });
});

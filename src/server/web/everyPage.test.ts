import { existsSync } from 'node:fs';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../strings/pageTitle.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';

/** What search engines and link previews read, over every page of the site's own content. */

interface ReadPage {
  path: string;
  status: number;
  title: string;
  /** Contents of the meta elements, by name or property. */
  meta: Map<string, string>;
  canonical: string | undefined;
}

let site: TestSite;
const pages: ReadPage[] = [];

const CHARACTERS: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' };
const decode = (text: string) =>
  text.replace(/&(?:#x?([\da-f]+)|(\w+));/gi, (reference, code: string, name: string) =>
    name
      ? (CHARACTERS[name] ?? reference)
      : String.fromCodePoint(Number.parseInt(code, reference.includes('x') ? 16 : 10)),
  );

const readPage = async (path: string): Promise<ReadPage> => {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = Array.from(
    head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g),
    ([, name = '', content = '']): [string, string] => [name, decode(content)],
  );
  return {
    path,
    status: response.status,
    title: decode(/<title>([^<]*)</.exec(head)?.[1] ?? ''),
    meta: new Map(meta),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
  };
};

beforeAll(async () => {
  site = await startTestSite({ PAGE_CACHE_SECONDS: '0' });
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]*)/g), ([, address = '']) => address);
  for (const address of addresses) pages.push(await readPage(address.replace(site.url, '')));
});

afterAll(() => site.close());

/** Paths of the pages that a rule does not hold for. */
const pathsWhere = (isWrong: (page: ReadPage) => boolean) =>
  pages.filter(isWrong).map(({ path }) => path);

const isWithin = (text: string, { least, most }: { least: number; most: number }) =>
  text.length >= least && text.length <= most;

const repeated = (texts: readonly string[]) =>
  texts.filter((text, place) => texts.indexOf(text) !== place);

it('has a page for every address of the site map, which is its own', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pathsWhere(({ status }) => status !== 200)).toEqual([]);
  expect(pathsWhere(({ path, canonical }) => canonical !== site.url + path)).toEqual([]);
  expect(pathsWhere(({ meta }) => meta.has('robots'))).toEqual([]);
});

it('gives each a title and a description that search results neither cut nor fill up nor repeat', () => {
  const description = ({ meta }: ReadPage) => meta.get('description') ?? '';
  expect(pathsWhere(({ title }) => !isWithin(title, TITLE_LENGTH))).toEqual([]);
  expect(pathsWhere((page) => !isWithin(description(page), DESCRIPTION_LENGTH))).toEqual([]);
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map(description))).toEqual([]);
});

it('tells link previews of each what it is called, what it says and where it is', () => {
  for (const { path, meta } of pages) {
    expect(meta.get('og:title')).not.toBe('');
    expect(meta.get('og:description')).toBe(meta.get('description'));
    expect(meta.get('og:url')).toBe(site.url + path);
    expect(meta.get('twitter:card')).toBe('summary_large_image');
  }
});

it('says of posts and articles who wrote them, and when', () => {
  const isDay = (text = '') => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
  const texts = pages.filter(({ meta }) => meta.get('og:type') === 'article');
  expect(texts.length).toBeGreaterThan(60);
  for (const { path, meta } of texts) {
    expect({ path, author: meta.get('article:author') ?? '' }).toEqual({
      path,
      author: expect.stringMatching(/\w \w/),
    });
    expect({ path, isDay: isDay(meta.get('article:modified_time')) }).toEqual({
      path,
      isDay: true,
    });
  }
  const posts = texts.filter(({ path }) => path.startsWith('/blog/'));
  expect(posts.every(({ meta }) => isDay(meta.get('article:published_time')))).toBe(true);
});

it.each([
  '/help-center?q=import',
  '/integrations/all-integrations?q=mail',
  '/integrations/all-integrations?page=99',
  '/blog/all-posts?page=99',
  '/webinars/all-events?page=99',
  '/webinars/all-videos?page=99',
])('keeps %s, which is nobody else’s, out of search engines', async (path) => {
  const { status, meta, canonical } = await readPage(path);
  expect([status, meta.get('robots'), canonical]).toEqual([200, 'noindex', undefined]);
});

it.each([
  ['/pricing?utm_source=mail&gclid=1', '/pricing'],
  ['/pricing?billing=annual', '/pricing'],
  ['/blog/post/whats-new?fbclid=1', '/blog/post/whats-new'],
  ['/blog/all-posts?page=2&utm_medium=x', '/blog/all-posts?page=2'],
  ['/integrations/all-integrations?page=2', '/integrations/all-integrations?page=2'],
  ['/webinars/all-videos?page=1', '/webinars/all-videos'],
])('calls %s by its one address', async (path, canonical) => {
  expect((await readPage(path)).canonical).toBe(site.url + canonical);
});

it('gives later pages of a list a title and a description of their own', async () => {
  const [first, second] = [
    await readPage('/blog/all-posts'),
    await readPage('/blog/all-posts?page=2'),
  ];
  expect(second.title).not.toBe(first.title);
  expect(second.meta.get('description')).not.toBe(first.meta.get('description'));
  expect(isWithin(second.meta.get('description') ?? '', DESCRIPTION_LENGTH)).toBe(true);
});

it('names a manifest whose icons are there', async () => {
  const html = await (await fetch(`${site.url}/`)).text();
  const [, address = ''] = /<link rel="manifest" href="([^"]*)"/.exec(html) ?? [];
  const response = await fetch(site.url + address);
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await response.json()) as { icons: { src: string }[] };
  expect(manifest.icons.map(({ src }) => existsSync(`public${src}`))).toEqual([true, true, true]);
});

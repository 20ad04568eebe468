import { existsSync } from 'node:fs';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../strings/pageHead.ts';
import { missingProperties, SEARCH_RULES } from './searchRules.fixtures.ts';
import { isReservedId } from '../../contract/constants.ts';
import { readSiteFile } from '../content/load/loadSite.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';

interface ReadPage {
  path: string;
  status: number;
  title: string;
  /** Contents of the meta elements, by name or property. */
  meta: Map<string, string>;
  canonical: string | undefined;
  /** Landmarks and headings that a page has once. */
  counts: number[];
  elementIds: { tag: string; id: string }[];
  showsMissingValue: boolean;
  /** The labels of its breadcrumb. */
  trail: string[];
  things: Thing[];
}

/** One thing of a page's structured data. */
type Thing = Record<string, unknown> & { '@type': string };

let site: TestSite;
let name: string;
const pages: ReadPage[] = [];

const CHARACTERS: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' };
const decode = (text: string) =>
  text.replace(/&(?:#x?([\da-f]+)|(\w+));/gi, (reference, code: string, name: string) =>
    name
      ? (CHARACTERS[name] ?? reference)
      : String.fromCodePoint(Number.parseInt(code, reference.includes('x') ? 16 : 10)),
  );

const readPage = async (path: string): Promise<ReadPage> => {
  const { status, text: html } = await site.get(path);
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = Array.from(
    head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g),
    ([, name = '', content = '']): [string, string] => [name, decode(content)],
  );
  return {
    path,
    status,
    title: decode(/<title>([^<]*)</.exec(head)?.[1] ?? ''),
    meta: new Map(meta),
    counts: [/^<!doctype html>/g, /<h1[ >]/g, /<main[ >]/g].map(
      (pattern) => html.match(pattern)?.length ?? 0,
    ),
    elementIds: Array.from(
      html.matchAll(/<(\w+)[^>]*? id="([^"]*)"/g),
      ([, tag = '', id = '']) => ({ tag, id }),
    ),
    showsMissingValue: />\s*(undefined|null|NaN|\[object Object\])\s*</.test(html),
    trail: Array.from(
      (/<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '').matchAll(/>([^<>]+)</g),
      ([, label = '']) => decode(label),
    ),
    things: Array.from(
      html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ([, json = '']) => (JSON.parse(json) as { '@graph': Thing[] })['@graph'],
    ).flat(),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
  };
};

/** Renders more than a hundred pages. */
const HOOK_MS = 600_000;

beforeAll(async () => {
  site = await startTestSite({ PAGE_CACHE_SECONDS: '0' });
  ({ name } = await readSiteFile('content'));
  const sitemap = await site.get('/sitemap.xml');
  const addresses = Array.from(
    sitemap.text.matchAll(/<loc>([^<]*)/g),
    ([, address = '']) => address,
  );
  for (const address of addresses) pages.push(await readPage(address.replace(site.url, '')));
}, HOOK_MS);

/** Paths of the pages that a rule does not hold for. */
const pathsWhere = (isWrong: (page: ReadPage) => boolean) =>
  pages.filter(isWrong).map(({ path }) => path);

const isWithin = (text: string, { least, most }: { least: number; most: number }) =>
  text.length >= least && text.length <= most;

const repeated = (texts: readonly string[]) =>
  texts.filter((text, place) => texts.indexOf(text) !== place);

it('has a page with its canonical address for every entry of the sitemap', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.map(({ path }) => path)).toContain('/blog/all-posts?page=2');
  expect(pathsWhere(({ status }) => status !== 200)).toEqual([]);
  expect(pathsWhere(({ path, canonical }) => canonical !== site.url + path)).toEqual([]);
  expect(pathsWhere(({ meta }) => meta.has('robots'))).toEqual([]);
});

it('has one h1 and one main per page, and shows no missing value', () => {
  expect(pathsWhere(({ counts }) => counts.join() !== '1,1,1')).toEqual([]);
  expect(pathsWhere(({ showsMissingValue }) => showsMissingValue)).toEqual([]);
});

it('has unique element ids, which the headings of content can’t have', () => {
  const hasOther = ({ elementIds }: ReadPage) =>
    elementIds.some(({ tag, id }) => !/^h[2-6]$/.test(tag) && !isReservedId(id));
  expect(
    pathsWhere(({ elementIds }) => repeated(elementIds.map(({ id }) => id)).length > 0),
  ).toEqual([]);
  expect(pathsWhere(hasOther)).toEqual([]);
});

it('gives each page its own title and description, of a length that search results show', () => {
  const description = ({ meta }: ReadPage) => meta.get('description') ?? '';
  expect(pathsWhere(({ title }) => !isWithin(title, TITLE_LENGTH))).toEqual([]);
  expect(pathsWhere((page) => !isWithin(description(page), DESCRIPTION_LENGTH))).toEqual([]);
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map(description))).toEqual([]);
});

it('gives each page the meta tags of a link preview with its own picture', () => {
  for (const { path, meta } of pages) {
    expect(meta.get('og:title')).not.toBe('');
    expect(meta.get('og:description')).toBe(meta.get('description'));
    expect(meta.get('og:url')).toBe(site.url + path);
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    const picture = meta.get('og:image') ?? '';
    expect([path, picture]).toEqual([
      path,
      expect.stringMatching(/^http:\/\/[^/]+\/link-pictures\/[\w-]{16}\/.+\.png$/),
    ]);
    expect(meta.get('twitter:image')).toBe(picture);
    expect(meta.get('og:image:alt')).toContain(meta.get('og:title')?.replace(`${name} | `, ''));
    expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630']);
  }
  expect(repeated(pages.map(({ meta }) => meta.get('og:image') ?? ''))).toEqual([]);
});

it('draws the link picture of a page', async () => {
  const picture = pages.find(({ path }) => path === '/blog/post/first-five-minutes')!;
  const response = await fetch(picture.meta.get('og:image')!);
  const png = Buffer.from(await response.arrayBuffer());
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('gives posts and articles an author and dates', () => {
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

/** All pages' things of a type, each with the path of its page. */
const thingsOf = (type: string) =>
  pages.flatMap(({ path, things }) =>
    things.filter((thing) => thing['@type'] === type).map((thing) => ({ path, thing })),
  );

it('has structured data of every kind, with the properties that search engines require', () => {
  const problems = pages.flatMap(({ path, things }) =>
    things
      .flatMap((thing) => [thing, ...((thing.hasPart as Thing[] | undefined) ?? [])])
      .flatMap((thing) => missingProperties(thing).map((problem) => `${path}: ${problem}`)),
  );
  expect(problems).toEqual([]);
  const kinds = new Set(pages.flatMap(({ things }) => things.map((thing) => thing['@type'])));
  expect([...kinds, 'Clip'].sort()).toEqual(Object.keys(SEARCH_RULES).sort());
});

it('has structured data that matches the breadcrumb', () => {
  for (const { path, trail, things } of pages) {
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    const steps = (list?.itemListElement as { name: string; item?: string }[] | undefined) ?? [];
    expect({ path, first: steps[0]?.name, last: steps.at(-1)?.name }).toEqual({
      path,
      first: trail[0],
      last: trail.at(-1),
    });
    for (const { item } of steps.slice(0, -1)) {
      // A category leads to the list that it filters.
      const [step] = item?.split('?tag=') ?? [];
      expect({ path, known: pages.some((page) => site.url + page.path === step) }).toEqual({
        path,
        known: true,
      });
    }
  }
});

it('has absolute addresses and full timestamps in structured data', () => {
  for (const { path, things } of pages) {
    JSON.stringify(things, (key, value: unknown) => {
      if (/url$|image|logo|^item$/i.test(key) && typeof value === 'string') {
        expect({ path, key, value }).toEqual({
          path,
          key,
          value: expect.stringMatching(/^https?:\/\//),
        });
      }
      if (/Date$|^date/.test(key)) {
        expect(value).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+Z|[+-]\d\d:\d\d)$/);
      }
      return value;
    });
  }
});

it('gives every event times with an offset', () => {
  const events = thingsOf('Event');
  expect(events).toHaveLength(pages.filter(({ path }) => /webinars\/event\//.test(path)).length);
  for (const { thing } of events) {
    expect(thing.startDate).toMatch(/[+-]\d\d:\d\d$/);
    expect(thing).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation' },
      offers: { price: 0 },
    });
    expect(Date.parse(String(thing.endDate))).toBeGreaterThan(Date.parse(String(thing.startDate)));
  }
});

it('gives every video a picture that search engines show, and each chapter an address', () => {
  const films = thingsOf('VideoObject');
  expect(films).toHaveLength(pages.filter(({ path }) => /webinars\/video\//.test(path)).length);
  for (const { path, thing } of films) {
    expect(thing.thumbnailUrl).toMatch(/\.(?:png|webp|jpe?g)$/);
    // Players of other hosts can't seek.
    expect({ path, parts: thing.hasPart !== undefined }).toEqual({
      path,
      parts: thing.contentUrl !== undefined,
    });
    const clips = (thing.hasPart ?? []) as {
      startOffset: number;
      endOffset: number;
      url: string;
    }[];
    for (const clip of clips) {
      expect(clip.url).toBe(`${site.url}${path}?t=${clip.startOffset}`);
      expect(clip.endOffset).toBeGreaterThan(clip.startOffset);
    }
  }
});

it('describes the organization and the price of each plan', () => {
  expect(thingsOf('Organization').map(({ path }) => path)).toEqual(['/', '/about-us']);
  expect(thingsOf('WebSite').map(({ path }) => path)).toEqual(['/']);
  const [software] = thingsOf('SoftwareApplication');
  expect(software?.path).toBe('/pricing');
  expect(software?.thing.offers).toHaveLength(3);
});

it.each([
  '/help-center?q=import',
  '/integrations/all-integrations?q=mail',
  '/integrations/all-integrations?page=99',
  '/blog/all-posts?page=99',
  '/blog/all-posts?tag=Rotation',
  '/webinars/all-events?page=99',
  '/webinars/all-videos?page=99',
])('keeps the view %s out of search engines', async (path) => {
  const { status, meta, canonical } = await readPage(path);
  expect([status, meta.get('robots'), canonical]).toEqual([200, 'noindex', undefined]);
});

it.each([
  ['/home', '/'],
  ['/pricing?utm_source=mail&gclid=1', '/pricing'],
  ['/pricing?billing=annual', '/pricing'],
  ['/blog/post/whats-new?fbclid=1', '/blog/post/whats-new'],
  ['/blog/all-posts?page=2&utm_medium=x', '/blog/all-posts?page=2'],
  ['/webinars/all-videos?page=1', '/webinars/all-videos'],
])('gives %s the canonical address %s', async (path, canonical) => {
  expect((await readPage(path)).canonical).toBe(site.url + canonical);
});

it('names a manifest whose icons are there', async () => {
  const { text: home } = await site.get('/');
  const [, address = ''] = /<link rel="manifest" href="([^"]*)"/.exec(home) ?? [];
  const manifest = (await site.get(address)).json<{ icons: { src: string }[] }>();
  expect(manifest.icons.map(({ src }) => existsSync(`public${src}`))).toEqual([true, true, true]);
});

it('lists every event in the calendar file', async () => {
  const { headers, text } = await site.get('/webinars/calendar.ics');
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const events = pages.filter(({ path }) => path.startsWith('/webinars/event/'));
  expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(events.length);
  expect(text.match(/^BEGIN:VCALENDAR\r$/gm)).toHaveLength(1);
  const unfolded = text.replaceAll('\r\n ', '');
  for (const { path } of events) expect(unfolded).toContain(`URL:${site.url}${path}\r\n`);
});

it.each([
  ['/blog/post/first-five-minutes', '# The first five minutes make or break a lead\n\n> We timed'],
  ['/help-center/import-a-spreadsheet', '# Import a spreadsheet\n\n> '],
  ['/webinars/event/import-day-together', '# Import your contacts with us\n\n> '],
  ['/webinars/video/four-roles', '# '],
  ['/privacy-policy', '# Privacy Policy\n\n'],
  ['/terms-of-services', '# '],
])('serves %s as Markdown', async (path, start) => {
  const { headers, text } = await site.get(`${path}.md`);
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(headers.get('link')).toBe(`<${site.url}${path}>; rel="canonical"`);
  expect(text.slice(0, start.length)).toBe(start);
  expect(text).toMatch(/^## \w/m);
  expect(text).not.toMatch(/<\/?(?:p|h2|a|ul|div)[ >]/);
});

it('lists existing pages in llms.txt', async () => {
  const { headers, text } = await site.get('/llms.txt');
  expect(headers.get('content-type')).toContain('text/plain');
  expect(text).toContain(`# ${name}\n\n> `);
  const links = Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, address = '']) => address);
  expect(links.length).toBeGreaterThan(90);
  const known = new Set(pages.map(({ path }) => site.url + path));
  expect(links.filter((address) => !known.has(address.replace(/\.md$/, '')))).toEqual([]);
});

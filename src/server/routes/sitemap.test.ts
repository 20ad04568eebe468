import Fastify from 'fastify';
import type { ApiRequest, CallName } from '../../contract/calls.ts';
import { stripTags } from '../../lib/html.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { registerSeoFiles } from './feeds.ts';
import { PageCache } from '../ssr/pageCache.ts';

const SITE_URL = 'https://hearthline.example';

/** @param lists what the content API answers; a number is the status of a failure */
const startServer = (
  lists: Partial<Record<CallName, unknown[] | number>>,
  { seconds = 60 }: { seconds?: number } = {},
) => {
  const call = jest.fn(async ({ name }: ApiRequest) => {
    const list = lists[name] ?? 502;
    return typeof list === 'number'
      ? { status: list, message: 'No answer.' }
      : { status: 200, message: '', payload: list };
  });
  const server = Fastify();
  registerSeoFiles(server, {
    cache: new PageCache({ seconds }),
    gateway: { call } as unknown as Gateway,
    getSiteUrl: () => SITE_URL,
  });
  return { server, call };
};

const EMPTY = { activePosts: [], events: [], videos: [], helpCenter: [], integrations: [] };

const entriesOf = (sitemap: string) =>
  Array.from(
    sitemap.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g),
    ([, url = '', lastmod]) => [stripTags(url).replace(SITE_URL, ''), lastmod] as const,
  );

const addressesOf = (sitemap: string) => entriesOf(sitemap).map(([url]) => url);

const STATIC_PAGES = ['/', '/pricing', '/blog', '/webinars', '/help-center', '/request-demo'];

it('lists every page and every document, by absolute addresses that stand for themselves', async () => {
  const { server } = startServer({
    integrations: [],
    activePosts: [
      { id: '1', slug: 'whats-new', updated_at: '2026-11-18T00:00:00Z' },
      { id: '428984', slug: '' },
      { id: '2', slug: `<loc>"R&D's"/é` },
    ],
    events: [{ id: '7', slug: 'rotation', updated_at: 'soon' }],
    videos: [{ id: '8', slug: 'first-afternoon' }],
    helpCenter: [
      {
        id: 'leads',
        subcategories: [
          {
            topics: [{ id: '9', slug: 'import-a-spreadsheet', updated_at: '2026-10-01T00:00:00Z' }],
          },
        ],
      },
    ],
  });
  const { headers, body } = await server.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset xmlns="[^"]*">/);
  const addresses = addressesOf(body);
  expect(addresses).toEqual(expect.arrayContaining(STATIC_PAGES));
  expect(addresses.slice(-7)).toEqual([
    '/blog/post/whats-new',
    '/blog/post/428984',
    `/blog/post/%3Cloc%3E%22R%26D's%22%2F%C3%A9`,
    '/webinars/event/rotation',
    '/webinars/video/first-afternoon',
    '/help-center/category/leads',
    '/help-center/import-a-spreadsheet',
  ]);
  expect(addresses).not.toContain('/home');
  expect(addresses.filter((address) => /[:*]/.test(address))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('says when a page was last changed, where that is known, and lists the later pages of lists', async () => {
  const posts = Array.from({ length: 13 }, (_, index) => ({
    slug: `post-${index}`,
    updated_at: `2026-11-${String(index + 1).padStart(2, '0')}T00:00:00Z`,
  }));
  const topics = [
    { slug: 'old', updated_at: '2026-01-01T00:00:00Z' },
    { slug: 'new', updated_at: '2026-02-01T00:00:00Z' },
    { slug: 'undated' },
  ];
  const { server } = startServer({
    activePosts: posts,
    events: [{ slug: 'rotation', updated_at: 'soon' }],
    videos: [],
    integrations: Array.from({ length: 7 }, (_, index) => ({ name: `App ${index}` })),
    helpCenter: [{ id: 'leads', subcategories: [{ topics }] }],
  });
  const changed = Object.fromEntries(entriesOf((await server.inject('/sitemap.xml')).body));
  expect(changed).toMatchObject({
    '/blog': '2026-11-13T00:00:00.000Z',
    '/blog/post/post-0': '2026-11-01T00:00:00.000Z',
    '/help-center/category/leads': '2026-02-01T00:00:00.000Z',
    '/help-center/new': '2026-02-01T00:00:00.000Z',
  });
  for (const path of ['/pricing', '/webinars/event/rotation', '/help-center/undated'])
    expect([path, changed[path]]).toEqual([path, undefined]);
  const later = Object.keys(changed).filter((path) => path.includes('?'));
  expect(later).toEqual([
    '/blog/all-posts?page=2',
    '/blog/all-posts?page=3',
    '/integrations/all-integrations?page=2',
  ]);
});

it('becomes an index of files beyond 10,000 pages', async () => {
  const posts = Array.from({ length: 10_001 }, (_, index) => ({ slug: `post-${index}` }));
  const { server } = startServer({ ...EMPTY, activePosts: posts });
  const { body } = await server.inject('/sitemap.xml');
  const files = Array.from(body.matchAll(/<loc>([^<]*)/g), ([, url = '']) =>
    url.replace(SITE_URL, ''),
  );
  expect(body).toContain('<sitemapindex');
  expect(files).toEqual(['/sitemap-1.xml', '/sitemap-2.xml']);
  const parts = await Promise.all(files.map(async (file) => (await server.inject(file)).body));
  const addresses = parts.map(addressesOf);
  expect(addresses[0]).toHaveLength(10_000);
  expect(addresses.flat().filter((address) => address.includes('/post-'))).toHaveLength(10_001);
  expect((await server.inject('/sitemap-3.xml')).statusCode).toBe(404);
});

it.each([500, 502, 504, 429])(
  'has no sitemap with a gap while a list fails with %i',
  async (status) => {
    const { server } = startServer({ ...EMPTY, videos: status });
    const { statusCode, headers, body } = await server.inject('/sitemap.xml');
    expect([statusCode, body]).toEqual([503, '']);
    expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  },
);

it('asks for the lists once while the sitemap is fresh', async () => {
  const { server, call } = startServer(EMPTY);
  const first = await server.inject('/sitemap.xml');
  expect((await server.inject('/sitemap.xml')).body).toBe(first.body);
  expect(call).toHaveBeenCalledTimes(5);
  expect(first.headers['cache-control']).toContain('s-maxage=60');
});

it('keeps the last whole sitemap while a list fails', async () => {
  const now = jest.spyOn(Date, 'now');
  const lists: Parameters<typeof startServer>[0] = { ...EMPTY };
  const { server } = startServer(lists);
  const whole = await server.inject('/sitemap.xml');
  lists.events = 502;
  now.mockReturnValue(Date.now() + 61_000);
  const kept = await server.inject('/sitemap.xml');
  now.mockRestore();
  expect([kept.statusCode, kept.body]).toEqual([200, whole.body]);
  expect(kept.headers.age).toBe('61');
});

it('points robots to the sitemap, and away from the calls', async () => {
  const { headers, body } = await startServer({}).server.inject('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE_URL}/sitemap.xml\n`);
});

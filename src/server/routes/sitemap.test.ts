import Fastify from 'fastify';
import type { ApiRequest, CallName } from '../../contract/calls.ts';
import { stripTags } from '../../lib/html.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { PageCache } from '../ssr/pageCache.ts';
import { registerSitemap } from './sitemap.ts';

const SITE_URL = 'https://hearthline.example';
const siteFile = { name: 'Hearthline', line: '', time_zone: 'America/New_York' };

/** @param lists answers of the content API; a number is the status of a failure */
const startServer = (lists: Partial<Record<CallName, unknown[] | number>>) => {
  const call = jest.fn(async ({ name }: ApiRequest) => {
    const list = lists[name] ?? 502;
    return typeof list === 'number'
      ? { status: list, message: 'No answer.' }
      : { status: 200, message: '', payload: list };
  });
  const server = Fastify();
  registerSitemap(server, {
    cache: new PageCache(60),
    content: { pages: () => [] },
    gateway: { call } as unknown as Gateway,
    getSiteUrl: () => SITE_URL,
    siteFile,
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

describe('the sitemap', () => {
  it('lists every page and every document by absolute addresses', async () => {
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
              topics: [
                { id: '9', slug: 'import-a-spreadsheet', updated_at: '2026-10-01T00:00:00Z' },
              ],
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

  it('has the known dates of the last changes, and the later pages of lists', async () => {
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

  it('answers 503 while a list fails', async () => {
    const { server } = startServer({ ...EMPTY, videos: 500 });
    const { statusCode, headers, body } = await server.inject('/sitemap.xml');
    expect([statusCode, body]).toEqual([503, '']);
    expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  });

  it('reads the lists once while the sitemap is fresh', async () => {
    const { server, call } = startServer(EMPTY);
    const first = await server.inject('/sitemap.xml');
    expect((await server.inject('/sitemap.xml')).body).toBe(first.body);
    expect(call).toHaveBeenCalledTimes(5);
    expect(first.headers['cache-control']).toContain('s-maxage=60');
  });
});

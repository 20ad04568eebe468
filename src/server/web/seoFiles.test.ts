import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { parseSitemap } from 'sitemap';
import type { ApiRequest, CallName } from '../../contract/calls.ts';
import type { Gateway } from '../gateway/calls/gateway.ts';
import { registerSeoFiles } from './seoFiles.ts';

const SITE_URL = 'https://hearthline.example';

const startServer = (lists: Partial<Record<CallName, unknown[]>>) => {
  const call = async ({ name }: ApiRequest) =>
    lists[name]
      ? { status: 200, message: '', payload: lists[name] }
      : { status: 502, message: 'No answer.' };
  const server = Fastify();
  registerSeoFiles(server, {
    gateway: { call } as unknown as Gateway,
    getSiteUrl: () => SITE_URL,
  });
  return server;
};

const addressesOf = async (sitemap: string) => {
  const entries = await parseSitemap(Readable.from([sitemap]));
  return entries.map(({ url }) => url.replace(SITE_URL, ''));
};

const STATIC_PAGES = ['/', '/pricing', '/blog', '/webinars', '/help-center', '/request-demo'];

it('lists every page and every document, by absolute addresses that stand for themselves', async () => {
  const server = startServer({
    activePosts: [
      { id: '1', slug: 'whats-new' },
      { id: '428984', slug: '' },
      { id: '2', slug: `<loc>"R&D's"/é` },
    ],
    events: [{ id: '7', slug: 'rotation' }],
    videos: [{ id: '8', slug: 'first-afternoon' }],
    helpCenter: [
      { id: 'leads', subcategories: [{ topics: [{ id: '9', slug: 'import-a-spreadsheet' }] }] },
    ],
  });
  const { headers, body } = await server.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset xmlns="[^"]*">/);
  const addresses = await addressesOf(body);
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

it('lists the pages alone when nothing else can be read', async () => {
  const { statusCode, body } = await startServer({}).inject('/sitemap.xml');
  expect(statusCode).toBe(200);
  const addresses = await addressesOf(body);
  expect(addresses).toEqual(expect.arrayContaining(STATIC_PAGES));
  expect(addresses.filter((address) => address.startsWith('/blog/post/'))).toEqual([]);
});

it('points robots to the sitemap, and away from the calls', async () => {
  const { headers, body } = await startServer({}).inject('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE_URL}/sitemap.xml\n`);
});

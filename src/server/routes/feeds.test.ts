import Fastify from 'fastify';
import { JSDOM } from 'jsdom';
import type { ApiRequest, CallName } from '../../contract/calls.ts';
import type { Post, PostSummary } from '../../contract/entities.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { stripTags } from '../../lib/html.ts';
import { SITE_TEXTS } from '../../testing/siteTexts.ts';
import { registerBlogFeed, registerSeoFiles } from './feeds.ts';
import { PageCache } from '../ssr/pageCache.ts';

const SITE_URL = 'https://hearthline.example';
const siteFile = { name: 'Hearthline', line: '', time_zone: 'America/New_York' };

const readFeed = async (posts: Partial<PostSummary>[] | null, whole?: Partial<Post>) => {
  const call = async ({ name }: ApiRequest) => {
    const payloads: Partial<Record<CallName, unknown>> = {
      activePosts: posts,
      post: whole,
      texts: SITE_TEXTS.blog,
    };
    const payload = payloads[name];
    return payload ? { status: 200, message: '', payload } : { status: 502, message: 'No answer.' };
  };
  const server = Fastify();
  registerBlogFeed(server, {
    cache: new PageCache(60),
    content: { pages: () => [] },
    gateway: { call } as unknown as Gateway,
    getSiteUrl: () => SITE_URL,
    siteFile,
  });
  return server.inject('/blog/feed.xml');
};

/** The root element. Throws if the XML is not well-formed. */
const parseXml = (xml: string) =>
  new JSDOM(xml, { contentType: 'application/xml' }).window.document.documentElement;

const child = (element: Element, name: string) =>
  [...element.children].find(({ nodeName }) => nodeName === name);
const textOf = (element: Element, name: string) => child(element, name)?.textContent;
const partsOf = (element: Element) =>
  Array.from(element.children, ({ nodeName, textContent }) => [nodeName, textContent]);
const channelOf = (xml: string) => child(parseXml(xml), 'channel')!;
const itemsOf = (channel: Element) => [...channel.getElementsByTagName('item')];

const post: Partial<PostSummary> = {
  id: '428984',
  slug: 'first-five-minutes',
  title: 'The first five minutes',
  description: 'Why they count.',
  category: 'Team',
  created_at: '2026-11-20T15:00:00.000Z',
};

describe('the blog feed', () => {
  it('is RSS 2.0 with the title of the blog and its own address', async () => {
    const { headers, body } = await readFeed([post]);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(parseXml(body).outerHTML).toMatch(/^<rss [^>]*version="2\.0"/);
    const channel = channelOf(body);
    expect(textOf(channel, 'title')).toBe('Hearthline blog');
    expect(textOf(channel, 'link')).toBe(`${SITE_URL}/blog`);
    expect(textOf(channel, 'description')).toMatch(/.{20}/);
    expect(textOf(channel, 'language')).toBe('en-us');
    const self = Array.from(child(channel, 'atom:link')!.attributes, ({ name, value }) => [
      name,
      value,
    ]);
    expect(Object.fromEntries(self)).toEqual({
      href: `${SITE_URL}/blog/feed.xml`,
      rel: 'self',
      type: 'application/rss+xml',
    });
  });

  it('lists a post with its absolute address, texts and date', async () => {
    const [item] = itemsOf(channelOf((await readFeed([post])).body));
    const address = `${SITE_URL}/blog/post/first-five-minutes`;
    expect(partsOf(item!)).toEqual([
      ['title', 'The first five minutes'],
      ['link', address],
      ['guid', address],
      ['description', 'Why they count.'],
      ['category', 'Team'],
      ['pubDate', 'Fri, 20 Nov 2026 15:00:00 GMT'],
    ]);
  });

  const WHOLE = {
    content: '<p>Read <a href="/pricing">this</a>.</p><img src="/a.png"><a href="//x.test">x</a>',
    tags: ['Rotation'],
  };
  const WITH_ORIGIN = `<p>Read <a href="${SITE_URL}/pricing">this</a>.</p><img src="${SITE_URL}/a.png"><a href="//x.test">x</a>`;

  it('contains the whole text with absolute addresses', async () => {
    const author = { name: 'Pema Nair', bio: '', profile_photo: '' };
    const { body } = await readFeed([{ ...post, author }], WHOLE);
    const [item] = itemsOf(channelOf(body));
    expect(textOf(item!, 'content:encoded')).toBe(WITH_ORIGIN);
    expect(textOf(item!, 'dc:creator')).toBe('Pema Nair');
  });

  it('omits empty fields of a post', async () => {
    const empty = { slug: '', description: '', category: '' };
    const bare = { ...empty, id: '7', title: 'Bare', created_at: '?' };
    const [item] = itemsOf(channelOf((await readFeed([bare])).body));
    expect(partsOf(item!).map(([name]) => name)).toEqual(['title', 'link', 'guid']);
    expect(textOf(item!, 'link')).toBe(`${SITE_URL}/blog/post/7`);
  });

  it('is well-formed for any text of a post', async () => {
    const words = `]]> ]]><link>https://evil.example</link> & &amp; "R&D's" <b>é🏡`;
    const hostile = {
      ...post,
      slug: `a"&'<`,
      title: `${words}\u0000\u000B\uFFFF`,
      description: words,
      category: words,
    };
    const [item] = itemsOf(channelOf((await readFeed([hostile])).body));
    expect(item?.children).toHaveLength(6);
    expect(textOf(item!, 'link')).toBe(`${SITE_URL}/blog/post/a%22%26'%3C`);
    for (const name of ['title', 'description', 'category'])
      expect(textOf(item!, name)).toBe(words);
  });

  it('lists the first twenty posts', async () => {
    const many = Array.from({ length: 25 }, (_, index) => ({ ...post, slug: `post-${index}` }));
    const items = itemsOf(channelOf((await readFeed(many)).body));
    expect(items).toHaveLength(20);
    expect(textOf(items[0]!, 'link')).toBe(`${SITE_URL}/blog/post/post-0`);
  });
});

/** @param lists answers of the content API; a number is the status of a failure */
const startServer = (lists: Partial<Record<CallName, unknown[] | number>>) => {
  const call = jest.fn(async ({ name }: ApiRequest) => {
    const list = lists[name] ?? 502;
    return typeof list === 'number'
      ? { status: list, message: 'No answer.' }
      : { status: 200, message: '', payload: list };
  });
  const server = Fastify();
  registerSeoFiles(server, {
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

  it('points robots to the sitemap, and away from the API', async () => {
    const { headers, body } = await startServer({}).server.inject('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE_URL}/sitemap.xml\n`);
  });
});

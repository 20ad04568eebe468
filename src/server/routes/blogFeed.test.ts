import Fastify from 'fastify';
import { JSDOM } from 'jsdom';
import type { ApiRequest, CallName } from '../../contract/calls.ts';
import type { Post, PostSummary } from '../../contract/entities.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { SITE_TEXTS } from '../../testing/siteTexts.ts';
import { registerBlogFeed } from './blogFeed.ts';
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

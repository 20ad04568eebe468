import Fastify from 'fastify';
import { parser } from 'sax';
import type { ApiRequest } from '../../contract/calls.ts';
import type { Post, PostSummary } from '../../contract/entities.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { registerBlogFeed } from './feeds.ts';
import { PageCache } from '../ssr/pageCache.ts';

const SITE_URL = 'https://hearthline.example';

const readFeed = async (
  posts: Partial<PostSummary>[] | null,
  { whole, path = '/blog/feed.xml' }: { whole?: Partial<Post>; path?: string } = {},
) => {
  const call = async ({ name }: ApiRequest) => {
    const payload = name === 'activePosts' ? posts : name === 'post' ? whole : undefined;
    return payload ? { status: 200, message: '', payload } : { status: 502, message: 'No answer.' };
  };
  const server = Fastify();
  registerBlogFeed(server, {
    cache: new PageCache({ seconds: 60 }),
    gateway: { call } as unknown as Gateway,
    getSiteUrl: () => SITE_URL,
    siteFile: { name: 'Hearthline' },
  });
  return server.inject(path);
};

interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

/** Parses XML strictly. Throws if it is not well-formed. */
const parseXml = (xml: string): XmlElement => {
  // eslint-disable-next-line no-control-regex -- these are what XML 1.0 forbids
  expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const reader = parser(true);
  reader.onerror = (error) => {
    throw error;
  };
  reader.onopentag = ({ name, attributes }) => {
    const element = {
      name,
      attributes: attributes as Record<string, string>,
      text: '',
      children: [],
    };
    open.at(-1)!.children.push(element);
    open.push(element);
  };
  reader.onclosetag = () => void open.pop();
  reader.ontext = reader.oncdata = (text) => void (open.at(-1)!.text += text);
  reader.write(xml).close();
  return root.children[0]!;
};

const child = ({ children }: XmlElement, name: string) => children.find((one) => one.name === name);
const textOf = (element: XmlElement, name: string) => child(element, name)?.text;
const channelOf = (xml: string) => child(parseXml(xml), 'channel')!;
const itemsOf = (channel: XmlElement) => channel.children.filter(({ name }) => name === 'item');

const post: Partial<PostSummary> = {
  id: '428984',
  slug: 'first-five-minutes',
  title: 'The first five minutes',
  description: 'Why they count.',
  category: 'Team',
  created_at: '2026-11-20T15:00:00.000Z',
};

it('is RSS 2.0 that names the blog and itself', async () => {
  const { headers, body } = await readFeed([post]);
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(parseXml(body)).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
  const channel = channelOf(body);
  expect(textOf(channel, 'title')).toBe('Hearthline blog');
  expect(textOf(channel, 'link')).toBe(`${SITE_URL}/blog`);
  expect(textOf(channel, 'description')).toMatch(/.{20}/);
  expect(textOf(channel, 'language')).toBe('en-us');
  expect(child(channel, 'atom:link')?.attributes).toEqual({
    href: `${SITE_URL}/blog/feed.xml`,
    rel: 'self',
    type: 'application/rss+xml',
  });
});

it('tells of a post by its absolute address, its words and its day', async () => {
  const [item] = itemsOf(channelOf((await readFeed([post])).body));
  const address = `${SITE_URL}/blog/post/first-five-minutes`;
  expect(item?.children.map(({ name, text }) => [name, text])).toEqual([
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

it('holds the whole text, whose addresses stand for themselves', async () => {
  const author = { name: 'Priya Nair', bio: '', profile_photo: '' };
  const { body } = await readFeed([{ ...post, author }], { whole: WHOLE });
  const [item] = itemsOf(channelOf(body));
  expect(textOf(item!, 'content:encoded')).toBe(WITH_ORIGIN);
  expect(textOf(item!, 'dc:creator')).toBe('Priya Nair');
});

it('leaves out what a post does not tell', async () => {
  const bare = { id: '7', slug: '', title: 'Bare', description: '', category: '', created_at: '?' };
  const [item] = itemsOf(channelOf((await readFeed([bare])).body));
  expect(item?.children.map(({ name }) => name)).toEqual(['title', 'link', 'guid']);
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
  for (const name of ['title', 'description', 'category']) expect(textOf(item!, name)).toBe(words);
});

it('holds the first twenty posts', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ ...post, slug: `post-${index}` }));
  const items = itemsOf(channelOf((await readFeed(many)).body));
  expect(items).toHaveLength(20);
  expect(textOf(items[0]!, 'link')).toBe(`${SITE_URL}/blog/post/post-0`);
});

it('is not there while the posts cannot be read, rather than empty', async () => {
  const { statusCode, headers, body } = await readFeed(null);
  expect([statusCode, body]).toEqual([503, '']);
  expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
});

import { followRedirect } from './redirects.ts';
import {
  articleFile,
  categoryFile,
  eventFile,
  loadTestContent,
  postFile,
  videoFile,
} from './content.fixtures.ts';
import type { ContentFiles } from './content.fixtures.ts';

const redirectsOf = async (changes: ContentFiles) => (await loadTestContent(changes)).redirects;

const POST = 'posts/first-post.md';

it('leads the former names of every kind of document to it', async () => {
  const redirects = await redirectsOf({
    [POST]: postFile({ aliases: ['zeroth-post', 'older-post'] }),
    'help/calling/_category.yaml': `${categoryFile('Calling', 1, ['texts'])}aliases: [phones]\n`,
    'help/calling/send-a-text.md': articleFile({ aliases: ['text'] }),
    'events/live-rotation.md': eventFile({ aliases: ['rotation'] }),
    'videos/first-afternoon.md': videoFile({ aliases: ['afternoon'] }),
  });
  expect(Object.fromEntries(redirects)).toEqual({
    '/blog/post/zeroth-post': { status: 301, to: '/blog/post/first-post' },
    '/blog/post/older-post': { status: 301, to: '/blog/post/first-post' },
    '/help-center/category/phones': { status: 301, to: '/help-center/category/calling' },
    '/help-center/text': { status: 301, to: '/help-center/send-a-text' },
    '/webinars/event/rotation': { status: 301, to: '/webinars/event/live-rotation' },
    '/webinars/video/afternoon': { status: 301, to: '/webinars/video/first-afternoon' },
  });
});

it.each<[string, ContentFiles, string]>([
  [
    'an alias that is a page',
    {
      [POST]: postFile({ aliases: ['second-post'] }),
      'posts/second-post.md': postFile(),
    },
    'content/posts/first-post.md:10: /blog/post/second-post is a page, which nobody would see. Rename or remove one of the two.',
  ],
  [
    'a page that is there whatever the content',
    { 'redirects.yaml': '- { from: /about-us, to: / }\n- { from: /Pricing/, to: / }' },
    'content/redirects.yaml:1: /about-us is a page, which nobody would see. Rename or remove one of the two.\n' +
      'content/redirects.yaml:2: /pricing is a page, which nobody would see. Rename or remove one of the two.',
  ],
  [
    'a circle',
    { 'redirects.yaml': '- { from: /a, to: /b }\n- { from: /b, to: "/a?x=1" }' },
    'content/redirects.yaml:1: /a leads to /b leads to /a: a circle. Lead it to a page.\n' +
      'content/redirects.yaml:2: /b leads to /a leads to /b: a circle. Lead it to a page.',
  ],
  [
    'an address that leads to itself',
    { 'redirects.yaml': '- { from: /a, to: /A/ }' },
    'content/redirects.yaml:1: /a leads to /a: a circle. Lead it to a page.',
  ],
  [
    'a chain',
    {
      [POST]: postFile({ aliases: ['old'] }),
      'redirects.yaml': '- { from: /older, to: "/blog/post/old#part" }',
    },
    'content/redirects.yaml:1: /older leads to /blog/post/old leads to /blog/post/first-post. Lead it to /blog/post/first-post at once.',
  ],
  [
    'a way into a circle',
    {
      'redirects.yaml': '- { from: /x, to: /a }\n- { from: /a, to: /b }\n- { from: /b, to: /a }',
    },
    'content/redirects.yaml:1: /x leads to /a leads to /b leads to /a. Lead it to /a at once.\n' +
      'content/redirects.yaml:2: /a leads to /b leads to /a: a circle. Lead it to a page.\n' +
      'content/redirects.yaml:3: /b leads to /a leads to /b: a circle. Lead it to a page.',
  ],
  [
    'an address that leads to two places',
    {
      [POST]: postFile({ aliases: ['old'] }),
      'redirects.yaml': '- { from: /blog/post/old, to: /pricing }',
    },
    'content/redirects.yaml:1: /blog/post/old leads somewhere else already. Remove one of the two.',
  ],
  [
    'an address of the API',
    { 'redirects.yaml': '- { from: /api/plans, to: /pricing }' },
    'content/redirects.yaml:1: /api/plans belongs to the API. Choose another address.',
  ],
  [
    'what is gone and leads somewhere, and what is not and leads nowhere',
    { 'redirects.yaml': '- { from: /a, to: /pricing, status: 410 }\n- { from: /b }' },
    'content/redirects.yaml:1: What is gone leads nowhere. Remove "to".\n' +
      'content/redirects.yaml:2: "to" is missing. Add it, or "status: 410".',
  ],
  [
    'another status, and an address that is none',
    { 'redirects.yaml': '- { from: /a, to: /pricing, status: 307 }\n- { from: b, to: / }' },
    'content/redirects.yaml:1: "status" is "307". Use one of: 301, 302, 410.\n' +
      'content/redirects.yaml:2: "from" is "b". Write a path from the site root, such as /old/page.',
  ],
])('refuses %s, with file and line', async (_what, changes, message) => {
  await expect(loadTestContent(changes)).rejects.toThrow(new Error(message));
});

it.each([
  ['/new', '/old', '/new'],
  ['/new', '/old?a=1&b=%20', '/new?a=1&b=%20'],
  ['/new?x=1', '/old?a=1', '/new?x=1&a=1'],
  ['/new#part', '/old?a=1', '/new?a=1#part'],
  ['/new#part', '/old#other', '/new#other'],
  ['https://example.com/fair', '/old?a=1', 'https://example.com/fair?a=1'],
  ['/größe', '/old', '/gr%C3%B6%C3%9Fe'],
])('leads to %s from %s by %s', (to, from, location) => {
  expect(followRedirect(to, from)).toBe(location);
});

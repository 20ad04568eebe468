import {
  articleFile,
  categoryFile,
  eventFile,
  loadTestContent,
  postFile,
  videoFile,
  type ContentFiles,
} from './content.fixtures.ts';

const POST = 'posts/first-post.md';

it('redirects the former names of every kind of document', async () => {
  const { redirects } = await loadTestContent({
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

it('redirects addresses for now or for good, to pages, other sites or nowhere', async () => {
  const { redirects } = await loadTestContent({
    'redirects.yaml': [
      '- { from: /A/, to: "/pricing?x=1#main" }',
      '- { from: /b, to: https://example.com/b, status: 302 }',
      '- { from: /c, status: 410 }',
      '- { from: /d, status: 410 }',
      '- { from: /apiary, to: /e }',
      // A post that this content does not have.
      '- { from: /whats-new, to: /blog }',
      // Another site's address with the path of one that is redirected.
      '- { from: /blog/post/f, to: https://example.com/a }',
    ].join('\n'),
  });
  expect(Object.fromEntries(redirects)).toEqual({
    '/a': { status: 301, to: '/pricing?x=1#main' },
    '/b': { status: 302, to: 'https://example.com/b' },
    '/c': { status: 410 },
    '/d': { status: 410 },
    '/apiary': { status: 301, to: '/e' },
    '/whats-new': { status: 301, to: '/blog' },
    '/blog/post/f': { status: 301, to: 'https://example.com/a' },
  });
});

const alias = { [POST]: postFile({ aliases: ['old'] }) };

it.each<[string, ContentFiles, string]>([
  [
    '',
    { [POST]: postFile({ aliases: ['second'] }), 'posts/second.md': postFile() },
    `${POST}:10: /blog/post/second is the address of a page. Rename or remove one of the two.`,
  ],
  [
    '- { from: /Pricing/, to: / }',
    {},
    'redirects.yaml:1: /pricing is the address of a page. Rename or remove one of the two.',
  ],
  [
    '- { from: /a, to: "/A/?x=1" }\n- { from: /older, to: "/blog/post/old#part" }',
    alias,
    'redirects.yaml:1: /a -> /a is redirected again. Redirect it to the last address directly.\n' +
      'content/redirects.yaml:2: /older -> /blog/post/old is redirected again. Redirect it to the last address directly.',
  ],
  [
    '- { from: /blog/post/old, to: /pricing }',
    alias,
    'redirects.yaml:1: /blog/post/old is redirected already. Remove one of the two.',
  ],
  [
    '- { from: /api/plans, to: /pricing }',
    {},
    'redirects.yaml:1: /api/plans belongs to the API. Choose another address.',
  ],
  [
    '- { from: /Media/old.jpg, to: / }\n- { from: /sitemap.xml, to: / }\n- { from: /medias, to: / }',
    {},
    'redirects.yaml:1: /media/old.jpg belongs to the server. Choose another address.\n' +
      'content/redirects.yaml:2: /sitemap.xml belongs to the server. Choose another address.',
  ],
  [
    '- { from: /api, to: /pricing }',
    {},
    'redirects.yaml:1: /api belongs to the API. Choose another address.',
  ],
  [
    '- { from: /a, to: /pricing, status: 410 }\n- { from: /b }',
    {},
    'redirects.yaml:1: An address with status 410 has no target. Remove "to".\n' +
      'content/redirects.yaml:2: "to" is missing. Add it, or "status: 410".',
  ],
  [
    '- { from: /a, to: /pricing, status: 307 }\n- { from: b, to: / }',
    {},
    'redirects.yaml:1: "status" is "307". Use one of: 301, 302, 410.\n' +
      'content/redirects.yaml:2: "from" is "b". Write a path from the site root, such as /old/page.',
  ],
])('rejects %j with file and line', async (redirects, changes, message) => {
  const files = { ...changes, ...(redirects && { 'redirects.yaml': redirects }) };
  await expect(loadTestContent(files)).rejects.toThrow(new Error(`content/${message}`));
});

it.each([
  '/\\evil.test/x',
  '/\\/evil.test',
  '//evil.test',
  '/\\[',
  'https://[',
  'https:///x',
  '/a b',
])('refuses the target %s', async (to) => {
  const redirects = `- from: /a\n  to: '${to}'\n`;
  await expect(loadTestContent({ 'redirects.yaml': redirects })).rejects.toThrow(
    'Write a path from the site root, or an https address.',
  );
});

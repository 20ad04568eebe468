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

import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import {
  articleFile,
  eventFile,
  pageFile,
  postFile,
  videoFile,
  writeContentFolder,
} from '../content/load/content.fixtures.ts';
import { jpeg, png } from '../content/media/pictures.fixtures.ts';

let site: TestSite;

beforeAll(async () => {
  const folder = await writeContentFolder({
    'media/house.jpg': await jpeg({ width: 2400, height: 1500 }),
    'media/rooms/hall.png': await png({ width: 300, height: 200 }),
    'posts/first-post.md': postFile(
      { aliases: ['zeroth-post'], cover: '/media/house.jpg' },
      'See [the text](/help-center/text?a=b#part), [the fair](/fair), [a former post](/blog/post/lost).\n\n![The hall](/media/rooms/hall.png)',
    ),
    'help/calling/send-a-text.md': articleFile({ aliases: ['text'] }, '## Part'),
    'pages/careers.md': pageFile({ aliases: ['jobs'] }),
    'events/live-rotation.md': eventFile({ aliases: ['rotation'] }),
    'videos/first-afternoon.md': videoFile({ aliases: ['afternoon'] }),
    'redirects.yaml': `- { from: /promo, to: '/pricing?billing=annual' }
- { from: /fair, to: 'https://fair.example.com/2026', status: 302 }
- { from: /blog/post/lost, status: 410 }
- { from: /old-page, status: 410 }
- { from: /guide.md, to: /careers }
- { from: /help-center/guide.md, to: /help-center/send-a-text.md }
- { from: /webinars/event/fair.ics, to: /webinars/calendar.ics }
- { from: /blog/post/notes.md, status: 410 }
- { from: /prices, to: /pricing }
- { from: /terms, to: /terms-of-services }
- { from: /blog/post/a-fair, to: /webinars/event/live-rotation }
`,
  });
  site = await startTestSite({ CONTENT_DIR: folder });
});

const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

it.each([
  ['/media/house.jpg?w=320', CHROMIUM, 'image/avif'],
  ['/media/house.jpg?w=320', 'image/webp,*/*', 'image/webp'],
  ['/media/house.jpg?w=320', '*/*', 'image/jpeg'],
  ['/media/house.jpg', '*/*', 'image/jpeg'],
  ['/media/rooms/hall.png?w=160', '*/*', 'image/png'],
])('serves %s to a browser that accepts %s as %s', async (path, accept, type) => {
  const { status, headers } = await site.get(path, { accept });
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('vary')).toContain('accept');
  expect(headers.get('cache-control')).toBe('public, max-age=60');
});

it.each([
  '/media/none.jpg',
  '/media/house.jpg?w=321',
  '/media/house.jpg?w=1e9',
  '/media/house.jpg?w=-1',
  '/media/..%2fposts%2ffirst-post.md',
  '/media/%2e%2e/authors.yaml',
  '/media/',
])('has no picture at %s', async (path) => {
  expect((await site.get(path)).status).toBe(404);
});

it('gives pictures in pages their sizes and a placeholder', async () => {
  const { text: html } = await site.get('/blog/post/first-post');
  const [cover = ''] = html.match(/<img[^>]*srcSet="\/media\/house[^>]*>/i) ?? [];
  expect(cover).toContain('width="960" height="600"');
  const address = /(\/media\/house\.jpg\?v=[\w-]+&amp;w=640) 640w/.exec(cover)![1]!;
  const { headers } = await site.get(address.replace('&amp;', '&'));
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(html).toMatch(/<img[^>]*src="data:image\/webp;base64,[^>]*aria-hidden="true"/);
  expect(html).toMatch(/<img[^>]*src="\/media\/rooms\/hall\.png\?v=[\w-]+&amp;w=320"/);
  expect(html).toMatch(/alt="The hall" width="150" height="100"/);
});

/** Writers may rename a document back. */
const MOVED = 'no-store';
const AN_HOUR = 'public, max-age=3600';

it.each<[string, number, string, string?]>([
  ['/blog/post/zeroth-post', 301, '/blog/post/first-post'],
  ['/blog/post/zeroth-post?utm=x&a=%20', 301, '/blog/post/first-post?utm=x&a=%20'],
  ['/Blog//Post/%7Aeroth-POST/', 301, '/blog/post/first-post'],
  ['/help-center/text', 301, '/help-center/send-a-text'],
  ['/jobs', 301, '/careers'],
  ['/Careers/', 301, '/careers', AN_HOUR],
  ['/promo?q=1', 301, '/pricing?billing=annual&q=1'],
  ['/fair/?q=1', 302, 'https://fair.example.com/2026?q=1'],
  ['/Blog/Post/First-Post', 301, '/blog/post/first-post', AN_HOUR],
  ['/blog///post//first-post?a=//b', 301, '/blog/post/first-post?a=//b', AN_HOUR],
  ['/guide.md', 301, '/careers'],
  ['/help-center/guide.md?q=1', 301, '/help-center/send-a-text.md?q=1'],
  ['/webinars/event/fair.ics', 301, '/webinars/calendar.ics'],
  ['/blog/post/zeroth-post.md', 301, '/blog/post/first-post.md'],
  ['/help-center/text.md?q=1', 301, '/help-center/send-a-text.md'],
  ['/webinars/event/rotation.md', 301, '/webinars/event/live-rotation.md'],
  ['/webinars/event/rotation.ics', 301, '/webinars/event/live-rotation.ics'],
  ['/webinars/video/afternoon.md', 301, '/webinars/video/first-afternoon.md'],
  ['/jobs.md', 301, '/careers.md'],
  ['/terms.md', 301, '/terms-of-services.md'],
  ['/blog/post/a-fair.md', 301, '/webinars/event/live-rotation.md'],
])('redirects %s with %i to %s', async (path, status, location, cacheControl = MOVED) => {
  const answer = await site.get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  expect(answer.headers.get('cache-control')).toBe(cacheControl);
});

it.each([
  ['/blog/post/lost', 'Post Not Found'],
  ['/old-page', '</footer>'],
])('answers the removed address %s with 410 and a page', async (path, words) => {
  // The second answer comes from the cache.
  for (const _ of [1, 2]) {
    const { status, text } = await site.get(path);
    expect(status).toBe(410);
    expect(text).toContain(words);
  }
  expect((await site.get('/blog/post/never')).status).toBe(404);
});

it.each([
  ['/blog/post/notes.md', 410],
  ['/blog/post/lost.md', 410],
  ['/fair.md', 404],
  ['/prices.md', 404],
  ['/blog/post/never.md', 404],
])('answers %s, which has no text, with %i', async (path, expected) => {
  const { status, text } = await site.get(path);
  expect([status, text]).toEqual([expected, '']);
});

it('links to the targets of redirects', async () => {
  const { text: html } = await site.get('/blog/post/first-post');
  expect(html).toContain('href="/help-center/send-a-text?a=b#part"');
  expect(html).toContain('href="https://fair.example.com/2026"');
  expect(html).toContain('href="/blog/post/lost"');
});

it.each(['/favicon.ico', '/favicon.ico?v=2', '/admin/favicon.ico'])(
  'answers %s, which browsers ask for by themselves',
  async (path) => {
    const { status, headers } = await site.get(path, { accept: CHROMIUM });
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    const head = await site.send(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/png']);
  },
);

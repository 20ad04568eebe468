import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { articleFile, postFile, writeContentFolder } from '../content/load/content.fixtures.ts';

let site: TestSite;

beforeAll(async () => {
  const folder = await writeContentFolder({
    'posts/first-post.md': postFile(
      { aliases: ['zeroth-post'] },
      'See [the text](/help-center/text?a=b#part), [the fair](/fair), [what was](/blog/post/lost).',
    ),
    'help/calling/send-a-text.md': articleFile({ aliases: ['text'] }, '## Part'),
    'redirects.yaml': `- { from: /promo, to: '/pricing?billing=annual' }
- { from: /fair, to: 'https://fair.example.com/2026', status: 302 }
- { from: /blog/post/lost, status: 410 }
- { from: /old-page, status: 410 }
`,
  });
  site = await startTestSite({ CONTENT_DIR: folder });
});

afterAll(() => site.close());

const get = (path: string, init?: RequestInit) =>
  fetch(site.url + path, { redirect: 'manual', ...init });

/** What a writer has moved may come back; how an address is written does not change. */
const A_MINUTE = 'public, max-age=60';
const AN_HOUR = 'public, max-age=3600';

it.each<[string, number, string, string?]>([
  ['/blog/post/zeroth-post', 301, '/blog/post/first-post'],
  ['/blog/post/zeroth-post?utm=x&a=%20', 301, '/blog/post/first-post?utm=x&a=%20'],
  ['/Blog//Post/%7Aeroth-POST/', 301, '/blog/post/first-post'],
  ['/help-center/text', 301, '/help-center/send-a-text'],
  ['/promo?q=1', 301, '/pricing?billing=annual&q=1'],
  ['/fair/?q=1', 302, 'https://fair.example.com/2026?q=1', 'no-store'],
  // What has not moved has one address, too.
  ['/Blog/Post/First-Post', 301, '/blog/post/first-post', AN_HOUR],
  ['/blog///post//first-post?a=//b', 301, '/blog/post/first-post?a=//b', AN_HOUR],
  ['/HELP-center/Send-A-Text/', 301, '/help-center/send-a-text', AN_HOUR],
])('sends %s on with %i to %s', async (path, status, location, cacheControl = A_MINUTE) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await get(path, { method });
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
    expect(response.headers.get('cache-control')).toBe(cacheControl);
  }
});

it.each([
  ['/blog/post/lost', 'Post Not Found'],
  ['/old-page', '</footer>'],
])('answers %s, which is gone on purpose, with 410 and a page', async (path, words) => {
  // The second answer comes from the cache.
  for (const _ of [1, 2]) {
    const response = await get(path);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain(words);
  }
  expect((await get('/blog/post/never')).status).toBe(404);
});

it('links to where things are by now, so that a visit goes on without the server', async () => {
  const html = await (await get('/blog/post/first-post')).text();
  expect(html).toContain('href="/help-center/send-a-text?a=b#part"');
  expect(html).toContain('href="https://fair.example.com/2026"');
  expect(html).toContain('href="/blog/post/lost"');
});

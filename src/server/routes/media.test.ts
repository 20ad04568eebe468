import { postFile, writeContentFolder } from '../content/load/content.fixtures.ts';
import { jpeg, png } from '../content/media/pictures.fixtures.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';

let site: TestSite;

beforeAll(async () => {
  const folder = await writeContentFolder({
    'media/house.jpg': await jpeg({ width: 2400, height: 1500 }),
    'media/rooms/hall.png': await png({ width: 300, height: 200 }),
    'posts/first-post.md': postFile(
      { cover: '/media/house.jpg' },
      '![The hall](/media/rooms/hall.png)',
    ),
  });
  site = await startTestSite({ CONTENT_DIR: folder });
});

afterAll(() => site.close());

const get = (path: string, accept = '*/*') => fetch(site.url + path, { headers: { accept } });

const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

it.each([
  ['/media/house.jpg?w=320', CHROMIUM, 'image/avif'],
  ['/media/house.jpg?w=320', 'image/webp,*/*', 'image/webp'],
  ['/media/house.jpg?w=320', '*/*', 'image/jpeg'],
  ['/media/house.jpg', '*/*', 'image/jpeg'],
  ['/media/rooms/hall.png?w=160', '*/*', 'image/png'],
])('answers %s to who takes %s as %s', async (path, accept, type) => {
  const response = await get(path, accept);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('vary')).toContain('accept');
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  expect((await response.bytes()).length).toBeGreaterThan(100);
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
  expect((await get(path)).status).toBe(404);
});

it('puts pictures into pages with their sizes and what stands in for them, and no style', async () => {
  const html = await (await get('/blog/post/first-post', 'text/html')).text();
  const [cover = ''] = html.match(/<img[^>]*srcSet="\/media\/house[^>]*>/i) ?? [];
  expect(cover).toContain('width="1920" height="1200"');
  const address = /(\/media\/house\.jpg\?v=[\w-]+&amp;w=640) 640w/.exec(cover)![1]!;
  const response = await get(address.replace('&amp;', '&'));
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(html).toMatch(/<img[^>]*src="data:image\/webp;base64,[^>]*aria-hidden="true"/);
  expect(html).toMatch(/<img[^>]*src="\/media\/rooms\/hall\.png\?v=[\w-]+&amp;w=320"/);
  expect(html).toMatch(/alt="The hall" width="300" height="200"|width="300" height="200"/);
  expect(html).not.toMatch(/<[^>]* style="/);
});

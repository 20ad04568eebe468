import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ PAGE_CACHE_SECONDS: '86400' });
});

afterAll(() => site.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.url + path, { headers });
  const etag = response.headers.get('etag') ?? '';
  return { response, status: response.status, etag, html: await response.text() };
};

it('sends a page that is the same to the byte for everybody, and not again to who has it', async () => {
  const [first, second] = [await get('/pricing'), await get('/pricing')];
  expect(second.html).toBe(first.html);
  expect(first.etag).toMatch(/^"[\w-]{43}(?:-br5?|-gzip)?"$/);
  expect(second.etag).toBe(first.etag);

  for (const known of [first.etag, `W/${first.etag}`, `"other", ${first.etag}`, '*']) {
    const { response, status, html } = await get('/pricing', { 'if-none-match': known });
    expect([known, status, html]).toEqual([known, 304, '']);
    // The seconds that are left of its time are fewer by now.
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
    for (const name of ['content-security-policy', 'vary'])
      expect([name, response.headers.get(name)]).toEqual([name, first.response.headers.get(name)]);
  }
});

it('sends a page to who has another', async () => {
  const { etag } = await get('/pricing');
  expect((await get('/pricing', { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await get('/about-us', { 'if-none-match': etag })).status).toBe(200);
});

it('never says of what does not exist that it has not changed', async () => {
  const { etag } = await get('/no/such/page');
  expect((await get('/no/such/page', { 'if-none-match': etag })).status).toBe(404);
});

it.each([
  ['br', 'br5?'],
  ['gzip', 'gzip'],
])('names a page compressed by %s apart from the plain one', async (coding, suffix) => {
  const plain = await get('/pricing', { 'accept-encoding': 'identity' });
  const packed = await get('/pricing', { 'accept-encoding': coding });
  expect(packed.html).toBe(plain.html);
  expect(packed.etag).toMatch(new RegExp(`^${plain.etag.slice(0, -1)}-${suffix}"$`));
  const again = { 'accept-encoding': coding, 'if-none-match': packed.etag };
  expect(await get('/pricing', again)).toMatchObject({ status: 304, etag: packed.etag });
});

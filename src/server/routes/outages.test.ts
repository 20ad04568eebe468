import type { ServerResponse } from 'node:http';
import { startTestUpstream } from '../../testing/server/receivers.ts';
import { startTestSite } from '../../testing/server/testSite.ts';
import { writeContentFolder } from '../content/load/content.fixtures.ts';

const POST = { id: 1, slug: 'a', title: 'A post of another API', content: '<p>Words.</p>' };

/** A content API that answers these paths with their payloads, and everything else with an error. */
const startContentApi = async (payloads: Record<string, unknown>) => {
  const api = { isDown: false };
  const upstream = await startTestUpstream((request, response: ServerResponse) => {
    const payload = api.isDown ? undefined : payloads[request.url ?? ''];
    const body = payload === undefined ? { message: 'Out of ink' } : { data: { data: payload } };
    response.writeHead(payload === undefined ? 500 : 200).end(JSON.stringify(body));
  });
  return Object.assign(api, { url: upstream.url, requests: upstream.requests });
};

it('serves cached pages after a restart while the content API is down', async () => {
  const api = await startContentApi({
    '/api/legal-documents/privacy-policy': { content: '<p>What we do with data.</p>' },
  });
  const environment = {
    CONTENT_API_URL: api.url,
    DATABASE_URL: `file:${await writeContentFolder()}/../site.db`,
    SITE_URL: 'https://hearthline.example',
  };
  const pageOf = async (more: Record<string, string>, address: string, build?: string) => {
    const site = await startTestSite({ ...environment, ...more }, {}, build);
    const page = await site.get(address);
    await site.close();
    return page;
  };

  expect((await pageOf({}, '/privacy-policy')).status).toBe(200);
  api.isDown = true;
  const cached = await pageOf({}, '/privacy-policy?utm_source=mail');
  expect(cached.status).toBe(200);
  expect(cached.text).toContain('What we do with data.');
  expect(api.requests.filter(({ path }) => path.includes('privacy'))).toHaveLength(1);

  expect((await pageOf({}, '/terms-of-services')).status).toBe(502);
  // A new release may have other headers and policies.
  expect((await pageOf({}, '/privacy-policy', 'next build')).status).toBe(502);
  // It would show another address of the product.
  const other = { APP_URL: 'https://other.example' };
  expect((await pageOf(other, '/privacy-policy')).status).toBe(502);
  expect((await pageOf({ PAGE_CACHE_SECONDS: '0' }, '/privacy-policy')).status).toBe(502);
});

it('answers a post whose side lists fail with 200, and caches it for seconds only', async () => {
  const api = await startContentApi({
    '/api/landing/blogs/a': POST,
    '/api/landing/blogs/b': { ...POST, slug: 'b' },
    '/api/landing/blogs/b/related': [],
    '/api/landing/blogs/recent/added': [],
  });
  const site = await startTestSite({ CONTENT_API_URL: api.url });
  const cacheControlOf = async (address: string) => {
    const { status, headers } = await site.get(address);
    expect(status).toBe(200);
    return headers.get('cache-control');
  };
  expect(await cacheControlOf('/blog/post/a')).toMatch(/^public, max-age=0, s-maxage=[0-5]$/);
  // Less the time that rendering took.
  expect(await cacheControlOf('/blog/post/b')).toMatch(
    /^public, max-age=0, s-maxage=(?:[1-5]?\d|60), stale-if-error=86[34]\d\d$/,
  );
});

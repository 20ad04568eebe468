import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestSite, startTestUpstream } from '../../testing/server/testSite.ts';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const POST = { id: 1, slug: 'a', title: 'A post of theirs', content: '<p>Words.</p>' };

/** A content API with the calls named, by their paths; every other one fails, and all of them once it is down. */
const startContentApi = async (payloads: Record<string, unknown>) => {
  const api = { isDown: false };
  const upstream = await startTestUpstream((request, response: ServerResponse) => {
    const payload = payloads[request.url ?? ''];
    if (api.isDown || payload === undefined) response.statusCode = 500;
    response.end(JSON.stringify({ data: { data: payload } }));
  });
  closings.push(upstream.close);
  return Object.assign(api, { url: upstream.url, requests: upstream.requests });
};

const makeFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'outages-test-'));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

it('serves after a restart what was good before, while the content API is down', async () => {
  const folder = await makeFolder();
  const api = await startContentApi({
    '/api/legal-documents/privacy-policy': { content: '<p>What we do with data.</p>' },
  });
  const environment = {
    CONTENT_API_URL: api.url,
    DATABASE_URL: `file:${path.join(folder, 'site.db')}`,
    SITE_URL: 'https://hearthline.example',
  };
  const pageOf = async (more: Record<string, string>, address: string, build?: string) => {
    const site = await startTestSite({ ...environment, ...more }, {}, build);
    const response = await fetch(site.url + address);
    const page = { status: response.status, html: await response.text() };
    await site.close();
    return page;
  };

  expect((await pageOf({}, '/privacy-policy')).status).toBe(200);
  expect(await readdir(path.join(folder, 'cache'))).toHaveLength(1);
  api.isDown = true;
  const kept = await pageOf({}, '/privacy-policy?utm_source=mail');
  expect(kept.status).toBe(200);
  expect(kept.html).toContain('What we do with data.');
  expect(api.requests.filter(({ path: call }) => call.includes('privacy'))).toHaveLength(1);

  expect((await pageOf({}, '/terms-of-services')).status).toBe(502);
  // A release of the server alone may send other headers, and pages with other policies.
  expect((await pageOf({}, '/privacy-policy', 'next build')).status).toBe(502);
  // It would show another address of the product.
  const other = { APP_URL: 'https://other.example' };
  expect((await pageOf(other, '/privacy-policy')).status).toBe(502);
  expect((await pageOf({ PAGE_CACHE_SECONDS: '0' }, '/privacy-policy')).status).toBe(502);
});

it('answers a post whose lists beside it fail with 200, and keeps it for a moment only', async () => {
  const api = await startContentApi({
    '/api/landing/blogs/a': POST,
    '/api/landing/blogs/b': { ...POST, slug: 'b' },
    '/api/landing/blogs/b/related': [],
    '/api/landing/blogs/recent/added': [],
  });
  const site = await startTestSite({ CONTENT_API_URL: api.url });
  closings.push(() => site.close());
  const cacheControlOf = async (address: string) => {
    const response = await fetch(site.url + address);
    // On shutdown the site waits for requests in progress.
    await response.text();
    expect(response.status).toBe(200);
    return response.headers.get('cache-control');
  };
  expect(await cacheControlOf('/blog/post/a')).toMatch(/^public, max-age=0, s-maxage=[0-5]$/);
  // The seconds that its rendering took are not left any more.
  expect(await cacheControlOf('/blog/post/b')).toMatch(
    /^public, max-age=0, s-maxage=(?:[1-5]?\d|60), stale-if-error=86[34]\d\d$/,
  );
});

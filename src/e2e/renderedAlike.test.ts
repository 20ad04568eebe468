import { ROUTES } from './everyRoute.ts';
import { startSite, type RunningSite } from './startSite.ts';

const sites: RunningSite[] = [];
afterEach(() => Promise.all(sites.splice(0).map((site) => site.stop('SIGINT'))));

/** The ETag of each page, from a new process that renders the pages in this order. */
const readTags = async (paths: readonly string[]): Promise<Map<string, string | null>> => {
  const site = await startSite({ PAGE_CACHE_SECONDS: '0', SITE_URL: 'https://hearthline.example' });
  sites.push(site);
  const tags = new Map<string, string | null>();
  for (const path of paths) {
    tags.set(path, (await fetch(site.url + path)).headers.get('etag'));
  }
  return tags;
};

it('renders the same bytes in every process and in any order', async () => {
  const tags = await readTags(ROUTES);
  expect([...tags.values()]).not.toContain(null);
  expect(Object.fromEntries(await readTags(ROUTES.toReversed()))).toEqual(Object.fromEntries(tags));
});

it('draws a link picture in a worker thread of the built site', async () => {
  const site = await startSite({ PAGE_CACHE_SECONDS: '0' });
  sites.push(site);
  const html = await (await fetch(`${site.url}/blog/post/first-five-minutes`)).text();
  const [, picture = ''] = /"og:image" content="([^"]*)"/.exec(html) ?? [];
  const response = await fetch(picture, { redirect: 'manual' });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  // Includes the cover. The text alone takes less than half of this.
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(25_000);
});

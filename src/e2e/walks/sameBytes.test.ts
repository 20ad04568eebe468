import { ROUTES } from '../everyRoute.ts';
import { startSite, type RunningSite } from '../startSite.ts';

const sites: RunningSite[] = [];
afterAll(async () => {
  for (const site of sites) await site.stop();
});

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

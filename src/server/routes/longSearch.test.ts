import { startTestSite } from '../../testing/server/testSite.ts';

const SHORT = 'lead rotation';
const LONG = Array.from({ length: 1100 }, (_, n) => `lead${n}`).join(' ');

it('renders a search for 1,100 words at a cost like that of a short one', async () => {
  const site = await startTestSite({ PAGE_CACHE_SECONDS: '0' });
  const search = async (words: string) => {
    const before = process.threadCpuUsage();
    const response = await fetch(`${site.url}/help-center?q=${encodeURIComponent(words)}`);
    await response.text();
    const { user, system } = process.threadCpuUsage(before);
    return { status: response.status, cost: user + system };
  };
  // The first ones compile code.
  for (const words of [SHORT, LONG, SHORT]) await search(words);
  const [short, long] = [await search(SHORT), await search(LONG)];
  await site.close();
  expect([short.status, long.status]).toEqual([200, 200]);
  expect(long.cost / short.cost).toBeLessThan(6);
});

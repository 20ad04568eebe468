import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestSite } from '../../testing/server/testSite.ts';
import { openDatabase } from '../leads/database/database.ts';
import { readInsights } from '../leads/readerCounts.ts';

/** A site whose readers do something; then it is stopped, and what it has counted is read. */
const insightsAfter = async (
  read: (get: typeof fetch, vote: (slug: string, body: object) => Promise<number>) => Promise<void>,
) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'insights-'));
  const url = `file:${path.join(folder, 'site.db')}`;
  const site = await startTestSite({ DATABASE_URL: url });
  const get: typeof fetch = (address, options) => fetch(`${site.url}${String(address)}`, options);
  const vote = async (slug: string, body: object) => {
    const { status } = await get(`/api/help-center/topic/${slug}/vote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return status;
  };
  await read(get, vote);
  await site.close();
  const db = await openDatabase(url);
  const insights = await readInsights(db);
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
  return insights;
};

it('counts searches without a result, and nobody who asks to be left out', async () => {
  const { searches } = await insightsAfter(async (get) => {
    const search = (q: string, headers = {}) =>
      get(`/api/help-center/search?q=${encodeURIComponent(q)}`, { headers });
    for (let reader = 0; reader < 3; reader += 1) {
      await search('Qwzx vbnk');
      await search('rotation');
      await search('Plmk jnhb', { 'sec-gpc': '1' });
      await search('Plmk jnhb', { dnt: '1' });
    }
  });
  expect(searches).toEqual([{ query: 'qwzx vbnk', count: 3 }]);
});

it('counts votes on articles that there are', async () => {
  const statuses: number[] = [];
  const { articles } = await insightsAfter(async (_get, vote) => {
    statuses.push(
      await vote('send-a-text', { vote: 'helpful' }),
      await vote('send-a-text', { vote: 'unhelpful', instead: 'helpful' }),
      await vote('send-a-text', { vote: 'unhelpful' }),
      await vote('no-such-article', { vote: 'unhelpful' }),
      await vote('send-a-text', { vote: 'awful' }),
    );
  });
  expect(statuses).toEqual([200, 200, 200, 404, 400]);
  expect(articles).toEqual([{ slug: 'send-a-text', helpful: 0, unhelpful: 2 }]);
});

import { DATABASES, databasesOf } from '../../testing/server/testDatabases.ts';
import {
  countedQuery,
  forgetReaderCounts,
  insightsText,
  readInsights,
  startReaderCounts,
} from './readerCounts.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const DAY_MS = 86_400_000;

it.each([
  [' Fax   Machine ', 'fax machine'],
  ['elena@example.com', null],
  ['call 503 555 0142', null],
  ['call me at ٥٥٥', null],
  ['x'.repeat(61), null],
  ['  ', null],
  ['a\u0000b', null],
])('counts the search for %j as %j', (query, counted) => {
  expect(countedQuery(query)).toBe(counted);
});

describe.each(DATABASES)('what readers miss on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async (now = () => NOW) => {
    const db = await databases.open();
    const log = { warn: jest.fn() };
    return { db, log, begin: () => startReaderCounts(db, { log, now }) };
  };

  it('adds up over processes and days, without what is rare', async () => {
    let now = NOW;
    const { db, begin, log } = await start(() => now);
    const [one, other] = [begin(), begin()];
    one.searchMissed('Fax machine');
    one.searchMissed('elena@example.com');
    one.searchMissed('my neighbor');
    other.searchMissed('fax  machine');
    now += DAY_MS;
    other.searchMissed('FAX MACHINE');
    await Promise.all([one.stop(), other.stop()]);
    const { searches } = await readInsights(db);
    expect(searches).toEqual([{ query: 'fax machine', count: 3 }]);
    const subjects = await db.selectFrom('reader_counts').select('subject').execute();
    expect(JSON.stringify(subjects)).not.toContain('elena');
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('leaves out what was only typed on the way', async () => {
    const { db, begin } = await start();
    const counts = begin();
    for (let reader = 0; reader < 4; reader += 1) {
      for (const typed of ['fa', 'fax', 'fax mach', 'fax machine']) counts.searchMissed(typed);
    }
    for (let reader = 0; reader < 3; reader += 1) counts.searchMissed('fax');
    await counts.stop();
    expect((await readInsights(db)).searches).toEqual([
      { query: 'fax machine', count: 4 },
      { query: 'fax', count: 3 },
    ]);
  });

  it('takes a vote back when it is changed, and tells which articles did not help', async () => {
    const { db, begin } = await start();
    const counts = begin();
    counts.voted('send-a-text', 'helpful');
    counts.voted('send-a-text', 'unhelpful', 'helpful');
    counts.voted('send-a-text', 'unhelpful', 'unhelpful');
    counts.voted('send-a-text', 'helpful');
    counts.voted('import-errors', 'helpful');
    await counts.stop();
    const insights = await readInsights(db);
    expect(insights.articles).toEqual([{ slug: 'send-a-text', helpful: 1, unhelpful: 1 }]);
    expect(insightsText(insights))
      .toBe(`Searched for in the help center without a result, in 90 days, 3 times or more:
  nothing

Help articles that did not help:
     1 of 2  send-a-text
`);
  });

  it('forgets after 90 days', async () => {
    const { db, begin } = await start();
    const counts = begin();
    counts.voted('send-a-text', 'unhelpful');
    await counts.stop();
    await forgetReaderCounts(db, new Date(NOW + 89 * DAY_MS));
    expect((await readInsights(db)).articles).toHaveLength(1);
    await forgetReaderCounts(db, new Date(NOW + 90 * DAY_MS));
    expect((await readInsights(db)).articles).toEqual([]);
  });

  it('counts a thousand things a day at most', async () => {
    const { db, begin } = await start();
    const counts = begin();
    for (let number = 0; number < 1100; number += 1) {
      const letters = String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);
      counts.searchMissed(`made up ${letters}`);
    }
    await counts.stop();
    const rows = await db.selectFrom('reader_counts').select('subject').execute();
    expect(rows).toHaveLength(1000);
  });

  it('loses counts, and says so, when the database is gone', async () => {
    const { db, begin, log } = await start();
    const counts = begin();
    await db.schema.dropTable('reader_counts').execute();
    counts.searchMissed('fax');
    await counts.stop();
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});

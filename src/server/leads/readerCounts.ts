import type { Kysely } from 'kysely';
import { dayOf } from './submissions/dailyCounts.ts';
import { reasonOf } from './database/deliveryFailure.ts';
import type { LeadsDatabase, ReaderCountRow } from './database/schema.ts';

/** Days that a count is kept. */
const COUNTS_KEPT_DAYS = 90;
/** Times that a query must have been asked for before anybody sees it: a rarer one may tell who asked. */
const RARE_BELOW = 3;
/** Milliseconds for which counts wait in memory. */
const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;
/** Things that one process counts on a day at most: whoever makes words up fills no disk. */
const THINGS_A_DAY = 1000;
const QUERY_LIMIT = 60;

/** A query as it is counted; null for one that may hold an address or a number of somebody, or is no question. */
export const countedQuery = (query: string): string | null => {
  const text = query.toWellFormed().normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  return text === '' || text.length > QUERY_LIMIT || /[\p{N}@\p{C}]/u.test(text) ? null : text;
};

export type Vote = 'helpful' | 'unhelpful';

/** What readers miss, added up in memory and written down by and by. It never fails: counts are lost instead. */
export interface ReaderCounts {
  /** A search of the help center found nothing. */
  searchMissed(query: string): void;
  /** @param instead what the same reader had said before */
  voted(slug: string, vote: Vote, instead?: Vote): void;
  /** Writes what is left. */
  stop(): Promise<void>;
}

export interface ReaderCountsOptions {
  log: { warn(details: object, message: string): void };
  everyMs?: number;
  now?: () => number;
}

export const startReaderCounts = (
  db: Kysely<LeadsDatabase>,
  { log, everyMs = EVERY_MS, now = Date.now }: ReaderCountsOptions,
): ReaderCounts => {
  let today = '';
  const seen = new Set<string>();
  const waiting = new Map<string, ReaderCountRow>();

  const add = (what: ReaderCountRow['what'], subject: string, by: number) => {
    const day = dayOf(new Date(now()));
    if (day !== today) {
      today = day;
      seen.clear();
    }
    const key = `${what} ${subject}`;
    if (!seen.has(key) && seen.size >= THINGS_A_DAY) return;
    seen.add(key);
    const row = waiting.get(day + key) ?? { day, what, subject, count: 0 };
    waiting.set(day + key, { ...row, count: row.count + by });
  };

  const write = async () => {
    const rows = [...waiting.values()];
    waiting.clear();
    try {
      // In one order, whoever writes: two processes never wait for each other.
      for (const row of rows.toSorted((a, b) => (a.subject < b.subject ? -1 : 1))) {
        await db
          .insertInto('reader_counts')
          .values(row)
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'what', 'subject'])
              .doUpdateSet((is) => ({ count: is('reader_counts.count', '+', row.count) })),
          )
          .execute();
      }
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'what readers miss could not be counted');
    }
  };

  let writing = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, everyMs);
  timer.unref();

  return {
    searchMissed(query) {
      const text = countedQuery(query);
      if (text !== null) add('search without result', text, 1);
    },
    voted(slug, vote, instead) {
      if (vote === instead) return;
      add(vote, slug, 1);
      if (instead) add(instead, slug, -1);
    },
    stop() {
      clearInterval(timer);
      writing = writing.then(write);
      return writing;
    },
  };
};

/** Deletes what has been kept long enough. */
export const forgetReaderCounts = async (db: Kysely<LeadsDatabase>, now: Date): Promise<void> => {
  const oldest = dayOf(new Date(now.getTime() - COUNTS_KEPT_DAYS * DAY_MS));
  await db.deleteFrom('reader_counts').where('day', '<=', oldest).execute();
};

export interface Insights {
  /** Searches without a result, the most frequent first; rare ones are withheld. */
  searches: { query: string; count: number }[];
  /** Articles that somebody found unhelpful, those with the most of such votes first. */
  articles: { slug: string; helpful: number; unhelpful: number }[];
}

/**
 * The box searches while somebody types: `fax` on the way to `fax machine`. A beginning counts as often as it was not
 * gone on from.
 */
const withoutBeginnings = (counts: ReadonlyMap<string, number>): Map<string, number> => {
  const own = new Map<string, number>();
  for (const query of [...counts.keys()].toSorted((a, b) => b.length - a.length)) {
    let count = counts.get(query) ?? 0;
    for (const [longer, times] of own) if (longer.startsWith(query)) count -= times;
    own.set(query, Math.max(0, count));
  }
  return own;
};

/** What readers missed in the last 90 days. */
export const readInsights = async (db: Kysely<LeadsDatabase>): Promise<Insights> => {
  const rows = await db
    .selectFrom('reader_counts')
    .select(({ fn }) => ['what', 'subject', fn.sum<string | number>('count').as('count')])
    .groupBy(['what', 'subject'])
    .execute();
  const of = (wanted: ReaderCountRow['what']) =>
    new Map(
      rows
        .filter(({ what }) => what === wanted)
        .map(({ subject, count }) => [subject, Math.max(0, Number(count))]),
    );
  const helpful = of('helpful');
  const byCount = <Item extends { count: number }>(a: Item, b: Item) => b.count - a.count;
  return {
    searches: [...withoutBeginnings(of('search without result'))]
      .map(([query, count]) => ({ query, count }))
      .filter(({ count }) => count >= RARE_BELOW)
      .toSorted(byCount),
    articles: [...of('unhelpful')]
      .filter(([, count]) => count > 0)
      .map(([slug, unhelpful]) => ({ slug, unhelpful, helpful: helpful.get(slug) ?? 0 }))
      .toSorted((a, b) => b.unhelpful - a.unhelpful),
  };
};

/** What to write next, for people. */
export const insightsText = ({ searches, articles }: Insights): string => {
  const list = (title: string, lines: string[]) =>
    `${title}\n${lines.length > 0 ? lines.map((line) => `  ${line}\n`).join('') : '  nothing\n'}`;
  return [
    list(
      `Searched for in the help center without a result, in ${COUNTS_KEPT_DAYS} days, ${RARE_BELOW} times or more:`,
      searches.map(({ query, count }) => `${String(count).padStart(4)}  ${query}`),
    ),
    list(
      'Help articles that did not help:',
      articles.map(
        ({ slug, helpful, unhelpful }) =>
          `${String(unhelpful).padStart(4)} of ${helpful + unhelpful}  ${slug}`,
      ),
    ),
  ].join('\n');
};

import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ContentArticle } from '../load/contentLibrary.ts';
import { createHelpSearch } from './helpSearch.ts';
import { loadContent } from '../load/loadContent.ts';
import { markdownBody } from '../load/markdown.ts';

const ARTICLE_COUNT = 5000;
const QUERY_COUNT = 500;
/** Stops a machine that is far too slow; the figures are then of fewer queries. */
const TIME_LIMIT_MS = 60_000;
/** Milliseconds in which 95 of 100 queries are to be answered. */
const TARGET_P95_MS = 20;
const WORDS_PER_ARTICLE = 400;
const SEED = 20_261_120;

/**
 * Measures the help search over many articles made of the words of the real ones, beside a plain search for
 * substrings over the same texts.
 * @param folder the content folder
 */
export const runSearchBenchmark = async (
  folder: string,
): Promise<{ report: string; isFastEnough: boolean }> => {
  const { articles: real } = await loadContent(folder);
  const random = randomFrom(SEED);
  const articles = manyArticles(real, random);
  const queries = variedQueries(real, random);

  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  const startedAt = performance.now();
  const search = await createHelpSearch(articles);
  const indexMs = performance.now() - startedAt;
  pauses.disable();
  const texts = articles.map(({ title, tags, body }) =>
    `${title} ${tags.join(' ')} ${body.text()}`.toLowerCase(),
  );

  const searchTimes: number[] = [];
  const scanTimes: number[] = [];
  for (const query of queries) {
    if (performance.now() - startedAt - indexMs > TIME_LIMIT_MS) break;
    searchTimes.push(millisecondsOf(() => search(query)));
    scanTimes.push(millisecondsOf(() => scan(texts, query)));
  }
  const p95 = percentile(searchTimes, 0.95);
  return {
    isFastEnough: p95 < TARGET_P95_MS,
    report: [
      `${articles.length} articles indexed in ${Math.round(indexMs)} ms, no pause longer than ${Math.ceil(pauses.max / 1e6)} ms`,
      `${searchTimes.length} queries`,
      figures('help search', searchTimes),
      figures('plain scan ', scanTimes),
      `ratio        p50 ${ratio(searchTimes, scanTimes, 0.5)}, p95 ${ratio(searchTimes, scanTimes, 0.95)} of a scan's time`,
      `target       p95 < ${TARGET_P95_MS} ms: ${p95 < TARGET_P95_MS ? 'met' : 'missed'}`,
    ].join('\n'),
  };
};

/** Counts the texts that hold every word of a query. */
const scan = (texts: string[], query: string): number => {
  const words = query.toLowerCase().split(' ');
  return texts.filter((text) => words.every((word) => text.includes(word))).length;
};

const millisecondsOf = (work: () => unknown): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

const percentile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  Infinity;

const figures = (name: string, times: number[]): string =>
  `${name}  p50 ${percentile(times, 0.5).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms`;

const ratio = (some: number[], others: number[], share: number): string =>
  (percentile(some, share) / percentile(others, share)).toFixed(2);

type Random = () => number;

/** The same numbers from 0 to 1 at every run (mulberry32). */
const randomFrom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const pick = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There are no help articles to make others from.');
  return item;
};

const wordsOf = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? [];

/** Words are drawn as often as they stand in the real articles: common ones are common here, too. */
const manyArticles = (real: ContentArticle[], random: Random): ContentArticle[] => {
  const pool = real.flatMap(({ body }) => wordsOf(body.text()));
  const titles = real.flatMap(({ title }) => wordsOf(title));
  return Array.from({ length: ARTICLE_COUNT }, (_, index) => {
    const model = pick(real, random);
    const text = Array.from({ length: WORDS_PER_ARTICLE }, () => pick(pool, random)).join(' ');
    const title = Array.from({ length: 5 }, () => pick(titles, random)).join(' ');
    return {
      ...model,
      slug: `article-${index}`,
      title,
      body: markdownBody(text),
    };
  });
};

/** One word, several words, beginnings of words and mistyped words, in turn. */
const variedQueries = (real: ContentArticle[], random: Random): string[] => {
  const pool = real.flatMap(({ title, tags, body }) =>
    wordsOf(`${title} ${tags.join(' ')} ${body.text()}`),
  );
  const longer = pool.filter((word) => word.length >= 5);
  const kinds = [
    () => pick(longer, random),
    () => `${pick(pool, random)} ${pick(longer, random)}`,
    () => `how do I ${pick(pool, random)} a ${pick(longer, random)} ${pick(longer, random)}`,
    () => pick(longer, random).slice(0, 3),
    () => mistyped(pick(longer, random), random),
  ];
  return Array.from({ length: QUERY_COUNT }, (_, index) => kinds[index % kinds.length]?.() ?? '');
};

/** Two neighboring letters change places. */
const mistyped = (word: string, random: Random): string => {
  const at = 1 + Math.floor(random() * (word.length - 2));
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
};

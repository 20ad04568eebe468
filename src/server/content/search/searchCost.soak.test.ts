import MiniSearch from 'minisearch';
import { MAX_QUERY_LENGTH } from '../../../lib/queryString.ts';
import { processorTime } from '../../../testing/processorTime.ts';
import { loadContent } from '../load/contentLoader.ts';
import { createHelpSearch, type HelpSearch } from './helpSearch.ts';
import { processTerm, searchedWords } from './searchWords.ts';

const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 24;
const MAX_TYPOS = 2;

let seed = 1;
/** The same numbers in every run, from 0 to below `end`. */
const next = (end: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % end;
};
const letter = () => String.fromCharCode(97 + next(26));
const wordOf = (length: number) => Array.from({ length }, letter).join('');
const wordsOf = (length: number) =>
  Array.from({ length: Math.ceil(MAX_QUERY_LENGTH / (length + 1)) }, () => wordOf(length)).join(
    ' ',
  );

let search: HelpSearch['find'];
let vocabulary: string[];
beforeAll(async () => {
  const { articles } = await loadContent('content');
  const { find, update } = createHelpSearch();
  await update(articles);
  search = find;
  vocabulary = articles.flatMap(({ body }) => body.text().match(/[a-z]{6,}/g) ?? []);
});

const known = () => vocabulary[next(vocabulary.length)]!;
const misspelled = () => {
  const word = known();
  const place = next(word.length);
  return word.slice(0, place) + letter() + word.slice(place + 1);
};
const many = (make: () => string) => Array.from({ length: 40 }, make).join(' ');

/** Queries that cost the most, as found by trying: up to 100 ms each without limits. */
const KINDS: Record<string, () => string> = {
  'made-up words of 5 letters': () => wordsOf(5),
  'made-up words of 9 letters': () => wordsOf(9),
  'made-up words of 15 letters': () => wordsOf(15),
  'made-up words of 30 letters': () => wordsOf(30),
  'one word of 200 letters': () => wordOf(MAX_QUERY_LENGTH),
  'single letters': () => wordsOf(1),
  'misspelled words': () => many(misspelled),
  'words of the articles': () => many(known),
  'one word again and again': () => 'assign '.repeat(40),
  'all beginnings of a word': () =>
    Array.from({ length: 40 }, (_, n) => 'assignment'.slice(0, 1 + (n % 10))).join(' '),
  'a beginning of many words': () => `${known()} s`,
  'characters that are normalized to eighteen': () => '\uFDFA'.repeat(MAX_QUERY_LENGTH),
  'words of such characters': () => many(() => '\uFDFA'.repeat(1 + next(4))),
  'combining marks': () => 'e\u0301'.repeat(100),
  'much more than a query': () => many(misspelled).repeat(1000),
};

it.each(Object.keys(KINDS))('searches for a few short words with few typos: %s', (kind) => {
  const asked = jest.spyOn(MiniSearch.prototype, 'search');
  for (let count = 0; count < 5; count += 1) search(KINDS[kind]!());
  expect(asked.mock.calls.length).toBeGreaterThan(0);
  for (const [words, options] of asked.mock.calls as [string, { maxFuzzy?: number }][]) {
    const terms = words.split(' ').map(processTerm);
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms.length).toBeLessThanOrEqual(MAX_TERMS);
    expect(Math.max(...terms.map(({ length }) => length))).toBeLessThanOrEqual(MAX_TERM_LENGTH);
    expect(options.maxFuzzy ?? 0).toBeLessThanOrEqual(MAX_TYPOS);
  }
  asked.mockRestore();
});

const QUERIES = 10;

const costOf = (make: () => string): number => {
  const queries = Array.from({ length: QUERIES }, make);
  const all = () => queries.forEach((query) => search(query));
  all();
  return processorTime(all);
};

it.each(Object.keys(KINDS))('costs little more than a search for eight words: %s', (kind) => {
  // 0.8 ms each in Node, outside of Jest (November 2026).
  const usual = costOf(() => Array.from({ length: MAX_TERMS }, known).join(' '));
  expect(costOf(KINDS[kind]!)).toBeLessThan(5 * usual);
});

it('drops stop words before it counts words', () => {
  const query =
    'how do I and the team in our office assign leads to an agent who is out of the office';
  expect(searchedWords(query)).toEqual(['team', 'office', 'assign', 'leads', 'agent', 'out']);
});

import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { searchQuery } from '../../../lib/searchQuery.ts';
import type { ContentArticle } from '../load/contentLibrary.ts';
import { createHelpSearchIndex } from './helpSearchIndex.ts';
import type { Scores, WeightedTerm } from './helpSearchIndex.ts';
import { createHelpSearchWords } from './helpSearchWords.ts';
import type { HelpSearchWords } from './helpSearchWords.ts';

/** A result as it is sent: spec §3, "Help search result". */
export interface HelpSearchHit {
  id: string;
  slug: string;
  title: string;
  name: string;
  description: string;
  /** The beginning of the article's text. */
  content: string;
  category: { id: string; name: string };
  subcategory: { name: string };
}

/** Finds articles, best first; an empty query finds none. Lists of what is asked for often are the same every time. */
export type HelpSearch = (query: string) => HelpSearchHit[];

const RESULT_LIMIT = 20;
const EXCERPT_CHARACTERS = 300;
/** Queries whose results are remembered: visitors ask for the same few things, and type them letter by letter. */
const KNOWN_QUERIES = 200;
/** Shortest term that may be mistyped; a shorter one may also be half typed where articles use it as it is. */
const LONG_TERM_LENGTH = 5;

const STOP_WORDS = new Set(
  (
    'a about all am an and any are as at be been but by can could did do does for from had has have how i if in ' +
    'into is it its me my of on or our s should so t that the their them there they this to was we were what when ' +
    'where which who why will with would you your'
  )
    .split(' ')
    .filter(Boolean),
);

/**
 * Indexes articles for search: title over tags over body, beginnings of words found, typos forgiven. Lets requests go
 * first after each article, as there may be thousands.
 */
export const createHelpSearch = async (articles: ContentArticle[]): Promise<HelpSearch> => {
  const words = createHelpSearchWords();
  const index = createHelpSearchIndex({ title: 5, tags: 3.5, text: 1 });
  const termsOf = (text: string) => wordsOf(text).map(words.learn);
  const hits: HelpSearchHit[] = [];
  for (const article of articles) {
    const { title, tags, description } = article;
    const text = article.body.text();
    index.add({
      title: termsOf(title),
      tags: termsOf(tags.join(' ')),
      text: termsOf(`${description} ${text}`),
    });
    hits.push(hitOf(article, text));
    await setImmediate();
  }
  const score = index.done();

  const find = (query: string): HelpSearchHit[] => {
    const asked = meaningfulWords(query).map((word) => words.termOf(word));
    const typed = asked.map((term, place) => typedTerms(words, term, place === asked.length - 1));
    const withAll = bestOf(score(typed), asked.length);
    if (withAll.length > 0) return withAll.map((place) => hits[place]!);

    const meant = asked.map((term, place) => [...typed[place]!, ...mistypedTerms(words, term)]);
    const scores = score(meant);
    const best = bestOf(scores, asked.length);
    return (best.length > 0 ? best : bestOf(scores, 1)).map((place) => hits[place]!);
  };
  const known = new LRUCache<string, HelpSearchHit[]>({ max: KNOWN_QUERIES });
  return (query) => {
    const read = searchQuery(query);
    const found = known.get(read) ?? find(read);
    known.set(read, found);
    return found;
  };
};

const wordsOf = (text: string): string[] => text.split(/[\s\p{P}]+/u).filter(Boolean);

/** The words of a query without those that every article has, unless it has no others. */
const meaningfulWords = (query: string): string[] => {
  const words = wordsOf(query);
  const rest = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return rest.length > 0 ? rest : words;
};

/** What a term of a query stands for. Only the last may be half typed, and a longer one that articles use is whole. */
const typedTerms = (words: HelpSearchWords, term: string, isLast: boolean): WeightedTerm[] => {
  const mayGoOn = isLast && (term.length < LONG_TERM_LENGTH || !words.knows(term));
  const beginnings = mayGoOn ? words.beginningWith(term) : [];
  return [{ term, weight: 1 }, ...beginnings.filter((beginning) => beginning.term !== term)];
};

/** To forgive a typo is to compare with every word there is: only what no article says can be one. */
const mistypedTerms = (words: HelpSearchWords, term: string): WeightedTerm[] =>
  term.length >= LONG_TERM_LENGTH && !words.knows(term) ? words.nearTo(term) : [];

/** The best documents, by number, that have at least so many words of the query; every word more counts. */
const bestOf = ({ points, wordsFound }: Scores, leastWords: number): number[] => {
  const worth = (place: number) => points[place]! * wordsFound[place]!;
  const best: number[] = [];
  wordsFound.forEach((count, place) => {
    if (count === 0 || count < leastWords) return;
    const better = best.findLastIndex((other) => worth(other) >= worth(place)) + 1;
    if (better === RESULT_LIMIT) return;
    best.splice(better, 0, place);
    if (best.length > RESULT_LIMIT) best.pop();
  });
  return best;
};

const hitOf = (article: ContentArticle, text: string): HelpSearchHit => ({
  id: article.slug,
  slug: article.slug,
  title: article.title,
  name: article.title,
  description: article.description,
  // A copy: a slice would keep the whole text in memory.
  content: Buffer.from(text.slice(0, EXCERPT_CHARACTERS)).toString(),
  category: article.category,
  subcategory: { name: article.subcategory.name },
});

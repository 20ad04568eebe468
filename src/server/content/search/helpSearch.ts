import MiniSearch, { type SearchOptions } from 'minisearch';
import { searchQuery } from '../../../lib/searchQuery.ts';
import type { ContentArticle } from '../load/contentLibrary.ts';

/** A result as the API sends it. */
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

/** Finds articles, best first. An empty query finds none. */
export type HelpSearch = (query: string) => HelpSearchHit[];

const RESULT_LIMIT = 20;
const EXCERPT_CHARACTERS = 300;
/** Articles that are indexed before other work of the event loop goes on. */
const CHUNK_SIZE = 10;
/** The shortest word that is searched for with typos. */
const FUZZY_LENGTH = 5;

const STOP_WORDS = new Set(
  (
    'a about all am an and any are as at be been but by can could did do does for from had has have how i if in ' +
    'into is it its me my of on or our s should so t that the their them there they this to was we were what when ' +
    'where which who why will with would you your'
  ).split(' '),
);

/** Indexes articles: a word in the title counts more than one in the tags, and that more than one in the text. */
export const createHelpSearch = async (articles: ContentArticle[]): Promise<HelpSearch> => {
  const hits = new Map<string, HelpSearchHit>();
  const index = new MiniSearch({ idField: 'slug', fields: ['title', 'tags', 'text'], processTerm });
  const documents = articles.map((article) => ({
    slug: article.slug,
    title: article.title,
    tags: article.tags.join(' '),
    get text() {
      const text = article.body.text();
      hits.set(article.slug, hitOf(article, text));
      return `${article.description} ${text}`;
    },
  }));
  await index.addAllAsync(documents, { chunkSize: CHUNK_SIZE });

  return (query) => {
    const words = meaningfulWords(searchQuery(query));
    for (const options of SEARCHES) {
      const found = index.search(words.join(' '), { ...options, boost: BOOST });
      if (found.length > 0)
        return found.slice(0, RESULT_LIMIT).map(({ id }) => hits.get(id as string)!);
    }
    return [];
  };
};

const BOOST = { title: 5, tags: 3.5, text: 1 };

const isLast = (_term: string, place: number, terms: string[]) => place === terms.length - 1;
const isLong = (term: string) => (term.length >= FUZZY_LENGTH ? 0.25 : false);

/** Every word as typed, the last one perhaps unfinished; then with typos; then articles with some of the words. */
const SEARCHES: SearchOptions[] = [
  { combineWith: 'AND', prefix: isLast },
  { combineWith: 'AND', prefix: isLast, fuzzy: isLong },
  { combineWith: 'OR', prefix: isLast, fuzzy: isLong },
];

/** The words of a query without stop words, unless it has no others. */
const meaningfulWords = (query: string): string[] => {
  const words = query.split(/[\s\p{P}]+/u).filter(Boolean);
  const rest = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return rest.length > 0 ? rest : words;
};

const processTerm = (word: string): string =>
  stem(word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());

/** Removes English plural and verb endings: "merges", "merging" and "merged" all become "merg". */
const stem = (word: string): string => {
  if (word.length < 4) return word;
  const singular = /(?:ss|us|is)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(ch|sh|ss|x|z)es$/, '$1')
        .replace(/s$/, '');
  const root = singular.replace(/(?:ing|ed)$/, '');
  const verb =
    root !== singular && singular.length >= 5 && /[aeiouy]/.test(root)
      ? root.replace(/([bdgmnprt])\1$/, '$1')
      : singular;
  return verb.length >= 4 ? verb.replace(/e$/, '') : verb;
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

import MiniSearch, { type SearchOptions } from 'minisearch';
import { searchQuery } from '../../../lib/queryString.ts';
import { processTerm, searchedWords } from './searchWords.ts';
import type { ContentArticle } from '../load/loadHelp.ts';

export type HelpSearch = (query: string) => SearchHit[];

const RESULT_LIMIT = 20;
const EXCERPT_CHARACTERS = 300;
const CHUNK_SIZE = 10;
const MIN_FUZZY_LENGTH = 5;

const BOOST = { title: 5, tags: 3.5, text: 1 };

const isLast = (_term: string, index: number, terms: string[]) => index === terms.length - 1;
const fuzzy = (term: string) => (term.length >= MIN_FUZZY_LENGTH ? 0.25 : false);
/** The cost of a term rises steeply with the typos it may have: with 6, one search took up to 100 ms. */
const MAX_TYPOS = 2;

/** Tried in turn: all words as typed, the last one perhaps incomplete; with typos; any of the words. */
const SEARCHES: SearchOptions[] = [
  { combineWith: 'AND', prefix: isLast },
  { combineWith: 'AND', prefix: isLast, fuzzy, maxFuzzy: MAX_TYPOS },
  { combineWith: 'OR', prefix: isLast, fuzzy, maxFuzzy: MAX_TYPOS },
];

export const createHelpSearch = async (articles: ContentArticle[]): Promise<HelpSearch> => {
  const hits = new Map<string, SearchHit>();
  const index = new MiniSearch({ idField: 'slug', fields: ['title', 'tags', 'text'], processTerm });
  const documents = articles.map((article) => ({
    slug: article.slug,
    title: article.title,
    tags: article.tags.join(' '),
    // Called once, by the index: the texts of all articles are never in memory together.
    get text() {
      const text = article.body.text();
      hits.set(article.slug, toHit(article, text));
      return `${article.description} ${text}`;
    },
  }));
  await index.addAllAsync(documents, { chunkSize: CHUNK_SIZE });

  return (query) => {
    const words = searchedWords(searchQuery(query)).join(' ');
    for (const options of SEARCHES) {
      const found = index.search(words, { ...options, boost: BOOST });
      if (found.length > 0)
        return found.slice(0, RESULT_LIMIT).map(({ id }) => hits.get(id as string)!);
    }
    return [];
  };
};

type SearchHit = ReturnType<typeof toHit>;

const toHit = (article: ContentArticle, text: string) => ({
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

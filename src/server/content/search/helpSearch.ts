import { isDeepStrictEqual } from 'node:util';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { createTaskQueue } from '../../../lib/taskQueue.ts';
import { searchQuery } from '../../../lib/queryString.ts';
import { createTimeSlices } from '../../workers/timeSlices.ts';
import { processTerm, searchedWords } from './searchWords.ts';
import type { ContentArticle } from '../load/loadHelp.ts';

export interface HelpSearch {
  find: (query: string) => SearchHit[];
  /** Indexes articles that are new or have changed. Meanwhile, each article is found in its former or its new version. */
  update: (articles: readonly ContentArticle[]) => Promise<void>;
}

const RESULT_LIMIT = 20;
const EXCERPT_CHARACTERS = 300;
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

/** Whether two versions differ at most in what is neither searched nor shown, such as their authors. */
const isIndexedAlike = (before: ContentArticle, article: ContentArticle): boolean =>
  before === article ||
  (before.body === article.body &&
    isDeepStrictEqual(indexedValues(before), indexedValues(article)));

const indexedValues = ({ title, description, tags, category, subcategory }: ContentArticle) => [
  title,
  description,
  tags,
  category,
  subcategory,
];

export const createHelpSearch = (): HelpSearch => {
  const indexed = new Map<string, { article: ContentArticle; hit: SearchHit }>();
  const index = new MiniSearch({ idField: 'slug', fields: ['title', 'tags', 'text'], processTerm });
  const inTurn = createTaskQueue();

  const remove = (slug: string) => {
    if (indexed.delete(slug)) index.discard(slug);
  };

  const add = (article: ContentArticle) => {
    const { slug, title, tags, description } = article;
    const text = article.body.text();
    remove(slug);
    index.add({ slug, title, tags: tags.join(' '), text: `${description} ${text}` });
    indexed.set(slug, { article, hit: toHit(article, text) });
  };

  return {
    find(query) {
      const words = searchedWords(searchQuery(query)).join(' ');
      for (const options of SEARCHES) {
        const found = index.search(words, { ...options, boost: BOOST });
        if (found.length > 0)
          return found.slice(0, RESULT_LIMIT).map(({ id }) => indexed.get(id as string)!.hit);
      }
      return [];
    },
    update: (articles) =>
      inTurn(async () => {
        const slugs = new Set(articles.map(({ slug }) => slug));
        for (const slug of indexed.keys()) if (!slugs.has(slug)) remove(slug);
        const pause = createTimeSlices();
        for (const article of articles) {
          const before = indexed.get(article.slug)?.article;
          if (!before || !isIndexedAlike(before, article)) add(article);
          await pause();
        }
      }),
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

import MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import type { ContentArticle } from './contentLibrary';
import { wordStem } from './wordStem';

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

/** Finds articles, best first; an empty query finds none. */
export type HelpSearch = (query: string) => HelpSearchHit[];

const RESULT_LIMIT = 20;
const QUERY_CHARACTERS = 200;
const EXCERPT_CHARACTERS = 300;
/** Part of a word that may be mistyped, and the shortest word in which it may. */
const TYPO_SHARE = 0.2;
const LONG_WORD_LENGTH = 5;

const STOP_WORDS = new Set(
  ('a about all am an and any are as at be been but by can could did do does for from had has have how i if in ' +
    'into is it its me my of on or our s should so t that the their them there they this to was we were what when ' +
    'where which who why will with would you your')
    .split(' ')
    .filter(Boolean),
);

const normalize = (term: string): string =>
  term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Both the word and its stem are indexed: a half-typed "textin" is a prefix of the one, "texts" meets the other. */
const indexedTerms = (term: string): string[] => {
  const word = normalize(term);
  return [...new Set([word, wordStem(word)])];
};

/** Indexes articles for search: title over tags over body, prefixes found, typos forgiven. */
export const createHelpSearch = (articles: ContentArticle[]): HelpSearch => {
  const articleById = new Map(articles.map((article) => [article.id, article]));
  const knownTerms = new Set<string>();
  const index = new MiniSearch<{ id: string; title: string; tags: string; text: string }>({
    fields: ['title', 'tags', 'text'],
    processTerm: (term) => {
      const terms = indexedTerms(term);
      for (const indexed of terms) knownTerms.add(indexed);
      return terms;
    },
    searchOptions: {
      boost: { title: 6, tags: 3 },
      // Only the last word may be half typed, and a longer one that articles use is whole.
      prefix: (term, position, terms) =>
        position === terms.length - 1 &&
        (term.length < LONG_WORD_LENGTH || !knownTerms.has(term)),
      processTerm: (term) => wordStem(normalize(term)),
    },
  });
  index.addAll(
    articles.map(({ id, title, tags, description, body }) => ({
      id,
      title,
      tags: tags.join(' '),
      text: `${description} ${body().text}`,
    })),
  );

  // To forgive a typo is to compare with every word there is: only what no article says can be one.
  const fuzzy = (term: string) =>
    term.length >= LONG_WORD_LENGTH && !knownTerms.has(term) ? TYPO_SHARE : false;

  return (query) => {
    const words = meaningfulWords(query);
    return firstWithResults([
      () => index.search(words, { combineWith: 'AND' }),
      () => index.search(words, { combineWith: 'AND', fuzzy }),
      () => index.search(words, { fuzzy }),
    ])
      .slice(0, RESULT_LIMIT)
      .flatMap((result) => articleById.get(String(result.id)) ?? [])
      .map(hitOf);
  };
};

const firstWithResults = (searches: (() => SearchResult[])[]): SearchResult[] => {
  for (const search of searches) {
    const results = search();
    if (results.length > 0) return results;
  }
  return [];
};

/** The query without the words that every article has, unless it has no others. */
const meaningfulWords = (query: string): string => {
  const words = query.slice(0, QUERY_CHARACTERS).split(/[\s\p{P}]+/u).filter(Boolean);
  const rest = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return (rest.length > 0 ? rest : words).join(' ');
};

const hitOf = (article: ContentArticle): HelpSearchHit => ({
  id: article.id,
  slug: article.slug,
  title: article.title,
  name: article.title,
  description: article.description,
  content: article.body().text.slice(0, EXCERPT_CHARACTERS),
  category: article.category,
  subcategory: { name: article.subcategory.name },
});

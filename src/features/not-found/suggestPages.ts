import type { NavigationLink } from '../../contract/navigation.ts';
import { editDistance } from '../../lib/editDistance.ts';
import { decodedPath } from '../../lib/urlPath.ts';

const MAX_WORDS = 12;
const MAX_SUGGESTIONS = 3;
/** Words that begin with the same letters match: `price` and `pricing`. */
const STEM_LETTERS = 4;
const TYPOS_PER_LETTER = 0.25;

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export const wordsOfPath = (pathname: string): string[] =>
  splitWords(decodedPath(pathname)).slice(0, MAX_WORDS);

const isSimilar = (typed: string, word: string): boolean =>
  (typed.length >= STEM_LETTERS && word.startsWith(typed.slice(0, STEM_LETTERS))) ||
  editDistance(typed, word) <= Math.floor(typed.length * TYPOS_PER_LETTER);

/** The pages whose path and label match the most words of a path, best first. */
export const suggestPages = (
  pathname: string,
  links: readonly NavigationLink[],
): NavigationLink[] => {
  const typed = wordsOfPath(pathname).filter(({ length }) => length > 2);
  return links
    .map((page) => {
      const words = new Set(splitWords(`${page.path} ${page.label}`));
      const hits = typed.filter((one) => [...words].some((word) => isSimilar(one, word))).length;
      // Of two pages with as many hits, the one with fewer words matches better.
      return { page, hits, score: hits - words.size / 100 };
    })
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
};

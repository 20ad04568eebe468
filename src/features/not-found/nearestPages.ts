import { FEATURE_SLUGS, paths } from '../../contract/paths.ts';
import { decodedPath } from '../../lib/decodedPath.ts';
import { editDistance } from '../../lib/wordsNear.ts';
import { featureNames, navigation } from '../../strings/navigation.ts';

export interface NearPage {
  path: string;
  label: string;
}

/** Pages that are there whatever the content, by their names in the menus. */
const PAGES: readonly NearPage[] = [
  ...FEATURE_SLUGS.map((slug) => ({ path: paths.feature(slug), label: featureNames[slug] })),
  { path: paths.pricing, label: navigation.pricing },
  { path: paths.integrations, label: navigation.integrations },
  { path: paths.about, label: navigation.aboutUs },
  { path: paths.blog, label: navigation.blog },
  { path: paths.webinars, label: navigation.webinars },
  { path: paths.helpCenter, label: navigation.helpCenter },
  { path: paths.requestDemo, label: navigation.footerRequestDemo },
  { path: paths.privacyPolicy, label: navigation.privacyPolicy },
  { path: paths.termsOfServices, label: navigation.termsOfServices },
];

const NEAREST_COUNT = 3;
/** Letters that two words begin with for one to stand for the other: `price` and `pricing`. */
const STEM_LETTERS = 4;
/** Share of a word's letters that may be wrong. */
const TYPO_SHARE = 0.25;

/** The words of a path, in lower case; no path is that long that more of them say more. */
export const wordsOfPath = (pathname: string): string[] =>
  (
    decodedPath(pathname)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, 12);

const isMeant = (wanted: string, word: string): boolean =>
  wanted === word ||
  (wanted.length >= STEM_LETTERS && word.startsWith(wanted.slice(0, STEM_LETTERS))) ||
  editDistance(wanted, word, 2) <= Math.floor(wanted.length * TYPO_SHARE);

/** The pages whose addresses and names have most of a path's words, the one with most of them first; three at most. */
export const nearestPages = (pathname: string): NearPage[] => {
  // Shorter ones say nothing.
  const wanted = wordsOfPath(pathname).filter(({ length }) => length > 2);
  return PAGES.map((page) => {
    const words = [...new Set([...wordsOfPath(page.path), ...wordsOfPath(page.label)])];
    const hits = wanted.filter((one) => words.some((word) => isMeant(one, word))).length;
    // Of two pages with as many the shorter name says more.
    return { page, hits, score: hits - words.length / 100 };
  })
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, NEAREST_COUNT)
    .map(({ page }) => page);
};

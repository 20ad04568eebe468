import { wordsMeant } from '../../../lib/wordsNear.ts';
import type { WeightedTerm } from './helpSearchIndex.ts';

/** What a term is worth that only begins like the word, or is only near to it; less, the more letters differ. */
const BEGINNING_WORTH = 0.375;
const NEARNESS_WORTH = 0.45;
/** How much of the worth each letter that is still to be typed takes. */
const UNTYPED_SHARE = 0.3;
/** One or two letters begin too many words to look all of them up: the shortest are meant. */
const MOST_BEGINNINGS = 40;

/** Shortest word that loses an ending, so that "bed" and "ring" stay what they are. */
const SHORTEST_WITH_ENDING = 5;
const SHORTEST_WITH_PLURAL = 4;

export interface HelpSearchWords {
  /** The term that a word of a text is found by. */
  learn: (word: string) => string;
  /** The term that a word of a query means. */
  termOf: (word: string) => string;
  /** Whether a text has the term, as a word or as the stem of one. */
  knows: (term: string) => boolean;
  /** Terms of the words that begin like this, the shortest first. */
  beginningWith: (beginning: string) => WeightedTerm[];
  /** Terms that may have been meant by one that no text has. */
  nearTo: (term: string) => WeightedTerm[];
}

const normalize = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words that texts are made of, and the stems that stand for them in the index. */
export const createHelpSearchWords = (): HelpSearchWords => {
  /** By the word as it is written: texts repeat their words. */
  const learned = new Map<string, string>();
  /** By the word or stem in its plain form: a half-typed "textin" begins "texting", whose stem is "text". */
  const termByWord = new Map<string, string>();
  let sortedWords: string[] | undefined;
  let terms: string[] | undefined;

  return {
    learn(written) {
      const known = learned.get(written);
      if (known !== undefined) return known;
      const word = normalize(written);
      const term = wordStem(word);
      learned.set(written, term);
      termByWord.set(word, term).set(term, term);
      sortedWords = terms = undefined;
      return term;
    },

    termOf: (word) => wordStem(normalize(word)),
    knows: (term) => termByWord.has(term),

    beginningWith(beginning) {
      sortedWords ??= [...termByWord.keys()].sort();
      const words = sliceBeginningWith(sortedWords, beginning).sort((a, b) => a.length - b.length);
      const worths = new Map<string, number>();
      for (const word of words) {
        const term = termByWord.get(word)!;
        const untyped = word.length - beginning.length;
        const worth = (BEGINNING_WORTH * word.length) / (word.length + UNTYPED_SHARE * untyped);
        if (!worths.has(term)) worths.set(term, worth);
        if (worths.size === MOST_BEGINNINGS) break;
      }
      return weighted(worths);
    },

    nearTo(term) {
      terms ??= [...new Set(termByWord.values())];
      return wordsMeant(term, terms).map(({ word, distance }) => ({
        term: word,
        weight: (NEARNESS_WORTH * word.length) / (word.length + distance),
      }));
    },
  };
};

const weighted = (worths: ReadonlyMap<string, number>): WeightedTerm[] =>
  Array.from(worths, ([term, weight]) => ({ term, weight }));

/** The words that begin like this, of a sorted list. */
const sliceBeginningWith = (sorted: readonly string[], beginning: string): string[] => {
  const words: string[] = [];
  for (let place = placeOf(sorted, beginning); sorted[place]?.startsWith(beginning); place += 1) {
    words.push(sorted[place]!);
  }
  return words;
};

/** How many words of a sorted list come before this one. */
const placeOf = (sorted: readonly string[], word: string): number => {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < word) from = middle + 1;
    else to = middle;
  }
  return from;
};

/**
 * What an English word and its plural and verb endings have in common: "merge", "merges", "merging" and
 * "merged" are all "merg". Meant for matching, not for reading.
 * @param word in lower case
 */
export const wordStem = (word: string): string =>
  withoutFinalE(withoutVerbEnding(withoutPlural(word)));

const withoutPlural = (word: string): string => {
  if (word.length < SHORTEST_WITH_PLURAL || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) {
    return word;
  }
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|ss|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

const withoutVerbEnding = (word: string): string => {
  const stem = word.replace(/(?:ing|ed)$/, '');
  if (stem === word || word.length < SHORTEST_WITH_ENDING || !/[aeiouy]/.test(stem)) return word;
  // "planned" is "plan", while "called" stays "call".
  return stem.replace(/([bdgmnprt])\1$/, '$1');
};

const withoutFinalE = (word: string): string =>
  word.length >= SHORTEST_WITH_PLURAL ? word.replace(/e$/, '') : word;

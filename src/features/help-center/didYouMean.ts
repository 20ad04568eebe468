import { helpWords } from '../../strings/helpCenter.ts';
import { wordsNear } from '../../lib/wordsNear.ts';

/** Shorter words are near too many others. */
const SHORTEST_WORD = 4;
const MAX_WORDS = 8;
/** Letters in a word from which two of them may be wrong; below, one. */
const LONG_WORD = 6;

/** The word that was meant, or the word itself where it is known or nothing is near. */
const mend = (word: string, vocabulary: readonly string[]): string => {
  if (word.length < SHORTEST_WORD) return word;
  return wordsNear(word, vocabulary, word.length < LONG_WORD ? 1 : 2)[0]?.word ?? word;
};

/** What a search that found nothing may have meant: its words, misspelled ones mended; '' when none can be. */
export const didYouMean = (query: string, vocabulary: readonly string[] = helpWords): string => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > MAX_WORDS) return '';
  const mended = words.map((word) => mend(word, vocabulary));
  return mended.some((word, index) => word !== words[index]) ? mended.join(' ') : '';
};

import { helpWords } from '../../copy/help-center';

/** Shorter words are near too many others. */
const SHORTEST_WORD = 4;
const MAX_WORDS = 8;
/** Letters in a word from which two of them may be wrong; below, one. */
const LONG_WORD = 6;

/** Letters to add, drop, change or swap with a neighbour to make one word of the other. */
const editDistance = (from: string, to: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length]!;
};

/** The word that was meant, or the word itself where it is known or nothing is near. */
const mend = (word: string, vocabulary: readonly string[]): string => {
  if (word.length < SHORTEST_WORD || vocabulary.includes(word)) return word;
  const limit = word.length < LONG_WORD ? 1 : 2;
  const [nearest] = vocabulary
    .filter((candidate) => Math.abs(candidate.length - word.length) <= limit)
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.candidate ?? word;
};

/** What a search that found nothing may have meant: its words, misspelt ones mended; '' when none can be. */
export const didYouMean = (query: string, vocabulary: readonly string[] = helpWords): string => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > MAX_WORDS) return '';
  const mended = words.map((word) => mend(word, vocabulary));
  return mended.some((word, index) => word !== words[index]) ? mended.join(' ') : '';
};

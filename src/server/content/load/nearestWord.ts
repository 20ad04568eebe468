import { wordsNear } from '../../../lib/wordsNear.ts';

/** The word that `word` most likely meant, within a third of its letters (at least 2); undefined when none is near. */
export const nearestWord = (word: string, candidates: readonly string[]): string | undefined =>
  wordsNear(word, candidates, Math.max(2, Math.floor(word.length / 3)))[0]?.word;

/** `Did you mean "x"? Use one of: x, y.` */
export const suggestion = (word: string, candidates: readonly string[]): string => {
  const nearest = nearestWord(word, candidates);
  return `${nearest ? `Did you mean "${nearest}"? ` : ''}Use one of: ${candidates.join(', ')}.`;
};

import { WORDS_PER_MINUTE } from '../contract/constants.ts';

/** Words of a text without tags. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Minutes it takes to read that many words: words / 200, rounded up, at least 1. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));

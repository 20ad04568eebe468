import { WORDS_PER_MINUTE } from '../contract/constants.ts';

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

export const readingMinutes = (words: number): number =>
  Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));

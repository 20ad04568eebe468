import { blogStrings } from '../../strings/blog.ts';

/** `Priya Nair, 7 minutes read`; what is not known is left out. */
export const postLine = (words: string | undefined, minutes: number): string =>
  [words, minutes > 0 && blogStrings.post.minutes(minutes)].filter(Boolean).join(', ');

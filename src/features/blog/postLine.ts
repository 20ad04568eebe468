import { blogCopy } from '../../copy/blog';

/** `Priya Nair, 7 minutes read`; what is not known is left out. */
export const postLine = (words: string | undefined, minutes: number): string =>
  [words, minutes > 0 && blogCopy.post.minutes(minutes)].filter(Boolean).join(', ');

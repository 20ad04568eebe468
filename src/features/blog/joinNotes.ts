import { blogStrings } from '../../strings/blog.ts';

/** `Priya Nair, 7 minutes read` */
export const joinNotes = (note: string | undefined, minutes: number): string =>
  [note, minutes > 0 && blogStrings.post.minutes(minutes)].filter(Boolean).join(', ');

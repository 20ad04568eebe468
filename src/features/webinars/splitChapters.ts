import type { SafeHtml } from '../../contract/entities.ts';
import { stripTags } from '../../lib/html.ts';

export interface Chapter {
  /** Seconds from the start. */
  at: number;
  /** The same as it is written, `1:05`. */
  time: string;
  title: string;
}

export interface ChapteredText {
  before: SafeHtml;
  chapters: readonly Chapter[];
  after: SafeHtml;
}

/** A list whose every entry begins with a time. */
const LIST = /<ul>\s*(?:<li>\s*(?:\d+:)?\d+:\d\d\s[^<]*<\/li>\s*)+<\/ul>/;
const ENTRY = /<li>\s*((?:\d+:)?\d+:\d\d)\s([^<]*)<\/li>/g;

const secondsOf = (time: string): number =>
  time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** A video's description, and the chapters that are listed in it; none, and the whole text before them, if none are. */
export const splitChapters = (description: SafeHtml): ChapteredText => {
  const list = LIST.exec(description);
  if (!list) return { before: description, chapters: [], after: '' };
  const [text] = list;
  return {
    before: description.slice(0, list.index),
    chapters: Array.from(text.matchAll(ENTRY), ([, time = '', title = '']) => ({
      at: secondsOf(time),
      time,
      title: stripTags(title).trim(),
    })),
    after: description.slice(list.index + text.length),
  };
};

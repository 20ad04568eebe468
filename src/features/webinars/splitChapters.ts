import type { SafeHtml } from '../../contract/entities.ts';
import { stripTags } from '../../lib/html.ts';

export interface Chapter {
  /** Seconds from the start. */
  at: number;
  /** `1:05` */
  time: string;
  title: string;
}

const LIST =
  /(?:<h\d[^<>]*>([^<]*)<\/h\d>\s*)?<ul>\s*(?:<li>\s*(?:\d+:)?\d+:\d\d\s[^<]*<\/li>\s*)+<\/ul>/;
const ENTRY = /<li>\s*((?:\d+:)?\d+:\d\d)\s([^<]*)<\/li>/g;

const secondsOf = (time: string): number =>
  time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** Splits the chapters and their heading out of a video's description. Without any, `before` is the whole description. */
export const splitChapters = (description: SafeHtml) => {
  const list = LIST.exec(description);
  if (!list) return { before: description, heading: '', chapters: [], after: '' };
  const [text, heading = ''] = list;
  return {
    before: description.slice(0, list.index),
    heading: stripTags(heading),
    chapters: Array.from(text.matchAll(ENTRY), ([, time = '', title = '']) => ({
      at: secondsOf(time),
      time,
      title: stripTags(title).trim(),
    })),
    after: description.slice(list.index + text.length),
  };
};

import type { Heading, Post } from '../../contract/entities.ts';
import { stripTags } from '../../lib/html.ts';

/** Sanitized HTML quotes every attribute, and only headings bear ids. */
const HEADING_ID = /<h[1-6]\b[^>]*?\sid="([^"]*)"/gi;

const headingIds = (html: string): Set<string> =>
  // An id may hold characters that HTML writes as references.
  new Set(Array.from(html.matchAll(HEADING_ID), ([, id = '']) => stripTags(id)));

/** The headings that a link can lead to: those that are in the content, each id once. */
export const linkableHeadings = ({ content, headings }: Pick<Post, 'content' | 'headings'>) => {
  const free = headingIds(content);
  return headings.filter(({ id }: Heading) => free.delete(id));
};

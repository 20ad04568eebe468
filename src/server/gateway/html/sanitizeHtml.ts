import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { LRUCache } from 'lru-cache';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Heading, SafeHtml } from '../../../contract/entities.ts';
import { stripTags } from '../../../lib/html.ts';
import { boundNesting } from './boundNesting.ts';
import { labelHeadings } from './contentHeadings.ts';
import type { HeadingIds } from './contentHeadings.ts';
import { contentSchema } from './contentSchema.ts';
import { limitContent } from './limitContent.ts';
import { normalizeHtml } from './normalizeHtml.ts';
import { tokenizeHtml } from './tokenizeHtml.ts';

export interface SafeContent {
  html: SafeHtml;
  headings: Heading[];
}

const CACHE_BYTES = 64 * 1024 * 1024;
/** Rounds after which content that still changes when it is read again is shown as its bare text. */
const MAX_ROUNDS = 6;
/** Characters of that bare text. */
const TEXT_LENGTH = 100_000;

const cleaner = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => normalizeHtml)
  .use(rehypeSanitize, contentSchema)
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

const cleanTree = (html: string): Root => {
  const source = limitContent(html).toWellFormed().trim();
  return cleaner.runSync(cleaner.parse(boundNesting(tokenizeHtml(source))));
};

/**
 * Reads and writes until nothing changes any more, which is usually so at once: then the browser, which
 * reads the same text by the same rules, sees the same tree.
 */
const stableTree = (html: string): Root => {
  let source = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const tree = cleanTree(source);
    const written = cleaner.stringify(tree);
    if (written === source) return tree;
    source = written;
  }
  const text = stripTags(source.slice(0, TEXT_LENGTH));
  return { type: 'root', children: [{ type: 'text', value: text }] };
};

const clean = (html: string, ids: HeadingIds, listed: Heading[]): SafeContent => {
  const tree = stableTree(html);
  const headings = labelHeadings(tree, ids, listed);
  return { html: cleaner.stringify(tree), headings };
};

const cache = new LRUCache<string, SafeContent>({
  maxSize: CACHE_BYTES,
  // Two bytes a character, and as much again for what surrounds a short one.
  sizeCalculation: ({ html, headings }) =>
    2 * (html.length + JSON.stringify(headings).length) + 512,
});

const read = (html: string, ids: HeadingIds, listed: Heading[] = []): SafeContent => {
  if (html === '') return { html: '', headings: [] };
  const key = createHash('sha256')
    .update(JSON.stringify([ids, listed, html]))
    .digest('base64');
  const known = cache.get(key);
  if (known) return known;
  const content = clean(html, ids, listed);
  cache.set(key, content);
  return content;
};

/** Content that is a document of its own: every heading gets an id, and the list of headings points at them. */
export const sanitizeDocument = (html: string, listed: Heading[] = []): SafeContent =>
  read(html, 'completed', listed);

/** Content that stands beside a document on its page: no ids, so that none is there twice. */
export const sanitizeFragment = (html: string): SafeHtml => read(html, 'dropped').html;

/** HTML without anything that could run, navigate or restyle; headings keep their ids. */
export const sanitize = (html: string): SafeHtml => read(html, 'kept').html;

import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { LRUCache } from 'lru-cache';
import { find, html as htmlNames } from 'property-information';
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Heading, SafeHtml } from '../../contract/entities.ts';
import {
  contentElements,
  LINK_PROTOCOLS,
  WEB_PROTOCOLS,
  type AttributeRule,
} from '../../contract/htmlAllowList.ts';
import { stripTags } from '../../lib/html.ts';
import { labelHeadings, unlabelHeadings } from './headings.ts';
import { normalizeHtml } from './normalizeHtml.ts';
import { limitHtml, parseHtml } from './parseHtml.ts';

export interface SafeContent {
  html: SafeHtml;
  headings: Heading[];
}

/** Content that is a document of its own: every heading gets an id, and the list of headings points at them. */
export const sanitizeDocument = (html: string, listed: Heading[] = []): SafeContent =>
  cached({ document: html, listed }, () => {
    const tree = stableTree(html);
    const headings = labelHeadings(tree, listed);
    return { html: processor.stringify(tree), headings };
  });

/** Content that stands beside a document on its page: no ids, so that none is there twice. */
export const sanitizeFragment = (html: string): SafeHtml =>
  cached({ fragment: html }, () => {
    const tree = stableTree(html);
    unlabelHeadings(tree);
    return { html: processor.stringify(tree), headings: [] };
  }).html;

/** Rounds after which a document that still changes when it is parsed again is shown as plain text. */
const MAX_ROUNDS = 6;
/** Characters of that text. */
const TEXT_LENGTH = 100_000;

/**
 * Parses and serializes until the result no longer changes, usually after one round. The browser then builds the same
 * tree from it. A document that never settles becomes plain text.
 */
const stableTree = (html: string): Root => {
  let source = limitHtml(html).trim();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const tree = processor.runSync(parseHtml(source));
    const written = processor.stringify(tree);
    if (written === source) return tree;
    source = written.trim();
  }
  const text = stripTags(source.slice(0, TEXT_LENGTH));
  return { type: 'root', children: [{ type: 'text', value: text }] };
};

type PropertyDefinition = NonNullable<Schema['attributes']>[string][number];

/** A definition of the sanitizer's, which knows an attribute by the name of its property. */
const definitionOf = ([attribute, rule]: [string, AttributeRule]): PropertyDefinition => {
  const { property } = find(htmlNames, attribute);
  if (rule === 'text') return property;
  return [property, rule === 'flag' ? true : rule];
};

const TABLE_PARTS = ['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'];

/**
 * The allow-list as the sanitizer wants it. It has the last word: every element, attribute and value that is not
 * named there goes, whatever the steps before it did or missed.
 */
const schema: Schema = {
  tagNames: [...contentElements.keys()],
  attributes: Object.fromEntries(
    Array.from(contentElements, ([tag, rules]) => [tag, Object.entries(rules).map(definitionOf)]),
  ),
  protocols: { href: [...LINK_PROTOCOLS], src: [...WEB_PROTOCOLS] },
  required: { input: { disabled: true } },
  ancestors: {
    ...Object.fromEntries(TABLE_PARTS.map((name) => [name, ['table']])),
    input: ['li'],
  },
  // Ids stay as they are: labelHeadings sees to those of the page.
  clobberPrefix: '',
};

const processor = unified()
  .use(() => normalizeHtml)
  .use(rehypeSanitize, schema)
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

const CACHE_BYTES = 64 * 1024 * 1024;

const cache = new LRUCache<string, SafeContent>({
  maxSize: CACHE_BYTES,
  // Two bytes a character, and as much again for what surrounds a short one.
  sizeCalculation: ({ html, headings }) =>
    2 * (html.length + JSON.stringify(headings).length) + 512,
});

/** The same content is read once; its hash stands for it. */
const cached = (question: object, answer: () => SafeContent): SafeContent => {
  const key = createHash('sha256').update(JSON.stringify(question)).digest('base64');
  const known = cache.get(key);
  if (known) return known;
  const content = answer();
  cache.set(key, content);
  return content;
};

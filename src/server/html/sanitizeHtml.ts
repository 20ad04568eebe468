import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { LRUCache } from 'lru-cache';
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
import { labelHeadings, unlabelHeadings } from './headings.ts';
import { normalizeHtml, type NormalizeOptions } from './normalizeHtml.ts';
import { parseHtml, plainText } from './parseHtml.ts';

export interface SafeContent {
  html: SafeHtml;
  headings: Heading[];
}

export const sanitizeDocument = (html: string, listed: Heading[] = []): SafeContent =>
  cached(JSON.stringify([html, listed]), () => {
    const tree = stableTree(html, documents);
    const headings = labelHeadings(tree, listed);
    return { html: documents.stringify(tree), headings };
  });

export const sanitizeFragment = (html: string): SafeHtml =>
  cached(`fragment:${html}`, () => {
    const tree = stableTree(html, parts);
    unlabelHeadings(tree);
    return { html: parts.stringify(tree), headings: [] };
  }).html;

const MAX_ROUNDS = 6;

/** Removing an element can change how the rest is parsed, so the result is parsed again until it stays the same. */
const stableTree = (html: string, processor: typeof documents): Root => {
  let source = html.trim();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const tree = processor.runSync(parseHtml(source));
    const written = processor.stringify(tree).trim();
    if (written === source) return tree;
    source = written;
  }
  return plainText(source);
};

type PropertyDefinition = NonNullable<Schema['attributes']>[string][number];

const PROPERTIES: Readonly<Record<string, string>> = {
  allowfullscreen: 'allowFullScreen',
  'aria-label': 'ariaLabel',
  class: 'className',
  colspan: 'colSpan',
  datetime: 'dateTime',
  referrerpolicy: 'referrerPolicy',
  rowspan: 'rowSpan',
};

const definitionOf = ([attribute, rule]: [string, AttributeRule]): PropertyDefinition => {
  const property = PROPERTIES[attribute] ?? attribute;
  if (rule === 'text') return property;
  return [property, rule === 'flag' ? true : rule];
};

const TABLE_PARTS = ['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'];

/** The allow-list in the sanitizer's terms. It runs last: nothing else survives, even if an earlier step misses it. */
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
  // labelHeadings removes ids that the page uses.
  clobberPrefix: '',
};

const processorFor = (options: NormalizeOptions) =>
  unified()
    .use(() => (root: Root) => normalizeHtml(root, options))
    .use(rehypeSanitize, schema)
    .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
    .freeze();

const documents = processorFor({});
const parts = processorFor({ isPart: true });

const CACHE_BYTES = 64 * 1024 * 1024;

const cache = new LRUCache<string, SafeContent>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ html, headings }) =>
    2 * (html.length + JSON.stringify(headings).length) + 512,
});

/** Sanitizing takes up to 200 ms for a long article, so a result is kept by the hash of its source. */
const cached = (source: string, sanitize: () => SafeContent): SafeContent => {
  const key = createHash('sha256').update(source).digest('base64');
  const known = cache.get(key);
  if (known) return known;
  const content = sanitize();
  cache.set(key, content);
  return content;
};

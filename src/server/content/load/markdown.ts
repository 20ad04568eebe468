import type { Element, Root } from 'hast';
import { LRUCache } from 'lru-cache';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { phrasingElements } from '../../../contract/htmlAllowList.ts';
import { markdownText } from '../../../lib/markdownText.ts';
import { curlQuotes } from '../../../lib/text.ts';
import { normalizeHtml } from '../../html/normalizeHtml.ts';
import { parseHtml } from '../../html/parseHtml.ts';
import { pictureAddress, pictureSize, type Pictures } from '../media/pictures.ts';
import { markdownToHtml } from './markdownParser.ts';
import { currentAddress, type Redirects } from './redirects.ts';

export interface Surroundings {
  redirects: Redirects;
  pictures: Pictures;
}

export interface MarkdownBody {
  isBlank: boolean;
  readonly wordCount: number;
  text: () => string;
  /** HTML. Takes milliseconds; recent results are cached. */
  render: (site?: Surroundings) => string;
}

// The gateway's notation, so that it need not normalize the HTML again.
const treeToHtml = unified()
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

const CODE: ReadonlySet<string> = new Set(['code', 'pre']);

/** Curls the quotes of all text but code. A quote after an inline element depends on the text before it. */
const curlTexts = (root: Root): void => {
  let before = '';
  visit(root, (node) => {
    if (node.type === 'element' && CODE.has(node.tagName)) {
      before = 'x';
      return SKIP;
    }
    if (node.type === 'element' && !Object.hasOwn(phrasingElements, node.tagName)) before = '';
    if (node.type === 'text') {
      node.value = curlQuotes(before + node.value).slice(before.length);
      before = node.value.slice(-1);
    }
    return undefined;
  });
};

const NO_SURROUNDINGS: Surroundings = { redirects: new Map(), pictures: new Map() };

export const renderMarkdown = (markdown: string, { redirects, pictures } = NO_SURROUNDINGS) => {
  const root = normalizeHtml(parseHtml(markdownToHtml(markdown).trim()));
  curlTexts(root);
  visit(root, 'element', ({ tagName, properties }: Element) => {
    if (tagName === 'a' && typeof properties.href === 'string')
      properties.href = currentAddress(redirects, properties.href);
    if (tagName === 'img' && typeof properties.src === 'string') {
      Object.assign(properties, pictureSize(pictures, properties.src));
      properties.src = pictureAddress(pictures, properties.src);
    }
  });
  return treeToHtml.stringify(root);
};

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

const CACHE_BYTES = 16 * 1024 * 1024;

const renderCache = new LRUCache<MarkdownBody, { html: string; site: Surroundings }>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ html }) => 2 * html.length + 512,
});

export const markdownBody = (markdown: string): MarkdownBody => {
  // UTF-8 outside the heap takes half the memory of a string with any character beyond Latin-1.
  const bytes = new TextEncoder().encode(markdown);
  const source = () => new TextDecoder().decode(bytes);
  let words: number | undefined;
  const body: MarkdownBody = {
    isBlank: markdown.trim() === '',
    get wordCount() {
      return (words ??= countWords(markdownText(source())));
    },
    text: () => markdownText(source()),
    render({ redirects, pictures } = NO_SURROUNDINGS) {
      const cached = renderCache.get(body);
      if (cached?.site.redirects === redirects && cached.site.pictures === pictures)
        return cached.html;
      const site = { redirects, pictures };
      const html = renderMarkdown(source(), site);
      renderCache.set(body, { html, site });
      return html;
    },
  };
  return body;
};

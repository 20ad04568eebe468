import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { askedForLines } from '../../../contract/fieldMarks.ts';
import { phrasingElements } from '../../../contract/htmlAllowList.ts';
import { curlQuotes } from '../../../lib/curlQuotes.ts';
import { normalizeHtml } from '../../html/normalizeHtml.ts';
import { parseHtml } from '../../html/parseHtml.ts';
import { pictureAddress, pictureSize, type PictureFacts } from '../media/pictures.ts';
import { markdownToHtml } from './markdownParser.ts';
import { currentAddress, type Redirects } from './redirects.ts';

export interface Surroundings {
  redirects: Redirects;
  pictures: ReadonlyMap<string, PictureFacts>;
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

export const NO_SURROUNDINGS: Surroundings = { redirects: new Map(), pictures: new Map() };

export const renderMarkdown = (markdown: string, { redirects, pictures } = NO_SURROUNDINGS) => {
  const marked = askedForLines(markdown);
  const html = markdownToHtml(marked ?? markdown, { marksLines: marked !== undefined });
  const root = normalizeHtml(parseHtml(html.trim()));
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

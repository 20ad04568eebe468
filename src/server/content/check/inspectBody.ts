import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { normalizeHtml, type Loss, type ReportLoss } from '../../html/normalizeHtml.ts';
import { parseHtml } from '../../html/parseHtml.ts';
import { pictureSource } from '../../html/pictureSource.ts';
import { sanitizeDocument } from '../../html/sanitizeHtml.ts';
import { MAX_PROBLEMS } from '../load/documentLimits.ts';
import type { Flaw } from '../load/documentText.ts';
import { renderMarkdown } from '../load/markdown.ts';
import { markdownToHtml } from '../load/markdownParser.ts';

/** A link or a picture of a text. Lines count from that of its first line. */
export interface BodyReference {
  key: 'href' | 'src';
  value: string;
  /** The text of a link, or the description of a picture. */
  text: string;
  line: number;
}

export interface BodyFacts {
  references: BodyReference[];
  /** What the page leaves out. */
  losses: Flaw[];
}

const lineOf = ({ properties }: Element): number => Number(properties.dataLine ?? 1);

export const inspectBody = (markdown: string): BodyFacts => {
  const tree = parseHtml(markdownToHtml(markdown, { hasLines: true }));
  const references: BodyReference[] = [];
  visit(tree, 'element', (element: Element) => {
    const { tagName, properties } = element;
    const { href, src } = properties;
    if (tagName !== 'a' && tagName !== 'img') return;
    const place = { text: readableText(element), line: lineOf(element) };
    // Links of footnotes have no line.
    if (tagName === 'a' && typeof href === 'string' && properties.dataLine !== undefined)
      references.push({ ...place, key: 'href', value: href });
    if (tagName === 'img')
      references.push({ ...place, key: 'src', value: pictureSource(element) || String(src) });
  });
  const losses: Flaw[] = [];
  const reportLoss: ReportLoss = (element, loss) => {
    if (losses.length < MAX_PROBLEMS)
      losses.push({ line: lineOf(element), message: describeLoss(element, loss) });
  };
  normalizeHtml(tree, { reportLoss });
  return { references, losses };
};

const describeLoss = ({ tagName }: Element, loss: Loss): string => {
  if (loss === 'linked')
    return `<${tagName}> becomes a link. Only videos of YouTube play in a page.`;
  return `<${tagName}> is left out.${loss === 'unwrapped' ? ' Its text stays.' : ''}`;
};

/** The text of an element and the descriptions of its pictures. */
const readableText = (element: Element): string => {
  let text = '';
  visit(element, (node) => {
    if (node.type === 'text') text += node.value;
    if (node.type === 'element') text += String(node.properties.alt ?? '');
  });
  return text;
};

/** The ids of a page's text to which links can lead. */
export const placesIn = (markdown: string): string[] => {
  const { html } = sanitizeDocument(renderMarkdown(markdown));
  return Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id);
};

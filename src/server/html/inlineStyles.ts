import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textProperty } from './textProperty.ts';

/** The value of a CSS property in a `style` attribute, in lower case. */
const styleOf = (element: Element, property: string): string => {
  const pattern = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, 'i');
  return pattern.exec(textProperty(element, 'style'))?.[1]?.trim().toLowerCase() ?? '';
};

const BOLD_WEIGHT = 600;

const isBold = (element: Element): boolean => {
  const weight = styleOf(element, 'font-weight');
  return weight.startsWith('bold') || Number.parseInt(weight) >= BOLD_WEIGHT;
};

const isNotBold = (element: Element): boolean => {
  const weight = styleOf(element, 'font-weight');
  return /^(?:normal|lighter)/.test(weight) || Number.parseInt(weight) < BOLD_WEIGHT;
};

/** Elements that stand for a look, with the style that takes it away again. */
const takesLookAway = (element: Element): boolean => {
  if (element.tagName === 'b' || element.tagName === 'strong') return isNotBold(element);
  if (element.tagName === 'i' || element.tagName === 'em')
    return styleOf(element, 'font-style').startsWith('normal');
  return false;
};

const meaningsOf = (element: Element): string[] => {
  const align = styleOf(element, 'vertical-align');
  return [
    isBold(element) && 'strong',
    /^(?:italic|oblique)/.test(styleOf(element, 'font-style')) && 'em',
    /text-decoration(?:-line)?\s*:[^;]*line-through/i.test(textProperty(element, 'style')) && 'del',
    (align === 'super' || align === 'sub') && (align === 'super' ? 'sup' : 'sub'),
  ].filter((tagName) => tagName !== false);
};

const STYLED_TEXT: ReadonlySet<string> = new Set(['a', 'font', 'p', 'span']);
const CELLS: ReadonlySet<string> = new Set(['td', 'th', 'tr']);

const hasText = (nodes: readonly ElementContent[]): boolean =>
  nodes.some(
    (node) =>
      (node.type === 'text' && node.value.trim() !== '') ||
      (node.type === 'element' && hasText(node.children)),
  );

/** Word processors write what a text means as styles: they become elements, and the alignment of cells an attribute. */
export const readInlineStyles = (root: Root): void => {
  visit(root, 'element', (element: Element) => {
    if (textProperty(element, 'style') === '') return;
    if (takesLookAway(element)) element.tagName = 'span';
    const align = styleOf(element, 'text-align');
    if (CELLS.has(element.tagName) && align !== '') element.properties.align ??= align;
    if (STYLED_TEXT.has(element.tagName) && hasText(element.children))
      for (const tagName of meaningsOf(element))
        element.children = [
          { type: 'element', tagName, properties: {}, children: element.children },
        ];
    element.properties.style = undefined;
  });
};

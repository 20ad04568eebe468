import type { Element } from 'hast';
import { isBlank, isBlankText, isPhrasing, type Content } from './contentNodes.ts';

/** Marks where an unwrapped block begins or ends. It is one object, so that `===` tells it from line breaks of the document. */
export const BLOCK_EDGE: Element = { type: 'element', tagName: 'br', properties: {}, children: [] };

/** Replaces edges between two texts by line breaks, so that their words stay apart. */
export const withLineBreaks = (nodes: readonly Content[]): Content[] => {
  const result: Content[] = [];
  let isAfterText = false;
  let isEdge = false;
  for (const node of nodes) {
    if (node === BLOCK_EDGE) {
      isEdge = isAfterText;
      continue;
    }
    const isText = isPhrasing(node) && !isBlank([node]);
    if (isEdge && isText) result.push({ ...BLOCK_EDGE });
    if (isText || !isPhrasing(node) || !isBlankText(node)) {
      isAfterText = isText;
      isEdge = false;
    }
    result.push(node);
  }
  return result;
};

/** Blocks at the edges of formatted text are blocks of its parent. */
export const withBreaksOutside = (element: Element, children: Content[]): Content[] => {
  const normalized = { ...element, children: withLineBreaks(children) };
  if (!isPhrasing(element)) return [normalized];
  const edges = (node: Content | undefined) => (node === BLOCK_EDGE ? [BLOCK_EDGE] : []);
  return [...edges(children[0]), normalized, ...edges(children.at(-1))];
};

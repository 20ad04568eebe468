import type { Element } from 'hast';
import { isBlankText, type Content } from './contentNodes.ts';

/** Items only: a list between items belongs to the item before it. */
export const withItems = (list: Element): Element => {
  const items: Content[] = [];
  const lastItem = (): Element => {
    const last = items.findLast((node) => node.type === 'element');
    if (last) return last;
    const item: Element = { type: 'element', tagName: 'li', properties: {}, children: [] };
    items.push(item);
    return item;
  };
  for (const node of list.children as Content[]) {
    const isItem = node.type === 'element' && node.tagName === 'li';
    if (isItem || isBlankText(node)) items.push(node);
    else lastItem().children.push(node);
  }
  return { ...list, children: items };
};

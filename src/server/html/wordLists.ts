import type { Element, ElementContent, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { treeText } from './headings.ts';
import { textProperty } from './textProperty.ts';

/** `mso-list:l0 level2 lfo1` */
const LEVEL = /mso-list\s*:[^;]*\blevel(\d+)/i;
const isMarker = (node: ElementContent): node is Element =>
  node.type === 'element' && /mso-list\s*:\s*ignore/i.test(textProperty(node, 'style'));
/** `1.` and `a)`, but not the letter `o`, which Word uses as a bullet. */
const NUMBERED = /^\(?(?:\d+|[a-z]{1,5})[.)]/i;

export interface Item {
  level: number;
  isNumbered: boolean;
  children: ElementContent[];
}

/** The item that a paragraph is. Takes its marker out of the paragraph. */
const itemOf = (node: RootContent): Item | undefined => {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined;
  const level = LEVEL.exec(textProperty(node, 'style'))?.[1];
  if (level === undefined) return undefined;
  let marker = '';
  visit(node, 'element', (element: Element, index, parent) => {
    if (!isMarker(element) || !parent || index === undefined) return undefined;
    marker ||= treeText(element);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return { level: Number(level), isNumbered: NUMBERED.test(marker), children: node.children };
};

const isBlank = (node: RootContent): boolean =>
  node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Lists in lists, by the levels of their items. */
export const toLists = (items: readonly Item[]): Element[] => {
  const roots: Element[] = [];
  const open: { level: number; list: Element }[] = [];
  const begin = (level: number, tagName: string) => {
    const list = element(tagName, []);
    const parentItem = open.at(-1)?.list.children.at(-1);
    if (parentItem?.type === 'element') parentItem.children.push(list);
    else roots.push(list);
    open.push({ level, list });
  };
  for (const { level, isNumbered, children } of items) {
    const tagName = isNumbered ? 'ol' : 'ul';
    while (open.length > 0 && open.at(-1)!.level > level) open.pop();
    const last = open.at(-1);
    if (last?.level === level && last.list.tagName !== tagName) open.pop();
    if (open.at(-1)?.level !== level) begin(level, tagName);
    open.at(-1)!.list.children.push(element('li', children));
  }
  return roots;
};

const withLists = (nodes: readonly RootContent[]): RootContent[] => {
  const result: RootContent[] = [];
  let items: Item[] = [];
  const finish = () => {
    result.push(...toLists(items));
    items = [];
  };
  for (const node of nodes) {
    const item = itemOf(node);
    if (item) items.push(item);
    else if (items.length === 0 || !isBlank(node)) {
      finish();
      result.push(node);
    }
  }
  finish();
  return result;
};

/** Word writes the items of a list as paragraphs, with a style that names their level. */
export const readWordLists = (root: Root): void => {
  visit(root, (node) => {
    if (node.type !== 'root' && node.type !== 'element') return;
    const hasItems = node.children.some(
      (child) => child.type === 'element' && LEVEL.test(textProperty(child, 'style')),
    );
    if (hasItems) node.children = withLists(node.children);
  });
};

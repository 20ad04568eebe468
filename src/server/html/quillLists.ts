import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { textProperty } from './textProperty.ts';
import { toLists, type Item } from './wordLists.ts';

const INDENT = /(?:^|\s)ql-indent-(\d)(?:\s|$)/;

const isElement = (node: ElementContent): node is Element => node.type === 'element';

const classOf = ({ properties }: Element): string => [properties.className].flat().join(' ');

const isQuillItem = (node: ElementContent): boolean =>
  isElement(node) &&
  node.tagName === 'li' &&
  (textProperty(node, 'dataList') !== '' || INDENT.test(classOf(node)));

const checkbox = (checked: boolean): Element => ({
  type: 'element',
  tagName: 'input',
  properties: { type: 'checkbox', disabled: true, ...(checked && { checked }) },
  children: [],
});

const itemOf = (node: Element, list: Element): Item => {
  const kind = textProperty(node, 'dataList') || (list.tagName === 'ol' ? 'ordered' : 'bullet');
  const isTask = /^(?:un)?checked$/.test(kind);
  return {
    level: Number(INDENT.exec(classOf(node))?.[1] ?? 0),
    isNumbered: kind === 'ordered',
    children: isTask
      ? [checkbox(kind === 'checked'), { type: 'text', value: ' ' }, ...node.children]
      : node.children,
  };
};

/** Quill writes all lists as one, whose items name their kind and their level. */
export const readQuillLists = (root: Root): void => {
  visit(root, 'element', (list, index, parent) => {
    if (!/^[ou]l$/.test(list.tagName) || !parent || index === undefined) return undefined;
    if (!list.children.some(isQuillItem)) return undefined;
    const items = list.children.filter((node) => isElement(node) && node.tagName === 'li');
    const lists = toLists(items.map((node) => itemOf(node as Element, list)));
    parent.children.splice(index, 1, ...lists);
    return [SKIP, index + lists.length];
  });
};

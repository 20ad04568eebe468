import type { Element, ElementContent, Text } from 'hast';
import { phrasingElements } from '../../contract/htmlAllowList.ts';

export type Content = Element | Text;

export const isBlankText = (node: ElementContent): boolean =>
  node.type === 'text' && node.value.trim() === '';

export const isBlank = (children: ElementContent[]): boolean =>
  children.every((node) => (node.type === 'element' ? node.tagName === 'br' : isBlankText(node)));

export const isPhrasing = (node: Content): boolean =>
  node.type === 'text' || Object.hasOwn(phrasingElements, node.tagName);

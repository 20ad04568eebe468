import type { Element, ElementContent } from 'hast';
import { isBlankText } from './contentNodes.ts';
import { pictureSource } from './pictureSource.ts';

/** Nothing in it is for readers: it repeats the picture before it, or has tags as text. */
export const isHiddenNoscript = (element: Element, before: ElementContent | undefined): boolean =>
  element.tagName === 'noscript' && (isLazyCopy(element, before) || isMarkup(element));

/** Scripts that load pictures later put the picture into a `noscript` as well. */
const isLazyCopy = ({ children }: Element, before: ElementContent | undefined): boolean => {
  const [picture] = children.filter((node) => !isBlankText(node));
  const isImage = (node: ElementContent | undefined): node is Element =>
    node?.type === 'element' && node.tagName === 'img';
  return isImage(before) && isImage(picture) && pictureSource(before) === pictureSource(picture);
};

/** Saved pages have the tags of a `noscript` as text, such as those of tracking pixels. */
const isMarkup = ({ children }: Element): boolean =>
  children.every((node) => node.type === 'text' && /^\s*(?:<|$)/.test(node.value));

import type { SafeHtml } from '../../contract/entities.ts';

const count = (html: SafeHtml, tag: RegExp): number => html.match(tag)?.length ?? 0;

/** Whether every element ends in the part where it begins. */
export const isWhole = (html: SafeHtml): boolean =>
  count(html, /<(?!img\b|br\b|hr\b|input\b)[a-z]/g) === count(html, /<\//g);

import { SNIPPET_CHARACTERS } from '../../contract/constants.ts';
import type { HelpCategory, HelpSearchResult } from '../../contract/entities.ts';
import { snippet } from '../../lib/html.ts';
import { firstMatch } from './Highlighted.tsx';

export const categoryName = ({ name, title }: Pick<HelpCategory, 'name' | 'title'>): string =>
  name || title;

export const resultTitle = ({ title, name }: HelpSearchResult): string => title || name;

/** `Leads and assignment / Rules` */
export const resultTrail = ({ category, subcategory }: HelpSearchResult): string =>
  [category?.name, subcategory?.name].filter(Boolean).join(' / ');

/** The description, or the first 100 characters of the content. */
export const cardText = ({
  description,
  content,
}: Pick<HelpCategory, 'description' | 'content'>): string =>
  description || snippet(content, SNIPPET_CHARACTERS);

/** 100 characters of the content around the match; '' if the card's text has a match. */
export const resultExcerpt = (result: HelpSearchResult, query: string): string => {
  if (firstMatch(cardText(result), query) !== '') return '';
  const match = firstMatch(result.content, query);
  return match && snippet(result.content, SNIPPET_CHARACTERS, match);
};

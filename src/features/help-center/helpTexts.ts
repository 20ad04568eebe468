import { SNIPPET_CHARACTERS } from '../../contract/constants.ts';
import type { HelpCategory, HelpSearchResult } from '../../contract/entities.ts';
import { snippet } from '../../lib/html.ts';
import { firstMatch } from './searchMatches.ts';

/** `name` or `title`, whichever there is (spec §2, Help center home). */
export const categoryName = ({ name, title }: Pick<HelpCategory, 'name' | 'title'>): string =>
  name || title;

export const resultTitle = ({ title, name }: HelpSearchResult): string => title || name;

/** `Leads and assignment / Rules`; what is not known is left out. */
export const resultTrail = ({ category, subcategory }: HelpSearchResult): string =>
  [category?.name, subcategory?.name].filter(Boolean).join(' / ');

/** The description, or the first 100 characters of the content (spec §2). */
export const categoryText = ({ description, content }: HelpCategory): string =>
  description || snippet(content, SNIPPET_CHARACTERS);

/** 100 characters around what was searched for: from the description if that has it, else from the content. */
export const resultText = ({ description, content }: HelpSearchResult, query: string): string => {
  const inDescription = firstMatch(description, query);
  const inContent = firstMatch(content, query);
  const text = inDescription === '' && inContent !== '' ? content : description || content;
  return snippet(text, SNIPPET_CHARACTERS, inDescription || inContent);
};

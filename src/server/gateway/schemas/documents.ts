import { z } from 'zod';
import type { Author, Heading, SafeHtml } from '../../../contract/entities.ts';
import { sanitizeDocument } from '../../html/sanitizeHtml.ts';
import { id, line, listOf, name, number, rawHtml, summaryText, url } from './values.ts';

/** Parts that posts, articles, legal documents and webinars share. */

/** An author without any content is null. */
export const author = z
  .union([
    z.object({ name, bio: summaryText, profile_photo: url }),
    line.transform((text): Author => ({ name: text, bio: '', profile_photo: '' })),
  ])
  .transform((value) => (value.name || value.bio || value.profile_photo ? value : null))
  .catch(null);

/** Set by the embedded API for drafts and scheduled documents. */
export const hidden = z
  .object({ why: z.enum(['draft', 'scheduled']), moment: line })
  .optional()
  .catch(undefined);

const heading = z
  .object({ id, text: summaryText, level: number })
  .transform(({ level, ...rest }): Heading => ({ ...rest, level: validLevel(level) }))
  .refine((value) => value.id !== '' || value.text !== '');

/** 0 is replaced by the level of the heading in the content. */
const validLevel = (level: number | null): number =>
  level !== null && Number.isInteger(level) && level >= 1 && level <= 6 ? level : 0;

/** The HTML of a document, and the headings that the API lists; `sanitized` makes the safe content of them. */
export const documentFields = { content: rawHtml, headings: listOf(heading) };

export const sanitized = ({
  content,
  headings,
}: {
  content: string;
  headings: Heading[];
}): { content: SafeHtml; headings: Heading[] } => {
  const safe = sanitizeDocument(content, headings);
  return { content: safe.html, headings: safe.headings };
};

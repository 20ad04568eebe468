import { z } from 'zod';
import type { Author, Heading } from '../../../contract/entities.ts';
import { sanitizeDocument } from '../../html/sanitizeHtml.ts';
import { entityNamed, expecting, optional, ownField } from './expected.ts';
import { id, line, listOf, name, number, rawHtml, summaryText, url } from './values.ts';

export const author = z
  .union([
    entityNamed('Author', z.object({ name, bio: summaryText, profile_photo: url })),
    line.transform((text): Author => ({ name: text, bio: '', profile_photo: '' })),
  ])
  .transform((value) => (value.name || value.bio || value.profile_photo ? value : null))
  .catch(null);

/** Set by the embedded API for documents that visitors don't see. */
export const hidden = ownField(
  z
    .object({ why: z.enum(['draft', 'unpublished', 'scheduled']), moment: line })
    .optional()
    .catch(undefined),
);

const heading = entityNamed(
  'Heading',
  z.object({
    id: id.describe('Of the heading in `content`.'),
    text: summaryText,
    level: expecting(z.int().min(1).max(6), number),
  }),
)
  // The level 0 is replaced by that of the heading in the content.
  .transform(({ level, ...rest }): Heading => ({
    ...rest,
    level: level !== null && /^[1-6]$/.test(String(level)) ? level : 0,
  }))
  .refine((value) => value.id !== '' || value.text !== '');

const html = rawHtml.describe(
  'HTML. Scripts, styles, forms and frames other than videos of YouTube are removed.',
);

export const contentFields = {
  content: html,
  headings: optional(
    listOf(heading).describe('Titles of the headings in the contents; by default their own texts.'),
  ),
};

export const sanitized = <Source extends { content: string; headings: Heading[] }>({
  content,
  headings,
  ...rest
}: Source) => {
  const safe = sanitizeDocument(content, headings);
  return { ...rest, content: safe.html, headings: safe.headings };
};

export const coverAlt = optional(
  line.describe('What the cover shows, for people who cannot see it.'),
);

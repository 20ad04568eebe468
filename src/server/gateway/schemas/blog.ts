import { z } from 'zod';
import type { BlogHero, Faq } from '../../../contract/entities.ts';
import { stripTags } from '../../../lib/html.ts';
import { countWords, readingMinutes } from '../../../lib/text.ts';
import { author, documentFields, hidden, sanitized } from './documents.ts';
import {
  entitiesOf,
  id,
  isNamed,
  isPresentable,
  line,
  listOf,
  MAX_PAGED,
  MAX_PARTS,
  name,
  number,
  partial,
  passageHtml,
  rawHtml,
  slug,
  summaryText,
  url,
} from './values.ts';

const tags = listOf(name).transform((values) =>
  [...new Set(values.map((tag) => tag.trim()))].filter(Boolean).slice(0, MAX_PARTS),
);

const summaryFields = {
  id,
  slug,
  title: line,
  description: summaryText,
  category: name,
  cover_photo: url,
  cover_alt: line,
  created_at: line,
  updated_at: line,
  author,
  tags,
  word_count: number,
  content: rawHtml,
};

/** 0 when neither the number of words nor the content is known. */
const minutesOf = (wordCount: number | null, content: string): number => {
  const words = wordCount !== null && wordCount > 0 ? wordCount : countWords(stripTags(content));
  return words > 0 ? readingMinutes(words) : 0;
};

const postSummary = z.object(summaryFields).transform(({ word_count, content, ...summary }) => ({
  ...summary,
  reading_minutes: minutesOf(word_count, content),
}));

export const postSummaries = entitiesOf(postSummary);
export const allPostSummaries = entitiesOf(postSummary, MAX_PAGED);

/** Questions are opened by their ids, so every id is unique. */
const faqs = listOf(
  z.object({ id, question: summaryText, answer: passageHtml }),
  MAX_PARTS,
).transform((items): Faq[] => {
  const used = new Set<string>();
  return items
    .filter(({ question, answer }) => question !== '' || answer !== '')
    .map((faq, index) => {
      const unique = faq.id === '' || used.has(faq.id) ? `faq-${index + 1}` : faq.id;
      used.add(unique);
      return { ...faq, id: unique };
    });
});

export const post = z
  .object({ ...summaryFields, ...documentFields, faqs, hidden })
  .refine(isPresentable)
  .transform(({ word_count, content, headings, ...rest }) => ({
    ...rest,
    ...sanitized({ content, headings }),
    reading_minutes: minutesOf(word_count, content),
  }));

const heroPost = postSummary.refine(isNamed).nullable().catch(null);

/** The API's documentation does not show the hero: it may contain a post, be one, or be a list with one. */
const readHero = (value: unknown): BlogHero | null => {
  const source: unknown = Array.isArray(value)
    ? value.find((item) => heroPost.parse(item) !== null)
    : value;
  const fields = partial({ slug, title: line, description: summaryText, post: heroPost });
  const { slug: ownSlug, ...hero } = fields.parse(source);
  if (!hero.post && ownSlug) return { title: '', description: '', post: heroPost.parse(source) };
  return hero.title || hero.description || hero.post ? hero : null;
};

export const blogLanding = partial({
  hero: z.unknown().default(null).transform(readHero),
  latest: postSummaries,
  guides: postSummaries,
  trending: postSummaries,
});

/** A legal document is an object or only its HTML. */
export const legalDocument = z.preprocess(
  (value) => (typeof value === 'string' ? { content: value } : value),
  partial({ title: line, updated_at: line, ...documentFields }).transform(
    ({ content, headings, ...rest }) => ({ ...rest, ...sanitized({ content, headings }) }),
  ),
);

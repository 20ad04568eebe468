import { z } from 'zod';
import type { BlogHero, Faq } from '../../../contract/entities.ts';
import { stripTags } from '../../../lib/html.ts';
import { countWords, readingMinutes } from '../../../lib/readingTime.ts';
import { author, contentFields, coverAlt, hidden, sanitized } from './documentFields.ts';
import { entityNamed, expectingLike, optional } from './expected.ts';
import {
  day,
  entitiesOf,
  id,
  hasName,
  isPresentable,
  line,
  listOf,
  MAX_PAGED,
  MAX_PARTS,
  name,
  number,
  objectOf,
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
  slug: slug.describe('The address of its page; the id takes its place if it is empty.'),
  title: line,
  description: optional(summaryText),
  category: name,
  cover_photo: url,
  cover_alt: coverAlt,
  created_at: day,
  updated_at: day,
  author,
  tags,
  word_count: optional(number.describe('Gives the reading time; by default `content` is counted.')),
  content: optional(rawHtml.describe('Not shown in lists.')),
};

const requiredText = z.string().trim().min(1);

const minutesOf = (wordCount: number | null, content: string): number => {
  const words = wordCount !== null && wordCount > 0 ? wordCount : countWords(stripTags(content));
  return words > 0 ? readingMinutes(words) : 0;
};

const postSummary = entityNamed('PostSummary', z.object(summaryFields)).transform(
  ({ word_count, content, ...summary }) => ({
    ...summary,
    reading_minutes: minutesOf(word_count, content),
  }),
);

export const postSummaries = entitiesOf(postSummary);
export const allPostSummaries = entitiesOf(postSummary, MAX_PAGED);

/** Questions are opened by their ids, so every id is unique. */
const faqs = listOf(
  entityNamed(
    'Question',
    z.object({ id, question: summaryText, answer: passageHtml.describe('Text or HTML.') }),
  ),
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

const chart = z
  .object({
    title: requiredText,
    text: requiredText,
    part: requiredText,
    whole: requiredText,
    mark: z.int().positive().optional().catch(undefined),
    mark_label: requiredText.optional().catch(undefined),
  })
  .optional()
  .catch(undefined)
  .describe('Draws a table of `content`: the columns of a part and its whole.');

export const post = entityNamed(
  'Post',
  z.object({ ...summaryFields, ...contentFields, chart, faqs, hidden }),
)
  .refine(isPresentable)
  .transform(({ word_count, ...fields }) => ({
    ...sanitized(fields),
    reading_minutes: minutesOf(word_count, fields.content),
  }));

const heroPost = postSummary.refine(hasName).nullable().catch(null);

/** The API's documentation does not show the hero: it may contain a post, be one, or be a list with one. */
const readHero = (value: unknown): BlogHero | null => {
  const source: unknown = Array.isArray(value)
    ? value.find((item) => heroPost.parse(item) !== null)
    : value;
  const fields = objectOf({ slug, title: line, description: summaryText, post: heroPost });
  const { slug: ownSlug, ...hero } = fields.parse(source);
  if (!hero.post && ownSlug) return { title: '', description: '', post: heroPost.parse(source) };
  return hero.title || hero.description || hero.post ? hero : null;
};

export const blogLanding = objectOf({
  hero: expectingLike(
    objectOf({
      title: optional(line),
      description: optional(summaryText),
      post: optional(heroPost),
    }),
    z.unknown().default(null).transform(readHero),
  ).describe('The featured post with a title of its section, or the post itself.'),
  latest: postSummaries,
  guides: postSummaries,
  trending: postSummaries,
});

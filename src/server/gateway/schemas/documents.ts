import { z } from 'zod';
import type { Author, BlogHero, Faq, Heading } from '../../../contract/entities.ts';
import { stripTags } from '../../../lib/html.ts';
import { countWords, readingMinutes } from '../../../lib/text.ts';
import { sanitizeDocument } from '../../html/sanitizeHtml.ts';
import {
  entitiesOf,
  id,
  isNamed,
  isPresentable,
  line,
  listOf,
  MAX_ID,
  MAX_PAGED,
  MAX_PARTS,
  name,
  number,
  partial,
  passageHtml,
  passageText,
  rawHtml,
  slug,
  summaryText,
  url,
} from './values.ts';

const author = z
  .union([
    z.object({ name, bio: summaryText, profile_photo: url }),
    line.transform((text): Author => ({ name: text, bio: '', profile_photo: '' })),
  ])
  .transform((value) => (value.name || value.bio || value.profile_photo ? value : null))
  .catch(null);

/** Set by the embedded API for documents that visitors don't see. */
const hidden = z
  .object({ why: z.enum(['draft', 'unpublished', 'scheduled']), moment: line })
  .optional()
  .catch(undefined);

const heading = z
  .object({ id, text: summaryText, level: number })
  // The level 0 is replaced by that of the heading in the content.
  .transform(({ level, ...rest }): Heading => ({
    ...rest,
    level: level !== null && /^[1-6]$/.test(String(level)) ? level : 0,
  }))
  .refine((value) => value.id !== '' || value.text !== '');

const contentFields = { content: rawHtml, headings: listOf(heading) };

const sanitized = <Source extends { content: string; headings: Heading[] }>({
  content,
  headings,
  ...rest
}: Source) => {
  const safe = sanitizeDocument(content, headings);
  return { ...rest, content: safe.html, headings: safe.headings };
};

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
  .object({ ...summaryFields, ...contentFields, faqs, hidden })
  .refine(isPresentable)
  .transform(({ word_count, ...fields }) => ({
    ...sanitized(fields),
    reading_minutes: minutesOf(word_count, fields.content),
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

export const legalDocument = z.preprocess(
  (value) => (typeof value === 'string' ? { content: value } : value),
  partial({ title: line, updated_at: line, ...contentFields }).transform(sanitized),
);

export const writtenPage = partial({
  title: line,
  description: summaryText,
  updated_at: line,
  ...contentFields,
  hidden,
}).transform(sanitized);

const topic = z
  .object({ id, title: line, name: line, slug, updated_at: line.optional() })
  .transform(({ name: otherTitle, updated_at, ...rest }) => ({
    ...rest,
    title: rest.title || otherTitle,
    ...(updated_at && { updated_at }),
  }));

const subcategory = z.object({ id, name: line, topics: entitiesOf(topic) });

const category = z.object({
  id,
  name: line,
  title: line,
  description: summaryText,
  content: passageText,
  slug,
  subcategories: entitiesOf(subcategory, MAX_PARTS),
});

export const helpCategory = category.refine(isPresentable);
export const helpCategories = entitiesOf(category);

const categoryOfResult = z
  .union([z.object({ id, name: line }), line.transform((text) => ({ id: '', name: text }))])
  .transform((value) => (value.id || value.name ? value : null))
  .catch(null);

export const searchResults = entitiesOf(
  z.object({
    id,
    slug,
    title: line,
    name: line,
    description: summaryText,
    content: passageText,
    category: categoryOfResult,
    subcategory: name.transform((text) => (text ? { name: text } : null)),
  }),
);

export const helpArticle = z
  .object({
    ...contentFields,
    title: line,
    name: line,
    description: summaryText,
    author,
    updated_at: line,
    category_id: id,
    category_name: line,
    category: categoryOfResult,
    hidden,
  })
  .refine(isPresentable)
  .transform(({ name: otherTitle, category: source, ...article }) => ({
    ...sanitized(article),
    title: article.title || otherTitle,
    category_id: article.category_id || (source?.id ?? ''),
    category_name: article.category_name || (source?.name ?? ''),
  }));

const webinarFields = {
  id,
  slug,
  title: line,
  cover_photo: url,
  cover_alt: line,
  updated_at: line,
  presented_by: name,
  presenter_role: line,
  summary: line,
  description: passageHtml,
  date: line,
  duration: line,
  host_image: url,
  hidden,
};

const webinarEvent = z.object({
  ...webinarFields,
  is_canceled: z.literal(true).optional().catch(undefined),
  recording: z.string().min(1).max(MAX_ID).optional().catch(undefined),
  places_left: z.number().optional().catch(undefined),
});

const webinarVideo = z.object({
  ...webinarFields,
  video_url: url,
  type: line.transform((text) => text.trim().replace(/^youtube$/i, 'youtube')),
  captions_url: url,
  poster_url: url,
});

export const event = webinarEvent.refine(isPresentable);
export const events = entitiesOf(webinarEvent, MAX_PAGED);
export const video = webinarVideo.refine(isPresentable);
export const videos = entitiesOf(webinarVideo, MAX_PAGED);

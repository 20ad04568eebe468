import { z } from 'zod';
import type { Author, BlogHero, Faq, Heading } from '../../../contract/entities.ts';
import { stripTags } from '../../../lib/html.ts';
import { countWords, readingMinutes } from '../../../lib/text.ts';
import { sanitizeDocument } from '../../html/sanitizeHtml.ts';
import { expecting, expectingLike, named, optional, ownField } from './expected.ts';
import {
  day,
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
  wallClock,
} from './values.ts';

const author = z
  .union([
    named('Author', z.object({ name, bio: summaryText, profile_photo: url })),
    line.transform((text): Author => ({ name: text, bio: '', profile_photo: '' })),
  ])
  .transform((value) => (value.name || value.bio || value.profile_photo ? value : null))
  .catch(null);

/** Set by the embedded API for documents that visitors don't see. */
const hidden = ownField(
  z
    .object({ why: z.enum(['draft', 'unpublished', 'scheduled']), moment: line })
    .optional()
    .catch(undefined),
);

const heading = named(
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

const contentFields = {
  content: html,
  headings: optional(
    listOf(heading).describe('Titles of the headings in the contents; by default their own texts.'),
  ),
};

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

const coverAlt = optional(line.describe('What the cover shows, for people who cannot see it.'));

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

const minutesOf = (wordCount: number | null, content: string): number => {
  const words = wordCount !== null && wordCount > 0 ? wordCount : countWords(stripTags(content));
  return words > 0 ? readingMinutes(words) : 0;
};

const postSummary = named('PostSummary', z.object(summaryFields)).transform(
  ({ word_count, content, ...summary }) => ({
    ...summary,
    reading_minutes: minutesOf(word_count, content),
  }),
);

export const postSummaries = entitiesOf(postSummary);
export const allPostSummaries = entitiesOf(postSummary, MAX_PAGED);

/** Questions are opened by their ids, so every id is unique. */
const faqs = listOf(
  named(
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

export const post = named('Post', z.object({ ...summaryFields, ...contentFields, faqs, hidden }))
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
  hero: expectingLike(
    partial({
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

export const legalDocument = z.preprocess(
  (value) => (typeof value === 'string' ? { content: value } : value),
  named(
    'LegalDocument',
    partial({ title: optional(line), updated_at: optional(day), ...contentFields }),
  ).transform(sanitized),
);

export const writtenPage = partial({
  title: line,
  description: summaryText,
  updated_at: line,
  ...contentFields,
  hidden,
}).transform(sanitized);

const topic = named(
  'Topic',
  z.object({
    id,
    title: line,
    name: optional(line.describe('In the place of `title`.')),
    slug: slug.describe('The address of the article.'),
    updated_at: optional(day.optional()),
  }),
).transform(({ name: otherTitle, updated_at, ...rest }) => ({
  ...rest,
  title: rest.title || otherTitle,
  ...(updated_at && { updated_at }),
}));

const subcategory = named('Subcategory', z.object({ id, name: line, topics: entitiesOf(topic) }));

const category = named(
  'Category',
  z.object({
    id,
    name: line,
    title: optional(line.describe('In the place of `name`.')),
    description: summaryText,
    content: optional(passageText.describe('Its beginning takes the place of a description.')),
    slug: optional(slug.describe('Of the article that the category is, if it is one.')),
    subcategories: entitiesOf(subcategory, MAX_PARTS),
  }),
);

export const helpCategory = category.refine(isPresentable);
export const helpCategories = entitiesOf(category);

const categoryOfResult = z
  .union([
    named('CategoryName', z.object({ id, name: line })),
    line.transform((text) => ({ id: '', name: text })),
  ])
  .transform((value) => (value.id || value.name ? value : null))
  .catch(null);

const subcategoryOfResult = expectingLike(
  z.object({ name: line }),
  name.transform((text) => (text ? { name: text } : null)),
);

export const searchResults = entitiesOf(
  named(
    'SearchResult',
    z.object({
      id,
      slug: slug.describe('The address of the article.'),
      title: line,
      name: optional(line.describe('In the place of `title`.')),
      description: optional(summaryText),
      content: passageText.describe('Text or HTML. Its beginning is shown.'),
      category: categoryOfResult,
      subcategory: subcategoryOfResult,
    }),
  ),
);

export const helpArticle = named(
  'Article',
  z.object({
    ...contentFields,
    title: line,
    name: optional(line.describe('In the place of `title`.')),
    description: optional(summaryText),
    author,
    updated_at: day,
    category_id: id,
    category_name: line,
    category: optional(categoryOfResult),
    hidden,
  }),
)
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
  cover_alt: coverAlt,
  updated_at: day,
  presented_by: name,
  presenter_role: optional(line),
  summary: optional(line.describe('One or two sentences of plain text.')),
  description: passageHtml.describe('Text or HTML.'),
  duration: line.describe('`45 minutes`'),
  host_image: url,
  hidden,
};

const webinarEvent = named(
  'Event',
  z.object({
    ...webinarFields,
    date: wallClock,
    is_canceled: z.literal(true).optional().catch(undefined),
    recording: z
      .string()
      .min(1)
      .max(MAX_ID)
      .optional()
      .catch(undefined)
      .describe('Slug of the video of a past event.'),
    places_left: z
      .number()
      .optional()
      .catch(undefined)
      .describe('Free seats; without it they are not limited.'),
  }),
);

const webinarVideo = named(
  'Video',
  z.object({
    ...webinarFields,
    date: optional(wallClock),
    video_url: url.describe('An address of YouTube or of a file.'),
    type: line
      .transform((text) => text.trim().replace(/^youtube$/i, 'youtube'))
      .describe('`youtube`; any other type plays a file.'),
    captions_url: optional(url.describe('WebVTT')),
    poster_url: optional(url),
  }),
);

export const event = webinarEvent.refine(isPresentable);
export const events = entitiesOf(webinarEvent, MAX_PAGED);
export const video = webinarVideo.refine(isPresentable);
export const videos = entitiesOf(webinarVideo, MAX_PAGED);

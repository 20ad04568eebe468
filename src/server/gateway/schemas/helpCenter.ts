import { z } from 'zod';
import { author, contentFields, hidden, sanitized } from './documentFields.ts';
import { entityNamed, expectingLike, optional } from './expected.ts';
import {
  day,
  entitiesOf,
  id,
  isPresentable,
  line,
  MAX_PARTS,
  name,
  passageText,
  slug,
  summaryText,
} from './values.ts';

const topic = entityNamed(
  'Topic',
  z.object({
    id,
    title: line,
    name: optional(line.describe('In the place of `title`.')),
    slug: slug.describe('The address of the article.'),
    subtitle: optional(line.describe('A few words below the title.')),
    updated_at: optional(day.optional()),
  }),
).transform(({ name: otherTitle, subtitle, updated_at, ...rest }) => ({
  ...rest,
  title: rest.title || otherTitle,
  ...(subtitle.trim() && { subtitle: subtitle.trim() }),
  ...(updated_at && { updated_at }),
}));

const subcategory = entityNamed(
  'Subcategory',
  z.object({ id, name: line, topics: entitiesOf(topic) }),
);

const category = entityNamed(
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
    entityNamed('CategoryName', z.object({ id, name: line })),
    line.transform((text) => ({ id: '', name: text })),
  ])
  .transform((value) => (value.id || value.name ? value : null))
  .catch(null);

const subcategoryOfResult = expectingLike(
  z.object({ name: line }),
  name.transform((text) => (text ? { name: text } : null)),
);

export const searchResults = entitiesOf(
  entityNamed(
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

export const helpArticle = entityNamed(
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

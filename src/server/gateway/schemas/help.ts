import { z } from 'zod';
import { author, documentFields, hidden, sanitized } from './documents.ts';
import {
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

const topic = z
  .object({ id, title: line, name: line, slug, updated_at: line.optional() })
  .transform((source) => ({
    id: source.id,
    title: source.title || source.name,
    slug: source.slug,
    ...(source.updated_at && { updated_at: source.updated_at }),
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

/** A category given by its name or by an object. */
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
    ...documentFields,
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
  .transform(({ name: otherTitle, category: source, content, headings, ...rest }) => ({
    ...rest,
    ...sanitized({ content, headings }),
    title: rest.title || otherTitle,
    category_id: rest.category_id || (source?.id ?? ''),
    category_name: rest.category_name || (source?.name ?? ''),
  }));

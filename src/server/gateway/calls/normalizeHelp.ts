import type {
  HelpArticle,
  HelpCategory,
  HelpSearchResult,
  HelpSubcategory,
  HelpTopic,
} from '../../../contract/entities.ts';
import { normalizeAuthor, normalizeHeadings, readHidden } from './normalizePosts.ts';
import {
  MAX_PARTS,
  readHtml,
  readId,
  readItems,
  readName,
  readPlain,
  readPlainPassage,
  readRecord,
  readSlug,
  readText,
} from './readValue.ts';
import type { Source } from './readValue.ts';
import { sanitizeDocument } from '../../html/sanitizeHtml.ts';

const normalizeTopic = (source: Source): HelpTopic => ({
  id: readId(source.id ?? source._id),
  title: readText(source.title) || readText(source.name),
  slug: readSlug(source.slug),
  ...(source.updated_at !== undefined && { updated_at: readText(source.updated_at) }),
});

const normalizeSubcategory = (source: Source): HelpSubcategory => ({
  id: readId(source.id ?? source._id),
  name: readName(source),
  topics: readItems(source.topics, normalizeTopic),
});

const categoryOf = (source: Source): HelpCategory => ({
  id: readId(source.id ?? source._id),
  name: readText(source.name),
  title: readText(source.title),
  description: readPlain(source.description),
  content: readPlainPassage(source.content),
  slug: readSlug(source.slug),
  subcategories: readItems(source.subcategories, normalizeSubcategory, MAX_PARTS),
});

export const normalizeHelpCategory = (payload: unknown): HelpCategory =>
  categoryOf(readRecord(payload));

export const normalizeHelpCategories = (payload: unknown): HelpCategory[] =>
  readItems(payload, categoryOf);

const readCategory = (value: unknown): HelpSearchResult['category'] => {
  const category = { id: readId(readRecord(value).id), name: readName(value) };
  return category.id || category.name ? category : null;
};

const readSubcategory = (value: unknown): HelpSearchResult['subcategory'] => {
  const name = readName(value);
  return name ? { name } : null;
};

export const normalizeSearchResults = (payload: unknown): HelpSearchResult[] =>
  readItems(payload, (source) => ({
    id: readId(source.id ?? source._id),
    slug: readSlug(source.slug),
    title: readText(source.title),
    name: readText(source.name),
    description: readPlain(source.description),
    content: readPlainPassage(source.content),
    category: readCategory(source.category),
    subcategory: readSubcategory(source.subcategory),
  }));

export const normalizeArticle = (payload: unknown): HelpArticle => {
  const source = readRecord(payload);
  const content = sanitizeDocument(readHtml(source.content), normalizeHeadings(source.headings));
  const category = readCategory(source.category);
  return {
    title: readText(source.title) || readText(source.name),
    description: readPlain(source.description),
    content: content.html,
    headings: content.headings,
    author: normalizeAuthor(source.author),
    updated_at: readText(source.updated_at),
    category_id: readId(source.category_id) || (category?.id ?? ''),
    category_name: readText(source.category_name) || (category?.name ?? ''),
    ...readHidden(source),
  };
};

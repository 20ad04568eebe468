import type {
  HelpArticle,
  HelpCategory,
  HelpSearchResult,
  HelpSubcategory,
  HelpTopic,
} from '../../../contract/entities';
import { normaliseAuthor, normaliseHeadings } from './normalisePosts';
import { readId, readItems, readName, readPlain, readRecord, readText } from './readValue';
import type { Source } from './readValue';
import { sanitiseDocument } from './sanitise';

const normaliseTopic = (source: Source): HelpTopic => ({
  id: readId(source.id ?? source._id),
  title: readText(source.title) || readText(source.name),
  slug: readText(source.slug),
});

const normaliseSubcategory = (source: Source): HelpSubcategory => ({
  id: readId(source.id ?? source._id),
  name: readName(source),
  topics: readItems(source.topics, normaliseTopic),
});

const categoryOf = (source: Source): HelpCategory => ({
  id: readId(source.id ?? source._id),
  name: readText(source.name),
  title: readText(source.title),
  description: readPlain(source.description),
  content: readPlain(source.content),
  slug: readText(source.slug),
  subcategories: readItems(source.subcategories, normaliseSubcategory),
});

export const normaliseHelpCategory = (payload: unknown): HelpCategory =>
  categoryOf(readRecord(payload));

export const normaliseHelpCategories = (payload: unknown): HelpCategory[] =>
  readItems(payload, categoryOf);

const readCategory = (value: unknown): HelpSearchResult['category'] => {
  const category = { id: readId(readRecord(value).id), name: readName(value) };
  return category.id || category.name ? category : null;
};

const readSubcategory = (value: unknown): HelpSearchResult['subcategory'] => {
  const name = readName(value);
  return name ? { name } : null;
};

export const normaliseSearchResults = (payload: unknown): HelpSearchResult[] =>
  readItems(payload, (source) => ({
    id: readId(source.id ?? source._id),
    slug: readText(source.slug),
    title: readText(source.title),
    name: readText(source.name),
    description: readPlain(source.description),
    content: readPlain(source.content),
    category: readCategory(source.category),
    subcategory: readSubcategory(source.subcategory),
  }));

export const normaliseArticle = (payload: unknown): HelpArticle => {
  const source = readRecord(payload);
  const content = sanitiseDocument(readText(source.content), normaliseHeadings(source.headings));
  const category = readCategory(source.category);
  return {
    title: readText(source.title) || readText(source.name),
    description: readPlain(source.description),
    content: content.html,
    headings: content.headings,
    author: normaliseAuthor(source.author),
    updated_at: readText(source.updated_at),
    category_id: readId(source.category_id) || (category?.id ?? ''),
    category_name: readText(source.category_name) || (category?.name ?? ''),
  };
};

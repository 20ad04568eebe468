import { z } from 'zod';
import { paths } from '../../../contract/paths.ts';
import { resolveDay } from './contentDates.ts';
import type { ContentArticle, ContentHelpCategory } from './contentLibrary.ts';
import type { SourceDocument } from './contentReader.ts';
import {
  aliases,
  day,
  description,
  documentObject,
  known,
  scheduled,
  slug,
  text,
  type KnownWords,
} from './documentFields.ts';
import { authorField, type Authors, type LoadContext } from './loadContext.ts';
import { visibilityOf } from './visibility.ts';

const categorySchema = documentObject({
  name: text,
  description: text,
  order: z.number(),
  subcategories: z.array(documentObject({ id: slug, name: text })).min(1),
  aliases,
});

const articleSchema = (authors: Authors, subcategories: KnownWords) =>
  documentObject({
    title: text,
    description,
    subcategory: known(subcategories, 'But _category.yaml has no such id.'),
    order: z.number(),
    author: authorField(authors),
    updated: day,
    tags: z.array(text).default([]),
    ...scheduled,
  });

type ArticleDocument = SourceDocument<z.infer<ReturnType<typeof articleSchema>>>;

interface CategoryFolder {
  order: number;
  category: ContentHelpCategory;
  documents: ArticleDocument[];
}

const readCategory = async (
  { reader, addresses, authors }: LoadContext,
  id: string,
): Promise<CategoryFolder> => {
  const file = reader.read(`help/${id}/_category.yaml`, categorySchema);
  const { name = '', description = '', order = 0, subcategories = [] } = file?.data ?? {};
  const ids = file ? subcategories.map((subcategory) => subcategory.id) : null;
  const documents = await reader.readFolder(`help/${id}`, articleSchema(authors, ids));
  if (file) addresses.add(paths.helpCategory, { ...file, slug: id });
  for (const document of documents) addresses.add(paths.helpArticle, document);
  return { order, category: { id, name, description, subcategories }, documents };
};

const reportDuplicateSlugs = (documents: ArticleDocument[]): void => {
  const taken = new Set<string>();
  for (const { slug, report } of documents) {
    if (taken.has(slug)) report([], `Another file is named "${slug}" too. Rename one of them.`);
    taken.add(slug);
  }
};

const compareText = (a: string, b: string): number => a.localeCompare(b, 'en');

/** Orders articles as their category lists the subcategories, then by `order`, then by title. */
const compareArticles =
  ({ subcategories }: ContentHelpCategory) =>
  ({ data: a }: ArticleDocument, { data: b }: ArticleDocument): number => {
    const position = (subcategory: string) =>
      subcategories.findIndex(({ id }) => id === subcategory);
    return (
      position(a.subcategory) - position(b.subcategory) ||
      a.order - b.order ||
      compareText(a.title, b.title)
    );
  };

/** Categories and articles, in display order. */
export const loadHelp = async (
  context: LoadContext,
): Promise<{ categories: ContentHelpCategory[]; articles: ContentArticle[] }> => {
  const folders: CategoryFolder[] = [];
  for (const id of context.reader.listFolders('help'))
    folders.push(await readCategory(context, id));
  reportDuplicateSlugs(folders.flatMap(({ documents }) => documents));
  folders.sort((a, b) => a.order - b.order || compareText(a.category.id, b.category.id));

  const toArticle = (
    { slug, data, body }: ArticleDocument,
    { id, name, subcategories }: ContentHelpCategory,
  ): ContentArticle => ({
    slug,
    title: data.title,
    description: data.description,
    category: { id, name },
    subcategory: subcategories.find((each) => each.id === data.subcategory) ?? { id: '', name: '' },
    author: context.authors.find(data.author),
    updatedAt: resolveDay(data.updated, context.now),
    tags: data.tags,
    body,
    visibility: visibilityOf(data, context),
  });
  return {
    categories: folders.map(({ category }) => category),
    articles: folders.flatMap(({ category, documents }) =>
      documents
        .toSorted(compareArticles(category))
        .map((document) => toArticle(document, category)),
    ),
  };
};

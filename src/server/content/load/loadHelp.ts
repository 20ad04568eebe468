import { z } from 'zod';
import {
  documentFile,
  documentFolder,
  HELP_FOLDER,
  type FileParameters,
} from '../../../contract/documents.ts';
import { paths } from '../../../contract/paths.ts';
import {
  aliases,
  description,
  documentObject,
  known,
  scheduled,
  slug,
  text,
} from './documentFields.ts';
import type { SourceDocument } from './contentReader.ts';
import {
  addDocument,
  authorField,
  dayField,
  recallSchema,
  withAuthors,
  type LibraryDocument,
  type LoadContext,
} from './loadContext.ts';

export const categorySchema = documentObject({
  name: text,
  description: text,
  order: z.number(),
  subcategories: z.array(documentObject({ id: slug, name: text })).min(1),
  aliases,
});

export const articleSchema = (context: LoadContext, parameters: FileParameters) =>
  documentObject({
    title: text,
    subtitle: text.optional(),
    description,
    subcategory: known(
      context.choices.get(documentFolder('articles', parameters)),
      'But _category.yaml has no such id.',
    ),
    order: z.number(),
    author: authorField(context),
    updated: dayField(context),
    tags: z.array(text).default([]),
    ...scheduled,
  });

interface Subcategory {
  id: string;
  name: string;
}

export interface ContentHelpCategory {
  id: string;
  name: string;
  description: string;
  subcategories: Subcategory[];
}

type ArticleData = Omit<z.infer<ReturnType<typeof articleSchema>>, 'subcategory'>;

export interface ContentArticle extends ArticleData, LibraryDocument {
  category: Pick<ContentHelpCategory, 'id' | 'name'>;
  subcategory: Subcategory;
  /** That of the subcategory in its category. */
  position: number;
}

interface CategoryFolder {
  category: ContentHelpCategory;
  order: number;
  documents: readonly SourceDocument<z.infer<ReturnType<typeof articleSchema>>>[];
}

/** Empty without the document of the category. */
const readCategory = async (context: LoadContext, id: string): Promise<CategoryFolder[]> => {
  const { reader, addresses, choices } = context;
  const file = reader.read(documentFile('helpCategories', { slug: id }), categorySchema);
  const parameters = { category: id };
  const folder = documentFolder('articles', parameters);
  if (file) {
    const options = file.data.subcategories.map((each) => ({ value: each.id, label: each.name }));
    choices.set(folder, options);
  }
  const makeSchema = () => articleSchema(context, parameters);
  const schema = recallSchema(context, folder, makeSchema, file?.data);
  const documents = withAuthors(context, await reader.readFolder(folder, schema));
  // Its articles have no category without it. They were read so that their own problems are reported too.
  if (!file) return [];
  addresses.add(paths.helpCategory, { ...file, slug: id });
  const { name, description, order, subcategories } = file.data;
  return [{ category: { id, name, description, subcategories }, order, documents }];
};

/** Articles of all categories share their addresses. */
const withoutDuplicates = (folders: readonly CategoryFolder[]): CategoryFolder[] => {
  const taken = new Set<string>();
  return folders.map((folder) => ({
    ...folder,
    documents: folder.documents.filter(({ slug, report }) => {
      const isTaken = taken.has(slug);
      if (isTaken) report([], `Another article is named "${slug}" too. Choose another name.`);
      taken.add(slug);
      return !isTaken;
    }),
  }));
};

const { compare: compareText } = new Intl.Collator('en');

/** Articles in the order of their subcategories, then by `order`, then by title. */
const articlesOf = (
  context: LoadContext,
  { category: { id, name, subcategories }, documents }: CategoryFolder,
): ContentArticle[] =>
  documents
    .map((document) => {
      return addDocument(context, paths.helpArticle, document, () => {
        const position = subcategories.findIndex((each) => each.id === document.data.subcategory);
        const subcategory = subcategories[position] ?? { id: '', name: '' };
        return { category: { id, name }, subcategory, position };
      });
    })
    .sort((a, b) => a.position - b.position || a.order - b.order || compareText(a.title, b.title));

export const loadHelp = async (
  context: LoadContext,
): Promise<{ categories: ContentHelpCategory[]; articles: ContentArticle[] }> => {
  const read: CategoryFolder[] = [];
  for (const id of context.reader.listFolders(HELP_FOLDER))
    read.push(...(await readCategory(context, id)));
  const folders = withoutDuplicates(read);
  const choices = folders.flatMap(({ category: { name, subcategories } }) =>
    subcategories.map((each) => ({ value: each.id, label: `${name}: ${each.name}` })),
  );
  // For an article whose category is not known yet.
  context.choices.set(documentFolder('articles'), choices);
  folders.sort((a, b) => a.order - b.order || compareText(a.category.id, b.category.id));
  return {
    categories: folders.map(({ category }) => category),
    articles: folders.flatMap((folder) => articlesOf(context, folder)),
  };
};

import { paths } from '../../../contract/paths.ts';
import { resolveDay } from './contentDates.ts';
import type { ContentArticle, ContentHelpCategory } from './contentLibrary.ts';
import type { ContentReader, SourceDocument } from './contentReader.ts';
import { articleSchema, helpCategorySchema } from './documentSchemas.ts';
import type { ArticleData } from './documentSchemas.ts';
import type { Authors } from './loadAuthors.ts';
import type { SiteAddresses } from './siteAddresses.ts';
import { visibilityOf } from './visibility.ts';

export interface HelpLibrary {
  categories: ContentHelpCategory[];
  articles: ContentArticle[];
}

/** Categories and articles of the folder `help`, both in the order they are shown. */
export const loadHelp = async (
  reader: ContentReader,
  addresses: SiteAddresses,
  authors: Authors,
  now: Date,
  zone: string,
): Promise<HelpLibrary> => {
  const ids = await reader.listFolders('help');
  const folders = await Promise.all(ids.map((id) => readCategory(reader, addresses, id, authors)));
  reportTakenSlugs(folders.flatMap(({ documents }) => documents));

  folders.sort((a, b) => a.order - b.order || compare(a.category.id, b.category.id));
  return {
    categories: folders.map(({ category }) => category),
    articles: folders.flatMap(({ category, documents }) =>
      documents
        .toSorted((a, b) => compareDocuments(a, b, category))
        .map((document) => articleOf(document, category, authors, now, zone)),
    ),
  };
};

type ArticleDocument = SourceDocument<ArticleData>;

/** Notes every article whose slug one of another category has already. */
const reportTakenSlugs = (documents: ArticleDocument[]): void => {
  const taken = new Set<string>();
  for (const { slug, report } of documents) {
    if (taken.has(slug)) report([], `Another file is named "${slug}" too. Rename one of them.`);
    taken.add(slug);
  }
};

interface CategoryFolder {
  order: number;
  category: ContentHelpCategory;
  documents: ArticleDocument[];
}

const readCategory = async (
  reader: ContentReader,
  addresses: SiteAddresses,
  id: string,
  authors: Authors,
): Promise<CategoryFolder> => {
  const description = await reader.readYamlFile(`help/${id}/_category.yaml`, helpCategorySchema);
  const subcategoryIds = description && description.data.subcategories.map(({ id }) => id);
  const documents = await reader.readMarkdownFolder(
    `help/${id}`,
    articleSchema(authors.slugs, subcategoryIds),
  );
  if (description) addresses.add(paths.helpCategory, id, description);
  for (const document of documents) addresses.add(paths.helpArticle, document.slug, document);
  const { order, aliases: _, ...data } = description?.data ?? UNREAD_CATEGORY;
  return { order, category: { id, ...data }, documents };
};

/** Stands in until a _category.yaml is mended; a library with problems is never handed out. */
const UNREAD_CATEGORY = {
  name: '',
  description: '',
  order: 0,
  subcategories: [],
  aliases: undefined,
};
const UNREAD_SUBCATEGORY = { id: '', name: '' };

const articleOf = (
  { slug, data, body }: ArticleDocument,
  category: ContentHelpCategory,
  authors: Authors,
  now: Date,
  zone: string,
): ContentArticle => ({
  slug,
  title: data.title,
  description: data.description,
  category: { id: category.id, name: category.name },
  subcategory:
    category.subcategories.find(({ id }) => id === data.subcategory) ?? UNREAD_SUBCATEGORY,
  author: authors.find(data.author),
  updatedAt: resolveDay(data.updated, now),
  tags: data.tags,
  body,
  visibility: visibilityOf(data, now, zone),
});

/** By subcategory as the category lists them, then by `order`, then by title. */
const compareDocuments = (
  a: ArticleDocument,
  b: ArticleDocument,
  { subcategories }: ContentHelpCategory,
): number => {
  const position = ({ data }: ArticleDocument) =>
    subcategories.findIndex(({ id }) => id === data.subcategory);
  return (
    position(a) - position(b) || a.data.order - b.data.order || compare(a.data.title, b.data.title)
  );
};

const compare = (a: string, b: string): number => a.localeCompare(b, 'en');

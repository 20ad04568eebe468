import { z } from 'zod';
import { documentFolder } from '../../../contract/documents.ts';
import { paths } from '../../../contract/paths.ts';
import { momentTimestamp, resolveMoment } from './writtenDates.ts';
import { description, documentObject, moment, scheduled, text } from './documentFields.ts';
import {
  addDocument,
  authorField,
  dayField,
  pictureField,
  recallSchema,
  withAuthors,
  type LibraryDocument,
  type LoadContext,
} from './loadContext.ts';

/** `GET /landing/blogs/active` lists all posts, so a post with this name could not be read. */
const RESERVED_SLUG = 'active';

export const postSchema = (context: LoadContext) =>
  documentObject({
    title: text,
    description,
    // `loadPosts` sets the categories after it has read all posts. The editor then creates the schema again.
    category: text.meta({ options: context.choices.get('category') }),
    cover: pictureField(context),
    cover_alt: text,
    author: authorField(context),
    updated: dayField(context).optional(),
    tags: z.array(text).default([]),
    guide: z.boolean().default(false),
    trending: z.boolean().default(false),
    featured: z.boolean().default(false),
    chart: documentObject({
      title: text,
      text,
      part: text,
      whole: text,
      mark: z.int().positive().optional(),
      mark_label: text.optional(),
    }).optional(),
    faqs: z.array(documentObject({ question: text, answer: text })).default([]),
    ...scheduled,
    published: moment,
  });

type PostData = z.infer<ReturnType<typeof postSchema>>;

export interface ContentPost extends PostData, LibraryDocument {
  /** When it was published, in milliseconds since 1970. */
  instant: number;
  publishedAt: string;
  updated: string;
}

export const loadPosts = async (context: LoadContext): Promise<ContentPost[]> => {
  const { reader, now, zone } = context;
  const folder = documentFolder('posts');
  const schema = recallSchema(context, folder, () => postSchema(context));
  const documents = await reader.readFolder(folder, schema);
  const categories = [...new Set(documents.map(({ data }) => data.category))].sort();
  const choices = categories.map((value) => ({ value, label: value }));
  context.choices.set('category', choices);
  const [featured, ...others] = documents.filter(({ data }) => data.featured);
  for (const { report } of others)
    report(
      ['featured'],
      `"${featured?.slug}" is featured already. Remove "featured" from one of them.`,
    );

  return withAuthors(context, documents)
    .filter(({ slug, report }) => {
      if (slug === RESERVED_SLUG) report([], `"${slug}" is an address of the API. Choose another.`);
      return slug !== RESERVED_SLUG;
    })
    .map((document) => {
      const { published, updated = '' } = document.data;
      const post = addDocument(context, paths.post, document, () => {
        const publishedAt = momentTimestamp(published, now, zone);
        return {
          featured: false,
          instant: resolveMoment(published, now, zone),
          publishedAt,
          // A relative `published` may be later than a fixed `updated`.
          updated: updated > publishedAt ? updated : publishedAt,
        };
      });
      // One post is featured: the others have a problem.
      return document === featured ? { ...post, featured: true } : post;
    })
    .sort((a, b) => b.instant - a.instant);
};

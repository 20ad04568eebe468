import { z } from 'zod';
import { paths } from '../../../contract/paths.ts';
import { momentTimestamp, resolveDay, resolveMoment } from './contentDates.ts';
import type { ContentPost } from './contentLibrary.ts';
import {
  day,
  description,
  documentObject,
  file,
  moment,
  scheduled,
  text,
} from './documentFields.ts';
import { authorField, type Authors, type LoadContext } from './loadContext.ts';
import { visibilityOf } from './visibility.ts';

/** `GET /landing/blogs/active` lists all posts, so a post with this name could not be read. */
const RESERVED_SLUG = 'active';

const postSchema = (authors: Authors) =>
  documentObject({
    title: text,
    description,
    category: text,
    cover: file,
    cover_alt: text,
    author: authorField(authors),
    updated: day.optional(),
    tags: z.array(text).default([]),
    guide: z.boolean().default(false),
    trending: z.boolean().default(false),
    featured: z.boolean().default(false),
    faqs: z.array(documentObject({ question: text, answer: text })).default([]),
    ...scheduled,
    published: moment,
  });

/** Posts, newest first. */
export const loadPosts = async (context: LoadContext): Promise<ContentPost[]> => {
  const { reader, addresses, authors, now, zone } = context;
  const documents = await reader.readFolder('posts', postSchema(authors));
  const [featured, ...others] = documents.filter(({ data }) => data.featured);
  for (const { report } of others)
    report(
      ['featured'],
      `"${featured?.slug}" is featured already. Remove "featured" from one of them.`,
    );

  return documents
    .map((document) => {
      const { slug, data, body, report } = document;
      if (slug === RESERVED_SLUG)
        report([], `"${slug}" is an address of the API. Rename this file.`);
      addresses.add(paths.post, document);
      const publishedAt = momentTimestamp(data.published, now, zone);
      const updatedAt = data.updated ? resolveDay(data.updated, now) : publishedAt;
      const post: ContentPost = {
        slug,
        title: data.title,
        description: data.description,
        category: data.category,
        cover: data.cover,
        coverAlt: data.cover_alt,
        author: authors.find(data.author),
        publishedAt,
        // A relative `published` may be later than a fixed `updated`.
        updatedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
        tags: data.tags,
        isGuide: data.guide,
        isTrending: data.trending,
        isFeatured: data.featured,
        faqs: data.faqs,
        body,
        visibility: visibilityOf(data, context),
      };
      return { post, instant: resolveMoment(data.published, now, zone) };
    })
    .sort((a, b) => b.instant - a.instant)
    .map(({ post }) => post);
};

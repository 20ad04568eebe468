import { paths } from '../../../contract/paths.ts';
import { momentTimestamp, resolveDay, resolveMoment } from './contentDates.ts';
import type { ContentPost } from './contentLibrary.ts';
import type { ContentReader } from './contentReader.ts';
import { postSchema } from './documentSchemas.ts';
import type { Authors } from './loadAuthors.ts';
import type { SiteAddresses } from './siteAddresses.ts';
import { visibilityOf } from './visibility.ts';

/** `GET /landing/blogs/active` lists all posts, so a post of that name could never be read. */
const RESERVED_SLUG = 'active';

/** Posts of the folder `posts`, newest first. */
export const loadPosts = async (
  reader: ContentReader,
  addresses: SiteAddresses,
  authors: Authors,
  now: Date,
  zone: string,
): Promise<ContentPost[]> => {
  const documents = await reader.readMarkdownFolder('posts', postSchema(authors.slugs));
  for (const { slug, report } of documents) {
    if (slug === RESERVED_SLUG) report([], `"${slug}" is an address of the API. Rename this file.`);
  }
  for (const document of documents) addresses.add(paths.post, document.slug, document);
  const [featured, ...others] = documents.filter(({ data }) => data.featured);
  for (const { report } of others) {
    report(
      ['featured'],
      `"${featured?.slug}" is featured already. Remove "featured" from one of them.`,
    );
  }

  const publishedAt = new Map(
    documents.map(({ slug, data }) => [slug, resolveMoment(data.published, now, zone)]),
  );
  return documents
    .map(({ slug, data, body }): ContentPost => {
      const publishedAt = momentTimestamp(data.published, now, zone);
      const updatedAt = data.updated ? resolveDay(data.updated, now) : publishedAt;
      return {
        slug,
        title: data.title,
        description: data.description,
        category: data.category,
        cover: data.cover,
        coverAlt: data.cover_alt,
        author: authors.find(data.author),
        publishedAt,
        // One of the two may be relative: what was published later than "updated" says counts as updated then.
        updatedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
        tags: data.tags,
        isGuide: data.guide,
        isTrending: data.trending,
        isFeatured: data.featured,
        faqs: data.faqs,
        body,
        visibility: visibilityOf(data, now, zone),
      };
    })
    .sort((a, b) => publishedAt.get(b.slug)! - publishedAt.get(a.slug)!);
};

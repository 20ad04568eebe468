import { paths } from '../../../contract/paths.ts';
import type { ContentLibrary } from './contentLibrary.ts';
import { whyHidden, type Scheduled } from './visibility.ts';

/** The document whose page has this address. */
export const documentAt = (library: ContentLibrary, path: string): Scheduled | undefined =>
  library.posts.find(({ slug }) => paths.post(slug) === path) ??
  library.articles.find(({ slug }) => paths.helpArticle(slug) === path) ??
  library.events.find(({ slug }) => paths.event(slug) === path) ??
  library.videos.find(({ slug }) => paths.video(slug) === path);

/** The next moment at which a scheduled document becomes public; Infinity without one. */
export const nextPublication = (library: ContentLibrary, now: number): number => {
  let next = Infinity;
  for (const kind of ['posts', 'articles', 'events', 'videos'] as const)
    for (const { visibility } of library[kind])
      if (visibility && !visibility.isDraft && visibility.from > now)
        next = Math.min(next, visibility.from);
  return next;
};

/**
 * The documents that visitors see at a moment.
 * @param preview a document to show although it is hidden
 */
export const publicLibrary = (
  library: ContentLibrary,
  now: number,
  preview?: Scheduled,
): ContentLibrary => {
  const isPublic = (document: Scheduled) => document === preview || !whyHidden(document, now);
  // Caches are keyed by list, so an unchanged list must stay the same object.
  const publicOf = <Document extends Scheduled>(documents: Document[]) =>
    documents.every(isPublic) ? documents : documents.filter(isPublic);
  const articles = publicOf(library.articles);
  const slugs = new Set(articles.map(({ slug }) => slug));
  return {
    ...library,
    posts: publicOf(library.posts),
    articles,
    events: publicOf(library.events),
    videos: publicOf(library.videos),
    integrations: library.integrations.map((integration) => {
      const { article, ...rest } = integration;
      return article === undefined || slugs.has(article) ? integration : rest;
    }),
  };
};

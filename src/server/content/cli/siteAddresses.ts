import { FEATURE_SLUGS, paths } from '../../../contract/paths.ts';
import type { ContentLibrary } from '../load/contentLibrary.ts';

/** Every address that a link inside the site may lead to: the pages that always exist, and one for each document. */
export const siteAddresses = (library: ContentLibrary): Set<string> =>
  new Set([
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...FEATURE_SLUGS.map(paths.feature),
    ...library.posts.map(({ slug }) => paths.post(slug)),
    ...library.helpCategories.map(({ id }) => paths.helpCategory(id)),
    ...library.articles.map(({ slug }) => paths.helpArticle(slug)),
    ...library.events.map(({ slug }) => paths.event(slug)),
    ...library.videos.map(({ slug }) => paths.video(slug)),
  ]);

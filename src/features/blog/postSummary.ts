import type { PostSummary } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';

type Addressed = Pick<PostSummary, 'id' | 'slug'>;

/** Where a post is read; its id stands in for a slug that is missing. */
export const postPath = ({ id, slug }: Addressed): string => paths.post(slug || id);

/** The same post by its id: where the titles of trending topics lead. */
export const postPathById = ({ id, slug }: Addressed): string => paths.post(id || slug);

/** `Priya Nair, 7 minutes read`; what is not known is left out. */
export const postLine = (words: string | undefined, minutes: number): string =>
  [words, minutes > 0 && blogStrings.post.minutes(minutes)].filter(Boolean).join(', ');

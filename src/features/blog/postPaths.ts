import type { PostSummary } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';

type PostKey = Pick<PostSummary, 'id' | 'slug'>;

export const postPath = ({ id, slug }: PostKey): string => paths.post(slug || id);

export const postPathById = ({ id, slug }: PostKey): string => paths.post(id || slug);

/** The query of a page, counted from 0, of the posts with a tag. Default values are omitted. */
export const postsQuery = (tag: string, page: number): string => {
  const search = new URLSearchParams();
  if (tag) search.set('tag', tag);
  if (page > 0) search.set('page', String(page + 1));
  const text = search.toString();
  return text && `?${text}`;
};

export const taggedPath = (tag: string): string => paths.allPosts + postsQuery(tag, 0);

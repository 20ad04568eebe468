import { paths } from '../../contract/paths.ts';

/** The query of the address of a page, counted from 0, of the posts with a tag. Default values are omitted. */
export const postsQuery = (tag: string, page: number): string => {
  const search = new URLSearchParams();
  if (tag) search.set('tag', tag);
  if (page > 0) search.set('page', String(page + 1));
  const text = search.toString();
  return text && `?${text}`;
};

/** What an address with this query asks for. */
export const tagOf = (search: URLSearchParams): string => search.get('tag')?.trim() ?? '';

/** The list of the posts with a tag, or in a category. */
export const taggedPath = (tag: string): string => paths.allPosts + postsQuery(tag, 0);

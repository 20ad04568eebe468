import { paths } from '../../contract/paths';

/** The address of a page of all posts, counted from 0; the first one needs no number. */
export const allPostsAddress = (page: number): string =>
  page > 0 ? `${paths.allPosts}?page=${page + 1}` : paths.allPosts;

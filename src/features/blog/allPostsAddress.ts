import { paths } from '../../contract/paths.ts';
import { pagedAddress } from '../../lib/paging.ts';

/** The address of a page of all posts, counted from 0. */
export const allPostsAddress = pagedAddress(paths.allPosts);

import { paths } from '../../contract/paths';
import { pagedAddress } from '../../lib/paging';

/** The address of a page of all posts, counted from 0. */
export const allPostsAddress = pagedAddress(paths.allPosts);

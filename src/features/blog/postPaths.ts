import type { PostSummary } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { pageQuery } from '../../lib/queryString.ts';

type PostKey = Pick<PostSummary, 'id' | 'slug'>;

export const postPath = ({ id, slug }: PostKey): string => paths.post(slug || id);

export const postPathById = ({ id, slug }: PostKey): string => paths.post(id || slug);

export const taggedPath = (tag: string): string => paths.allPosts + pageQuery(0, { tag });

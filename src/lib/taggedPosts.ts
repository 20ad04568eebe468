import type { PostSummary } from '../contract/entities.ts';

const fold = (text: string): string => text.trim().toLowerCase();

/** The posts whose category or one of whose tags is this, in whatever case; all of them for an empty one. */
export const taggedPosts = (posts: readonly PostSummary[], tag: string): readonly PostSummary[] => {
  const wanted = fold(tag);
  if (wanted === '') return posts;
  return posts.filter(({ category, tags }) =>
    [category, ...tags].some((each) => fold(each) === wanted),
  );
};

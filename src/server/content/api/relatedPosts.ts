import type { ContentPost } from '../load/contentLibrary.ts';

const RELATED_COUNT = 6;

/** Posts to read next: most shared tags first, then those of the same category, then the newest. */
export const relatedPosts = (post: ContentPost, posts: ContentPost[]): ContentPost[] => {
  const sharedTags = (other: ContentPost) =>
    other.tags.filter((tag) => post.tags.includes(tag)).length;
  const sharesCategory = (other: ContentPost) => Number(other.category === post.category);

  return posts
    .filter((other) => other.id !== post.id)
    .sort(
      (a, b) =>
        sharedTags(b) - sharedTags(a) ||
        sharesCategory(b) - sharesCategory(a) ||
        b.publishedAt.localeCompare(a.publishedAt),
    )
    .slice(0, RELATED_COUNT);
};

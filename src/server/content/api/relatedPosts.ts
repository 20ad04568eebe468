import type { ContentPost } from '../load/contentLibrary.ts';

const RELATED_COUNT = 6;

/** A shared tag outweighs the category. */
const TAG_WEIGHT = 2;

/**
 * The posts with the most shared tags, then those of the same category, then the newest.
 * @param posts newest first
 */
export const relatedPosts = (post: ContentPost, posts: readonly ContentPost[]): ContentPost[] => {
  const tags = new Set(post.tags);
  const weightOf = (other: ContentPost) => {
    let weight = Number(other.category === post.category);
    for (const tag of other.tags) if (tags.has(tag)) weight += TAG_WEIGHT;
    return weight;
  };

  const best: { other: ContentPost; weight: number }[] = [];
  for (const other of posts) {
    if (other === post) continue;
    const weight = weightOf(other);
    if (best.length === RELATED_COUNT && weight <= best.at(-1)!.weight) continue;
    const place = best.findLastIndex((entry) => entry.weight >= weight) + 1;
    best.splice(place, 0, { other, weight });
    if (best.length > RELATED_COUNT) best.pop();
  }
  return best.map(({ other }) => other);
};

import type { ContentPost } from '../load/contentLibrary.ts';

const RELATED_COUNT = 6;

/** More than a category can be worth: one shared tag comes before it. */
const TAG_WORTH = 2;

/**
 * Posts to read next: most shared tags first, then those of the same category, then the newest. Takes one walk over a
 * library of any length.
 * @param posts newest first
 */
export const relatedPosts = (post: ContentPost, posts: readonly ContentPost[]): ContentPost[] => {
  const tags = new Set(post.tags);
  const worthOf = (other: ContentPost) => {
    let worth = Number(other.category === post.category);
    for (const tag of other.tags) if (tags.has(tag)) worth += TAG_WORTH;
    return worth;
  };

  const best: { other: ContentPost; worth: number }[] = [];
  for (const other of posts) {
    if (other === post) continue;
    const worth = worthOf(other);
    if (best.length === RELATED_COUNT && worth <= best.at(-1)!.worth) continue;
    const place = best.findLastIndex((better) => better.worth >= worth) + 1;
    best.splice(place, 0, { other, worth });
    if (best.length > RELATED_COUNT) best.pop();
  }
  return best.map(({ other }) => other);
};

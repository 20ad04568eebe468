import { PREVIEW_COUNT } from '../../../contract/constants.ts';
import type { Texts } from '../../../contract/texts/texts.ts';
import type { ContentPost } from '../load/loadPosts.ts';
import { postSummaryShape } from './serializers.ts';

/** Posts in each list of the blog's front page; the site shows the first of them. */
const LANDING_COUNT = 12;

/** The blog's front page. Each of its lists begins with posts that are not shown above it. */
export const blogLanding = (posts: ContentPost[], texts: Texts['blog'] | undefined) => {
  const featured = posts.find((post) => post.featured) ?? posts[0];
  const above = new Set([featured]);
  const list = (chosen: ContentPost[]) => {
    const listed = [
      ...chosen.filter((post) => !above.has(post)),
      ...chosen.filter((post) => above.has(post)),
    ].slice(0, LANDING_COUNT);
    for (const post of listed.slice(0, PREVIEW_COUNT)) above.add(post);
    return listed.map(postSummaryShape);
  };
  return {
    hero: {
      title: texts?.title ?? '',
      description: texts?.lead ?? '',
      post: featured ? postSummaryShape(featured) : null,
    },
    latest: list(posts.filter((post) => post !== featured)),
    guides: list(posts.filter((post) => post.guide)),
    trending: list(posts.filter((post) => post.trending)),
  };
};

const RELATED_COUNT = 6;

const TAG_WEIGHT = 2;

/** The posts with the most shared tags, then those of the same category, then the newest. */
export const relatedPosts = (post: ContentPost, posts: readonly ContentPost[]): ContentPost[] => {
  const weightOf = ({ category, tags }: ContentPost) =>
    Number(category === post.category) +
    TAG_WEIGHT * tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter((other) => other !== post)
    .map((other) => ({ other, weight: weightOf(other) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, RELATED_COUNT)
    .map(({ other }) => other);
};

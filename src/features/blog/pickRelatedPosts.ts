import { PREVIEW_COUNT } from '../../contract/constants.ts';
import type { Id, PostSummary } from '../../contract/entities.ts';

/**
 * The first posts of a list shown beside a post (spec §9). That post itself is passed over as long as the list is
 * long enough: the content API does not know who is asking for what is recent.
 */
export const pickRelatedPosts = (posts: readonly PostSummary[], currentId: Id): PostSummary[] => {
  const others = posts.filter(({ id }) => id !== currentId);
  return (others.length < PREVIEW_COUNT ? posts : others).slice(0, PREVIEW_COUNT);
};

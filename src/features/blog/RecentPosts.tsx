import type { Id } from '../../contract/entities.ts';
import { blogStrings } from '../../strings/blog.ts';
import { useGetRecentPostsQuery } from './blogApi.ts';
import { RelatedPostsSection } from './RelatedPostsSection.tsx';

/** Up to three posts that were added last. */
export function RecentPosts({ postId }: { postId: Id }) {
  const result = useGetRecentPostsQuery();
  return <RelatedPostsSection {...blogStrings.post.recent} postId={postId} result={result} />;
}

import type { Id } from '../../contract/entities';
import { blogCopy } from '../../copy/blog';
import { useGetRecentPostsQuery } from './blogApi';
import { PostsBeside } from './PostsBeside';

/** Up to three posts that were added last. */
export function RecentPosts({ postId }: { postId: Id }) {
  const result = useGetRecentPostsQuery();
  return <PostsBeside {...blogCopy.post.recent} postId={postId} result={result} />;
}

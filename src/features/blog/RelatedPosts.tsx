import type { Id } from '../../contract/entities.ts';
import { blogStrings } from '../../strings/blog.ts';
import { useGetRelatedPostsQuery } from './blogApi.ts';
import { RelatedPostsSection } from './RelatedPostsSection.tsx';

interface RelatedPostsProps {
  /** What the address calls the post: its slug or its id. */
  addressId: string;
  postId: Id;
}

/** Up to three posts that the content API calls related. */
export function RelatedPosts({ addressId, postId }: RelatedPostsProps) {
  const result = useGetRelatedPostsQuery(addressId);
  return <RelatedPostsSection {...blogStrings.post.related} postId={postId} result={result} />;
}

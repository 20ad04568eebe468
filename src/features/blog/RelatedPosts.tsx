import type { Id } from '../../contract/entities';
import { blogCopy } from '../../copy/blog';
import { useGetRelatedPostsQuery } from './blogApi';
import { PostsBeside } from './PostsBeside';

interface RelatedPostsProps {
  /** What the address calls the post: its slug or its id. */
  addressId: string;
  postId: Id;
}

/** Up to three posts that the content API calls related. */
export function RelatedPosts({ addressId, postId }: RelatedPostsProps) {
  const result = useGetRelatedPostsQuery(addressId);
  return <PostsBeside {...blogCopy.post.related} postId={postId} result={result} />;
}

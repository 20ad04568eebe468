import { useId } from 'react';
import type { Id, PostSummary } from '../../contract/entities.ts';
import { blogStrings } from '../../strings/blog.ts';
import { PREVIEW_COUNT } from '../../contract/constants.ts';
import { queryStatus } from '../../api/queryStatus.ts';
import { useRead } from '../../api/useRead.ts';
import { Section, SectionHead, Wrap } from '../../ui/Layout.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { H2 } from '../../ui/Text.tsx';
import { blogApi } from './blogApi.ts';
import { PostGrid } from './PostGrid.tsx';

/**
 * The first posts of a list shown beside a post (spec §9). That post itself is passed over as long as the list is
 * long enough: the content API does not know who is asking for what is recent.
 */
export const pickRelatedPosts = (posts: readonly PostSummary[], currentId: Id): PostSummary[] => {
  const others = posts.filter(({ id }) => id !== currentId);
  return (others.length < PREVIEW_COUNT ? posts : others).slice(0, PREVIEW_COUNT);
};

interface RelatedPostsSectionProps {
  title: string;
  loading: string;
  /** The post that is being read. */
  postId: Id;
  result: { data: readonly PostSummary[] | undefined; error: unknown };
}

/** A list beside a post. One that fails or is empty is left out: the post is whole without it (contract). */
function RelatedPostsSection({ title, loading, postId, result }: RelatedPostsSectionProps) {
  const headingId = useId();
  const status = queryStatus(result);
  const posts = pickRelatedPosts(result.data ?? [], postId);
  if (status === 'failed' || (status === 'ready' && posts.length === 0)) return null;
  return (
    <Section $flush aria-labelledby={headingId}>
      <Wrap>
        <SectionHead>
          <H2 id={headingId}>{title}</H2>
        </SectionHead>
        {status === 'loading' ? (
          <SkeletonCards label={loading} />
        ) : (
          <PostGrid posts={posts} headingLevel={3} />
        )}
      </Wrap>
    </Section>
  );
}

interface RelatedPostsProps {
  /** What the address calls the post: its slug or its id. */
  addressId: string;
  postId: Id;
}

/** Up to three posts that the content API calls related. */
export function RelatedPosts({ addressId, postId }: RelatedPostsProps) {
  const result = useRead(blogApi.endpoints.getRelatedPosts, addressId);
  return <RelatedPostsSection {...blogStrings.post.related} postId={postId} result={result} />;
}

/** Up to three posts that were added last. */
export function RecentPosts({ postId }: { postId: Id }) {
  const result = useRead(blogApi.endpoints.getRecentPosts);
  return <RelatedPostsSection {...blogStrings.post.recent} postId={postId} result={result} />;
}

import { useId } from 'react';
import type { Id, PostSummary } from '../../contract/entities.ts';
import { blogStrings } from '../../strings/blog.ts';
import { PREVIEW_COUNT } from '../../contract/constants.ts';
import { queryStatus, type QueryStatus } from '../../api/queryStatus.ts';
import { useRead } from '../../api/useRead.ts';
import { Section, SectionHead, Wrap } from '../../ui/Layout.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { H2 } from '../../ui/Text.tsx';
import { blogApi } from './blogApi.ts';
import { PostGrid } from './PostGrid.tsx';

/**
 * The first posts of a list shown beside a post (spec §9). That post itself is passed over as long as the list is
 * long enough, as the content API does not know who is asking for what is recent; and so are those that stand on the
 * page already.
 */
export const pickRelatedPosts = (
  posts: readonly PostSummary[],
  currentId: Id,
  shown: readonly PostSummary[] = [],
): PostSummary[] => {
  const shownIds = shown.map(({ id }) => id);
  const others = [[currentId, ...shownIds], [currentId]]
    .map((passedOver) => posts.filter(({ id }) => !passedOver.includes(id)))
    .find(({ length }) => length >= PREVIEW_COUNT);
  return (others ?? posts).slice(0, PREVIEW_COUNT);
};

interface RelatedPostsSectionProps {
  title: string;
  loading: string;
  status: QueryStatus;
  posts: readonly PostSummary[];
}

/** A list beside a post. One that fails or is empty is left out: the post is whole without it (contract). */
function RelatedPostsSection({ title, loading, status, posts }: RelatedPostsSectionProps) {
  const headingId = useId();
  if (status === 'failed' || (status === 'ready' && posts.length === 0)) return null;
  return (
    <Section $flush aria-labelledby={headingId} data-screen-only>
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
  /** The post that is being read. */
  postId: Id;
}

/** Up to three posts that the content API calls related, and up to three others that were added last. */
export function RelatedPosts({ addressId, postId }: RelatedPostsProps) {
  const related = useRead(blogApi.endpoints.getRelatedPosts, addressId);
  const recent = useRead(blogApi.endpoints.getRecentPosts);
  const relatedStatus = queryStatus(related);
  const relatedPosts = pickRelatedPosts(related.data ?? [], postId);
  return (
    <>
      <RelatedPostsSection
        {...blogStrings.post.related}
        status={relatedStatus}
        posts={relatedPosts}
      />
      <RelatedPostsSection
        {...blogStrings.post.recent}
        // Which of the recent ones are shown depends on the related ones.
        status={relatedStatus === 'loading' ? 'loading' : queryStatus(recent)}
        posts={pickRelatedPosts(recent.data ?? [], postId, relatedPosts)}
      />
    </>
  );
}

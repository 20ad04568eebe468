import { useId } from 'react';
import { queryStatus } from '../../api/queryStatus.ts';
import type { Id, PostSummary } from '../../contract/entities.ts';
import { Section, SectionHead, Wrap } from '../../ui/Layout.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { H2 } from '../../ui/Text.tsx';
import { pickRelatedPosts } from './pickRelatedPosts.ts';
import { PostGrid } from './PostGrid.tsx';

interface RelatedPostsSectionProps {
  title: string;
  loading: string;
  /** The post that is being read. */
  postId: Id;
  result: { currentData?: readonly PostSummary[]; error?: unknown };
}

/** A list beside a post. One that fails or is empty is left out: the post is whole without it (contract). */
export function RelatedPostsSection({ title, loading, postId, result }: RelatedPostsSectionProps) {
  const headingId = useId();
  const { currentData, error } = result;
  const status = queryStatus({ data: currentData, error });
  const posts = pickRelatedPosts(currentData ?? [], postId);
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

import { useId } from 'react';
import { readStatus } from '../../api/readStatus';
import type { Id, PostSummary } from '../../contract/entities';
import { Section, SectionHead, Wrap } from '../../ui/Layout';
import { SkeletonCards } from '../../ui/Skeleton';
import { H2 } from '../../ui/Text';
import { pickPostsBeside } from './pickPostsBeside';
import { PostGrid } from './PostGrid';

interface PostsBesideProps {
  title: string;
  loading: string;
  /** The post that is being read. */
  postId: Id;
  result: { currentData?: readonly PostSummary[]; error?: unknown };
}

/** A list beside a post. One that fails or is empty is left out: the post is whole without it (contract). */
export function PostsBeside({ title, loading, postId, result }: PostsBesideProps) {
  const headingId = useId();
  const { currentData, error } = result;
  const status = readStatus({ data: currentData, error });
  const posts = pickPostsBeside(currentData ?? [], postId);
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

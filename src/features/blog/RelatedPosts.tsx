import { useId } from 'react';
import type { Id, PostSummary } from '../../contract/entities.ts';
import { blogStrings } from '../../strings/blog.ts';
import { PREVIEW_COUNT } from '../../contract/constants.ts';
import { useReadOnce, type ReadResult } from '../../api/useReadOnce.ts';
import { Section, SectionHead, Wrap } from '../../ui/Layout.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { H2 } from '../../ui/Text.tsx';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { blogApi } from './blogApi.ts';
import { PostGrid } from './PostGrid.tsx';
import { postPath } from './postSummary.ts';

interface PostsBeside {
  related: PostSummary[];
  recent: PostSummary[];
  /** What to read after them. */
  next: PostSummary | undefined;
}

/**
 * What stands beside a post: three related, three recent, and one to read next, none of them twice and none
 * the post itself, as long as the lists are long enough: the content API does not know what else the page shows. A list
 * that would be short without a repetition is filled up with what it has.
 */
export const pickPostsBeside = (
  related: readonly PostSummary[],
  recent: readonly PostSummary[],
  currentId: Id,
): PostsBeside => {
  const shown = new Set<string>();
  const isFresh = (post: PostSummary) => post.id !== currentId && !shown.has(postPath(post));
  const pick = (posts: readonly PostSummary[]): PostSummary[] => {
    const fresh = posts.filter(isFresh);
    const others = posts.filter((post) => !fresh.includes(post));
    const picked = [...fresh, ...others].slice(0, PREVIEW_COUNT);
    for (const post of picked) shown.add(postPath(post));
    return posts.filter((post) => picked.includes(post));
  };
  return {
    related: pick(related),
    recent: pick(recent),
    next: [...related, ...recent].find(isFresh),
  };
};

interface RelatedPostsSectionProps {
  title: string;
  loading: string;
  isLoading: boolean;
  posts: readonly PostSummary[];
}

/** A list beside a post. One that fails or is empty is left out: the post is whole without it. */
function RelatedPostsSection({ title, loading, isLoading, posts }: RelatedPostsSectionProps) {
  const headingId = useId();
  if (!isLoading && posts.length === 0) return null;
  return (
    <Section $flush aria-labelledby={headingId} data-screen-only>
      <Wrap>
        <SectionHead>
          <H2 id={headingId}>{title}</H2>
        </SectionHead>
        {isLoading ? (
          <SkeletonCards label={loading} />
        ) : (
          <PostGrid posts={posts} headingLevel={3} />
        )}
      </Wrap>
    </Section>
  );
}

interface PostsBesideProps {
  /** What the address calls the post: its slug or its id. */
  addressId: string;
  /** The post that is being read. */
  postId: Id;
}

const listOf = ({ data, isLoading }: ReadResult<readonly PostSummary[]>) => ({
  isLoading,
  posts: data ?? [],
});

/** Up to three posts that the content API calls related, up to three that were added last, and the next step. */
export function RelatedPosts({ addressId, postId }: PostsBesideProps) {
  const related = listOf(useReadOnce(blogApi.endpoints.getRelatedPosts, addressId));
  const recent = listOf(useReadOnce(blogApi.endpoints.getRecentPosts));
  const beside = pickPostsBeside(related.posts, recent.posts, postId);
  // Which are recent and not related is known once both are there.
  const isRecentLoading = recent.isLoading || (related.isLoading && recent.posts.length > 0);
  const { next } = beside;
  return (
    <>
      <RelatedPostsSection
        {...blogStrings.post.related}
        isLoading={related.isLoading}
        posts={beside.related}
      />
      <RelatedPostsSection
        {...blogStrings.post.recent}
        isLoading={isRecentLoading}
        posts={beside.recent}
      />
      <Section $flush>
        <Wrap>
          <NextStep
            offer="newsletter"
            next={next && { label: nextStepStrings.post, title: next.title, to: postPath(next) }}
          />
        </Wrap>
      </Section>
    </>
  );
}

import { useId } from 'react';
import { useReadOnce, type ReadResult } from '../../api/useReadOnce.ts';
import { PREVIEW_COUNT } from '../../contract/constants.ts';
import type { Id, PostSummary } from '../../contract/entities.ts';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import { blogStrings } from '../../strings/blog.ts';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { Container, Section, SectionHead } from '../../ui/Layout.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { H2 } from '../../ui/Text.tsx';
import { blogApi } from './blogApi.ts';
import { PostGrid } from './PostCard.tsx';
import { postPath } from './postPaths.ts';

/**
 * Three related posts, three recent ones and one to read next. The content API does not know what else the page shows:
 * repetitions and the post itself are left out, unless a list would be shorter than three.
 */
export const pickPosts = (
  related: readonly PostSummary[],
  recent: readonly PostSummary[],
  currentId: Id,
) => {
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

interface PostSectionProps {
  title: string;
  loading: string;
  isLoading: boolean;
  posts: readonly PostSummary[];
}

/** Renders nothing if the list failed or is empty. */
function PostSection({ title, loading, isLoading, posts }: PostSectionProps) {
  const headingId = useId();
  if (!isLoading && posts.length === 0) return null;
  return (
    <Section $flush aria-labelledby={headingId} data-screen-only>
      <Container>
        <SectionHead>
          <H2 id={headingId}>{title}</H2>
        </SectionHead>
        {isLoading ? (
          <SkeletonCards label={loading} />
        ) : (
          <PostGrid posts={posts} headingLevel={3} />
        )}
      </Container>
    </Section>
  );
}

const listOf = ({ data, isLoading }: ReadResult<readonly PostSummary[]>) => ({
  isLoading,
  posts: data ?? [],
});

interface RelatedPostsProps {
  /** The post's slug or id in the address. */
  addressId: string;
  postId: Id;
}

export function RelatedPosts({ addressId, postId }: RelatedPostsProps) {
  const related = listOf(useReadOnce(blogApi.endpoints.getRelatedPosts, addressId));
  const recent = listOf(useReadOnce(blogApi.endpoints.getRecentPosts));
  const { next, ...picked } = pickPosts(related.posts, recent.posts, postId);
  const { related: relatedWords, recent: recentWords } = blogStrings.post;
  // Recent posts that are related as well are known once both lists have loaded.
  const isRecentLoading = recent.isLoading || (related.isLoading && recent.posts.length > 0);
  return (
    <>
      <PostSection {...relatedWords} isLoading={related.isLoading} posts={picked.related} />
      <PostSection {...recentWords} isLoading={isRecentLoading} posts={picked.recent} />
      <Section $flush>
        <Container>
          <NextStep
            offer="newsletter"
            next={next && { label: nextStepStrings.post, title: next.title, to: postPath(next) }}
          />
        </Container>
      </Section>
    </>
  );
}

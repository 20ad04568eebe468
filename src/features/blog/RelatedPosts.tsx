import { useReadOnce } from '../../api/useReadOnce.ts';
import { PREVIEW_COUNT } from '../../contract/constants.ts';
import type { Id, PostSummary } from '../../contract/entities.ts';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import { blogStrings } from '../../strings/blog.ts';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { Container, Section } from '../../ui/Layout.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { blogApi } from './blogApi.ts';
import { PostGrid } from './PostGrid.tsx';
import { postPath } from './postPaths.ts';
import { PostSection } from './PostSection.tsx';

const strings = blogStrings.post;

/** Omits repetitions and the post itself, unless a list would be shorter than three. */
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

interface ShortListProps {
  title: string;
  loading: string;
  isLoading: boolean;
  posts: readonly PostSummary[];
}

function ShortList({ title, loading, isLoading, posts }: ShortListProps) {
  if (!isLoading && posts.length === 0) return null;
  return (
    <PostSection title={title} flush data-screen-only>
      {isLoading ? <SkeletonCards label={loading} /> : <PostGrid posts={posts} headingLevel={3} />}
    </PostSection>
  );
}

interface RelatedPostsProps {
  /** The post's slug or id in the address. */
  addressId: string;
  postId: Id;
}

/** Below a post: related and recent posts, and the next step. */
export function RelatedPosts({ addressId, postId }: RelatedPostsProps) {
  const related = useReadOnce(blogApi.endpoints.getRelatedPosts, addressId);
  const recent = useReadOnce(blogApi.endpoints.getRecentPosts);
  const picked = pickPosts(related.data ?? [], recent.data ?? [], postId);
  const { next } = picked;
  // Recent posts that are related as well are known once both lists have loaded.
  const isRecentLoading = recent.isLoading || (related.isLoading && picked.recent.length > 0);
  return (
    <>
      <ShortList {...strings.related} isLoading={related.isLoading} posts={picked.related} />
      <ShortList {...strings.recent} isLoading={isRecentLoading} posts={picked.recent} />
      <Section $flush>
        <Container>
          <NextStep
            offer="newsletter"
            next={next && { label: nextStepStrings.read, title: next.title, to: postPath(next) }}
          />
        </Container>
      </Section>
    </>
  );
}

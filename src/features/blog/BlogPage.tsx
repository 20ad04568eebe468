import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { BlogHero, BlogLanding } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { color, radius, space } from '../../theme/tokens.ts';
import { TextLink } from '../../ui/AppLink.tsx';
import { Container, PageHeader, Section, SectionHead, SplitHead } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { SkeletonCards, SkeletonLine } from '../../ui/Skeleton.tsx';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { Display2, H2, Lead } from '../../ui/Text.tsx';
import { blogApi } from './blogApi.ts';
import { FeedLink } from './FeedLink.tsx';
import {
  FeaturedGrid,
  FeaturedPost,
  FeaturedText,
  GuideList,
  TrendingTopics,
} from './LandingPosts.tsx';
import { PostGrid } from './PostCard.tsx';

const { landing } = blogStrings;

const Header = styled(PageHeader)`
  padding-bottom: 40px;
`;

function BlogHeader({ hero }: { hero: BlogHero | null }) {
  return (
    <Header>
      <Container>
        <SplitHead>
          <Display2 dir="auto">{hero?.title || landing.title}</Display2>
          <Lead dir="auto">{hero?.description || landing.description}</Lead>
        </SplitHead>
      </Container>
    </Header>
  );
}

interface PostListSectionProps {
  title: string;
  /** The message of an empty list. */
  empty: string;
  isEmpty: boolean;
  flush?: boolean;
  children: ReactNode;
}

function PostListSection({ title, empty, isEmpty, flush, children }: PostListSectionProps) {
  const headingId = useId();
  return (
    <Section $flush={flush} aria-labelledby={headingId}>
      <Container>
        <SectionHead>
          <H2 id={headingId}>{title}</H2>
          <TextLink to={paths.allPosts}>{landing.viewAll}</TextLink>
        </SectionHead>
        {isEmpty ? <EmptyState title={empty} text={landing.emptyText} /> : children}
      </Container>
    </Section>
  );
}

function PostLists({ latest, guides, trending }: BlogLanding) {
  return (
    <>
      <PostListSection {...landing.latest} isEmpty={latest.length === 0}>
        <PostGrid posts={latest} headingLevel={3} />
      </PostListSection>
      <PostListSection {...landing.guides} isEmpty={guides.length === 0} flush>
        <GuideList guides={guides} />
      </PostListSection>
      <PostListSection
        title={landing.trending.title}
        empty={landing.trending.empty(landing.trending.title)}
        isEmpty={trending.length === 0}
        flush
      >
        <TrendingTopics topics={trending} />
      </PostListSection>
    </>
  );
}

const SkeletonCover = styled.div`
  aspect-ratio: 16 / 10;
  border-radius: ${radius.stage};
  background: ${color.plaster};
`;

const SkeletonText = styled(FeaturedText)`
  justify-items: stretch;
`;

function BlogSkeleton() {
  return (
    <>
      <Container>
        <FeaturedGrid aria-hidden="true">
          <SkeletonCover />
          <SkeletonText>
            <SkeletonLine width="30%" height="26px" />
            <SkeletonLine width="92%" height="48px" />
            <SkeletonLine width="70%" height="48px" />
            <SkeletonLine width="96%" />
          </SkeletonText>
        </FeaturedGrid>
      </Container>
      <Section>
        <Container>
          <SectionHead>
            <H2>{landing.latest.title}</H2>
          </SectionHead>
          <SkeletonCards label={landing.loading} />
        </Container>
      </Section>
    </>
  );
}

const LastContainer = styled(Container)`
  padding-bottom: ${space.section};
`;

function BlogContent() {
  const { data, isError, refetch } = useReadOnce(blogApi.endpoints.getBlogLanding);
  if (isError) {
    return (
      <LastContainer>
        <QueryError onTryAgain={refetch} />
      </LastContainer>
    );
  }
  if (!data) return <BlogSkeleton />;
  return (
    <>
      {data.hero?.post && <FeaturedPost post={data.hero.post} />}
      <PostLists {...data} />
    </>
  );
}

/** The newsletter section is a prop, because it belongs to another feature. */
export function BlogPage({ newsletter }: { newsletter: ReactNode }) {
  const { data } = useReadOnce(blogApi.endpoints.getBlogLanding);
  return (
    <>
      <PageMeta title={landing.metaTitle} description={landing.description} path={paths.blog} />
      <FeedLink />
      <BlogHeader hero={data?.hero ?? null} />
      <BlogContent />
      <LastContainer>{newsletter}</LastContainer>
    </>
  );
}

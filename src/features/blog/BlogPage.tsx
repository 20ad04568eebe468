import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { BlogLanding } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { useTexts } from '../../store/hooks.ts';
import { blogStrings } from '../../strings/blog.ts';
import { color, radius } from '../../theme/tokens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Container, PageHeader, Section, SectionHead, SplitHead } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { SkeletonCards, SkeletonLine } from '../../ui/Skeleton.tsx';
import { Display2, H2, Lead } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { blogApi } from './blogApi.ts';
import { FeaturedGrid, FeaturedPost, FeaturedText } from './FeaturedPost.tsx';
import { FeedLink } from './FeedLink.tsx';
import { GuideList } from './GuideList.tsx';
import { PostGrid } from './PostGrid.tsx';
import { TrendingPosts } from './TrendingPosts.tsx';
import { PostSection } from './PostSection.tsx';

const { landing } = blogStrings;

interface LandingSectionProps {
  title: string;
  empty: string;
  isEmpty: boolean;
  flush?: boolean;
  children: ReactNode;
}

function LandingSection({ empty, isEmpty, children, ...section }: LandingSectionProps) {
  const texts = useTexts('blog');
  return (
    <PostSection {...section} link={<TextLink to={paths.allPosts}>{texts.view_all}</TextLink>}>
      {isEmpty ? <EmptyState title={empty} text={texts.empty} /> : children}
    </PostSection>
  );
}

function BlogContent({ hero, latest, guides, trending }: BlogLanding) {
  const texts = useTexts('blog');
  return (
    <>
      {hero?.post && <FeaturedPost post={hero.post} />}
      <LandingSection {...texts.latest} isEmpty={latest.length === 0}>
        <PostGrid posts={latest} headingLevel={3} />
      </LandingSection>
      <LandingSection {...texts.guides} isEmpty={guides.length === 0} flush>
        <GuideList guides={guides} />
      </LandingSection>
      <LandingSection {...texts.trending} isEmpty={trending.length === 0} flush>
        <TrendingPosts posts={trending} />
      </LandingSection>
    </>
  );
}

const SkeletonCover = styled.div`
  aspect-ratio: 16 / 10;
  border-radius: ${radius.stage};
  background: ${color.plaster};
`;

function BlogSkeleton() {
  const { latest } = useTexts('blog');
  return (
    <>
      <FeaturedGrid as={Container} aria-hidden="true">
        <SkeletonCover />
        <FeaturedText $gap={20}>
          <SkeletonLine width="30%" height="26px" />
          <SkeletonLine width="92%" height="48px" />
          <SkeletonLine width="70%" height="48px" />
          <SkeletonLine width="96%" />
        </FeaturedText>
      </FeaturedGrid>
      <Section>
        <Container>
          <SectionHead>
            <H2>{latest.title}</H2>
          </SectionHead>
          <SkeletonCards label={landing.loading} />
        </Container>
      </Section>
    </>
  );
}

const Header = styled(PageHeader)`
  padding-bottom: 40px;
`;

/** The newsletter section is a prop, because it belongs to another feature. */
export function BlogPage({ newsletter }: { newsletter: ReactNode }) {
  const texts = useTexts('blog');
  const landingPosts = useReadOnce(blogApi.endpoints.getBlogLanding);
  const { data, isLoading, isError } = landingPosts;
  return (
    <>
      <PageMeta {...texts.meta} path={paths.blog} />
      <FeedLink />
      <Header>
        <SplitHead as={Container}>
          <Display2 dir="auto">{data?.hero?.title || texts.title}</Display2>
          <Lead dir="auto">{data?.hero?.description || texts.lead}</Lead>
        </SplitHead>
      </Header>
      {isLoading && <BlogSkeleton />}
      {isError && (
        <Section as={Container} $flush>
          <QueryError query={landingPosts} />
        </Section>
      )}
      {data && <BlogContent {...data} />}
      <Section as={Container} $flush>
        {newsletter}
      </Section>
    </>
  );
}

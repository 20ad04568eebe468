import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { BlogHero } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { space } from '../../theme/tokens.ts';
import { PageHeader, SplitHead, Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError } from '../../ui/StateCard.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';
import { blogApi } from './blogApi.ts';
import { FeaturedPost } from './FeaturedPost.tsx';
import { FeedLink } from './FeedLink.tsx';
import { LandingLists } from './LandingLists.tsx';
import { LandingSkeleton } from './LandingSkeleton.tsx';

const { landing } = blogStrings;

const Head = styled(PageHeader)`
  padding-bottom: 40px;
`;

// Whatever ends here leaves a section of room below.
const Below = styled(Wrap)`
  padding-bottom: ${space.section};
`;

function BlogHead({ hero }: { hero: BlogHero | null }) {
  return (
    <Head>
      <Wrap>
        <SplitHead>
          <Display2 dir="auto">{hero?.title || landing.title}</Display2>
          <Lead dir="auto">{hero?.description || landing.description}</Lead>
        </SplitHead>
      </Wrap>
    </Head>
  );
}

function LandingContent() {
  const result = useReadOnce(blogApi.endpoints.getBlogLanding);

  if (result.isLoading) return <LandingSkeleton />;
  if (result.isError) {
    return (
      <Below>
        <QueryError onTryAgain={result.refetch} />
      </Below>
    );
  }
  const featured = result.data?.hero?.post;
  return (
    <>
      {featured && <FeaturedPost post={featured} />}
      <LandingLists />
    </>
  );
}

/** The blog's landing page. The newsletter section is handed in: it belongs to another feature. */
export function BlogPage({ newsletter }: { newsletter: ReactNode }) {
  const { data } = useReadOnce(blogApi.endpoints.getBlogLanding);
  return (
    <>
      <PageMeta title={landing.metaTitle} description={landing.description} path={paths.blog} />
      <FeedLink />
      <BlogHead hero={data?.hero ?? null} />
      <LandingContent />
      <Below>{newsletter}</Below>
    </>
  );
}

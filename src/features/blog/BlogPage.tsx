import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { readStatus } from '../../api/readStatus';
import type { BlogHero } from '../../contract/entities';
import { paths } from '../../contract/paths';
import { blogCopy } from '../../copy/blog';
import { space } from '../../theme/tokens';
import { PageHeader, SplitHead, Wrap } from '../../ui/Layout';
import { PageMeta } from '../../ui/PageMeta';
import { ReadFailed } from '../../ui/ReadFailed';
import { Display2, Lead } from '../../ui/Text';
import { useGetBlogLandingQuery } from './blogApi';
import { FeaturedPost } from './FeaturedPost';
import { FeedLink } from './FeedLink';
import { LandingLists } from './LandingLists';
import { LandingSkeleton } from './LandingSkeleton';

const { landing } = blogCopy;

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
  const result = useGetBlogLandingQuery();

  const status = readStatus(result);
  if (status === 'loading') return <LandingSkeleton />;
  if (status === 'failed') {
    return (
      <Below>
        <ReadFailed onTryAgain={() => void result.refetch()} />
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
  const { data } = useGetBlogLandingQuery();
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

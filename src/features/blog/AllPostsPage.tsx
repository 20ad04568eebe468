import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { pageFromQuery } from '../../lib/paging.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { AppThunk } from '../../store/services.ts';
import { space } from '../../theme/tokens.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { PageHeader, Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Display2 } from '../../ui/Text.tsx';
import { AllPosts } from './AllPosts.tsx';
import { allPostsAddress } from './allPostsAddress.ts';
import { selectPostsView } from './blogSelectors.ts';
import { FeedLink } from './FeedLink.tsx';
import { pageOpened } from './postsSlice.ts';

/** `?page=2` opens the second page. */
export const allPostsEntered =
  ({ search }: { search: URLSearchParams }): AppThunk =>
  (dispatch) => {
    dispatch(pageOpened({ page: pageFromQuery(search.get('page')) }));
  };

const Head = styled(Wrap)`
  display: grid;
  gap: 24px;
`;

const Body = styled(Wrap)`
  padding-bottom: ${space.section};
`;

/** Every post, six on a page (spec §2, All posts). */
export function AllPostsPage() {
  const { page } = useAppSelector(selectPostsView);
  const { title, pageTitle, description } = blogStrings.allPosts;
  return (
    <>
      <PageMeta
        title={page === 0 ? title : pageTitle(page + 1)}
        description={description}
        path={allPostsAddress(page)}
      />
      <FeedLink />
      <PageHeader>
        <Head>
          <Breadcrumb
            items={[{ label: blogStrings.breadcrumb, to: paths.blog }, { label: title }]}
          />
          <Display2>{title}</Display2>
        </Head>
      </PageHeader>
      <Body>
        <AllPosts />
      </Body>
    </>
  );
}

import { styled } from 'styled-components';
import { paths } from '../../contract/paths';
import { blogCopy } from '../../copy/blog';
import { pageFromQuery } from '../../lib/paging';
import { useAppSelector } from '../../store/hooks';
import type { AppThunk } from '../../store/services';
import { space } from '../../theme/tokens';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { PageHeader, Wrap } from '../../ui/Layout';
import { PageMeta } from '../../ui/PageMeta';
import { Display2 } from '../../ui/Text';
import { AllPosts } from './AllPosts';
import { allPostsAddress } from './allPostsAddress';
import { selectPostsView } from './blogSelectors';
import { FeedLink } from './FeedLink';
import { pageOpened } from './postsSlice';

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
  const { title, pageTitle, description } = blogCopy.allPosts;
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
          <Breadcrumb items={[{ label: blogCopy.breadcrumb, to: paths.blog }, { label: title }]} />
          <Display2>{title}</Display2>
        </Head>
      </PageHeader>
      <Body>
        <AllPosts />
      </Body>
    </>
  );
}

import { styled } from 'styled-components';
import { queryStatus } from '../../api/queryStatus.ts';
import { useRead } from '../../api/useRead.ts';
import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { pageQuery } from '../../lib/paging.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { space } from '../../theme/tokens.ts';
import { PagedList, usePagedList } from '../../shared/paged-list/PagedList.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader, Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { Display2 } from '../../ui/Text.tsx';
import { selectPostsView } from './blogSelectors.ts';
import { FeedLink } from './FeedLink.tsx';
import {
  postsSlice,
  selectPostsArgument,
  selectPostsSearch,
  selectRequestedPage,
} from './postsSlice.ts';
import { blogApi } from './blogApi.ts';
import { PostGrid } from './PostGrid.tsx';

/** The address of a page of all posts, counted from 0. */
const allPostsAddress = (page: number) => paths.allPosts + pageQuery(page);

const words = blogStrings.allPosts;

/** The first row of covers from 1024 px. */
const FIRST_ROW = 3;

/** The open page of all posts and the way to the others. */
function AllPosts() {
  const result = useRead(blogApi.endpoints.getPostsPage, useAppSelector(selectPostsArgument));
  const view = useAppSelector(selectPostsView);
  const pager = usePagedList(view, postsSlice.actions, allPostsAddress);

  const status = queryStatus(result);
  if (status === 'failed') return <QueryError onTryAgain={result.tryAgain} />;
  if (status === 'ready' && view.items.length === 0) {
    return (
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        link={{ label: blogStrings.backToBlog, to: paths.blog }}
      />
    );
  }

  return (
    <PagedList label={words.pager} {...pager}>
      {status === 'loading' ? (
        <SkeletonCards label={words.loading} />
      ) : (
        <PostGrid posts={view.items} headingLevel={2} priorityCount={FIRST_ROW} />
      )}
    </PagedList>
  );
}

const Head = styled(Wrap)`
  display: grid;
  gap: 24px;
`;

const Body = styled(Wrap)`
  padding-bottom: ${space.section};
`;

/** Every post, six on a page (spec §2, All posts). */
function AllPostsPage() {
  const { page } = useAppSelector(selectPostsView);
  const isListed = useAppSelector(selectRequestedPage) === page;
  const { metaTitle, title, pageTitle, description } = blogStrings.allPosts;
  const ownTitle = page === 0 ? metaTitle : pageTitle(page + 1);
  return (
    <>
      <PageMeta
        title={ownTitle}
        description={page === 0 ? description : `${ownTitle}. ${description}`}
        // A page past the last shows the last one, which has an address of its own.
        path={isListed ? allPostsAddress(page) : undefined}
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

export const allPostsPage: PageModule = {
  Page: AllPostsPage,
  slices: [postsSlice],
  projection: { selectSearch: selectPostsSearch, steps: ['page'] },
};

import { useNavigate } from 'react-router-dom';
import { queryStatus } from '../../api/queryStatus.ts';
import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { clampPage } from '../../lib/paging.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedList } from '../../shared/paged-list/PagedList.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { allPostsAddress } from './allPostsAddress.ts';
import { useGetActivePostsQuery } from './blogApi.ts';
import { selectPostsView } from './blogSelectors.ts';
import { PostGrid } from './PostGrid.tsx';
import { nextPageRequested, previousPageRequested } from './postsSlice.ts';

const words = blogStrings.allPosts;

/** The first row of covers from 1024 px. */
const FIRST_ROW = 3;

/** The open page of all posts and the way to the others. */
export function AllPosts() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const result = useGetActivePostsQuery();
  const { items, page, pageCount } = useAppSelector(selectPostsView);

  const status = queryStatus(result);
  if (status === 'loading') return <SkeletonCards label={words.loading} />;
  if (status === 'failed') return <QueryError onTryAgain={() => void result.refetch()} />;
  if (items.length === 0) {
    return (
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        link={{ label: blogStrings.backToBlog, to: paths.blog }}
      />
    );
  }

  // The cursor moves at once; the address follows, so that a reload, Back and a shared link keep the page.
  const step = (distance: 1 | -1) => {
    dispatch((distance === 1 ? nextPageRequested : previousPageRequested)({ pageCount }));
    void navigate(allPostsAddress(clampPage(page + distance, pageCount)));
  };
  return (
    <PagedList
      label={words.pager}
      page={page}
      pageCount={pageCount}
      hrefFor={allPostsAddress}
      onStep={step}
    >
      <PostGrid posts={items} headingLevel={2} priorityCount={FIRST_ROW} />
    </PagedList>
  );
}

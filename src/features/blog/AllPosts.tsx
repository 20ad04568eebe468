import { useNavigate } from 'react-router-dom';
import { readStatus } from '../../api/readStatus';
import { paths } from '../../contract/paths';
import { blogCopy } from '../../copy/blog';
import { clampPage } from '../../lib/paging';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { EmptyState } from '../../ui/EmptyState';
import { PagedList } from '../../ui/PagedList';
import { ReadFailed } from '../../ui/ReadFailed';
import { SkeletonCards } from '../../ui/Skeleton';
import { allPostsAddress } from './allPostsAddress';
import { useGetActivePostsQuery } from './blogApi';
import { selectPostsView } from './blogSelectors';
import { PostGrid } from './PostGrid';
import { nextPageRequested, previousPageRequested } from './postsSlice';

const words = blogCopy.allPosts;

/** The first row of covers from 1024 px. */
const FIRST_ROW = 3;

/** The open page of all posts and the way to the others. */
export function AllPosts() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const result = useGetActivePostsQuery();
  const { items, page, pageCount } = useAppSelector(selectPostsView);

  const status = readStatus(result);
  if (status === 'loading') return <SkeletonCards label={words.loading} />;
  if (status === 'failed') return <ReadFailed onTryAgain={() => void result.refetch()} />;
  if (items.length === 0) {
    return (
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        link={{ label: blogCopy.backToBlog, to: paths.blog }}
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

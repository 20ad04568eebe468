import { useNavigate } from 'react-router-dom';
import { queryStatus } from '../../api/queryStatus.ts';
import { paths } from '../../contract/paths.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { clampPage } from '../../lib/paging.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedList } from '../../shared/paged-list/PagedList.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import type { eventsPaged } from './eventsSlice.ts';
import type { videosPaged } from './videosSlice.ts';
import { WebinarGrid } from './WebinarGrid.tsx';
import type { WebinarsView } from './webinarsSelectors.ts';

/** The first row of covers from 1024 px. */
const FIRST_ROW = 3;

export interface AllWebinarsProps {
  kind: 'event' | 'video';
  words: (typeof webinarsStrings)['allEvents' | 'allVideos'];
  result: { data?: unknown; error?: unknown; refetch: () => unknown };
  view: WebinarsView;
  /** The cursor's events. */
  paged: typeof eventsPaged | typeof videosPaged;
  /** The address of a page, counted from 0. */
  addressOf: (page: number) => string;
}

/** The open page of a list and the way to the others. */
export function AllWebinars({ kind, words, result, view, paged, addressOf }: AllWebinarsProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { items, page, pageCount } = view;

  const status = queryStatus(result);
  if (status === 'loading') return <SkeletonCards label={words.loading} />;
  if (status === 'failed') return <QueryError onTryAgain={() => void result.refetch()} />;
  if (items.length === 0) {
    return (
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        link={{ label: webinarsStrings.backToWebinars, to: paths.webinars }}
      />
    );
  }

  // The cursor moves at once; the address follows, so that a reload, Back and a shared link keep the page.
  const step = (distance: 1 | -1) => {
    dispatch(
      (distance === 1 ? paged.nextPageRequested : paged.previousPageRequested)({ pageCount }),
    );
    void navigate(addressOf(clampPage(page + distance, pageCount)));
  };
  return (
    <PagedList
      label={words.pager}
      page={page}
      pageCount={pageCount}
      hrefFor={addressOf}
      onStep={step}
    >
      <WebinarGrid kind={kind} webinars={items} headingLevel={2} priorityCount={FIRST_ROW} />
    </PagedList>
  );
}

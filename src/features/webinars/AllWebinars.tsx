import { useNavigate } from 'react-router-dom';
import { readStatus } from '../../api/readStatus';
import { paths } from '../../contract/paths';
import { webinarsCopy } from '../../copy/webinars';
import { clampPage } from '../../lib/paging';
import { useAppDispatch } from '../../store/hooks';
import { EmptyState } from '../../ui/EmptyState';
import { PagedList } from '../../ui/PagedList';
import { ReadFailed } from '../../ui/ReadFailed';
import { SkeletonCards } from '../../ui/Skeleton';
import type { eventsPaged } from './eventsSlice';
import type { videosPaged } from './videosSlice';
import { WebinarGrid } from './WebinarGrid';
import type { WebinarsView } from './webinarsSelectors';

/** The first row of covers from 1024 px. */
const FIRST_ROW = 3;

export interface AllWebinarsProps {
  kind: 'event' | 'video';
  words: (typeof webinarsCopy)['allEvents' | 'allVideos'];
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

  const status = readStatus(result);
  if (status === 'loading') return <SkeletonCards label={words.loading} />;
  if (status === 'failed') return <ReadFailed onTryAgain={() => void result.refetch()} />;
  if (items.length === 0) {
    return (
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        link={{ label: webinarsCopy.backToWebinars, to: paths.webinars }}
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

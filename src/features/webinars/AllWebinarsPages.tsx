import { styled } from 'styled-components';
import { useReadOnce, type ReadResult } from '../../api/useReadOnce.ts';
import { paths } from '../../contract/paths.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { pageQuery } from '../../lib/paging.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { WebinarSummary } from '../../contract/entities.ts';
import { space } from '../../theme/tokens.ts';
import {
  type PagedListActions,
  type PagedView,
} from '../../shared/paged-list/createPagedListSlice.ts';
import { PagedList, usePagedList } from '../../shared/paged-list/PagedList.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { PageHeader, Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { Display2 } from '../../ui/Text.tsx';
import {
  eventsSlice,
  selectEventsArgument,
  selectEventsSearch,
  selectRequestedEventsPage,
} from './eventsSlice.ts';
import { webinarsApi } from './webinarsApi.ts';
import { selectEventsView, selectVideosView } from './webinarsSelectors.ts';
import {
  selectRequestedVideosPage,
  selectVideosArgument,
  selectVideosSearch,
  videosSlice,
} from './videosSlice.ts';
import { WebinarGrid } from './WebinarGrid.tsx';

/** The first row of covers from 1024 px. */
const FIRST_ROW = 3;

interface AllWebinarsProps {
  kind: 'event' | 'video';
  words: (typeof webinarsStrings)['allEvents' | 'allVideos'];
  result: ReadResult<unknown>;
  view: PagedView<WebinarSummary>;
  /** The page that the address asks for, counted from 0. */
  requestedPage: number;
  actions: PagedListActions;
  /** The address of a page, counted from 0. */
  addressOf: (page: number) => string;
}

/** The open page of a list and the way to the others. */
function AllWebinars({ kind, words, result, view, actions, addressOf }: AllWebinarsProps) {
  const pager = usePagedList(view, actions, addressOf);

  if (result.isError) return <QueryError onTryAgain={result.refetch} />;
  if (result.isSuccess && view.items.length === 0) {
    return (
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        link={{ label: webinarsStrings.backToWebinars, to: paths.webinars }}
      />
    );
  }

  return (
    <PagedList label={words.pager} {...pager}>
      {result.isLoading ? (
        <SkeletonCards label={words.loading} />
      ) : (
        <WebinarGrid kind={kind} webinars={view.items} headingLevel={2} priorityCount={FIRST_ROW} />
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

/** The page around a whole list: the way back, the title, the cards. */
function AllWebinarsPage(props: AllWebinarsProps) {
  const { words, view, requestedPage, addressOf } = props;
  const title = view.page === 0 ? words.title : words.pageTitle(view.page + 1);
  return (
    <>
      <PageMeta
        title={title}
        section={webinarsStrings.section}
        description={words.description}
        isLaterPage={view.page > 0}
        // A page past the last shows the last one, which has an address of its own.
        path={view.page === requestedPage ? addressOf(view.page) : undefined}
      />
      <PageHeader>
        <Head>
          <Breadcrumb
            items={[
              { label: webinarsStrings.breadcrumb, to: paths.webinars },
              { label: words.title },
            ]}
          />
          <Display2>{words.title}</Display2>
        </Head>
      </PageHeader>
      <Body>
        <AllWebinars {...props} />
      </Body>
    </>
  );
}

const eventsAddress = (page: number) => paths.allEvents + pageQuery(page);
const videosAddress = (page: number) => paths.allVideos + pageQuery(page);

/** Every event, six on a page. */
function AllEventsPage() {
  return (
    <AllWebinarsPage
      kind="event"
      words={webinarsStrings.allEvents}
      result={useReadOnce(
        webinarsApi.endpoints.getEventsPage,
        useAppSelector(selectEventsArgument),
      )}
      view={useAppSelector(selectEventsView)}
      requestedPage={useAppSelector(selectRequestedEventsPage)}
      actions={eventsSlice.actions}
      addressOf={eventsAddress}
    />
  );
}

/** Every video, six on a page. */
function AllVideosPage() {
  return (
    <AllWebinarsPage
      kind="video"
      words={webinarsStrings.allVideos}
      result={useReadOnce(
        webinarsApi.endpoints.getVideosPage,
        useAppSelector(selectVideosArgument),
      )}
      view={useAppSelector(selectVideosView)}
      requestedPage={useAppSelector(selectRequestedVideosPage)}
      actions={videosSlice.actions}
      addressOf={videosAddress}
    />
  );
}

export const allEventsPage: PageModule = {
  Page: AllEventsPage,
  api: webinarsApi,
  searchParams: { select: selectEventsSearch, steps: ['page'] },
};

export const allVideosPage: PageModule = {
  Page: AllVideosPage,
  api: webinarsApi,
  searchParams: { select: selectVideosSearch, steps: ['page'] },
};

import { useReadOnce, type ReadResult } from '../../api/useReadOnce.ts';
import type { ListPage, WebinarSummary } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { pageQuery } from '../../lib/queryString.ts';
import { PagedList, usePagedList } from '../../shared/paged-list/PagedList.tsx';
import { pagedView, selectPage, type PagedView } from '../../shared/paged-list/pagersSlice.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { Container, PageHeader, Section, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { Display2 } from '../../ui/Text.tsx';
import { WebinarGrid } from './WebinarGrid.tsx';
import { webinarsApi } from './webinarsApi.ts';

/** Covers in the first row from 1024 px. */
const FIRST_ROW_COUNT = 3;

const LISTS = {
  events: { kind: 'event', path: paths.allEvents, strings: webinarsStrings.allEvents },
  videos: { kind: 'video', path: paths.allVideos, strings: webinarsStrings.allVideos },
} as const;

type WebinarList = keyof typeof LISTS;

const hrefFor = (list: WebinarList) => (page: number) => LISTS[list].path + pageQuery(page);

interface WebinarListProps {
  list: WebinarList;
  query: ReadResult<ListPage<WebinarSummary>>;
  view: PagedView<WebinarSummary>;
}

function PagedWebinars({ list, query, view }: WebinarListProps) {
  const { kind, strings } = LISTS[list];
  const pager = usePagedList(list, view, hrefFor(list));

  if (query.isError) return <QueryError onTryAgain={query.refetch} />;
  if (query.isSuccess && view.items.length === 0) {
    return (
      <EmptyState
        title={strings.empty}
        text={strings.emptyText}
        link={{ label: webinarsStrings.backToWebinars, to: paths.webinars }}
      />
    );
  }
  return (
    <PagedList label={strings.pager} {...pager}>
      {query.isLoading ? (
        <SkeletonCards label={strings.loading} />
      ) : (
        <WebinarGrid
          kind={kind}
          webinars={view.items}
          headingLevel={2}
          priorityCount={FIRST_ROW_COUNT}
        />
      )}
    </PagedList>
  );
}

interface AllWebinarsPageProps extends Omit<WebinarListProps, 'view'> {
  requestedPage: number;
}

function AllWebinarsPage({ list, query, requestedPage }: AllWebinarsPageProps) {
  const { strings } = LISTS[list];
  const view = pagedView(query.data, requestedPage);
  return (
    <>
      <PageMeta
        title={view.page === 0 ? strings.title : strings.pageTitle(view.page + 1)}
        section={webinarsStrings.section}
        description={strings.description}
        isLaterPage={view.page > 0}
        // A page past the last one shows the last one, which has its own canonical URL.
        path={view.page === requestedPage ? hrefFor(list)(view.page) : undefined}
      />
      <PageHeader>
        <Container>
          <Stack $gap={24}>
            <Breadcrumb
              items={[
                { label: webinarsStrings.breadcrumb, to: paths.webinars },
                { label: strings.title },
              ]}
            />
            <Display2>{strings.title}</Display2>
          </Stack>
        </Container>
      </PageHeader>
      <Section as="div" $flush>
        <Container>
          <PagedWebinars list={list} query={query} view={view} />
        </Container>
      </Section>
    </>
  );
}

function AllEventsPage() {
  const page = useAppSelector((state) => selectPage(state, 'events'));
  const query = useReadOnce(webinarsApi.endpoints.getEventsPage, String(page + 1));
  return <AllWebinarsPage list="events" query={query} requestedPage={page} />;
}

function AllVideosPage() {
  const page = useAppSelector((state) => selectPage(state, 'videos'));
  const query = useReadOnce(webinarsApi.endpoints.getVideosPage, String(page + 1));
  return <AllWebinarsPage list="videos" query={query} requestedPage={page} />;
}

const searchParams = (list: WebinarList) => ({
  select: (state: RootState) => pageQuery(selectPage(state, list)),
  steps: ['page'],
});

export const allEventsPage: PageModule = {
  Page: AllEventsPage,
  api: webinarsApi,
  searchParams: searchParams('events'),
};

export const allVideosPage: PageModule = {
  Page: AllVideosPage,
  api: webinarsApi,
  searchParams: searchParams('videos'),
};

import { useReadOnce, type ReadResult } from '../../api/useReadOnce.ts';
import type { ListPage, WebinarSummary } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { pageQuery } from '../../lib/queryString.ts';
import { PagedList, usePagedList } from '../../shared/paged-list/PagedList.tsx';
import { pagedView, selectPage, type PagedView } from '../../shared/paged-list/pagedListsSlice.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useAppSelector, useTexts } from '../../store/hooks.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Container, PageHeader, Section, SplitHead, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';
import { EventCards } from './EventCards.tsx';
import { WebinarGrid } from './WebinarGrid.tsx';
import { webinarsApi } from './webinarsApi.ts';

const FIRST_ROW_COUNT = 3;

const LISTS = {
  events: {
    path: paths.allEvents,
    strings: webinarsStrings.allEvents,
    texts: 'all_events',
  },
  videos: {
    path: paths.allVideos,
    strings: webinarsStrings.allVideos,
    texts: 'all_videos',
  },
} as const;

interface WebinarListProps {
  list: keyof typeof LISTS;
  query: ReadResult<ListPage<WebinarSummary>>;
  view: PagedView<WebinarSummary>;
  hrefFor: (page: number) => string;
}

function Webinars({ list, view }: Pick<WebinarListProps, 'list' | 'view'>) {
  const { items, page } = view;
  if (list === 'events') return <EventCards events={items} isFirstPage={page === 0} />;
  return (
    <WebinarGrid kind="video" webinars={items} headingLevel={2} priorityCount={FIRST_ROW_COUNT} />
  );
}

function WebinarList({ list, query, view, hrefFor }: WebinarListProps) {
  const { strings, texts } = LISTS[list];
  const { empty } = useTexts('webinars')[texts];
  const pager = usePagedList(list, view, hrefFor);

  if (query.isError) return <QueryError query={query} />;
  if (query.isSuccess && view.items.length === 0) {
    return (
      <EmptyState
        title={strings.empty}
        text={empty}
        link={{ label: webinarsStrings.backToWebinars, to: paths.webinars }}
      />
    );
  }
  return (
    <PagedList label={strings.pager} {...pager}>
      {query.isLoading ? (
        <SkeletonCards label={strings.loading} />
      ) : (
        <Webinars list={list} view={view} />
      )}
    </PagedList>
  );
}

function AllWebinarsPage({ list }: Pick<WebinarListProps, 'list'>) {
  const { path, texts } = LISTS[list];
  const { title, description } = useTexts('webinars')[texts];
  const { getEventsPage, getVideosPage } = webinarsApi.endpoints;
  const requestedPage = useAppSelector((state) => selectPage(state, list));
  const query = useReadOnce<string, ListPage<WebinarSummary>>(
    list === 'events' ? getEventsPage : getVideosPage,
    String(requestedPage + 1),
  );
  const view = pagedView(query.data, requestedPage);
  const hrefFor = (page: number) => path + pageQuery(page);
  return (
    <>
      <PageMeta
        title={view.page === 0 ? title : webinarsStrings.pageTitle(title, view.page + 1)}
        section={webinarsStrings.section}
        description={description}
        isLaterPage={view.page > 0}
        // A page past the last one shows the last one, which has its own canonical URL.
        path={view.page === requestedPage ? hrefFor(view.page) : undefined}
      />
      <PageHeader>
        <Stack as={Container} $gap={24}>
          <Breadcrumb
            items={[{ label: webinarsStrings.breadcrumb, to: paths.webinars }, { label: title }]}
          />
          <SplitHead>
            <Display2>{title}</Display2>
            <Lead>{description}</Lead>
          </SplitHead>
        </Stack>
      </PageHeader>
      <Section as={Container} $flush>
        <WebinarList list={list} query={query} view={view} hrefFor={hrefFor} />
      </Section>
    </>
  );
}

const pageFor = (list: WebinarListProps['list']): PageModule => ({
  Page: () => <AllWebinarsPage list={list} />,
  api: webinarsApi,
  searchParams: {
    select: (state) => pageQuery(selectPage(state, list)),
    steps: ['page'],
  },
});

export const allEventsPage = pageFor('events');
export const allVideosPage = pageFor('videos');

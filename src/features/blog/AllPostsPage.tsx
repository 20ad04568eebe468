import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { paths } from '../../contract/paths.ts';
import { pageQuery, tagOf } from '../../lib/queryString.ts';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import { PagedList, usePagedList } from '../../shared/paged-list/PagedList.tsx';
import { pagedView, selectPage } from '../../shared/paged-list/pagedListsSlice.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useAppSelector, useTexts } from '../../store/hooks.ts';
import { isAt, selectLocation } from '../../store/navigationSlice.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { blogStrings } from '../../strings/blog.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Cluster, Container, PageHeader, Section, SplitHead, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';
import { UnderlinedLink } from '../../ui/TextLink.tsx';
import { blogApi } from './blogApi.ts';
import { FeedLink } from './FeedLink.tsx';
import { PostRows } from './PostRows.tsx';
import { TopicChips, TopicSelect } from './Topics.tsx';

const strings = blogStrings.allPosts;

const selectTag = (state: RootState): string => {
  const location = selectLocation(state);
  return isAt(location, paths.allPosts) ? tagOf(new URLSearchParams(location.search)) : '';
};

const selectPostsSearch = (state: RootState): string =>
  pageQuery(selectPage(state, 'posts'), { tag: selectTag(state) });

const usePosts = () => {
  const tag = useAppSelector(selectTag);
  const requestedPage = useAppSelector((state) => selectPage(state, 'posts'));
  const result = useReadOnce(blogApi.endpoints.getPostsPage, {
    tag,
    page: String(requestedPage + 1),
  });
  return { tag, requestedPage, result, view: pagedView(result.data, requestedPage) };
};

function AllPosts() {
  const texts = useTexts('blog').all;
  const { tag, result, view } = usePosts();
  const hrefFor = (page: number) => paths.allPosts + pageQuery(page, { tag });
  const pager = usePagedList('posts', view, hrefFor, tag);

  if (result.isError) return <QueryError query={result} />;
  if (result.isSuccess && view.items.length === 0) {
    return (
      <EmptyState
        title={strings.empty}
        text={tag ? strings.emptyTagText(tag) : texts.empty}
        link={
          tag
            ? { label: strings.showAll, to: paths.allPosts }
            : { label: blogStrings.backToBlog, to: paths.blog }
        }
      />
    );
  }
  return (
    <PagedList label={strings.pager} {...pager}>
      {result.isLoading ? (
        <SkeletonCards label={strings.loading} />
      ) : (
        <PostRows posts={view.items} priorityCount={3} />
      )}
    </PagedList>
  );
}

/** The topics above the posts. */
const Index = styled(Stack).attrs({ $gap: 'clamp(2rem, 3vw, 2.75rem)' })`
  container-type: inline-size;
`;

function AllPostsPage() {
  const { meta, title, topics } = useTexts('blog').all;
  const { tag, requestedPage, view } = usePosts();
  const { page, pageCount, total } = view;
  const listTitle = tag ? strings.tagTitle(tag) : title;
  const firstTitle = tag ? listTitle : meta.title;
  return (
    <>
      <PageMeta
        title={page === 0 ? firstTitle : strings.pageTitle(listTitle, page + 1)}
        description={meta.description}
        isLaterPage={page > 0}
        // Not indexed: posts with a tag, and addresses past the end, which show the last page.
        path={requestedPage === page && !tag ? paths.allPosts + pageQuery(page) : undefined}
      />
      <FeedLink />
      <PageHeader>
        <Stack as={Container} $gap={24}>
          <Breadcrumb
            items={[{ label: blogStrings.breadcrumb, to: paths.blog }, { label: title }]}
          />
          <SplitHead>
            <Display2>{title}</Display2>
            {tag ? (
              <Cluster $gap="8px 20px" $align="baseline">
                <Lead role="status" aria-atomic="true">
                  {pageCount === undefined ? '\u00a0' : strings.count(total, tag)}
                </Lead>
                <UnderlinedLink to={paths.allPosts}>{strings.showAll}</UnderlinedLink>
              </Cluster>
            ) : (
              <Lead>{meta.description}</Lead>
            )}
          </SplitHead>
        </Stack>
      </PageHeader>
      <Section as={Container} $flush>
        <Index>
          {topics && (
            <>
              <TopicChips topics={topics} current={tag} />
              <TopicSelect topics={topics} current={tag} />
            </>
          )}
          <AllPosts />
        </Index>
      </Section>
      <Section as={Container} $flush>
        <NextStep offer="newsletter" />
      </Section>
    </>
  );
}

export const allPostsPage: PageModule = {
  Page: AllPostsPage,
  api: blogApi,
  searchParams: { select: selectPostsSearch, steps: ['page'] },
};

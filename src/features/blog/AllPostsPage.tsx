import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { paths } from '../../contract/paths.ts';
import { PagedList, usePagedList } from '../../shared/paged-list/PagedList.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { blogStrings } from '../../strings/blog.ts';
import { space } from '../../theme/tokens.ts';
import { AppLink, textLinkStyles } from '../../ui/AppLink.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Cluster, Container, PageHeader, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';
import { blogApi } from './blogApi.ts';
import { FeedLink } from './FeedLink.tsx';
import { PostGrid } from './PostCard.tsx';
import { postsQuery } from './postPaths.ts';
import {
  selectPostsArgument,
  selectPostsSearch,
  selectPostsView,
  selectRequestedPage,
  selectTag,
} from './postsSlice.ts';

const words = blogStrings.allPosts;

/** Covers in the first row from 1024 px. */
const FIRST_ROW = 3;

function AllPosts() {
  const result = useReadOnce(blogApi.endpoints.getPostsPage, useAppSelector(selectPostsArgument));
  const view = useAppSelector(selectPostsView);
  const tag = useAppSelector(selectTag);
  const pager = usePagedList('posts', view, (page) => paths.allPosts + postsQuery(tag, page), tag);

  if (result.isError) return <QueryError onTryAgain={result.refetch} />;
  if (result.isSuccess && view.items.length === 0) {
    return (
      <EmptyState
        title={words.empty}
        text={tag ? words.emptyTagText(tag) : words.emptyText}
        link={
          tag
            ? { label: words.showAll, to: paths.allPosts }
            : { label: blogStrings.backToBlog, to: paths.blog }
        }
      />
    );
  }
  return (
    <PagedList label={words.pager} {...pager}>
      {result.isLoading ? (
        <SkeletonCards label={words.loading} />
      ) : (
        <PostGrid posts={view.items} headingLevel={2} priorityCount={FIRST_ROW} />
      )}
    </PagedList>
  );
}

const ShowAll = styled(AppLink)`
  ${textLinkStyles}
`;

function TagCount({ tag }: { tag: string }) {
  const { total, pageCount } = useAppSelector(selectPostsView);
  return (
    <Cluster $gap="8px 20px" $align="baseline">
      <Lead role="status" aria-atomic="true">
        {pageCount === undefined ? '\u00a0' : words.count(total, tag)}
      </Lead>
      <ShowAll to={paths.allPosts}>{words.showAll}</ShowAll>
    </Cluster>
  );
}

function AllPostsMeta() {
  const { page } = useAppSelector(selectPostsView);
  const isRequestedPage = useAppSelector(selectRequestedPage) === page;
  const tag = useAppSelector(selectTag);
  const listTitle = tag ? words.tagTitle(tag) : words.title;
  const firstTitle = tag ? listTitle : words.metaTitle;
  return (
    <PageMeta
      title={page === 0 ? firstTitle : words.pageTitle(listTitle, page + 1)}
      description={words.description}
      isLaterPage={page > 0}
      // Not indexed: posts with a tag, and addresses past the end, which show the last page.
      path={isRequestedPage && !tag ? paths.allPosts + postsQuery('', page) : undefined}
    />
  );
}

const Body = styled(Container)`
  padding-bottom: ${space.section};
`;

function AllPostsPage() {
  const tag = useAppSelector(selectTag);
  const trail = [{ label: blogStrings.breadcrumb, to: paths.blog }, { label: words.title }];
  return (
    <>
      <AllPostsMeta />
      <FeedLink />
      <PageHeader>
        <Stack as={Container} $gap={24}>
          <Breadcrumb items={trail} />
          <Display2>{words.title}</Display2>
          {tag && <TagCount tag={tag} />}
        </Stack>
      </PageHeader>
      <Body>
        <AllPosts />
      </Body>
    </>
  );
}

export const allPostsPage: PageModule = {
  Page: AllPostsPage,
  api: blogApi,
  searchParams: { select: selectPostsSearch, steps: ['page'] },
};

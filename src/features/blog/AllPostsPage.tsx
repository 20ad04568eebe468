import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { space } from '../../theme/tokens.ts';
import { PagedList, usePagedList } from '../../shared/paged-list/PagedList.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { AppLink, textLinkStyles } from '../../ui/AppLink.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { PageHeader, Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';
import { selectPostsView } from './blogSelectors.ts';
import { FeedLink } from './FeedLink.tsx';
import { postsQuery } from './postsQuery.ts';
import {
  selectPostsArgument,
  selectPostsSearch,
  selectRequestedPage,
  selectTag,
} from './postsSlice.ts';
import { blogApi } from './blogApi.ts';
import { PostGrid } from './PostGrid.tsx';

const words = blogStrings.allPosts;

/** The first row of covers from 1024 px. */
const FIRST_ROW = 3;

/** The open page of the posts and the way to the others. */
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

const Head = styled(Wrap)`
  display: grid;
  gap: 24px;
`;

const Body = styled(Wrap)`
  padding-bottom: ${space.section};
`;

const TagLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 8px 20px;
`;

/** How many posts there are with the tag, read out when it changes, and the way back to all. */
function TagCount({ tag }: { tag: string }) {
  const { total, pageCount } = useAppSelector(selectPostsView);
  return (
    <TagLine>
      <Lead role="status" aria-atomic="true">
        {pageCount === undefined ? '\u00a0' : words.count(total, tag)}
      </Lead>
      <ShowAll to={paths.allPosts}>{words.showAll}</ShowAll>
    </TagLine>
  );
}

/** Every post, six on a page. */
function AllPostsPage() {
  const { page } = useAppSelector(selectPostsView);
  const isListed = useAppSelector(selectRequestedPage) === page;
  const tag = useAppSelector(selectTag);
  const { metaTitle, title, description } = words;
  const listTitle = tag ? words.tagTitle(tag) : title;
  const firstTitle = tag ? listTitle : metaTitle;
  const ownTitle = page === 0 ? firstTitle : words.pageTitle(listTitle, page + 1);
  return (
    <>
      <PageMeta
        title={ownTitle}
        description={description}
        isLaterPage={page > 0}
        // A part of what the whole list holds is nothing that a search engine has to know twice; a page past the last
        // shows the last one, which has an address of its own.
        path={isListed && !tag ? paths.allPosts + postsQuery('', page) : undefined}
      />
      <FeedLink />
      <PageHeader>
        <Head>
          <Breadcrumb
            items={[{ label: blogStrings.breadcrumb, to: paths.blog }, { label: title }]}
          />
          <Display2>{title}</Display2>
          {tag && <TagCount tag={tag} />}
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
  api: blogApi,
  searchParams: { select: selectPostsSearch, steps: ['page'] },
};

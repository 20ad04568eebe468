import { makeTestStore } from '../../testing/makeTestStore.ts';
import { makeTestServices, okAnswer } from '../../testing/testServices.ts';
import { locationChangedTo } from '../../testing/stateAfter.ts';
import { blogApi } from './blogApi.ts';
import { selectLandingPreviews, selectPostsView } from './blogSelectors.ts';
import { pageTurned } from '../../shared/paged-list/pagersSlice.ts';
import { makeLanding, makeSummaries } from './posts.fixtures.ts';

const makeBlogStore = () =>
  makeTestStore(
    makeTestServices({
      blogLanding: okAnswer(makeLanding()),
      activePosts: okAnswer(makeSummaries(8)),
    }),
  );

it('selects nothing of what has not been read', () => {
  const state = makeBlogStore().getState();
  expect(selectLandingPreviews(state)).toEqual({
    hero: null,
    latest: [],
    guides: [],
    trending: [],
  });
  expect(selectPostsView(state)).toEqual({ items: [], total: 0, page: 0, pageCount: undefined });
});

it('selects three latest posts, three guides and two trending topics', async () => {
  const store = makeBlogStore();
  await store.dispatch(blogApi.endpoints.getBlogLanding.initiate());
  const { latest, guides, trending } = selectLandingPreviews(store.getState());
  expect([latest.length, guides.length, trending.length]).toEqual([3, 3, 2]);
});

it('selects the open page of all posts and brings a page past the end back', async () => {
  const store = makeBlogStore();
  for (const page of ['1', '2', '31']) {
    await store.dispatch(blogApi.endpoints.getPostsPage.initiate({ tag: '', page }));
  }
  expect(selectPostsView(store.getState()).items).toHaveLength(6);
  store.dispatch(pageTurned({ list: 'posts', step: 1, pageCount: 2 }));
  expect(selectPostsView(store.getState())).toMatchObject({ page: 1, pageCount: 2 });
  store.dispatch(locationChangedTo('/blog/all-posts?page=31'));
  expect(selectPostsView(store.getState()).items.map(({ slug }) => slug)).toEqual([
    'post-7',
    'post-8',
  ]);
});

it('selects the same objects as long as nothing has changed', async () => {
  const store = makeBlogStore();
  await store.dispatch(blogApi.endpoints.getPostsPage.initiate({ tag: '', page: '1' }));
  expect(selectPostsView(store.getState())).toBe(selectPostsView(store.getState()));
  expect(selectLandingPreviews(store.getState())).toBe(selectLandingPreviews(store.getState()));
});

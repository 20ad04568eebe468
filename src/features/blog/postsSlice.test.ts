import { makeTestStore } from '../../testing/makeTestStore.ts';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import { makeTestServices, okAnswer } from '../../testing/testServices.ts';
import { blogApi } from './blogApi.ts';
import { makeSummaries } from './posts.fixtures.ts';
import { selectPostsSearch, selectPostsView, selectTag } from './postsSlice.ts';

it.each([
  ['/blog/all-posts', ''],
  ['/blog/all-posts?tag=+First+reply', 'First reply'],
  ['/blog?tag=Team', ''],
])('reads the tag of %s', (address, tag) => {
  expect(selectTag(stateAfter(locationChangedTo(address)))).toBe(tag);
});

it('selects the query of the address with tag and page', () => {
  const address = '/blog/all-posts?tag=A+%26+B&page=2';
  expect(selectPostsSearch(stateAfter(locationChangedTo(address)))).toBe('?tag=A+%26+B&page=2');
  expect(selectPostsSearch(stateAfter())).toBe('');
});

it('shows the first page of another tag', () => {
  const state = stateAfter(
    locationChangedTo('/blog/all-posts?tag=A&page=2'),
    locationChangedTo('/blog/all-posts?tag=B'),
  );
  expect(selectPostsSearch(state)).toBe('?tag=B');
});

it('selects the last page for one past the end, as the same object until it changes', async () => {
  const store = makeTestStore(makeTestServices({ activePosts: okAnswer(makeSummaries(8)) }));
  store.dispatch(locationChangedTo('/blog/all-posts?page=31'));
  expect(selectPostsView(store.getState())).toMatchObject({ items: [], pageCount: undefined });
  await store.dispatch(blogApi.endpoints.getPostsPage.initiate({ tag: '', page: '31' }));
  const view = selectPostsView(store.getState());
  expect(view).toMatchObject({ page: 1, pageCount: 2, total: 8 });
  expect(view.items.map(({ slug }) => slug)).toEqual(['post-7', 'post-8']);
  expect(selectPostsView(store.getState())).toBe(view);
});

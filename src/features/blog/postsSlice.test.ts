import type { UnknownAction } from '@reduxjs/toolkit';
import { pageTurned } from '../../shared/paged-list/pagersSlice.ts';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import { selectPostsSearch, selectTag } from './postsSlice.ts';

const after = (...events: UnknownAction[]) => stateAfter(...events);

it('lists all posts unless the address names a tag', () => {
  expect(selectTag(after())).toBe('');
  expect(selectTag(after(locationChangedTo('/blog/all-posts?tag=+First+reply')))).toBe(
    'First reply',
  );
});

it('forgets the tag when the list is left', () => {
  const state = after(
    locationChangedTo('/blog/all-posts?tag=Team'),
    locationChangedTo('/blog?tag=Team'),
  );
  expect(selectTag(state)).toBe('');
});

it('says the query of its address: the tag, and the page', () => {
  const state = after(
    locationChangedTo('/blog/all-posts?tag=A+%26+B'),
    pageTurned({ list: 'posts', step: 1, pageCount: 2 }),
  );
  expect(selectPostsSearch(state)).toBe('?tag=A+%26+B&page=2');
  expect(selectPostsSearch(after())).toBe('');
});

it('shows the first page of another tag', () => {
  const state = after(
    locationChangedTo('/blog/all-posts?tag=A&page=2'),
    locationChangedTo('/blog/all-posts?tag=B'),
  );
  expect(selectPostsSearch(state)).toBe('?tag=B');
});

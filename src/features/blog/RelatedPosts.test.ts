import { pickRelatedPosts } from './RelatedPosts.tsx';
import { makeSummaries } from './posts.fixtures.ts';

const slugsOf = (count: number, currentId: string) =>
  pickRelatedPosts(makeSummaries(count), currentId).map(({ slug }) => slug);

it('takes the first three', () => {
  expect(slugsOf(6, '999')).toEqual(['post-1', 'post-2', 'post-3']);
});

it('passes over the post that is being read', () => {
  expect(slugsOf(6, '102')).toEqual(['post-1', 'post-3', 'post-4']);
});

it('keeps it where the list would be short without it', () => {
  expect(slugsOf(3, '102')).toEqual(['post-1', 'post-2', 'post-3']);
});

it('takes what there is of a shorter list', () => {
  expect(slugsOf(2, '999')).toEqual(['post-1', 'post-2']);
});

import type { PostSummary } from '../../contract/entities.ts';
import { makeSummaries, makeSummary } from './posts.fixtures.ts';
import { pickPosts } from './RelatedPosts.tsx';

const picked = (related: number, recent: number, currentId = '999') => {
  const posts = pickPosts(makeSummaries(related), makeSummaries(recent), currentId);
  const numbersOf = (list: readonly PostSummary[]) => list.map(({ id }) => Number(id) - 100);
  return [numbersOf(posts.related), numbersOf(posts.recent), posts.next?.slug];
};

it.each([
  ['takes the first three of each list, none of them twice', 6, 8, '999', [1, 2, 3], [4, 5, 6], 7],
  ['leaves out the current post', 6, 8, '102', [1, 3, 4], [5, 6, 7], 8],
  ['repeats posts in a list that would be short', 3, 4, '102', [1, 2, 3], [1, 2, 4], undefined],
  ['shows shorter lists whole', 2, 0, '999', [1, 2], [], undefined],
])('%s', (_, relatedCount, recentCount, currentId, related, recent, next) => {
  expect(picked(relatedCount, recentCount, currentId)).toEqual([
    related,
    recent,
    next && `post-${next}`,
  ]);
});

it('prefers a related post to a recent one as the next', () => {
  const related = [21, 22, 23, 24].map((number) => makeSummary(number));
  expect(pickPosts(related, makeSummaries(6), '999').next?.slug).toBe('post-24');
});

import { pickPosts } from './RelatedPosts.tsx';
import { makeSummaries, makeSummary } from './posts.fixtures.ts';

const picked = (related: number, recent: number, currentId = '999') => {
  const posts = pickPosts(makeSummaries(related), makeSummaries(recent), currentId);
  return {
    related: posts.related.map(({ slug }) => slug),
    recent: posts.recent.map(({ slug }) => slug),
    next: posts.next?.slug,
  };
};

it('takes the first three of each list, none of them twice, and the next one after them', () => {
  expect(picked(6, 8)).toEqual({
    related: ['post-1', 'post-2', 'post-3'],
    recent: ['post-4', 'post-5', 'post-6'],
    next: 'post-7',
  });
});

it('leaves out the current post', () => {
  expect(picked(6, 8, '102')).toEqual({
    related: ['post-1', 'post-3', 'post-4'],
    recent: ['post-5', 'post-6', 'post-7'],
    next: 'post-8',
  });
});

it('prefers a related post to a recent one as the next', () => {
  const related = [21, 22, 23, 24].map((number) => makeSummary(number));
  expect(pickPosts(related, makeSummaries(6), '999').next?.slug).toBe('post-24');
});

it('repeats posts in a list that would be short, in the order of the list', () => {
  expect(picked(3, 4, '102')).toEqual({
    related: ['post-1', 'post-2', 'post-3'],
    recent: ['post-1', 'post-2', 'post-4'],
    next: undefined,
  });
});

it('shows shorter lists whole', () => {
  expect(picked(2, 0)).toEqual({ related: ['post-1', 'post-2'], recent: [], next: undefined });
});

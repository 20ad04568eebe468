import { stateAfter } from '../../testing/stateAfter.ts';
import { articleRated, selectVote } from './helpFeedbackSlice.ts';

it('keeps the last vote on each article', () => {
  const state = stateAfter(
    articleRated({ slug: 'import', vote: 'unhelpful' }),
    articleRated({ slug: 'export', vote: 'unhelpful' }),
    articleRated({ slug: 'import', vote: 'helpful' }),
  );
  expect(selectVote(state, 'import')).toBe('helpful');
  expect(selectVote(state, 'export')).toBe('unhelpful');
  expect(selectVote(state, 'print')).toBeUndefined();
});

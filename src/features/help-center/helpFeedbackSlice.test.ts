import { articleRated, helpFeedbackSlice } from './helpFeedbackSlice.ts';

const { reducer, getInitialState, getSelectors } = helpFeedbackSlice;
const rated = (slug: string, vote: 'helpful' | 'unhelpful') => articleRated({ slug, vote });

it('keeps the last vote for each article', () => {
  const state = [rated('a', 'helpful'), rated('b', 'unhelpful'), rated('a', 'unhelpful')].reduce(
    reducer,
    getInitialState(),
  );
  expect(state.votes).toEqual({ a: 'unhelpful', b: 'unhelpful' });
  expect(getSelectors().selectVote(state, 'c')).toBeUndefined();
});

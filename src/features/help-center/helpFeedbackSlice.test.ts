import { stateAfter } from '../../testing/stateAfter.ts';
import {
  articleRated,
  helpFeedbackSlice,
  selectVote,
  selectVotes,
  votesRestored,
} from './helpFeedbackSlice.ts';

const { reducer, getInitialState } = helpFeedbackSlice;
const rated = (slug: string, vote: 'helpful' | 'unhelpful') => articleRated({ slug, vote });

it('keeps a vote for each article', () => {
  const state = [rated('a', 'helpful'), rated('b', 'unhelpful')].reduce(reducer, getInitialState());
  expect(state.votes).toEqual({ a: 'helpful', b: 'unhelpful' });
});

it('lets a vote be changed', () => {
  const state = [rated('a', 'helpful'), rated('a', 'unhelpful')].reduce(reducer, getInitialState());
  expect(state.votes).toEqual({ a: 'unhelpful' });
});

it('takes over earlier votes without losing those of this visit', () => {
  const state = reducer(
    reducer(getInitialState(), rated('a', 'helpful')),
    votesRestored({ a: 'unhelpful', b: 'helpful' }),
  );
  expect(state.votes).toEqual({ a: 'helpful', b: 'helpful' });
});

it('knows the vote for one article, and all of them', () => {
  const none = stateAfter([helpFeedbackSlice]);
  expect(selectVotes(none)).toEqual({});
  expect(selectVote(none, 'a')).toBeUndefined();
  const state = stateAfter([helpFeedbackSlice], rated('a', 'unhelpful'));
  expect(selectVotes(state)).toEqual({ a: 'unhelpful' });
  expect(selectVote(state, 'a')).toBe('unhelpful');
});

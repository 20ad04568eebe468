import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { perStore } from '../../store/rootReducer.ts';

export type HelpVote = 'helpful' | 'unhelpful';
export type HelpVotes = Readonly<Record<string, HelpVote>>;

export interface HelpFeedbackState {
  /** By the article's slug. */
  votes: HelpVotes;
}

const initialState: HelpFeedbackState = { votes: {} };

/** Which articles the visitor has found helpful. Kept in the browser by helpCenterListeners. */
export const helpFeedbackSlice = createSlice({
  name: 'helpFeedback',
  initialState,
  reducers: {
    articleRated(state, { payload }: PayloadAction<{ slug: string; vote: HelpVote }>) {
      state.votes = { ...state.votes, [payload.slug]: payload.vote };
    },
    /** Votes of earlier visits, and of other tabs, were found; those of this visit stand. */
    votesRestored(state, { payload }: PayloadAction<HelpVotes>) {
      state.votes = { ...payload, ...state.votes };
    },
  },
  selectors: {
    selectVote: (state, slug: string): HelpVote | undefined => state.votes[slug],
    selectVotes: (state) => state.votes,
  },
});

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    helpFeedback: HelpFeedbackState;
  }
}

export const { articleRated, votesRestored } = helpFeedbackSlice.actions;
export const { selectVote, selectVotes } = helpFeedbackSlice.injectInto(perStore).selectors;

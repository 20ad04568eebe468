import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';

export type HelpVote = 'helpful' | 'unhelpful';

export interface HelpFeedbackState {
  votes: Readonly<Record<string, HelpVote>>;
}

const initialState: HelpFeedbackState = { votes: {} };

const helpFeedbackSlice = createSlice({
  name: 'helpFeedback',
  initialState,
  reducers: {
    articleRated(state, { payload }: PayloadAction<{ slug: string; vote: HelpVote }>) {
      state.votes = { ...state.votes, [payload.slug]: payload.vote };
    },
  },
  selectors: {
    selectVote: (state, slug: string): HelpVote | undefined => state.votes[slug],
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof helpFeedbackSlice> {}
}

export const { articleRated } = helpFeedbackSlice.actions;
export const { selectVote } = helpFeedbackSlice.injectInto(rootReducer).selectors;

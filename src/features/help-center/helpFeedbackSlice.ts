import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';

type HelpVote = 'helpful' | 'unhelpful';

/** The reader's votes by the slugs of articles. `app/sendAnalytics.ts` sends each. */
const initialState: Partial<Record<string, HelpVote>> = {};

const helpFeedbackSlice = createSlice({
  name: 'helpFeedback',
  initialState,
  reducers: {
    articleRated: (votes, { payload }: PayloadAction<{ slug: string; vote: HelpVote }>) => ({
      ...votes,
      [payload.slug]: payload.vote,
    }),
  },
  selectors: {
    selectVote: (votes, slug: string) => votes[slug],
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof helpFeedbackSlice> {}
}

export const { articleRated } = helpFeedbackSlice.actions;
export const { selectVote } = helpFeedbackSlice.injectInto(rootReducer).selectors;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';

export interface HelpCategoryState {
  /** As it is typed. */
  filter: string;
}

const initialState: HelpCategoryState = { filter: '' };

/** What the topics of the category on screen are filtered by. */
export const helpCategorySlice = createSlice({
  name: 'helpCategory',
  initialState,
  reducers: {
    filterChanged(state, { payload }: PayloadAction<string>) {
      state.filter = payload;
    },
    filterCleared: () => initialState,
    /** The next category starts unfiltered. */
    categoryLeft: () => initialState,
  },
  selectors: {
    selectTopicFilter: (state) => state.filter,
  },
});

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices {
    helpCategory: HelpCategoryState;
  }
}

export const { filterChanged, filterCleared, categoryLeft } = helpCategorySlice.actions;
export const { selectTopicFilter } = helpCategorySlice.injectInto(rootReducer).selectors;

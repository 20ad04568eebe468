import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { arrived, isNewPage } from '../../store/navigationSlice.ts';
import { perStore } from '../../store/rootReducer.ts';

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
  },
  extraReducers: (builder) => {
    // The next category starts unfiltered.
    builder.addCase(arrived, (state, { payload }) => (isNewPage(payload) ? initialState : state));
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

export const { filterChanged, filterCleared } = helpCategorySlice.actions;
export const { selectTopicFilter } = helpCategorySlice.injectInto(perStore).selectors;

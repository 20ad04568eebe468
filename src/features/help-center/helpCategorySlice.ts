import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { locationChanged } from '../../store/navigationSlice.ts';
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
  },
  extraReducers: (builder) => {
    // The next category starts unfiltered, and so does this one when a link leads to it again.
    builder.addCase(locationChanged, () => initialState);
  },
  selectors: {
    selectTopicFilter: (state) => state.filter,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof helpCategorySlice> {}
}

export const { filterChanged } = helpCategorySlice.actions;
export const { selectTopicFilter } = helpCategorySlice.injectInto(rootReducer).selectors;

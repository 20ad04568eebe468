import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { HelpCategory, HelpSubcategory } from '../../contract/entities.ts';
import { locationChanged, opensPage } from '../../store/navigationSlice.ts';
import { rootReducer, type RootState } from '../../store/rootReducer.ts';

const initialState = { filter: '' };

const helpCategorySlice = createSlice({
  name: 'helpCategory',
  initialState,
  reducers: {
    filterChanged(state, { payload }: PayloadAction<string>) {
      state.filter = payload;
    },
  },
  extraReducers: (builder) => {
    // Also when a link leads to the same category.
    builder.addCase(locationChanged, (state, { payload }) =>
      opensPage(payload) ? initialState : state,
    );
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

export interface ShownSubcategory extends HelpSubcategory {
  /** Its index in the category, from which its tint comes: it keeps the tint while others are filtered out. */
  index: number;
}

const fold = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Topics whose titles contain the filter, ignoring case. Subcategories without such topics are left out. */
export const selectShownSubcategories = createSelector(
  [(_state: RootState, { subcategories }: HelpCategory) => subcategories, selectTopicFilter],
  (subcategories, filter): ShownSubcategory[] => {
    const text = fold(filter.trim());
    return subcategories
      .map((subcategory, index) => ({
        ...subcategory,
        index,
        topics: subcategory.topics.filter(
          ({ title }) => title !== '' && fold(title).includes(text),
        ),
      }))
      .filter(({ topics }) => topics.length > 0);
  },
);

import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';

const scrollTopSlice = createSlice({
  name: 'scrollTop',
  initialState: { visible: false },
  reducers: {
    thresholdCrossed(state, { payload }: PayloadAction<{ isPast: boolean }>) {
      state.visible = payload.isPast;
    },
  },
  selectors: {
    selectScrollTopVisible: (state) => state.visible,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof scrollTopSlice> {}
}

export const { thresholdCrossed } = scrollTopSlice.actions;
export const { selectScrollTopVisible } = scrollTopSlice.injectInto(rootReducer).selectors;

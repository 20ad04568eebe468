import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { SCROLL_TOP_THRESHOLD } from '../../contract/constants.ts';
import { rootReducer } from '../../store/rootReducer.ts';

export interface ScrollTopState {
  visible: boolean;
}

const initialState: ScrollTopState = { visible: false };

const scrollTopSlice = createSlice({
  name: 'scrollTop',
  initialState,
  reducers: {
    /** Pixels scrolled from the top; dispatched only when the answer changes, not on every frame. */
    scrollPositionChanged(state, { payload }: PayloadAction<number>) {
      state.visible = payload > SCROLL_TOP_THRESHOLD;
    },
  },
  selectors: {
    selectScrollTopVisible: (state) => state.visible,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof scrollTopSlice> {}
}

const injected = scrollTopSlice.injectInto(rootReducer);

export const { scrollPositionChanged } = scrollTopSlice.actions;
export const { selectScrollTopVisible } = injected.selectors;

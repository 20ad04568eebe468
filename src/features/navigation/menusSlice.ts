import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { NavigationLink } from '../../contract/navigation.ts';
import { locationChanged, opensPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';

export type MenuName = 'features' | 'resources';

const initialState = {
  openMenu: null as MenuName | null,
  mobileMenuOpen: false,
  mobileGroup: null as MenuName | null,
};

export const menusSlice = createSlice({
  name: 'menus',
  initialState,
  reducers: {
    menuToggled(state, { payload }: PayloadAction<MenuName>) {
      state.openMenu = state.openMenu === payload ? null : payload;
    },
    /** Escape, focus leaving a menu, or the window growing past the mobile sheet. */
    menusClosed: () => initialState,
    /** A click beside an open dropdown. Only from 1024 px, where the sheet, whose state this leaves alone, cannot be open. */
    outsideClicked(state) {
      state.openMenu = null;
    },
    mobileMenuToggled(state) {
      state.mobileMenuOpen = !state.mobileMenuOpen;
      state.mobileGroup = null;
    },
    mobileGroupToggled(state, { payload }: PayloadAction<MenuName>) {
      if (!state.mobileMenuOpen) return;
      state.mobileGroup = state.mobileGroup === payload ? null : payload;
    },
  },
  extraReducers: (builder) => {
    // Also for a link to the current page, and for Back within it.
    builder.addCase(locationChanged, (state, { payload }) =>
      opensPage(payload) || payload.cause === 'back' ? initialState : state,
    );
  },
  selectors: {
    selectOpenMenu: (state) => state.openMenu,
    selectMobileMenuOpen: (state) => state.mobileMenuOpen,
    selectMobileGroup: (state) => state.mobileGroup,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof menusSlice> {}
}

export const { menuToggled, menusClosed, outsideClicked, mobileMenuToggled, mobileGroupToggled } =
  menusSlice.actions;
export const { selectOpenMenu, selectMobileMenuOpen, selectMobileGroup } =
  menusSlice.injectInto(rootReducer).selectors;

/** Whether a page is one of the linked ones, or below one. */
export const isWithin = (links: readonly NavigationLink[], pathname: string): boolean =>
  links.some(({ path }) => `${pathname}/`.startsWith(`${path}/`));

import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import { locationChanged, selectLocation } from '../../store/navigationSlice.ts';
import { rootReducer, type RootState } from '../../store/rootReducer.ts';

/** The two groups of links: dropdowns in the bar, accordion rows in the mobile sheet. */
export type MenuName = 'features' | 'resources';

export interface MenusState {
  /** The open dropdown; one at most (spec §2, Shared layout). */
  openMenu: MenuName | null;
  mobileMenuOpen: boolean;
  /** The open group inside the mobile sheet. */
  mobileGroup: MenuName | null;
}

const initialState: MenusState = {
  openMenu: null,
  mobileMenuOpen: false,
  mobileGroup: null,
};

/** What is open of the bar's dropdowns and of the mobile sheet. */
export const menusSlice = createSlice({
  name: 'menus',
  initialState,
  reducers: {
    menuToggled(state, { payload }: PayloadAction<MenuName>) {
      state.openMenu = state.openMenu === payload ? null : payload;
    },
    /** Escape, focus leaving a menu, or the window growing past the mobile sheet. */
    menusClosed: () => initialState,
    /** Dispatched from 1024 px only; the mobile sheet has nothing outside it. */
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
    // Also after a link to the page that is shown already.
    builder.addCase(locationChanged, () => initialState);
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

const RESOURCES: readonly string[] = [paths.about, paths.webinars, paths.blog, paths.helpCenter];

/** The dropdown that the page which is shown is found in, or the page above it. */
export const selectMenuOfPage = (state: RootState): MenuName | null => {
  const [, section] = selectLocation(state).pathname.split('/');
  if (paths.feature.pattern.startsWith(`/${section}/`)) return 'features';
  return RESOURCES.includes(`/${section}`) ? 'resources' : null;
};

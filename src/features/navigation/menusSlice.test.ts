import { TEST_SITE } from '../../testing/siteSettings.ts';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import {
  leadsTo,
  menusClosed,
  menusSlice,
  menuToggled,
  mobileGroupToggled,
  mobileMenuToggled,
  outsideClicked,
  selectOpenMenu,
} from './menusSlice.ts';

const { reducer, getInitialState } = menusSlice;
const closed = getInitialState();

it('keeps one dropdown open at a time', () => {
  const openAfter = (...names: ('features' | 'resources')[]) =>
    selectOpenMenu(stateAfter(...names.map((name) => menuToggled(name))));
  expect(openAfter('features')).toBe('features');
  expect(openAfter('features', 'resources')).toBe('resources');
  expect(openAfter('features', 'features')).toBeNull();
});

it.each([
  ['/features/dashboard', 'features'],
  ['/blog/post/whats-new', 'resources'],
  ['/blogs', null],
  ['/help-center', 'resources'],
  ['/about-us', 'resources'],
  ['/pricing', null],
  ['/', null],
])('finds the menu of %s', (path, menu) => {
  const menus = (['features', 'resources'] as const).filter((name) =>
    leadsTo(TEST_SITE.navigation[name].links, path),
  );
  expect(menus).toEqual(menu === null ? [] : [menu]);
});

it('closes only the dropdowns on an outside click', () => {
  const state = { openMenu: 'resources', mobileMenuOpen: true, mobileGroup: 'features' } as const;
  expect(reducer(state, outsideClicked())).toEqual({ ...state, openMenu: null });
});

it('opens and closes the mobile sheet with its groups closed', () => {
  const open = reducer({ ...closed, mobileGroup: 'features' }, mobileMenuToggled());
  expect(open).toEqual({ ...closed, mobileMenuOpen: true });
  expect(reducer(closed, mobileGroupToggled('features'))).toEqual(closed);
  const features = reducer(open, mobileGroupToggled('features'));
  expect(reducer(features, mobileGroupToggled('resources')).mobileGroup).toBe('resources');
  expect(reducer(features, mobileMenuToggled())).toEqual(closed);
});

it.each([menusClosed(), locationChangedTo('/pricing'), locationChangedTo('/', { from: '/' })])(
  'closes everything on $type',
  (action) => {
    const open = { openMenu: 'features', mobileMenuOpen: true, mobileGroup: 'features' } as const;
    expect(reducer(open, action)).toEqual(closed);
  },
);

import { TEST_SITE } from '../../testing/siteSettings.ts';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import {
  isWithin,
  menusClosed,
  menusSlice,
  menuToggled,
  mobileGroupToggled,
  mobileMenuToggled,
  outsideClicked,
  selectMobileGroup,
  selectMobileMenuOpen,
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
  ['/blog/category/guides', 'resources'],
  ['/blogs', null],
  ['/help-center', 'resources'],
  ['/about-us', 'resources'],
  ['/pricing', null],
  ['/', null],
])('finds the menu of %s', (path, menu) => {
  const menus = (['features', 'resources'] as const).filter((name) =>
    isWithin(TEST_SITE.navigation[name].links, path),
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
  expect(reducer(features, mobileGroupToggled('features')).mobileGroup).toBeNull();
  expect(reducer(features, mobileMenuToggled())).toEqual(closed);
  const state = stateAfter(mobileMenuToggled(), mobileGroupToggled('features'));
  expect(selectMobileMenuOpen(state)).toBe(true);
  expect(selectMobileGroup(state)).toBe('features');
});

const open = { openMenu: 'features', mobileMenuOpen: true, mobileGroup: 'features' } as const;

it.each([
  ['Escape', menusClosed()],
  ['another page', locationChangedTo('/pricing')],
  ['a link to the current page', locationChangedTo('/', { from: '/' })],
  ['Back within a page', locationChangedTo('/', { from: '/', cause: 'back' })],
])('closes everything on %s', (_what, action) => {
  expect(reducer(open, action)).toEqual(closed);
});

it.each([
  ['a link to a heading of the current page', locationChangedTo('/#faq', { from: '/' })],
  ['a change of the search parameters', locationChangedTo('/?q=a', { from: '/', cause: 'sync' })],
])('stays open on %s', (_what, action) => {
  expect(reducer(open, action)).toEqual(open);
});

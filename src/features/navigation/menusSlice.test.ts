import { locationChangedTo } from '../../testing/stateAfter.ts';
import {
  menusClosed,
  menusSlice,
  menuToggled,
  mobileGroupToggled,
  mobileMenuToggled,
  outsideClicked,
} from './menusSlice.ts';

const { reducer, getInitialState } = menusSlice;
const closed = getInitialState();

it('opens one dropdown at a time', () => {
  const features = reducer(closed, menuToggled('features'));
  expect(features.openMenu).toBe('features');
  expect(reducer(features, menuToggled('resources')).openMenu).toBe('resources');
  expect(reducer(features, menuToggled('features')).openMenu).toBeNull();
});

it('closes only the dropdowns on an outside click', () => {
  const state = { openMenu: 'resources', mobileMenuOpen: true, mobileGroup: 'features' } as const;
  expect(reducer(state, outsideClicked())).toEqual({ ...state, openMenu: null });
});

it('opens and closes the mobile sheet with its groups closed', () => {
  const open = reducer({ ...closed, mobileGroup: 'features' }, mobileMenuToggled());
  expect(open).toEqual({ ...closed, mobileMenuOpen: true });
  expect(reducer({ ...open, mobileGroup: 'features' }, mobileMenuToggled())).toEqual(closed);
});

it('opens one group of the mobile sheet at a time, and none while the sheet is closed', () => {
  const open = { ...closed, mobileMenuOpen: true, mobileGroup: 'features' } as const;
  expect(reducer(open, mobileGroupToggled('resources')).mobileGroup).toBe('resources');
  expect(reducer(open, mobileGroupToggled('features')).mobileGroup).toBeNull();
  expect(reducer(closed, mobileGroupToggled('features')).mobileGroup).toBeNull();
});

it.each([menusClosed(), locationChangedTo('/pricing'), locationChangedTo('/', { from: '/' })])(
  'closes everything on $type',
  (action) => {
    const open = { openMenu: 'features', mobileMenuOpen: true, mobileGroup: 'features' } as const;
    expect(reducer(open, action)).toEqual(closed);
  },
);

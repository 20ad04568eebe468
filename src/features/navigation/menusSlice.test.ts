import { locationChangedTo } from '../../testing/stateAfter.ts';
import {
  menusClosed,
  menuToggled,
  mobileGroupToggled,
  mobileMenuToggled,
  outsideClicked,
  menusSlice,
  type MenusState,
} from './menusSlice.ts';

const { reducer, getInitialState } = menusSlice;

const stateWith = (part: Partial<MenusState>): MenusState => ({
  ...getInitialState(),
  ...part,
});

it('opens a dropdown and closes it again', () => {
  const opened = reducer(undefined, menuToggled('features'));
  expect(opened.openMenu).toBe('features');
  expect(reducer(opened, menuToggled('features')).openMenu).toBeNull();
});

it('closes one dropdown when the other opens', () => {
  const state = stateWith({ openMenu: 'features' });
  expect(reducer(state, menuToggled('resources')).openMenu).toBe('resources');
});

it('closes the dropdowns on an outside click and leaves the mobile sheet alone', () => {
  const state = stateWith({ openMenu: 'resources', mobileMenuOpen: true, mobileGroup: 'features' });
  expect(reducer(state, outsideClicked())).toEqual({ ...state, openMenu: null });
});

it('opens the mobile sheet with its groups closed', () => {
  const opened = reducer(stateWith({ mobileGroup: 'features' }), mobileMenuToggled());
  expect(opened).toEqual(stateWith({ mobileMenuOpen: true }));
});

it('closes the mobile sheet and the group that was open in it', () => {
  const state = stateWith({ mobileMenuOpen: true, mobileGroup: 'resources' });
  expect(reducer(state, mobileMenuToggled())).toEqual(getInitialState());
});

it('keeps one group of the mobile sheet open at most', () => {
  const state = stateWith({ mobileMenuOpen: true, mobileGroup: 'features' });
  expect(reducer(state, mobileGroupToggled('resources')).mobileGroup).toBe('resources');
  expect(reducer(state, mobileGroupToggled('features')).mobileGroup).toBeNull();
});

it('opens no group while the mobile sheet is closed', () => {
  expect(reducer(undefined, mobileGroupToggled('features')).mobileGroup).toBeNull();
});

it.each([menusClosed(), locationChangedTo('/pricing'), locationChangedTo('/', { from: '/' })])(
  'closes everything on $type',
  (event) => {
    const state = stateWith({
      openMenu: 'features',
      mobileMenuOpen: true,
      mobileGroup: 'features',
    });
    expect(reducer(state, event)).toEqual(getInitialState());
  },
);

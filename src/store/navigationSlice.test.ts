import { createSlice } from '@reduxjs/toolkit';
import { makeTestStore } from '../testing/makeTestStore.ts';
import { locationChangedTo, stateAfter } from '../testing/stateAfter.ts';
import {
  bringsLocation,
  isAt,
  isNewPage,
  opensPage,
  pageLoaded,
  resetOnNewPage,
  selectLocation,
  type AppLocation,
} from './navigationSlice.ts';

const locationAt = (address: string, details: Partial<AppLocation> = {}) =>
  locationChangedTo(address, details).payload;

it('is at the start of the home page until a location is known', () => {
  expect(selectLocation(stateAfter())).toEqual(
    locationAt('/', { cause: 'load', key: '', from: '' }),
  );
});

it('is at the last location', () => {
  const pricing = locationChangedTo('/pricing?billing=annual#faq', { key: 'second' });
  expect(selectLocation(stateAfter(locationChangedTo('/about-us'), pricing))).toEqual(
    pricing.payload,
  );
});

it('does not change when the browser repeats the location of the server', () => {
  const { dispatch, getState } = makeTestStore();
  dispatch(locationChangedTo('/pricing'));
  const before = selectLocation(getState());
  dispatch(locationChangedTo('/pricing'));
  expect(selectLocation(getState())).toBe(before);
});

it.each([
  ['/pricing', true],
  ['/Pricing/', true],
  ['/pricing/all', false],
])('compares %s with a path', (pathname, isThere) => {
  expect(isAt({ pathname }, '/pricing')).toBe(isThere);
});

const SAME = { from: '/pricing' };

it.each<[string, string, Partial<AppLocation>, boolean, boolean]>([
  ['a link to another page', '/pricing', { from: '/about-us' }, true, true],
  ['a link to a heading of another page', '/pricing#faq', { from: '/about-us' }, true, true],
  ['the first page of a visit', '/pricing', { cause: 'load', from: '' }, true, true],
  ['Back to another page', '/pricing', { cause: 'back', from: '/about-us' }, true, true],
  ['a link to the same page', '/pricing', SAME, false, true],
  ['a link to a heading of the same page', '/pricing#faq', SAME, false, false],
  ['Back within a page', '/pricing', { ...SAME, cause: 'back' }, false, false],
  ['a page that writes its search', '/pricing?people=7', { ...SAME, cause: 'sync' }, false, false],
  [
    'a page that writes its search after a redirect',
    '/pricing?people=7',
    { cause: 'sync', from: '/about-us' },
    false,
    false,
  ],
])(
  'tells whether %s brings another page, and whether it opens one',
  (_what, address, details, isNew, opens) => {
    const location = locationAt(address, details);
    expect(isNewPage(location)).toBe(isNew);
    expect(opensPage(location)).toBe(opens);
  },
);

const linesSlice = createSlice({
  name: 'lines',
  initialState: ['first'],
  reducers: { lineAdded: (lines) => void lines.push('more') },
  extraReducers: resetOnNewPage(['first']),
});

it('starts a slice over on a new page only', () => {
  const { reducer, actions } = linesSlice;
  const more = reducer(undefined, actions.lineAdded());
  expect(reducer(more, locationChangedTo('/pricing#faq', SAME))).toEqual(['first', 'more']);
  expect(reducer(more, locationChangedTo('/pricing'))).toEqual(['first']);
});

it('brings a location when it changes, and when the code of its page has loaded', () => {
  expect(bringsLocation(locationChangedTo('/pricing'))).toBe(true);
  expect(bringsLocation(pageLoaded(locationAt('/pricing')))).toBe(true);
  expect(bringsLocation(linesSlice.actions.lineAdded())).toBe(false);
});

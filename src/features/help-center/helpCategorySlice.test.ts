import { locationChangedTo } from '../../testing/stateAfter.ts';
import { filterChanged, helpCategorySlice } from './helpCategorySlice.ts';

const { reducer, getInitialState } = helpCategorySlice;
const filtered = reducer(getInitialState(), filterChanged('Lead '));

it('keeps the filter as it is typed', () => {
  expect(filtered).toEqual({ filter: 'Lead ' });
});

it('is unfiltered again when a link leads to this category or another', () => {
  expect(reducer(filtered, locationChangedTo('/help-center/category/2'))).toEqual({ filter: '' });
  const again = locationChangedTo('/help-center/category/1', { from: '/help-center/category/1' });
  expect(reducer(filtered, again)).toEqual({ filter: '' });
});

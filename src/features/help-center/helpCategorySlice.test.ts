import { arrivedAt } from '../../testing/stateAfter.ts';
import { filterChanged, filterCleared, helpCategorySlice } from './helpCategorySlice.ts';

const { reducer, getInitialState } = helpCategorySlice;
const filtered = reducer(getInitialState(), filterChanged('Lead '));

it('keeps the filter as it is typed', () => {
  expect(filtered).toEqual({ filter: 'Lead ' });
});

it('is unfiltered again when the filter is cleared or another category is opened', () => {
  expect(reducer(filtered, filterCleared())).toEqual({ filter: '' });
  expect(reducer(filtered, arrivedAt('/help-center/category/2'))).toEqual({ filter: '' });
  const elsewhere = arrivedAt('/help-center/category/1#end', { from: '/help-center/category/1' });
  expect(reducer(filtered, elsewhere)).toBe(filtered);
});

it('names its events after itself', () => {
  expect(filterChanged.type).toBe('helpCategory/filterChanged');
});

import {
  categoryLeft,
  filterChanged,
  filterCleared,
  helpCategorySlice,
} from './helpCategorySlice.ts';

const { reducer, getInitialState } = helpCategorySlice;
const filtered = reducer(getInitialState(), filterChanged('Lead '));

it('keeps the filter as it is typed', () => {
  expect(filtered).toEqual({ filter: 'Lead ' });
});

it('is unfiltered again when the filter is cleared or the category is left', () => {
  expect(reducer(filtered, filterCleared())).toEqual({ filter: '' });
  expect(reducer(filtered, categoryLeft())).toEqual({ filter: '' });
});

it('names its events after itself', () => {
  expect(filterChanged.type).toBe('helpCategory/filterChanged');
});

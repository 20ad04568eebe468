import { pageIndexFromQuery, pageQuery } from './queryString.ts';
import { clampPageIndex, pageCount, pageOf } from './paging.ts';

it.each([
  [0, 1],
  [6, 1],
  [7, 2],
])('fits %i items on %i pages of six', (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});

it.each([
  [-1, 0],
  [2, 2],
  [3, 2],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])('clamps page %d to page %i of three', (page, expected) => {
  expect(clampPageIndex(page, 3)).toBe(expected);
});

it.each([
  ['', 0],
  ['?q=2', 0],
  ['?page=1', 0],
  ['?q=x&page=3', 2],
  ['?page=0', 0],
  ['?page=1.5', 0],
  ['?page=two', 0],
])('reads the query %j as page %i', (value, expected) => {
  expect(pageIndexFromQuery(value)).toBe(expected);
});

it('writes page numbers into addresses from page 2', () => {
  expect([0, 1, 2].map((page) => pageQuery(page))).toEqual(['', '?page=2', '?page=3']);
});

it('returns a page unchanged and takes it from a complete list', () => {
  const answered = { items: ['g'], total: 7, page: 2 };
  expect(pageOf(answered, '2')).toBe(answered);
  expect(pageOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'], '2')).toEqual(answered);
  expect(pageOf([], '2')).toEqual({ items: [], total: 0, page: 1 });
});

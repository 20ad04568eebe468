import { clampPage, pageCount, pagedAddress, pageFromQuery, pageItems } from './paging.ts';

it.each([
  [0, 1],
  [1, 1],
  [6, 1],
  [7, 2],
  [100, 17],
])('fits %i items on %i pages of six', (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});

it.each([
  [-1, 0],
  [0, 0],
  [2, 2],
  [3, 2],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])('brings page %d back to page %i of three', (page, expected) => {
  expect(clampPage(page, 3)).toBe(expected);
});

it('takes the items of the page asked for', () => {
  const items = Array.from({ length: 8 }, (_, index) => index);
  expect(pageItems(items, 0)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(pageItems(items, 1)).toEqual([6, 7]);
  expect(pageItems(items, 2)).toEqual([]);
});

it.each([
  [null, 0],
  ['1', 0],
  ['3', 2],
  ['0', 0],
  ['-2', 0],
  ['1.5', 0],
  ['two', 0],
])('reads the address %p as page %i', (value, expected) => {
  expect(pageFromQuery(value)).toBe(expected);
});

it('numbers the pages of a list from 2 on in their addresses', () => {
  expect([0, 1, 2].map(pagedAddress('/blog/all-posts'))).toEqual([
    '/blog/all-posts',
    '/blog/all-posts?page=2',
    '/blog/all-posts?page=3',
  ]);
});

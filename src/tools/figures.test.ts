import { markdownTable, median } from './figures.ts';

it('takes the middle of figures in any order', () => {
  expect(median([30, 1, 200])).toBe(30);
  expect(median([10, 9])).toBe(10);
});

it('writes a table that is aligned for eyes and for Markdown', () => {
  expect(
    markdownTable([
      ['page', 'ms'],
      ['home', '1,200'],
    ]),
  ).toBe(['| page |    ms |', '| ---- | ----: |', '| home | 1,200 |'].join('\n'));
});

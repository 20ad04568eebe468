import { markdownTable, median, percentile } from './benchmark.ts';

it('finds the value that a share of the values does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.98)).toBe(98);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile(hundred, 0)).toBe(1);
  expect(percentile([7], 0.5)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

it('takes the upper of two middle values as the median', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 3, 2, 1])).toBe(3);
});

it('prints a Markdown table with a column for every figure that a row has', () => {
  expect(markdownTable({ cached: { us: 1234 }, rendered: { us: 5, ratio: '2.00x' } })).toBe(
    [
      '|  | us | ratio |',
      '| --- | --- | --- |',
      '| cached | 1,234 |  |',
      '| rendered | 5 | 2.00x |',
      '',
    ].join('\n'),
  );
});

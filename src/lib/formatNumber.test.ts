import fc from 'fast-check';
import { formatNumber } from './formatNumber.ts';

it('formats numbers like Intl', () => {
  const format = new Intl.NumberFormat('en-US');
  expect(formatNumber(1234567.891)).toBe('1,234,567.891');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer(),
        fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
      ),
      (value) => expect(formatNumber(value)).toBe(format.format(value)),
    ),
  );
});

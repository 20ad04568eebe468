import { readCount, SEPARATORS } from './readCount.ts';

it.each([
  ['7', 7],
  ['007', 7],
  ['9999', 9999],
  [' 12 ', 12],
  ['\u00a012\u3000', 12],
  ['\u200e12\u200b', 12],
  ['１２', 12],
  ['١٢', 12],
  ['१२', 12],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ['1\u202f200', 1200],
  ["1'200", 1200],
  ['1’200', 1200],
  ['١٬٢٠٠', 1200],
  ['１，２００', 1200],
])('reads %j as %i', (text, count) => {
  expect(readCount(text)).toBe(count);
  // The form without scripts accepts the same.
  expect(text).toMatch(new RegExp(`^[\\p{Nd}\\p{Cf}${SEPARATORS}]*$`, 'v'));
});

it.each([
  ...['', ' ', '0', '000', '-5', '−5', '+5', '2.5', '1,5', '0.200', '12.', '1,20', '1,2000'],
  ...['10000', '12,000', '1e3', '0x10', 'six', '12 people', '1 2', '1-2', '½', '²', '#4', '$5'],
])('does not read %j', (text) => {
  expect(readCount(text)).toBeNull();
});

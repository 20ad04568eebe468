import fc from 'fast-check';
import { anyText } from '../testing/anyText.ts';
import { MAX_QUERY_LENGTH, searchQuery } from './queryString.ts';

it('limits a query and is idempotent', () => {
  const long = fc.tuple(anyText(), fc.integer({ min: 190, max: 210 })).map(([text, count]) => {
    return 'x'.repeat(count) + text;
  });
  fc.assert(
    fc.property(fc.oneof(long, anyText()), (text) => {
      const query = searchQuery(text);
      expect(query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
      expect(searchQuery(query)).toBe(query);
    }),
  );
});

it.each([
  [null, ''],
  ['  round robin ', 'round robin'],
  [`${'x'.repeat(199)}\u{1F511}`, 'x'.repeat(199)],
])('reads %j as %j', (text, expected) => {
  expect(searchQuery(text)).toBe(expected);
});

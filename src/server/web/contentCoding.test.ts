import fc from 'fast-check';
import { CODINGS, negotiateCoding } from './contentCoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br ; q=0 , gzip ; q=0, *', 'identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.5, identity', 'identity'],
  ['gzip;q=0.1', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['br;q=x, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['identity;q=0, br', 'br'],
  // Nothing that there is would do.
  ['identity;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['identity;q=0, *', 'br'],
])('answers Accept-Encoding %p in %s', (header, coding) => {
  expect(negotiateCoding(header)).toBe(coding);
});

it('never answers in a coding that is refused while another is not, whatever the order', () => {
  const weights = fc.constantFrom('', ';q=0', ';q=0.3', ';q=0.7', ';q=1.0');
  const parts = fc.uniqueArray(
    fc.tuple(fc.constantFrom(...CODINGS, '*', 'deflate', 'zstd'), weights),
    { selector: ([coding]) => coding },
  );
  fc.assert(
    fc.property(parts, (list) => {
      const weightOf = (coding: string) => {
        const [, weight] = list.find(([one]) => one === coding) ?? [];
        return weight === undefined ? undefined : weight === '' ? 1 : Number(weight.slice(3));
      };
      const coding = negotiateCoding(list.map((part) => part.join('')).join(', '));
      const weight = weightOf(coding) ?? weightOf('*') ?? (coding === 'identity' ? 0.001 : 0);
      for (const other of CODINGS) {
        const otherWeight = weightOf(other) ?? weightOf('*') ?? (other === 'identity' ? 0.001 : 0);
        expect(weight).toBeGreaterThanOrEqual(otherWeight);
      }
    }),
  );
});

import fc from 'fast-check';
import { readLeadSource, touchOf, touchText } from './leadSource.ts';

const touch = (path: string, referrer = '') =>
  touchOf(new URL(path, 'https://site.test'), referrer);

it('records campaign, referrer and landing page', () => {
  expect(
    touch('/pricing?utm_source=harbor&gclid=a1&page=2', 'https://search.test/find?q=crm'),
  ).toEqual({ utm_source: 'harbor', gclid: 'a1', landing: '/pricing', referrer: 'search.test' });
});

it.each([
  ['an address that was typed', '/pricing', ''],
  ['a page of our own', '/pricing?page=2', 'https://site.test/blog'],
  ['a referrer that is no address', '/pricing', 'nonsense'],
  ['a parameter that names a field of ours', '/pricing?landing=/x&referrer=y', ''],
  ['a campaign without a name', '/pricing?utm_source=&ref=', ''],
])('records nothing for %s', (_, path, referrer) => {
  expect(touch(path, referrer)).toBeUndefined();
});

it('limits values to 255 characters without control characters', () => {
  const long = touch(`/?utm_term=${'a'.repeat(300)}&ref=${encodeURIComponent('a\nb\0\t')}`);
  expect(long?.utm_term).toHaveLength(255);
  expect(long?.ref).toBe('ab');
});

it('leaves out the white space around a value', () => {
  expect(touch('/?utm_source=%20harbor+')?.utm_source).toBe('harbor');
});

it('formats a touch on one line', () => {
  expect(touchText({ utm_source: 'a & b', landing: '/' })).toBe('utm_source=a+%26+b&landing=%2F');
});

it('validates any input and round-trips its own output', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const source = readLeadSource(value);
      expect(readLeadSource(source)).toEqual(source);
    }),
  );
  const first = { utm_source: 'harbor', landing: '/' };
  expect(readLeadSource({ first: { ...first, password: 'x', ref: 7 }, last: first })).toEqual({
    first,
    last: first,
  });
  for (const nothing of [undefined, 'x', [], { first }, { first: {}, last: {} }])
    expect(readLeadSource(nothing)).toBeNull();
});

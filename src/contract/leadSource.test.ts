import fc from 'fast-check';
import { readLeadSource, touchOf, touchText } from './leadSource.ts';

const touch = (path: string, referrer = '') =>
  touchOf(new URL(path, 'https://site.test'), referrer);

it('says how a visitor came: by which campaign, from where, to which page', () => {
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
])('says nothing of %s', (_, path, referrer) => {
  expect(touch(path, referrer)).toBeUndefined();
});

it('keeps 255 characters of each, and none that a line can not hold', () => {
  const long = touch(`/?utm_term=${'a'.repeat(300)}&ref=${encodeURIComponent('a\nb\0\t')}`);
  expect(long?.utm_term).toHaveLength(255);
  expect(long?.ref).toBe('ab');
});

it('is one line', () => {
  expect(touchText({ utm_source: 'a & b', landing: '/' })).toBe('utm_source=a+%26+b&landing=%2F');
});

it('reads what it can of anything, and all of what it has written', () => {
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

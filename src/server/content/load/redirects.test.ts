import { followRedirect } from './redirects.ts';

it.each([
  ['/new', '/old?a=1&b=%20', '/new?a=1&b=%20'],
  ['/new?x=1', '/old?a=1', '/new?x=1&a=1'],
  ['/new#part', '/old?a=1', '/new?a=1#part'],
  ['/new#part', '/old#other', '/new#other'],
  ['https://example.com/fair', '/old?a=1', 'https://example.com/fair?a=1'],
  ['/größe', '/old', '/gr%C3%B6%C3%9Fe'],
])('redirects to %s from %s as %s', (to, from, location) => {
  expect(followRedirect(to, from)).toBe(location);
});

import { withoutAddresses } from './withoutAddresses.ts';

it.each([
  ['/ruth@example.com', '/:address'],
  ['/blog/ruth%40example.com/x', '/blog/:address/x'],
  ['/ruth%2540example.com', '/:address'],
  ['/call/%2B1-202-555-0123', '/call/:number'],
  ['/call/(202)%20555-0123%20now', '/call/:number'],
])('masks personal data in %s', (path, told) => {
  expect(withoutAddresses(path)).toBe(told);
});

it.each(['/', '/blog/posts/ten-years-of-2024-11-22', '/calendar/HD-7K3M9Q.ics'])(
  'keeps %s',
  (path) => {
    expect(withoutAddresses(path)).toBe(path);
  },
);

import { withoutAddresses } from './withoutAddresses.ts';

it.each([
  ['/ruth@example.com', '/:address'],
  ['/blog/ruth%40example.com/x', '/blog/:address/x'],
  ['/ruth%2540example.com', '/:address'],
  ['/call/+12025550123', '/call/:number'],
  ['/call/%2B1-202-555-0123', '/call/:number'],
  ['/call/(202)%20555-0123%20now', '/call/:number'],
])('leaves out of %s whose it is', (path, told) => {
  expect(withoutAddresses(path)).toBe(told);
});

it.each([
  '/',
  '/blog/posts/ten-years-of-2024-11-22',
  '/webinars/123456',
  '/assets/app.1a2b3c4d.js',
  '/calendar/HD-7K3M9Q.ics',
])('keeps %s as it is', (path) => {
  expect(withoutAddresses(path)).toBe(path);
});

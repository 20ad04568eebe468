import { routes } from '../app/routes.ts';
import { paths } from './paths.ts';
import { OTHER_ROUTE, ROUTE_PATTERNS, routePattern } from './routePattern.ts';

const TOKEN = 'q3vZr8TnYw5Lk2Xb7HdJcA';

it('has the pattern of every page', () => {
  const pages = routes.filter(({ missing }) => !missing).map(({ path }) => path);
  expect(pages.filter((path) => !ROUTE_PATTERNS.includes(path))).toEqual([]);
  const examples = pages.map((path) => path.replace(/:\w+/, 'example'));
  expect(examples.map(routePattern)).toEqual(pages);
});

it.each([
  [paths.myDemo(TOKEN), '/my-demo/:token'],
  [`/My-Demo/${TOKEN}/`, '/my-demo/:token'],
  [paths.myRegistration(TOKEN), '/my-registration/:token'],
  [paths.newsletterConfirm(TOKEN), '/newsletter/confirm/:token'],
  [paths.newsletterUnsubscribe(TOKEN), '/newsletter/unsubscribe/:token'],
  [`/my-demo//${TOKEN}`, OTHER_ROUTE],
  [`/my%2Ddemo/${TOKEN}`, OTHER_ROUTE],
  [`/my-demo/${TOKEN}/more`, OTHER_ROUTE],
  ['/blog/post/ruth@example.com', '/blog/post/:id'],
  ['/webinars/all-events', '/webinars/all-events'],
  ['/features/dashboard/', '/features/dashboard'],
  ['/ruth-abara', '/:slug'],
])('names %s by %s', (address, pattern) => {
  expect(routePattern(address)).toBe(pattern);
});

import { matchRoute, routes } from '../app/routes.ts';
import { holdsToken } from '../contract/paths.ts';
import { expectWithinBudgets, FIRST_OF_EACH_PAGE, OTHER_PAGES, readBudgets } from './budgets.ts';
import { ROUTES } from './everyRoute.ts';

/** Twenty visits in one test. */
const TIME_LIMIT_MS = 300_000;

it(
  'keeps a route of each page within its byte and request budgets',
  () => expectWithinBudgets(FIRST_OF_EACH_PAGE),
  TIME_LIMIT_MS,
);

it('has a budget row only for existing routes and visits every page', () => {
  const visited = new Set(ROUTES.map((address) => matchRoute(address).route.page));
  // Private pages need the token of a lead.
  const missed = routes.filter(({ page, path }) => !visited.has(page) && !holdsToken(path));
  expect(missed).toEqual([]);
  const rows = Object.keys(readBudgets()).filter((row) => row !== OTHER_PAGES);
  expect(rows.filter((row) => !ROUTES.includes(row))).toEqual([]);
});

import { matchRoute, routes } from '../app/routes.ts';
import { holdsToken } from '../contract/paths.ts';
import { expectWithinBudgets, FIRST_ROUTES, OTHER_PAGES, readBudgets } from './budgets.ts';
import { ROUTES } from './everyRoute.ts';

it('keeps routes of each kind within their byte and request budgets', () =>
  expectWithinBudgets(FIRST_ROUTES));

it('has a budget row only for existing routes and visits every page', () => {
  const visited = new Set(ROUTES.map((address) => matchRoute(address).route.page));
  // Private pages need the token of a lead.
  const missed = routes.filter(({ page, path }) => !visited.has(page) && !holdsToken(path));
  expect(missed).toEqual([]);
  const rows = Object.keys(readBudgets()).filter((row) => row !== OTHER_PAGES);
  expect(rows.filter((row) => !ROUTES.includes(row))).toEqual([]);
});

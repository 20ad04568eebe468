import { expectWithinBudgets, FURTHER_ROUTES } from '../budgets.ts';

/** Thirty visits in one test. */
const TIME_LIMIT_MS = 300_000;

it(
  'keeps the other routes within their byte and request budgets',
  () => expectWithinBudgets(FURTHER_ROUTES),
  TIME_LIMIT_MS,
);

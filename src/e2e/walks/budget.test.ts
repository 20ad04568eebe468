import { expectWithinBudgets, OTHERS_OF_EACH_PAGE } from '../budgets.ts';

it('keeps the other routes of each page within their byte and request budgets', () =>
  expectWithinBudgets(OTHERS_OF_EACH_PAGE));

import type { PlanValue } from '../../contract/entities.ts';
import { annualSaving, formatDollars, planPrice, readPlanValue, sellingLines } from './plan.ts';
import { makePlan, named, no, yes } from './plans.fixtures.ts';

it.each<[PlanValue | undefined, boolean | string | null]>([
  [yes, true],
  [no, false],
  [named('Chat', true, 'toggle'), true],
  [named('Chat', 'false', 'boolean'), false],
  [named('Chat', 'True', 'boolean'), true],
  [named('Chat', 0, 'boolean'), false],
  [named('Leads', '10,000'), '10,000'],
  [named('Leads', 10000, 'quota'), '10,000'],
  [named('Leads', '<b>5</b>', ''), '<b>5</b>'],
  [named('Users', 0), '0'],
  [undefined, null],
  [named('Leads', null, 'boolean'), null],
  [named('Leads', ' '), null],
])('reads %j as %j', (value, answer) => {
  expect(readPlanValue(value)).toBe(answer);
});

it('sells the first five features that a plan has', () => {
  const features = {
    chat: no,
    none: named('Numbers', '0'),
    unknown: named('Numbers', null),
    nameless: named('', true, 'boolean'),
    users: named('Active leads', 8),
    credits: named('AI credits', '50'),
    summaries: named('AI call summaries', true, 'boolean'),
    all: named('', 'Everything'),
    roles: named('Roles', true, 'boolean'),
    support: named('Support', 'Chat'),
  };
  expect(sellingLines(makePlan({ features }))).toEqual([
    '8 active leads',
    '50 AI credits',
    'AI call summaries',
    'Everything',
    'Roles',
  ]);
});

it.each([
  [36, 324, { amount: 108, percent: 25 }],
  [96, 768, { amount: 384, percent: 33 }],
  [19.99, 199.9, { amount: 39.98, percent: 17 }],
  [10, 0, { amount: 120, percent: 100 }],
  [null, null, null],
  [null, 324, null],
  [36, null, null],
  [10, 120, null],
  [10, 130, null],
  [0, 0, null],
])('computes the saving of $%p a month at $%p a year', (monthlyPrice, annualPrice, saving) => {
  expect(annualSaving(makePlan({ monthlyPrice, annualPrice }))).toEqual(saving);
});

it('gives the price of the chosen period', () => {
  const plan = makePlan({ monthlyPrice: 0, annualPrice: null });
  expect(planPrice(plan, 'monthly')).toBe(0);
  expect(planPrice(plan, 'annual')).toBeNull();
});

it.each([
  [2016, '$2,016'],
  [0, '$0'],
  [19.9, '$19.90'],
])('formats %d dollars as %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});

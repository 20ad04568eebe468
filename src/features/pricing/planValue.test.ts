import { readPlanValue, sellingLine } from './planValue.ts';
import { named, no, yes } from './plans.fixtures.ts';

it('reads booleans as a tick or a cross', () => {
  expect(readPlanValue(yes)).toEqual({ kind: 'included' });
  expect(readPlanValue(no)).toEqual({ kind: 'excluded' });
});

it('reads a boolean of any type, and a boolean written as text', () => {
  expect(readPlanValue(named('Chat', true, 'toggle'))).toEqual({ kind: 'included' });
  expect(readPlanValue(named('Chat', 'false', 'boolean'))).toEqual({ kind: 'excluded' });
  expect(readPlanValue(named('Chat', 'True', 'boolean'))).toEqual({ kind: 'included' });
  expect(readPlanValue(named('Chat', 0, 'boolean'))).toEqual({ kind: 'excluded' });
});

it('shows values of known and unknown types as they are', () => {
  expect(readPlanValue(named('Leads', '10,000'))).toEqual({ kind: 'text', text: '10,000' });
  expect(readPlanValue(named('Leads', 10000, 'quota'))).toEqual({ kind: 'text', text: '10,000' });
  expect(readPlanValue(named('Leads', '<b>5</b>', ''))).toEqual({ kind: 'text', text: '<b>5</b>' });
  expect(readPlanValue(named('Users', 0))).toEqual({ kind: 'text', text: '0' });
});

it('shows no value for a missing feature', () => {
  expect(readPlanValue(undefined)).toEqual({ kind: 'absent' });
  expect(readPlanValue(named('Leads', null))).toEqual({ kind: 'absent' });
  expect(readPlanValue(named('Leads', null, 'boolean'))).toEqual({ kind: 'absent' });
  expect(readPlanValue(named('Leads', ' '))).toEqual({ kind: 'absent' });
});

it('sells a feature in one line', () => {
  expect(sellingLine(named('AI call summaries', true, 'boolean'))).toBe('AI call summaries');
  expect(sellingLine(named('Active leads', '500'))).toBe('500 active leads');
  expect(sellingLine(named('AI credits', 50))).toBe('50 AI credits');
  expect(sellingLine(named('', 'Everything'))).toBe('Everything');
});

it('sells nothing that a plan does not have', () => {
  for (const value of [false, null, '', 0, '0']) {
    expect(sellingLine(named('Phone numbers', value))).toBeNull();
  }
  expect(sellingLine(named('', true, 'boolean'))).toBeNull();
});

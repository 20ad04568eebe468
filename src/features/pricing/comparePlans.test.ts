import { compareSection } from './pricingSelectors.ts';
import { makeCatalog, makePlan, yes } from './plans.fixtures.ts';

it('has a row for each feature of the catalog and an answer for each plan', () => {
  const [users, chat, calls] = compareSection(makeCatalog(), 'features');
  expect(users).toEqual({
    key: 'users',
    name: 'Users',
    answers: [
      { kind: 'text', text: '1' },
      { kind: 'text', text: '8' },
      { kind: 'text', text: '40' },
    ],
    differs: true,
  });
  expect(chat?.answers.map(({ kind }) => kind)).toEqual(['excluded', 'included', 'included']);
  expect(calls?.differs).toBe(false);
});

it('takes a feature that a plan lacks as not included, and a charge as not listed', () => {
  const catalog = makeCatalog({ plans: [makePlan(), makePlan({ features: { chat: yes } })] });
  const chat = compareSection(catalog, 'features').find(({ key }) => key === 'chat');
  expect(chat).toMatchObject({
    answers: [{ kind: 'excluded' }, { kind: 'included' }],
    differs: true,
  });
  const [user] = compareSection(catalog, 'additionalUsageCharges');
  expect(user).toMatchObject({ answers: [{ kind: 'absent' }, { kind: 'absent' }], differs: false });
});

it('has no difference among fewer than two plans', () => {
  const one = compareSection(makeCatalog({ plans: [makePlan()] }), 'features');
  const none = compareSection(makeCatalog({ plans: [] }), 'features');
  expect([...one, ...none].some(({ differs }) => differs)).toBe(false);
});

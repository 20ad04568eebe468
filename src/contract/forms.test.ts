import { BUDGET_OPTIONS, EXPERIENCE_OPTIONS } from './constants.ts';
import {
  demoRequestRules,
  isEmail,
  judgeForm,
  newsletterRules,
  registrationRules,
  type DemoRequest,
  type EventRegistration,
  type FormRules,
} from './forms.ts';

const person = {
  first_name: 'Ada',
  last_name: 'Byrne',
  phone: '+15035550142',
  email: 'ada@example.com',
};

const demo = (changes: Record<string, unknown> = {}) => ({
  ...person,
  real_estate_experience: EXPERIENCE_OPTIONS[0].value,
  monthly_budget: BUDGET_OPTIONS[0],
  preferred_datetime: '2099-12-03T14:00:00.000Z',
  ...changes,
});

const registration = (changes: Partial<Record<keyof EventRegistration, unknown>> = {}) => ({
  ...person,
  company: 'Byrne & Daughters',
  reason_for_attending: 'To learn',
  ...changes,
});

/** What a form's rules say of it, message by field; nothing when they take it. */
const verdict = (rules: FormRules, form: unknown) => judgeForm(rules, form).errors ?? {};

it.each(['Ada', 'A', 'Zoë-Ann', 'Zoe\u0308', "O'Neil", 'O’Neil', 'Mary Ann Lee', '王', 'Øyvind'])(
  'takes %j for a name',
  (name) => {
    expect(verdict(registrationRules, registration({ first_name: name, last_name: name }))).toEqual(
      {},
    );
  },
);

it.each(['R2', '2R', 'Ann_Lee', 'Ann  Lee', 'Ann--Lee', '-Ann', 'Ann-', 'Ann L33', 'a@b'])(
  'finds more than letters in %j',
  (name) => {
    expect(verdict(registrationRules, registration({ first_name: name, last_name: name }))).toEqual(
      {
        first_name: 'First name should contain only letters',
        last_name: 'Last name should contain only letters',
      },
    );
  },
);

it.each(['+1234567', '+123456789012345'])('takes %s for a phone number', (phone) => {
  expect(verdict(registrationRules, registration({ phone }))).toEqual({});
});

it.each(['+123456', '+1234567890123456', '15035550142', '+05035550142', 'x+1503555', '+1503555x'])(
  'takes %s for no phone number',
  (phone) => {
    expect(verdict(registrationRules, registration({ phone }))).toEqual({
      phone: 'Invalid phone number',
    });
  },
);

it.each(['a@b.co', 'ada.byrne+news@mail.example.museum', 'ada@x-y.example'])(
  'takes %s for an address',
  (email) => {
    expect(verdict(registrationRules, registration({ email }))).toEqual({});
    expect(verdict(newsletterRules, { email })).toEqual({});
  },
);

it.each([
  'ada',
  '@example.com',
  'ada@example',
  'ada@.com',
  'ada@example.c',
  'ada@example.com.',
  'ada@@example.com',
  'a da@example.com',
  'ada@exam ple.com',
  'ada@example.c om',
  'Ada <ada@example.com>',
  'ada@example.com, eve@example.com',
])('takes %j for no address', (email) => {
  expect(verdict(registrationRules, registration({ email }))).toEqual({ email: 'Invalid email' });
  expect(verdict(newsletterRules, { email })).toEqual({ email: 'Invalid email' });
});

it.each([undefined, null, 7, '', '   '])('asks for each field that holds %j', (nothing) => {
  const empty = (form: object) =>
    Object.fromEntries(Object.keys(form).map((field) => [field, nothing]));
  const asked = {
    first_name: 'First name is required',
    last_name: 'Last name is required',
    phone: 'Phone number is required',
    email: 'Email is required',
  };
  expect(verdict(registrationRules, empty(registration()))).toEqual({
    ...asked,
    company: 'Company name is required',
    reason_for_attending: 'Please provide a reason for attending',
  });
  expect(verdict(demoRequestRules, empty(demo()))).toEqual({
    ...asked,
    real_estate_experience: 'Please select your experience level',
    monthly_budget: 'Please select your monthly budget',
    preferred_datetime: 'Please select both date and time',
  });
  expect(verdict(newsletterRules, { email: nothing })).toEqual({
    email: 'Please enter an email address',
  });
});

it('trims every text', () => {
  const spaced = Object.fromEntries(
    Object.entries(registration()).map(([field, text]) => [field, ` ${String(text)}\n`]),
  );
  expect(judgeForm(registrationRules, spaced)).toEqual({ fields: registration() });
  expect(judgeForm(newsletterRules, { email: ' ada@example.com ' })).toEqual({
    fields: { email: 'ada@example.com' },
  });
});

it.each([
  ['company', 200, ''],
  ['reason_for_attending', 2000, ''],
  ['email', 254, '@example.com'],
] as const)('takes a %s of %i characters and not one more', (field, limit, end) => {
  const long = (length: number) => registration({ [field]: 'x'.repeat(length - end.length) + end });
  expect(verdict(registrationRules, long(limit))).toEqual({});
  expect(verdict(registrationRules, long(limit + 1))).toEqual({
    [field]: 'Please use fewer characters',
  });
});

it('takes no more than 254 characters for the newsletter', () => {
  const email = `${'x'.repeat(243)}@example.com`;
  expect(verdict(newsletterRules, { email })).toEqual({ email: 'Please use fewer characters' });
});

it('takes text of several lines', () => {
  const reason_for_attending = 'To learn\nand\tto meet people';
  expect(verdict(registrationRules, registration({ reason_for_attending }))).toEqual({});
});

it.each(['bell \u0007', 'half of \uD83D a sign'])(
  'takes nothing that cannot be kept: %j',
  (text) => {
    expect(verdict(registrationRules, registration({ company: text }))).toEqual({
      company: 'Company name is required',
    });
  },
);

it.each([
  ...EXPERIENCE_OPTIONS.map(({ value }) => ({ real_estate_experience: value })),
  ...BUDGET_OPTIONS.map((monthly_budget) => ({ monthly_budget })),
])('offers %j', (choice: Partial<DemoRequest>) => {
  expect(verdict(demoRequestRules, demo(choice))).toEqual({});
});

it('takes only what is offered', () => {
  expect(
    verdict(demoRequestRules, demo({ real_estate_experience: 'none', monthly_budget: '$7' })),
  ).toEqual({
    real_estate_experience: 'Please select your experience level',
    monthly_budget: 'Please select your monthly budget',
  });
});

it('takes a moment of any zone, as long as it is still to come', () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-03T12:00:00Z') });
  const at = (preferred_datetime: string) =>
    verdict(demoRequestRules, demo({ preferred_datetime }));
  const past = { preferred_datetime: 'Date and time must be in the future' };
  expect(at('2026-12-03T12:15:00Z')).toEqual({});
  expect(at('2026-12-03T15:00:00+02:00')).toEqual({});
  expect(at('2026-12-03T12:00:00Z')).toEqual(past);
  expect(at('2026-12-03T14:00:00+02:00')).toEqual(past);
  jest.useRealTimers();
});

it.each([
  ['2099-12-03T09:00:00-05:00', true],
  ['2099-12-03T18:00:00.000+05:30', true],
  ['2099-12-03T18:00:00+00:00', true],
  // Somewhere on earth it is an hour that is offered.
  ['2099-12-03T03:00:00Z', true],
  ['2099-12-03T03:30:00Z', true],
  ['2099-12-03T03:45:00Z', true],
  ['2099-12-03T03:17:00Z', false],
  ['2099-12-03T10:00:01Z', false],
  ['2099-12-03T10:00:00.001Z', false],
  ['2099-12-03T03:17:00-05:00', false],
  ['2099-12-03T10:30:00-05:00', false],
  ['2099-12-03T08:00:00-05:00', false],
  ['2099-12-03T19:00:00-05:00', false],
  ['9999-12-31T18:00:00-10:00', false],
  ['2999-01-02T15:00:00Z', false],
  ['2096-02-29T15:00:00Z', true],
  ['2098-02-29T15:00:00Z', false],
  ['2098-13-01T15:00:00Z', false],
  ['2098-12-03T24:00:00Z', false],
  ['2098-12-03T15:00:00+25:00', false],
  ['2098-12-03T15:00', false],
  ['December 3, 2098 15:00:00Z', false],
])('takes %s for a moment that the form offers: %s', (preferred_datetime, isOffered) => {
  expect(verdict(demoRequestRules, demo({ preferred_datetime }))).toEqual(
    isOffered ? {} : { preferred_datetime: 'Please select both date and time' },
  );
});

it('takes the last day that the form offers, wherever the visitor is', () => {
  const last = new Date().getUTCFullYear() + 100;
  const at = (preferred_datetime: string) =>
    verdict(demoRequestRules, demo({ preferred_datetime }));
  expect(at(`${last}-12-31T18:00:00-11:00`)).toEqual({});
  expect(at(`${last + 1}-01-03T10:00:00Z`)).not.toEqual({});
});

it('asks for date and time when it is given half a moment', () => {
  expect(verdict(demoRequestRules, demo({ preferred_datetime: '2099-12-03' }))).toEqual({
    preferred_datetime: 'Please select both date and time',
  });
});

it('says one thing about each field, the first', () => {
  // Too long and no address.
  expect(verdict(newsletterRules, { email: 'x'.repeat(300) })).toEqual({
    email: 'Please use fewer characters',
  });
});

it.each(['ada@example.com', null, undefined, 7, ['ada@example.com']])(
  'finds no field in %j, which is no form',
  (nothing) => {
    expect(verdict(newsletterRules, nothing)).toEqual({
      email: 'Please enter an email address',
    });
  },
);

it('keeps nothing of what is sent along', () => {
  const { fields } = judgeForm(newsletterRules, { email: 'ada@example.com', admin: true });
  expect(fields).toEqual({ email: 'ada@example.com' });
});

it('knows an address by itself', () => {
  expect(isEmail('ada@example.com')).toBe(true);
  expect(isEmail('ada')).toBe(false);
  expect(isEmail(undefined)).toBe(false);
});

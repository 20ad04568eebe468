import { demoRequest, eventRegistration } from './forms.fixtures.ts';
import {
  demoForm,
  isEmail,
  newsletterForm,
  registrationForm,
  validateForm,
  type FormFields,
} from './forms.ts';

/** Error messages by field; empty for a valid form. */
const errorsOf = (form: FormFields, input: unknown) => validateForm(form, input).errors ?? {};
const registrationErrors = (changes: object) =>
  errorsOf(registrationForm, { ...eventRegistration, ...changes });
const demoErrors = (changes: object) => errorsOf(demoForm, { ...demoRequest, ...changes });

it.each(['Ada', 'A', 'Zoë-Ann', 'Zoe\u0308', "O'Neil", 'O’Neil', 'Mary Ann Lee', '王', 'Øyvind'])(
  'accepts the name %j',
  (name) => {
    expect(registrationErrors({ first_name: name, last_name: name })).toEqual({});
  },
);

it.each(['R2', '2R', 'Ann_Lee', 'Ann  Lee', 'Ann--Lee', '-Ann', 'Ann-', 'Ann L33', 'a@b'])(
  'rejects the name %j',
  (name) => {
    expect(registrationErrors({ first_name: name, last_name: name })).toEqual({
      first_name: 'First name should contain only letters',
      last_name: 'Last name should contain only letters',
    });
  },
);

it.each(['+1234567', '+123456789012345'])('accepts the phone number %s', (phone) => {
  expect(registrationErrors({ phone })).toEqual({});
});

it.each(['+123456', '+1234567890123456', '15035550142', '+05035550142', 'x+1503555', '+1503555x'])(
  'rejects the phone number %s',
  (phone) => {
    expect(registrationErrors({ phone })).toEqual({ phone: 'Invalid phone number' });
  },
);

it.each(['a@b.co', 'ada.byrne+news@mail.example.museum', 'ada@x-y.example'])(
  'accepts the email address %s',
  (email) => {
    expect(errorsOf(newsletterForm, { email })).toEqual({});
    expect(isEmail(email)).toBe(true);
  },
);

it.each([
  'ada',
  'ada@example',
  'ada@example.c',
  'ada@example.com.',
  'ada@mail..com',
  'ada@@example.com',
  'a da@example.com',
  'Ada <ada@example.com>',
  'ada@example.com, eve@example.com',
])('rejects the email address %j', (email) => {
  expect(errorsOf(newsletterForm, { email })).toEqual({ email: 'Invalid email' });
  expect(isEmail(email)).toBe(false);
});

it.each([undefined, null, 7, '', '   '])('requires a value instead of %j', (nothing) => {
  const empty = (form: FormFields) =>
    errorsOf(form, Object.fromEntries(Object.keys(form).map((field) => [field, nothing])));
  const person = {
    first_name: 'First name is required',
    last_name: 'Last name is required',
    phone: 'Phone number is required',
    email: 'Email is required',
  };
  expect(empty(registrationForm)).toEqual({
    ...person,
    company: 'Company name is required',
    reason_for_attending: 'Please provide a reason for attending',
  });
  expect(empty(demoForm)).toEqual({
    ...person,
    real_estate_experience: 'Please select your experience level',
    monthly_budget: 'Please select your monthly budget',
    preferred_datetime: 'Please select both date and time',
  });
  expect(empty(newsletterForm)).toEqual({ email: 'Please enter an email address' });
});

it('omits an empty optional field, and validates one with a value', () => {
  const form = {
    team: { label: 'Team', rule: 'option', options: ['small', 'large'] },
    note: { label: 'Note', rule: 'text', maxLength: 5 },
  } as const satisfies FormFields;
  expect(validateForm(form, { team: '' })).toEqual({ fields: {} });
  expect(validateForm(form, { team: 'large', note: 'Hi' })).toEqual({
    fields: { team: 'large', note: 'Hi' },
  });
  expect(errorsOf(form, { team: 'huge', note: 'Hello!' })).toEqual({
    team: 'Please choose one of the options',
    note: 'That’s too long. Please shorten it.',
  });
});

it('trims every text', () => {
  const spaced = Object.entries(eventRegistration).map(([name, text]) => [name, ` ${text}\n`]);
  expect(validateForm(registrationForm, Object.fromEntries(spaced))).toEqual({
    fields: eventRegistration,
  });
});

it.each([
  ['company', 200, ''],
  ['reason_for_attending', 2000, ''],
  ['email', 254, '@example.com'],
])('limits %s to %i characters', (field, limit, end) => {
  const text = (length: number) => 'x'.repeat(length - end.length) + end;
  expect(registrationErrors({ [field]: text(limit) })).toEqual({});
  expect(registrationErrors({ [field]: text(limit + 1) })).toEqual({
    [field]: 'That’s too long. Please shorten it.',
  });
});

it.each(['bell \u0007', 'half of \uD83D a sign'])('rejects text with %j', (company) => {
  expect(registrationErrors({ company })).toEqual({ company: 'Company name is required' });
});

it('rejects values that are not options', () => {
  expect(demoErrors({ real_estate_experience: 'none', monthly_budget: '$7' })).toEqual({
    real_estate_experience: 'Please select your experience level',
    monthly_budget: 'Please select your monthly budget',
  });
});

it('compares moments across time zones', () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-03T12:00:00Z') });
  const past = { preferred_datetime: 'Date and time must be in the future' };
  expect(demoErrors({ preferred_datetime: '2026-12-03T12:15:00Z' })).toEqual({});
  expect(demoErrors({ preferred_datetime: '2026-12-03T15:00:00+02:00' })).toEqual({});
  expect(demoErrors({ preferred_datetime: '2026-12-03T12:00:00Z' })).toEqual(past);
  expect(demoErrors({ preferred_datetime: '2026-12-03T14:00:00+02:00' })).toEqual(past);
  jest.useRealTimers();
});

it.each([
  ['2099-12-03T09:00:00-05:00', true],
  ['2099-12-03T18:00:00.000+05:30', true],
  ['2099-12-03T18:00:00+00:00', true],
  // Some time zone is at an hour that is offered.
  ['2099-12-03T03:00:00Z', true],
  ['2099-12-03T03:30:00Z', true],
  ['2099-12-03T03:17:00Z', false],
  ['2099-12-03T10:00:01Z', false],
  ['2099-12-03T03:17:00-05:00', false],
  ['2099-12-03T10:30:00-05:00', false],
  ['2099-12-03T08:00:00-05:00', false],
  ['2099-12-03T19:00:00-05:00', false],
  ['9999-12-31T18:00:00-10:00', false],
  ['2999-01-02T15:00:00Z', false],
  ['2096-02-29T15:00:00Z', true],
  ['2098-02-29T15:00:00Z', false],
  ['2098-12-03T24:00:00Z', false],
  ['2098-12-03T15:00', false],
  ['December 3, 2098 15:00:00Z', false],
])('accepts the moment %s: %s', (preferred_datetime, isOffered) => {
  expect(demoErrors({ preferred_datetime })).toEqual(
    isOffered ? {} : { preferred_datetime: 'Please select both date and time' },
  );
});

it('accepts the last day offered in every time zone', () => {
  const last = new Date().getUTCFullYear() + 100;
  expect(demoErrors({ preferred_datetime: `${last}-12-31T18:00:00-11:00` })).toEqual({});
  expect(demoErrors({ preferred_datetime: `${last + 1}-01-03T10:00:00Z` })).not.toEqual({});
});

it.each(['ada@example.com', null, undefined, 7, ['ada@example.com']])(
  'finds no field in %j, which is not an object',
  (input) => {
    expect(errorsOf(newsletterForm, input)).toEqual({ email: 'Please enter an email address' });
  },
);

import { demoRequest, eventRegistration } from './forms.fixtures.ts';
import {
  demoForm,
  formMessages,
  newsletterForm,
  registrationForm,
  type FormFields,
} from './forms.ts';
import { validateForm } from './validateForm.ts';

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

it.each(['བསྟན་འཛིན', 'ཚེ་རིང་', 'དར་རྒྱས', 'པ\u0F0Cསངས'])(
  'accepts the mark between the syllables of the Tibetan name %j',
  (name) => {
    expect(registrationErrors({ first_name: name, last_name: name })).toEqual({});
  },
);

it.each(['R2', '2R', 'Ann_Lee', 'St. John', 'Ann--Lee', '-Ann', 'Ann-', 'Ann L33', 'a@b'])(
  'rejects the name %j',
  (name) => {
    expect(registrationErrors({ first_name: name, last_name: name })).toEqual({
      first_name: 'First name should contain only letters',
      last_name: 'Last name should contain only letters',
    });
  },
);

it.each([
  ['De  Vries', 'De Vries'],
  ['Anna\u00A0Maria', 'Anna Maria'],
  ['\u3000林\u3000美咲', '林 美咲'],
  ['Jean\u2011Luc', 'Jean-Luc'],
  ['Ann\u2013Lee', 'Ann-Lee'],
  ['アンナ゠マリア', 'アンナ-マリア'],
  ['Smith - Jones', 'Smith - Jones'],
  ['O’Neil', "O'Neil"],
  ['D`Angelo', "D'Angelo"],
  ['N＇Golo', "N'Golo"],
  ["van 't Hoff", "van 't Hoff"],
  ["O' Brien", "O' Brien"],
  ['ʻIolani', 'ʻIolani'],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['علی\u200C\u200E\u200Cرضا\u200C', 'علی\u200Cرضا'],
  ['क्\u200Dषमा', 'क्\u200Dषमा'],
  ['മോഹന്\u200D', 'മോഹന്\u200D'],
  ['Ann\u200CLee', 'AnnLee'],
  ['\u202BAnn\u00AD\uFEFF\u200B', 'Ann'],
])('reads the name %j as %j', (name, stored) => {
  const { fields } = validateForm(registrationForm, { ...eventRegistration, last_name: name });
  expect(fields?.last_name).toBe(stored);
});

it.each([
  'Ann 🙂',
  'A\u20E3',
  '\u0308',
  'Ann, Lee',
  'Ann·Lee',
  '٣',
  'Ⅳ',
  'Ann…',
  '’',
  '"Ann"',
  '‐',
  '\u0F0B',
])('rejects the sign in the name %j', (name) => {
  expect(registrationErrors({ first_name: name })).toEqual({
    first_name: 'First name should contain only letters',
  });
});

it.each(['\u200B', '\u200E \u200F', '\u2800', '\u00AD', '\u3164'])(
  'finds nothing in %j, which shows nothing',
  (text) => {
    expect(registrationErrors({ first_name: text, company: text, email: text })).toEqual({
      first_name: 'First name is required',
      company: 'Company name is required',
      email: 'Email is required',
    });
  },
);

it.each(['+1234567', '+123456789012345'])('accepts the phone number %s', (phone) => {
  expect(registrationErrors({ phone })).toEqual({});
});

it.each([
  '+123456',
  '+1234567890123456',
  '15035550142',
  '+05035550142',
  'x+1503555',
  '+1503555x',
  '503 x7 555 0142',
  'ask for x7',
])('rejects the phone number %s', (phone) => {
  expect(registrationErrors({ phone })).toEqual({ phone: 'Invalid phone number' });
});

it.each([
  '503-555-0142 x7',
  '503-555-0142 x1234',
  '503-555-0142 ext. 7',
  '503-555-0142ext7',
  '(503) 555-0142, extension 7',
  '503-555-0142 #7',
  '503-555-0142,,7#',
  '503-555-0142,,7 #',
  'tel:+1-503-555-0142;ext=7',
  '٥٠٣٥٥٥٠١٤٢ تحويلة ٧',
  '8 495 123-45-67 доб. 7',
])('asks to leave out the extension of %j', (phone) => {
  expect(registrationErrors({ phone })).toEqual({
    phone: 'Invalid phone number. Please leave out the extension.',
  });
});

it('stores what a phone number is read to', () => {
  const read = (written: string) => (written === '503' ? '+15035550142' : null);
  const form = (phone: string) => ({ ...eventRegistration, phone, company: '503' });
  expect(validateForm(registrationForm, form(' 503 '), read).fields).toMatchObject({
    phone: '+15035550142',
    company: '503',
  });
  expect(validateForm(registrationForm, form('504'), read)).toEqual({
    errors: { phone: 'Invalid phone number' },
  });
});

it.each(['a@b.co', 'ada.byrne+news@mail.example.museum', 'ada@x-y.example'])(
  'accepts the email address %s',
  (email) => {
    expect(errorsOf(newsletterForm, { email })).toEqual({});
  },
);

it.each([
  ['ada@example.com\u200B', 'ada@example.com'],
  ['\u202Aada@exam\u00ADple.com\u202C', 'ada@example.com'],
  ['a\uFEFFda\uFE0F@example.com', 'ada@example.com'],
  ['jörg@example.com', 'jörg@example.com'],
  ['Ada@Example.COM', 'Ada@Example.COM'],
  ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@mu\u0308nchen.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@नमस्ते.भारत', 'ada@xn--h2bhs4b8d8a.xn--h2brj9c'],
  ['ada@نامه\u200Cای.com', 'ada@xn--mgba3gch31f060k.com'],
  ['ada@example.xn--p1ai', 'ada@example.xn--p1ai'],
  ['ada@mün-chen.xn--p1ai', 'ada@xn--mn-chen-n2a.xn--p1ai'],
  ['ada@post.münchen.example', 'ada@post.xn--mnchen-3ya.example'],
  [`ada@${'x'.repeat(63)}.com`, `ada@${'x'.repeat(63)}.com`],
])('reads the email address %j as %j', (email, stored) => {
  expect(validateForm(newsletterForm, { email })).toEqual({ fields: { email: stored } });
});

it.each([
  'ada@-example.com',
  'ada@example-.com',
  'ada@-münchen.example',
  'ada@ex_ample.com',
  'ada@ex\u2011ample.com',
  'ada@exam!ple.com',
  'ada@☕.com',
  'ada@192.0.2.1',
  'ada@example.123',
  'ada@münchen.١٢٣',
  'ada@.com',
  '@example.com',
  `ada@${'x'.repeat(64)}.com`,
  `ada@${'ü'.repeat(60)}.com`,
  'ada@example.com\u0007',
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
    time: { label: 'Time', rule: 'moment' },
  } as const satisfies FormFields;
  expect(validateForm(form, { team: '' })).toEqual({ fields: {} });
  expect(validateForm(form, { team: 'large', note: 'Hi' })).toEqual({
    fields: { team: 'large', note: 'Hi' },
  });
  expect(errorsOf(form, { team: 'huge', note: 'Hello!', time: 'tomorrow' })).toEqual({
    team: 'Please choose one of the options',
    note: 'That’s too long. Please shorten it.',
    time: formMessages.correctFields,
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

it.each(['\r\n', '\n', '\r'])('counts the line break %j as one character', (end) => {
  const text = (length: number) => `${end}${'x'.repeat(length - 2)}${end}x`;
  const { fields } = validateForm(registrationForm, {
    ...eventRegistration,
    reason_for_attending: text(2000),
  });
  expect(fields?.reason_for_attending).toBe(`${'x'.repeat(1998)}\nx`);
  expect(registrationErrors({ reason_for_attending: text(2002) })).toEqual({
    reason_for_attending: 'That’s too long. Please shorten it.',
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
  ['2096-02-29T15:00:00Z', true],
  ['2098-02-29T15:00:00Z', false],
  ['2098-12-03T24:00:00Z', false],
  ['2098-12-03T15:00', false],
  ['On 2098-12-03T15:00:00Z', false],
  ['2098-12-03T15:00:00Z or later', false],
  ['December 3, 2098 15:00:00Z', false],
])('accepts the moment %s: %s', (preferred_datetime, isOffered) => {
  expect(demoErrors({ preferred_datetime })).toEqual(
    isOffered ? {} : { preferred_datetime: 'Please select both date and time' },
  );
});

it.each([
  ['0026-12-15T17:52:58.000Z', 'Date and time must be in the future'],
  ['0026-12-15T17:00:00.000Z', 'Date and time must be in the future'],
  ['1026-12-15T03:17:00Z', 'Date and time must be in the future'],
  ['9999-12-31T18:00:00-10:00', 'Please choose an earlier date'],
  ['2999-01-02T15:00:00Z', 'Please choose an earlier date'],
])('says of the moment %s: %s', (preferred_datetime, message) => {
  expect(demoErrors({ preferred_datetime })).toEqual({ preferred_datetime: message });
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

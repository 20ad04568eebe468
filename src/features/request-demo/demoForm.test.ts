import { demoFormResolver, type DemoForm } from './demoForm.ts';

const form: DemoForm = {
  first_name: ' Ada ',
  last_name: 'Byrne',
  phone: '+15035550142',
  email: 'ada@example.com',
  real_estate_experience: '4+ deals a month',
  monthly_budget: '$2,500+',
  preferred_date: '2099-12-03',
  preferred_time: '14:00',
};

const judge = async (changes: Partial<DemoForm> = {}) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { values, errors } = await demoFormResolver({ ...form, ...changes }, undefined, options);
  const messages = Object.entries(errors).map(([field, error]) => [field, error?.message]);
  return { values, messages: Object.fromEntries(messages) as Record<string, string> };
};

it('makes one request of the form: texts trimmed, the moment an instant', async () => {
  const { preferred_date: _date, preferred_time: _time, ...person } = form;
  expect(await judge()).toEqual({
    values: {
      ...person,
      first_name: 'Ada',
      preferred_datetime: new Date(2099, 11, 3, 14).toISOString(),
    },
    messages: {},
  });
});

it.each([
  ['the date when it is missing', { preferred_date: '' }, 'preferred_date'],
  ['the time when it is missing', { preferred_time: '' }, 'preferred_time'],
  ['the date when both are', { preferred_date: '', preferred_time: '' }, 'preferred_date'],
])('asks for %s', async (_what, changes, field) => {
  expect(await judge(changes)).toEqual({
    values: {},
    messages: { [field]: 'Please select both date and time' },
  });
});

it('refuses a moment that has passed, at the time', async () => {
  expect((await judge({ preferred_date: '2020-01-01' })).messages).toEqual({
    preferred_time: 'Date and time must be in the future',
  });
});

it('says all that is wrong at once', async () => {
  expect((await judge({ email: 'ada', preferred_time: '' })).messages).toEqual({
    email: 'Invalid email',
    preferred_time: 'Please select both date and time',
  });
  expect((await judge({ email: 'ada' })).messages).toEqual({ email: 'Invalid email' });
});

import { demoRequestOf } from './demoRequestOf.ts';

const person = { first_name: ' Ada ', phone: '+15035550142' };

it('makes one instant of the day and the hour, where the visitor is', () => {
  const draft = { ...person, preferred_date: '2099-12-03', preferred_time: '14:00' };
  expect(demoRequestOf(draft)).toEqual({
    ...person,
    preferred_datetime: new Date(2099, 11, 3, 14).toISOString(),
  });
});

it.each([
  ['the day', { preferred_time: '14:00' }],
  ['the hour', { preferred_date: '2099-12-03' }],
  ['both', {}],
])('has no instant while %s is missing', (_what, moment) => {
  expect(demoRequestOf({ ...person, ...moment })).toEqual({ ...person, preferred_datetime: '' });
});

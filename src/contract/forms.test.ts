import { demoInputsFor, formMessages, newsletterConsent } from './forms.ts';

const today = () => new Date().toISOString().slice(0, 10);

it.each<[string, Record<string, string>, string, string[]]>([
  ['a past hour of today', { day: today() }, formMessages.dateTimeFuture, ['preferred_time']],
  ['a past day', { day: '2020-12-03' }, formMessages.dateTimeFuture, ['preferred_date']],
  ['a year of two digits', { day: '0026-12-15' }, formMessages.dateTimeFuture, ['preferred_date']],
  ['a far day', { day: '2906-12-15' }, formMessages.dateTooFar, ['preferred_date']],
  ['a taken hour', { day: '2099-12-03' }, formMessages.dateTimeTaken, ['preferred_time']],
  ['no day', { day: '' }, formMessages.dateTimeRequired, ['preferred_date']],
])('shows the error of %s where it is corrected', (_what, { day = '' }, message, inputs) => {
  const chosen = { preferred_date: day, preferred_time: '09:00' };
  expect(demoInputsFor('preferred_datetime', message, chosen)).toEqual(inputs);
});

it('stores what a subscriber read as consent', () => {
  const offer = { title: 'Letters', text: 'One a month.', subscribe: 'Join', link: 'Letters' };
  expect(newsletterConsent(offer)).toBe('Letters. One a month. [Join]');
});

import { demoInputsFor, newsletterConsent } from './forms.ts';

it('shows the error of a moment that was chosen at its time', () => {
  const chosen = { preferred_date: '2020-12-03', preferred_time: '09:00' };
  expect(demoInputsFor('preferred_datetime', chosen)).toEqual(['preferred_time']);
});

it('stores what a subscriber read as consent', () => {
  const offer = { title: 'Letters', text: 'One a month.', subscribe: 'Join', link: 'Letters' };
  expect(newsletterConsent(offer)).toBe('Letters. One a month. [Join]');
});

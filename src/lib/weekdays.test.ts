import { readWeekdays } from './weekdays.ts';

it.each([
  ['Monday to Saturday', [1, 2, 3, 4, 5, 6]],
  ['Mon-Fri', [1, 2, 3, 4, 5]],
  ['monday – friday', [1, 2, 3, 4, 5]],
  ['Tuesday through Thursday', [2, 3, 4]],
  ['Saturday to Tuesday', [0, 1, 2, 6]],
  ['Mondays, Wednesdays and Fridays', [1, 3, 5]],
  ['Monday to Thursday, and Saturday', [1, 2, 3, 4, 6]],
  ['Monday to Friday & Sunday', [0, 1, 2, 3, 4, 5]],
  ['Sunday', [0]],
  ['Every day', [0, 1, 2, 3, 4, 5, 6]],
  ['Weekdays', [1, 2, 3, 4, 5]],
])('reads %s', (text, days) => {
  expect(readWeekdays(text)).toEqual(days);
});

it.each([
  '',
  'Täglich',
  'Most days',
  'Monday to',
  'Monday to Funday',
  'Monday to Friday to Sunday',
])('does not guess "%s"', (text) => {
  expect(readWeekdays(text)).toBeUndefined();
});

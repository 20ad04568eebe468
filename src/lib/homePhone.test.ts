import { asWritten } from './homePhone.ts';

it.each([
  ['+15035550142', '(503) 555-0142'],
  ['+442079460018', '+442079460018'],
  ['+1503555014', '+1503555014'],
  ['', ''],
])('writes %j as %j', (number, written) => {
  expect(asWritten(number)).toBe(written);
});

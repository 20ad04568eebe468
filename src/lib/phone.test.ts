import { asWritten, toE164 } from './phone.ts';

it.each([
  ['503 555 0142', '+15035550142'],
  ['(503) 555-0142', '+15035550142'],
  ['1-503-555-0142', '+15035550142'],
  ['+1 503 555 0142', '+15035550142'],
  [' +49 (0)30 901820 ', '+4930901820'],
  ['0044 20 7946 0018', '+442079460018'],
])('reads %j as %j', (written, number) => {
  expect(toE164(written)).toBe(number);
});

it.each([
  'call 503 555 0142',
  '503 555 0142, please',
  '2-503-555-0142',
  '1-555-0142',
  '555-0142',
  'call me',
  '',
  '503 555 0142 ext. 7',
])('returns %j unchanged', (written) => {
  expect(toE164(written)).toBe(written);
});

it.each([
  ['+15035550142', '(503) 555-0142'],
  ['+442079460018', '+442079460018'],
  ['+1503555014', '+1503555014'],
  ['', ''],
])('writes %j as %j', (number, written) => {
  expect(asWritten(number)).toBe(written);
});

import { toE164 } from './phone.ts';

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

it.each(['555-0142', 'call me', '', '503 555 0142 ext. 7'])('leaves %j as it is', (written) => {
  expect(toE164(written)).toBe(written);
});

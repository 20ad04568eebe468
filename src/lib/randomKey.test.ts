import { randomKey } from './randomKey.ts';

it('makes keys of 32 hexadecimal digits, each time another', () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});

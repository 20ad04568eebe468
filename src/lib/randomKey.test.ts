import { randomKey } from './randomKey.ts';

it('makes keys of 32 hexadecimal digits, each time another', () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});

it('writes each byte with two digits', () => {
  jest.spyOn(crypto, 'getRandomValues').mockImplementationOnce((bytes) => {
    (bytes as Uint8Array).set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 127, 128, 255]);
    return bytes;
  });
  expect(randomKey()).toBe('000102030405060708090a0f107f80ff');
});

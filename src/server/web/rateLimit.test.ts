import { createRateLimit } from './rateLimit.ts';

const startLimit = (perMinute: number) => {
  const clock = { ms: 0 };
  return { clock, limit: createRateLimit({ perMinute, now: () => clock.ms }) };
};

it('lets as many through at once as in a minute, then one at a time', () => {
  const { clock, limit } = startLimit(20);
  for (let n = 0; n < 20; n += 1) expect(limit.take('192.0.2.1')).toBe(0);
  expect(limit.take('192.0.2.1')).toBe(3);
  clock.ms = 2000;
  expect(limit.take('192.0.2.1')).toBe(1);
  clock.ms = 3000;
  expect(limit.take('192.0.2.1')).toBe(0);
  expect(limit.take('192.0.2.1')).toBe(3);
});

it('counts each address by itself, and one IPv6 network as one', () => {
  const { limit } = startLimit(1);
  expect(limit.take('192.0.2.1')).toBe(0);
  expect(limit.take('192.0.2.2')).toBe(0);
  expect(limit.take('::ffff:192.0.2.2')).toBe(60);
  expect(limit.take('2001:db8:1:2::1')).toBe(0);
  expect(limit.take('2001:db8:1:2:ffff:1:2:3')).toBe(60);
  expect(limit.take('2001:db8:1:3::1')).toBe(0);
  expect(limit.take('::1')).toBe(0);
});

it('never saves up more than a minute of requests', () => {
  const { clock, limit } = startLimit(2);
  limit.take('192.0.2.1');
  clock.ms = 3_600_000;
  expect([1, 2, 3].map(() => limit.take('192.0.2.1'))).toEqual([0, 0, 30]);
});

it('counts nothing when it is off', () => {
  const { limit } = startLimit(0);
  for (let n = 0; n < 100; n += 1) expect(limit.take('192.0.2.1')).toBe(0);
});

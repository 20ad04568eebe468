import Fastify from 'fastify';
import { registerPostGuard, type PostGuardOptions } from './postGuard.ts';

const startGuard = async (
  postLimitPerMinute: number,
  countEverywhere?: PostGuardOptions['countEverywhere'],
) => {
  const server = Fastify();
  await registerPostGuard(server, {
    getSiteUrl: () => 'https://hearthline.example',
    config: { postLimitPerMinute },
    countEverywhere,
  });
  server.post('/api', () => ({ status: 'taken' }));
  server.get('/api', () => ({ status: 'read' }));
  const send = (remoteAddress: string, headers: Record<string, string> = {}) =>
    server.inject({ method: 'POST', url: '/api', remoteAddress, headers });
  const statusFrom = async (address: string) => (await send(address)).statusCode;
  return { server, send, statusFrom };
};

const startClock = () => {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  return { pass: (seconds: number) => (now += seconds * 1000) };
};
afterEach(() => jest.restoreAllMocks());

it('limits requests per minute and sends Retry-After', async () => {
  const clock = startClock();
  const { send, statusFrom } = await startGuard(2);
  expect(await statusFrom('192.0.2.1')).toBe(200);
  clock.pass(20);
  expect(await statusFrom('192.0.2.1')).toBe(200);
  const refused = await send('192.0.2.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('40');
  clock.pass(39);
  expect((await send('192.0.2.1')).headers['retry-after']).toBe('1');
  clock.pass(1);
  expect(await statusFrom('192.0.2.1')).toBe(200);
});

it.each([
  ['one IPv4 address', '192.0.2.2', '192.0.2.2', 429],
  ['another one', '192.0.2.2', '192.0.2.3', 200],
  ['an IPv4 address written as IPv6', '192.0.2.2', '::ffff:192.0.2.2', 429],
  ['one IPv6 network', '2001:db8:1:2::1', '2001:DB8:1:2:ffff:1:2:3', 429],
  ['another one', '2001:db8:1:2::1', '2001:db8:1:3::1', 200],
  ['one address of a link', 'fe80::1%eth0', 'fe80::1%eth0', 429],
])('counts by %s: after %s, %s gets %i', async (_, first, second, status) => {
  const { statusFrom } = await startGuard(1);
  expect(await statusFrom(first)).toBe(200);
  expect(await statusFrom(second)).toBe(status);
});

it('limits an IPv6 /48 to four times as many, and no other visitor', async () => {
  const { statusFrom } = await startGuard(2);
  const statuses = [];
  for (let n = 0; n < 12; n += 1)
    statuses.push(await statusFrom(`2001:db8:1:${n.toString(16)}::1`));
  expect(statuses).toEqual([...Array<number>(8).fill(200), ...Array<number>(4).fill(429)]);
  expect(await statusFrom('2001:db8:2::1')).toBe(200);
  expect(await statusFrom('192.0.2.1')).toBe(200);
});

it('does not count refused posts of a /64 toward the limit of its /48', async () => {
  const { statusFrom } = await startGuard(1);
  for (let n = 0; n < 10; n += 1) await statusFrom('2001:db8:1:1::1');
  expect(await statusFrom('2001:db8:1:2::1')).toBe(200);
});

it('refuses with a page for browsers and with JSON for other clients', async () => {
  const { send, statusFrom } = await startGuard(1);
  await statusFrom('192.0.2.1');
  const message = 'Too many requests. Please wait a minute and try again.';
  const program = await send('192.0.2.1');
  expect(program.json()).toEqual({ status: 429, message });
  expect(program.headers['cache-control']).toBe('no-store');
  const page = await send('192.0.2.1', { accept: 'text/html' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain(`<h1>${message}</h1>`);
});

it('counts neither reads nor posts of another site', async () => {
  const { server, send, statusFrom } = await startGuard(1);
  const read = await server.inject({ url: '/api', remoteAddress: '192.0.2.1' });
  expect(read.statusCode).toBe(200);
  expect((await send('192.0.2.1', { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect(await statusFrom('192.0.2.1')).toBe(200);
});

it('counts nothing when it is off', async () => {
  const { statusFrom } = await startGuard(0);
  for (let n = 0; n < 10; n += 1) expect(await statusFrom('192.0.2.1')).toBe(200);
});

it('accepts a form without Origin from the same site only', async () => {
  const { send } = await startGuard(0);
  const statusOf = async (headers: Record<string, string>) =>
    (await send('192.0.2.1', { origin: 'null', ...headers })).statusCode;
  expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await statusOf({ 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await statusOf({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await statusOf({})).toBe(403);
});

it.each([
  ['/64', '2001:db8:1:2::', 3],
  ['/48', '2001:db8:1::/48', 9],
])('limits the posts of a %s to all processes', async (_, network, current) => {
  const countEverywhere = jest.fn(async (counted: string) => ({
    current: counted === network ? current : 1,
    ttl: 12_300,
  }));
  const { send } = await startGuard(2, countEverywhere);
  const refused = await send('2001:db8:1:2:ffff:1:2:3');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '13']);
  expect(countEverywhere).toHaveBeenCalledWith(network, 60_000);
});

it('skips the shared count for a client that exceeds the local limit', async () => {
  const countEverywhere = jest.fn(async () => ({ current: 1, ttl: 60_000 }));
  const { statusFrom } = await startGuard(2, countEverywhere);
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push(await statusFrom('192.0.2.1'));
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect(countEverywhere).toHaveBeenCalledTimes(2);
});

it.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['takes too long', () => new Promise<never>(() => undefined)],
])('uses the count of this process while the shared one %s', async (_, countEverywhere) => {
  const { statusFrom } = await startGuard(1, countEverywhere);
  expect(await statusFrom('192.0.2.1')).toBe(200);
  expect(await statusFrom('192.0.2.1')).toBe(429);
});

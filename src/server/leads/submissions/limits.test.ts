import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import {
  createTestLeads,
  DAY,
  event,
  NOW,
  readOutbox,
  runWords,
  silentLog,
} from '../leads.fixtures.ts';
import {
  incrementInWindow,
  incrementToday,
  deleteOldCounters,
  mailboxHash,
  networkText,
  unkeyedNetworkHash,
} from './limits.ts';

const MINUTE = 60_000;
const TOMORROW = new Date(NOW.getTime() + DAY);

it.each([
  ['Ruth@Example.com', 'ruth@example.com', true],
  ['ruth+1@example.com', 'ruth@example.com', true],
  ['ruth+1+2@example.com', 'ruth@example.com', true],
  ['r.u.th@gmail.com', 'ruth@gmail.com', true],
  ['r.uth+x@googlemail.com', 'ruth@googlemail.com', true],
  ['r.uth@example.com', 'ruth@example.com', false],
  ['+1@example.com', '+2@example.com', false],
  ['ruth@example.org', 'ruth@example.com', false],
])('counts %s and %s as one mailbox: %s', (one, other, isSame) => {
  expect(mailboxHash(one) === mailboxHash(other)).toBe(isSame);
  expect(mailboxHash(one)).not.toMatch(/ruth|example/i);
});

it.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:5:1::7', '2001:db8:5::/48'],
  ['nonsense', null],
  [undefined, null],
])('stores the network of %s as %s', (ip, network) => {
  expect(networkText(ip)).toBe(network);
});

it.each([
  ['192.0.2.77', '::ffff:192.0.2.77', true],
  ['192.0.2.77', '192.0.2.78', false],
  ['2001:db8:5:1::7', '2001:db8:5:2::8', true],
  ['2001:db8:5::7', '2001:db8:6::7', false],
  ['nonsense', '', true],
  ['nonsense', '192.0.2.77', false],
])('counts %s and %s as one customer of a provider: %s', (one, other, isSame) => {
  expect(unkeyedNetworkHash(one) === unkeyedNetworkHash(other)).toBe(isSame);
});

describe.each(DATABASES)('counters on %s', (kind) => {
  const databases = databasesOf(kind);

  it('add up under parallel calls, and start again the next day', async () => {
    const db = await databases.open();
    const counts = await Promise.all(
      Array.from({ length: 20 }, () => incrementToday(db, NOW, 'mail:x')),
    );
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(await incrementToday(db, TOMORROW, 'mail:x')).toBe(1);
  });

  it('count the posts of an address in a window from its first one', async () => {
    const db = await databases.open();
    const count = (address = '192.0.2.1') => incrementInWindow(db, address, MINUTE);
    const setClock = (ms: number) =>
      db
        .updateTable('counters')
        .set((is) => ({ since: is('since', '-', ms) }))
        .execute();
    for (const current of [1, 2]) expect(await count()).toMatchObject({ current });
    expect(await count('192.0.2.2')).toMatchObject({ current: 1 });
    await setClock(20_000);
    const { current, ttl } = await count();
    expect(current).toBe(3);
    expect(ttl).toBeLessThanOrEqual(40_000);
    expect(ttl).toBeGreaterThan(0);
    await setClock(40_000);
    expect(await count()).toMatchObject({ current: 1 });
  });

  it('contain no address, and are deleted after their window', async () => {
    const db = await databases.open();
    const rows = () => db.selectFrom('counters').selectAll().execute();
    await incrementInWindow(db, '192.0.2.1', MINUTE);
    await incrementToday(db, new Date(), 'mail:x');
    expect(JSON.stringify(await rows())).not.toContain('192.0');
    await deleteOldCounters(db, new Date());
    expect(await rows()).toHaveLength(2);
    await deleteOldCounters(db, new Date(Date.now() + DAY));
    expect(await rows()).toEqual([]);
  });

  it('limit the emails to a mailbox to five a day', async () => {
    const db = await databases.open();
    let now = NOW;
    const log = silentLog();
    const leads = createTestLeads(db, { now: () => now, log });
    const register = (n: number) =>
      leads.register({ email: `v+${n}@example.com` }, {}, { ...event, id: String(n) });
    await leads.subscribe('v@example.com');
    for (let n = 1; n <= 4; n += 1) await register(n);
    expect(log.warn).not.toHaveBeenCalled();
    for (let n = 5; n <= 8; n += 1) await register(n);
    const count = async (kindOf: 'registration-confirmation' | 'registration-notice') =>
      (await readOutbox(db, kindOf)).length;
    expect(await count('registration-confirmation')).toBe(4);
    expect(await count('registration-notice')).toBe(8);
    expect(log.warn.mock.calls).toEqual([
      [{ event: 'security', kind: 'mailbox cap' }, 'a mailbox reached its daily cap of mails'],
    ]);
    const held = await leads.register({ email: 'v@example.com' }, { quarantine: 'no-age' });
    const ctx = { ...leads.context, db, now };
    expect(await runWords(ctx, ['release', held!.receipt])).toBe('Released.\n');
    expect(await count('registration-confirmation')).toBe(4);
    now = TOMORROW;
    await register(9);
    expect(await count('registration-confirmation')).toBe(5);
  });
});

import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { countToday, forgetCounts, mailboxOf } from './dailyCounts.ts';
import { makeLeads } from '../leads.fixtures.ts';

const NOW = new Date('2026-11-20T23:59:00.500Z');
const TOMORROW = new Date('2026-11-21T00:00:00Z');

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
  expect(mailboxOf(one) === mailboxOf(other)).toBe(isSame);
});

it('knows no address by its mailbox', () => {
  expect(mailboxOf('ruth@example.com')).not.toMatch(/ruth|example/i);
});

describe.each(DATABASES)('a day’s counts on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const db = await databases.open();
    let now = NOW;
    const log = { warn: jest.fn() };
    const leads = makeLeads(db, { getSiteUrl: () => '', now: () => now, log });
    const pass = () => (now = TOMORROW);
    return { db, leads, log, pass };
  };

  it('add up under parallel calls, and begin anew with the day', async () => {
    const { db } = await start();
    const count = (now: Date) => countToday(db, now, 'mail to address', 'hash');
    const counts = await Promise.all(Array.from({ length: 20 }, () => count(NOW)));
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(await count(TOMORROW)).toBe(1);
    await forgetCounts(db, TOMORROW);
    expect(await db.selectFrom('daily_counts').select(['day', 'count']).execute()).toEqual([
      { day: '2026-11-21', count: 1 },
    ]);
  });

  it('write to one mailbox five times, whatever its address is said to be', async () => {
    const { db, leads, log, pass } = await start();
    const register = (n: number) =>
      leads.register(
        { id: String(n), slug: 'x', title: 'X', startsAt: TOMORROW, endsAt: TOMORROW },
        {
          first_name: 'Ruth',
          last_name: 'Abara',
          phone: '+12025550123',
          email: `v+${n}@example.com`,
          company: 'Alder',
          reason_for_attending: 'To learn',
        },
      );
    for (let n = 1; n <= 8; n += 1) await register(n);
    const confirmations = () =>
      db
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'registration-confirmation')
        .execute();
    expect(await confirmations()).toHaveLength(5);
    expect(await db.selectFrom('event_registrations').select('id').execute()).toHaveLength(8);
    expect(log.warn.mock.calls).toEqual([
      [{ event: 'security', kind: 'mailbox cap' }, 'a mailbox reached its daily cap of mails'],
    ]);
    pass();
    await register(9);
    expect(await confirmations()).toHaveLength(6);
  });
});

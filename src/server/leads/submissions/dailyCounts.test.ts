import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { countToday, forgetCounts, mailboxOf, MAILS_OF_SITE, networkOf } from './dailyCounts.ts';
import { makeLeads } from '../leads.fixtures.ts';

const NOW = new Date('2026-11-20T23:59:00.500Z');
const SECURITY = { event: 'security', kind: 'daily ceiling' };
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

it.each([
  ['192.0.2.1', '192.0.2.254', true],
  ['192.0.2.1', '192.0.3.1', false],
  ['::ffff:192.0.2.1', '192.0.2.7', true],
  ['2001:db8:0:1::5', '2001:db8:0:1:ffff:ffff:ffff:ffff', true],
  ['2001:db8:0:1::5', '2001:db8:0:2::5', false],
  ['nonsense', '', true],
])('counts %s and %s as one network: %s', (one, other, isSame) => {
  expect(networkOf(one) === networkOf(other)).toBe(isSame);
});

describe.each(DATABASES)('a day’s counts on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const db = await databases.open();
    let now = NOW;
    const log = { warn: jest.fn() };
    const dailySends = { perNetwork: 3, ofSite: 5 };
    const options = { getSiteUrl: () => '', now: () => now, log, dailySends };
    const leads = makeLeads(db, options);
    const pass = () => (now = TOMORROW);
    return { db, leads, log, pass, another: () => makeLeads(db, options) };
  };

  it('add up under parallel calls, and begin anew with the day', async () => {
    const { db } = await start();
    const count = (now: Date) => countToday(db, now, 'send of site');
    const counts = await Promise.all(Array.from({ length: 20 }, () => count(NOW)));
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(await count(TOMORROW)).toBe(1);
    await forgetCounts(db, TOMORROW);
    expect(await db.selectFrom('daily_counts').select(['day', 'count']).execute()).toEqual([
      { day: '2026-11-21', count: 1 },
    ]);
  });

  it('take so many forms of a network and of all of them, by whatever process, and say until when', async () => {
    const { leads, another, log, pass } = await start();
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      expect(await leads.countSend(ip)).toBe(0);
    }
    expect(await another().countSend('192.0.2.4')).toBe(60);
    expect(await leads.countSend('192.0.2.5')).toBe(60);
    expect(await leads.countSend('198.51.100.1')).toBe(0);
    expect(await another().countSend(undefined)).toBe(0);
    expect(await leads.countSend('203.0.113.1')).toBe(60);
    expect(await leads.countSend('203.0.114.1')).toBe(60);
    // Each once, to be alerted on.
    expect(log.warn.mock.calls).toEqual([
      [{ ...SECURITY, ceiling: 'forms of one network', limit: 3 }, 'a daily ceiling was reached'],
      [{ ...SECURITY, ceiling: 'forms of the site', limit: 5 }, 'a daily ceiling was reached'],
    ]);
    pass();
    expect(await leads.countSend('192.0.2.1')).toBe(0);
  });

  it('let no more mails go than the site may send, and lose no lead', async () => {
    const { db, leads, log } = await start();
    const demo = {
      first_name: 'Ruth',
      last_name: 'Abara',
      phone: '+12025550123',
      email: 'ruth@example.com',
      real_estate_experience: '4+ deals a month',
      monthly_budget: '0-$500',
      preferred_datetime: '2026-11-23T15:00:00Z',
    } as const;
    await leads.requestDemo(demo);
    await db
      .updateTable('daily_counts')
      .set({ count: MAILS_OF_SITE })
      .where('what', '=', 'mail of site')
      .execute();
    await leads.requestDemo({ ...demo, email: 'elena@example.com' });
    await leads.requestDemo({ ...demo, email: 'soren@example.com' });
    expect(await db.selectFrom('demo_requests').select('id').execute()).toHaveLength(3);
    const rows = await db.selectFrom('outbox').select('kind').execute();
    expect(rows.filter((row) => row.kind === 'demo-confirmation')).toHaveLength(1);
    // Who is not written to is not reminded either.
    expect(rows.filter((row) => row.kind === 'demo-reminder')).toHaveLength(2);
    expect(rows).toHaveLength(9);
    expect(log.warn.mock.calls).toEqual([
      [{ ...SECURITY, ceiling: 'mails of the site' }, 'a daily ceiling was reached'],
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
      [{ ...SECURITY, ceiling: 'mails to one address' }, 'a daily ceiling was reached'],
    ]);
    pass();
    await register(9);
    expect(await confirmations()).toHaveLength(6);
  });
});

import { demoRequest } from '../../../contract/forms.fixtures.ts';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { registrationPayload, type NoticeDigest } from '../deliveries/outboxPayload.ts';
import { claimNext } from '../deliveries/outboxRows.ts';
import {
  after,
  createTestLeads,
  DAY,
  event,
  HOUR,
  NOW,
  outboxKinds,
  readOutbox,
  runWords,
  tokenOf,
} from '../leads.fixtures.ts';
import { enqueue } from './enqueue.ts';
import { lockLead } from './selectLeads.ts';

const MINUTE = 60_000;

describe.each(DATABASES)('notices to sales on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async (hasLimits = true) => {
    const db = await databases.open();
    let now = NOW;
    let count = 0;
    const leads = createTestLeads(db, { now: () => now, hasLimits });
    return {
      db,
      leads,
      setNow: (next: Date) => (now = next),
      register: async (times = 1) => {
        for (let n = 0; n < times; n += 1)
          await leads.register({ email: `visitor-${(count += 1)}@example.com` });
      },
      run: (...words: string[]) => runWords({ ...leads.context, db, now: after(DAY) }, words),
      singles: async () => (await readOutbox(db, 'registration-notice')).length,
      digests: async () =>
        (await readOutbox(db, 'notice-digest')).map((row) => ({
          ...(row.payload as NoticeDigest),
          due: row.due_at,
        })),
    };
  };

  it('become one email at the end of the hour from the 31st within an hour on', async () => {
    const { db, register, singles, digests } = await start();
    await register(30);
    expect(await digests()).toEqual([]);
    await register(12);
    expect(await singles()).toBe(30);
    const [digest, ...others] = await digests();
    expect(others).toEqual([]);
    expect(digest).toMatchObject({ count: 12, due: '2026-11-20T16:00:00.000Z' });
    expect(digest?.notices.map(({ email }) => email)).toEqual(
      Array.from({ length: 12 }, (_, n) => `visitor-${n + 31}@example.com`),
    );
    const others42 = (await outboxKinds(db)).filter((one) =>
      ['registration-confirmation', 'registration-webhook'].includes(one),
    );
    expect(others42).toHaveLength(84);
  });

  it('are single again when fewer than 30 were sent within an hour', async () => {
    const { register, singles, digests, setNow } = await start();
    await register(29);
    setNow(after(30 * MINUTE));
    await register(3);
    expect(await singles()).toBe(30);
    setNow(after(HOUR - 1));
    await register();
    expect((await digests()).map(({ count }) => count)).toEqual([3]);
    setNow(after(HOUR));
    await register(40);
    expect(await singles()).toBe(59);
    expect((await digests()).map(({ count, due }) => [due.slice(11, 16), count])).toEqual([
      ['16:00', 3],
      ['17:00', 11],
    ]);
  });

  it('of all kinds are counted together', async () => {
    const { leads, register, digests } = await start();
    await register(28);
    await leads.requestDemo();
    const stored = await leads.register();
    const { demo_id } = await leads.requestDemo({ email: 'ruth.2@example.com' });
    await leads.cancelRegistration(tokenOf(stored!.link));
    expect((await digests())[0]?.notices).toMatchObject([
      {
        type: 'demo',
        receipt: demo_id,
        name: 'Ruth Abara',
        starts_at: demoRequest.preferred_datetime,
        is_canceled: false,
      },
      {
        type: 'registration',
        receipt: stored!.receipt,
        event: event.title,
        starts_at: event.startsAt.toISOString(),
        is_canceled: true,
      },
    ]);
  });

  it('join the next email while the last one is being sent', async () => {
    const { db, register, digests } = await start();
    await register(31);
    await claimNext(db, ['notice-digest'], after(HOUR), MINUTE);
    await register();
    expect((await digests()).map(({ count, due }) => [due.slice(11, 16), count])).toEqual([
      ['16:00', 1],
      ['17:00', 1],
    ]);
  });

  it('are named up to 200, and counted', async () => {
    const { db, register, digests } = await start();
    await register(31);
    const [{ payload } = { payload: null }] = await readOutbox(db, 'notice-digest');
    const { notices, ...digest } = payload as NoticeDigest;
    const many = { ...digest, count: 200, notices: Array(200).fill(notices[0]) };
    await db
      .updateTable('outbox')
      .set({ payload: JSON.stringify(many) })
      .where('kind', '=', 'notice-digest')
      .execute();
    await register(3);
    const [full] = await digests();
    expect([full?.count, full?.notices.length]).toEqual([203, 200]);
  });

  it('are neither lost nor doubled when many arrive at once', async () => {
    const { leads, singles, digests } = await start();
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => leads.register({ email: `v${n}@example.com` })),
    );
    const named = (await digests()).flatMap(({ notices }) => notices.map(({ email }) => email));
    expect(new Set(named).size).toBe(named.length);
    expect(named.length).toBeGreaterThan(0);
    expect((await singles()) + named.length).toBe(60);
  });

  it('in one email are traced and forgotten like others', async () => {
    const { leads, register, run, digests } = await start();
    await register(30);
    const stored = await leads.register({ email: 'ada@example.com' });
    await leads.register({ email: 'ben@example.com' });
    expect(await run('trace', stored!.receipt)).toContain('kind: notice-digest, status: pending');
    expect(await run('trace', 'notices-2026-11-20T16')).toContain('kind: notice-digest');
    expect(await run('forget', 'ada@example.com')).toMatch(/^Deleted 1 submission/);
    const [digest] = await digests();
    expect(JSON.stringify(digest)).not.toContain('ada@');
    expect(digest?.notices.map(({ email }) => email)).toEqual(['ben@example.com']);
  });

  it('tell nothing of what sales need not know, however many there are', async () => {
    const { db, leads, register, digests } = await start();
    await register(29);
    const stored = (await leads.register({ email: 'ada@example.com' }))!;
    await leads.requestSubscription();
    await leads.run(async (ctx) => {
      const lead = (await lockLead<'registration'>(ctx.db, stored.receipt))!;
      await enqueue(ctx, 'link-requested', registrationPayload(lead, ctx));
    });
    expect(await outboxKinds(db)).toEqual(
      expect.arrayContaining(['newsletter-confirmation', 'registration-link']),
    );
    expect(await digests()).toEqual([]);
  });

  it('are all single without limits', async () => {
    const { register, singles, digests } = await start(false);
    await register(40);
    expect([await singles(), await digests()]).toEqual([40, []]);
  });
});

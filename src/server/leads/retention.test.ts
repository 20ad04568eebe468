import { readFileSync } from 'node:fs';
import { DATABASES, databasesOf } from '../../testing/server/testDatabases.ts';
import { until } from '../../testing/until.ts';
import {
  after,
  createTestLeads,
  DAY,
  NOW,
  readOutbox,
  runWords,
  silentLog,
} from './leads.fixtures.ts';
import { digestQuarantine, QUARANTINE_KEPT_DAYS } from './quarantine.ts';
import { DELIVERED_KEPT_DAYS, startRetention } from './retention.ts';
import { startHourlyJob } from './hourlyJob.ts';
import { UNCONFIRMED_KEPT_DAYS } from './submissions/newsletter.ts';
import type { QuarantineReason } from './database/leadRows.ts';
import type { OutboxRow } from './database/schema.ts';
import type { QuarantineDigest } from './deliveries/outboxPayload.ts';

const ago = (days: number, ms = 0) => after(ms - days * DAY).toISOString();

const isEmpty = (payload: object) => Object.keys(payload).length === 0;

describe.each(DATABASES)('retention on %s', (kind) => {
  const databases = databasesOf(kind);

  it('deletes the payload of old deliveries, and keeps pending and dead ones', async () => {
    const db = await databases.open();
    const leads = createTestLeads(db, { now: () => after(-100 * DAY) });
    const states: Partial<OutboxRow>[] = [
      { status: 'delivered', delivered_at: ago(DELIVERED_KEPT_DAYS) },
      { status: 'delivered', delivered_at: ago(DELIVERED_KEPT_DAYS, 1) },
      { status: 'pending' },
      { status: 'dead' },
      { status: 'refused' },
      { status: 'expired' },
      { status: 'refused', due_at: ago(DELIVERED_KEPT_DAYS, 1) },
    ];
    for (const [n, values] of states.entries()) {
      const id = await leads.subscribe(`visitor-${n}@example.com`);
      await db.updateTable('outbox').set(values).where('lead_id', '=', id).execute();
    }
    const log = silentLog();
    await startRetention(db, { log, now: () => NOW }).stop();
    expect(log.warn).not.toHaveBeenCalled();
    const left = (await readOutbox(db)).map(
      ({ payload }) => /visitor-(\d)/.exec(JSON.stringify(payload))?.[1],
    );
    expect(left.sort()).toEqual(['1', '2', '3', '6', undefined, undefined, undefined]);
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(states.length);
  });

  it('deletes idempotency keys after a day', async () => {
    const db = await databases.open();
    for (const [key, created_at] of [
      ['yesterday', ago(1)],
      ['today', ago(1, 1)],
    ] as const) {
      const row = { key, scope: 'subscribe', body_hash: '', answer: '{}', lead_id: null };
      await db
        .insertInto('idempotency_keys')
        .values({ ...row, created_at })
        .execute();
    }
    await startRetention(db, { log: silentLog(), now: () => NOW }).stop();
    expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([
      { key: 'today' },
    ]);
  });

  it('reports the quarantine to sales once a day by several processes, without personal data', async () => {
    const db = await databases.open();
    const leads = createTestLeads(db);
    const digest = (now: Date) =>
      Promise.all(Array.from({ length: 5 }, () => digestQuarantine(db, now)));
    const digests = () => readOutbox(db, 'quarantine-digest');
    await digest(NOW);
    expect(await digests()).toEqual([]);
    await leads.requestDemo({}, { quarantine: 'too-fast' });
    for (const name of ['elena', 'elias'])
      await leads.subscribe(`${name}@example.com`, { quarantine: 'honeypot' });
    for (const ms of [0, 1]) await digest(after(ms));
    const [first, ...others] = await digests();
    expect(others).toEqual([]);
    expect(first?.payload).toMatchObject({
      counts: ['2 × newsletter (honeypot)', '1 × demo (too-fast)'],
    });
    expect(JSON.stringify(first?.payload)).not.toMatch(/elena|elias|ruth/i);
  });

  it('names only what is new in quarantine, and sends nothing without news', async () => {
    const db = await databases.open();
    const leads = createTestLeads(db);
    const spam = (quarantine: QuarantineReason) => leads.requestDemo({}, { quarantine });
    const countsAfter = async (days: number) => {
      await digestQuarantine(db, after(days * DAY));
      const digests = await readOutbox(db, 'quarantine-digest');
      return digests.map(({ payload }) => (payload as QuarantineDigest).counts);
    };
    await spam('honeypot');
    expect(await countsAfter(0)).toHaveLength(1);
    // The digest of the day has been sent.
    await spam('too-fast');
    const { demo_id } = await spam('no-age');
    await runWords({ ...leads.context, db, now: NOW }, ['discard', demo_id]);
    expect(await countsAfter(0.25)).toHaveLength(1);
    expect(await countsAfter(1)).toEqual([['1 × demo (honeypot)'], ['1 × demo (too-fast)']]);
    for (const days of [2, 3, 30]) expect(await countsAfter(days)).toHaveLength(2);
  });

  it('deletes leads in quarantine after 90 days, and unconfirmed addresses after 30', async () => {
    const db = await databases.open();
    const store = async (days: number, ms: number) => {
      const leads = createTestLeads(db, { now: () => after(ms - days * DAY) });
      const origin = { quarantine: 'honeypot' } as const;
      const demo = await leads.requestDemo({}, origin);
      const guest = await leads.register({}, origin);
      return [demo.demo_id, guest!.receipt, await leads.requestSubscription('b@b.co', origin)];
    };
    await store(QUARANTINE_KEPT_DAYS, 0);
    const [demo, guest] = await store(QUARANTINE_KEPT_DAYS, 1);
    await store(UNCONFIRMED_KEPT_DAYS, 0);
    const kept = await store(UNCONFIRMED_KEPT_DAYS, 1);
    await createTestLeads(db, { now: () => after(-300 * DAY) }).requestDemo();
    await startRetention(db, { log: silentLog(), now: () => NOW }).stop();
    const rows = await db
      .selectFrom('leads')
      .select('id')
      .where('quarantine_reason', 'is not', null)
      .execute();
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([demo, guest, ...kept]));
    expect(ids).toHaveLength(7);
    const all = await db.selectFrom('leads').select('id').execute();
    expect(all).toHaveLength(8);
  });

  it('runs again after the database failed', async () => {
    const db = await databases.open();
    await createTestLeads(db).subscribe();
    const values = { status: 'delivered', delivered_at: new Date(0).toISOString() } as const;
    await db.updateTable('outbox').set(values).execute();
    await db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const log = silentLog();
    const retention = startRetention(db, { log, retryMs: 20 });
    await until(() => log.warn.mock.calls.length > 0);
    await db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    await until(async () => isEmpty((await readOutbox(db))[0]!.payload));
    await retention.stop();
  });
});

describe('an hourly job', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** How often it ran after so many seconds. */
  const runsAfter = async (run: jest.Mock, seconds: number): Promise<number> => {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    return run.mock.calls.length;
  };

  it.each([
    ['never failed', [], [1, 1, 1, 2]],
    ['failed once', [false], [1, 2, 2, 3]],
    ['failed twice', [false, false], [1, 2, 3, 4]],
    ['failed three times', [false, false, false], [1, 2, 3, 5]],
  ])('that %s runs again after 30 seconds until it succeeds', async (_, results, expected) => {
    const run = jest.fn<Promise<boolean>, []>(async () => results.shift() ?? true);
    const job = startHourlyJob(run);
    const runs: number[] = [];
    for (const seconds of [29, 2, 30, 3539]) runs.push(await runsAfter(run, seconds));
    expect(runs).toEqual(expected);
    await job.stop();
  });

  it('runs no more once it is stopped', async () => {
    const run = jest.fn<Promise<boolean>, []>(async () => false);
    await startHourlyJob(run).stop();
    expect(await runsAfter(run, 7200)).toBe(1);
  });
});

it('keeps data as long as the privacy policy says', () => {
  const policy = readFileSync('content/legal/privacy-policy.md', 'utf8');
  expect(policy).toContain(`| ${DELIVERED_KEPT_DAYS} days after delivery.`);
  expect(policy).toContain(
    `| Newsletter address that you have not confirmed | ${UNCONFIRMED_KEPT_DAYS} days |`,
  );
  expect(policy).toContain(`| ${QUARANTINE_KEPT_DAYS} days `);
  expect(policy).toContain(`not confirmed within ${UNCONFIRMED_KEPT_DAYS} days`);
});

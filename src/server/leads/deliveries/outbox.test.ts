import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { until } from '../../../testing/until.ts';
import { after, createTestLeads, NOW, silentLog } from '../leads.fixtures.ts';
import {
  claimNext,
  DeliveryFailure,
  MAX_ATTEMPTS,
  outboxRetryDelay,
  PermanentFailure,
  releaseClaim,
  retryDeadDeliveries,
  startOutbox,
} from './outbox.ts';
import type { Delivery, Outbox } from './outbox.ts';
import { MAIL_KINDS, WEBHOOK_KINDS } from '../database/schema.ts';

const running: Outbox[] = [];
afterEach(() => Promise.all(running.splice(0).map((outbox) => outbox.stop())));

it.each([
  [0, 30_000],
  [1, 60_000],
  [6, 1_920_000],
  [7, 3_600_000],
  [11, 3_600_000],
])('waits 80 to 100 % of its delay before retry %i, %i ms', (n, ms) => {
  expect(outboxRetryDelay(n, () => 0)).toBe(ms);
  expect(outboxRetryDelay(n, () => 1)).toBeCloseTo(ms * 0.8);
});

describe.each(DATABASES)('the outbox on %s', (kind) => {
  const databases = databasesOf(kind);

  const withSubscribers = async (count: number) => {
    const db = await databases.open();
    const leads = createTestLeads(db);
    for (let n = 0; n < count; n += 1) await leads.subscribe(`visitor-${n}@example.com`);
    return db;
  };

  it('claims each delivery once under parallel calls', async () => {
    const db = await withSubscribers(12);
    const claims = await Promise.all(
      Array.from({ length: 20 }, () => claimNext(db, WEBHOOK_KINDS, NOW, 1000)),
    );
    const ids = claims.filter((row) => row !== undefined).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // A claim may come back empty-handed while others hold the row it looked at; the next look finds the rest.
    for (let row = await claimNext(db, WEBHOOK_KINDS, NOW, 1000); row;) {
      ids.push(row.id);
      row = await claimNext(db, WEBHOOK_KINDS, NOW, 1000);
    }
    expect(new Set(ids).size).toBe(12);
    expect(ids).toHaveLength(12);
  });

  it('claims no other kinds, and nothing before it is due', async () => {
    const db = await withSubscribers(1);
    expect(await claimNext(db, MAIL_KINDS, NOW, 1000)).toBeUndefined();
    expect(await claimNext(db, WEBHOOK_KINDS, after(-1), 1000)).toBeUndefined();
  });

  it('claims a delivery again after its claim expired, and ignores the first claim’s outcome', async () => {
    const db = await withSubscribers(1);
    const first = await claimNext(db, WEBHOOK_KINDS, NOW, 1000);
    expect(await claimNext(db, WEBHOOK_KINDS, after(999), 1000)).toBeUndefined();
    const second = await claimNext(db, WEBHOOK_KINDS, after(1000), 1000);
    expect(second).toMatchObject({ id: first?.id, attempts: 2, status: 'delivering' });
    await releaseClaim(db, first!, { status: 'dead' });
    const row = await db.selectFrom('outbox').select('status').executeTakeFirstOrThrow();
    expect(row.status).toBe('delivering');
    await releaseClaim(db, second!, { status: 'delivered', delivered_at: NOW.toISOString() });
    expect(await claimNext(db, WEBHOOK_KINDS, after(10_000), 1000)).toBeUndefined();
  });

  it('delivers every row once with two workers', async () => {
    const db = await withSubscribers(25);
    const seen: string[] = [];
    const deliver = async ({ lead }: Delivery) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      seen.push(lead.id);
    };
    for (let n = 0; n < 2; n += 1) {
      const lanes = [{ kinds: WEBHOOK_KINDS, deliver }];
      running.push(startOutbox(db, { lanes, log: silentLog(), pollMs: 20 }));
    }
    await until(() => seen.length >= 25);
    await Promise.all(running.splice(0).map((outbox) => outbox.stop()));
    expect(new Set(seen).size).toBe(25);
    expect(seen).toHaveLength(25);
    const open = db.selectFrom('outbox').where('status', '!=', 'delivered').select('id');
    expect(await open.execute()).toEqual([]);
  });

  it('retries until the delivery succeeds, and logs no personal data', async () => {
    const db = await withSubscribers(1);
    const log = silentLog();
    let tries = 0;
    const deliver = async ({ lead }: Delivery) => {
      tries += 1;
      if (tries === 1) throw new DeliveryFailure('the webhook answered 500');
      if (tries === 2) throw new Error(`550 no such user ${'email' in lead && lead.email}`);
    };
    const lanes = [{ kinds: WEBHOOK_KINDS, deliver }];
    running.push(startOutbox(db, { lanes, log, pollMs: 10, retryDelay: () => 0 }));
    await until(() => log.info.mock.calls.length > 0);
    expect(tries).toBe(3);
    const reasons = log.warn.mock.calls.map(([details]) => (details as { reason: string }).reason);
    expect(reasons).toEqual(['the webhook answered 500', 'Error']);
    expect(JSON.stringify([log.warn.mock.calls, log.info.mock.calls])).not.toContain('visitor-0');
  });

  it('gives a row up after its last try and keeps it', async () => {
    const db = await withSubscribers(1);
    const log = silentLog();
    const deliver = jest.fn(() => Promise.reject(new Error('never')));
    const lanes = [{ kinds: WEBHOOK_KINDS, deliver }];
    running.push(startOutbox(db, { lanes, log, pollMs: 10, retryDelay: () => 0 }));
    await until(() => log.error.mock.calls.length > 0);
    expect(deliver).toHaveBeenCalledTimes(MAX_ATTEMPTS);
    await until(async () => {
      const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
      return row.status === 'dead' && row.attempts === MAX_ATTEMPTS && row.last_error === 'never';
    });
  });

  it('marks a permanent failure dead at once, until it is retried by command', async () => {
    const db = await withSubscribers(1);
    const log = silentLog();
    let isGone = true;
    const deliver = jest.fn(async () => {
      if (isGone) throw new PermanentFailure(new DeliveryFailure('the webhook answered 410'));
    });
    const lanes = [{ kinds: WEBHOOK_KINDS, deliver }];
    const outbox = startOutbox(db, { lanes, log, pollMs: 10, retryDelay: () => 0 });
    running.push(outbox);
    const row = () => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    await until(async () => (await row()).status === 'dead');
    expect(await row()).toMatchObject({ attempts: 1, last_error: 'the webhook answered 410' });
    expect(log.error.mock.calls).toEqual([
      [
        expect.objectContaining({ attempts: 1, reason: 'the webhook answered 410' }),
        'delivery given up; "npm run leads -- retry" tries again',
      ],
    ]);
    expect(deliver).toHaveBeenCalledTimes(1);

    isGone = false;
    expect(await retryDeadDeliveries(db, new Date())).toBe(1);
    await until(async () => (await row()).status === 'delivered');
  });

  it('marks a delivery dead whose every attempt ended the process', async () => {
    const db = await withSubscribers(1);
    await db.updateTable('outbox').set({ attempts: MAX_ATTEMPTS }).execute();
    const log = silentLog();
    const deliver = jest.fn(async () => undefined);
    const lanes = [{ kinds: WEBHOOK_KINDS, deliver }];
    running.push(startOutbox(db, { lanes, log, pollMs: 10 }));
    await until(async () => {
      const row = await db.selectFrom('outbox').select('status').executeTakeFirstOrThrow();
      return row.status === 'dead';
    });
    expect(deliver).not.toHaveBeenCalled();
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('finishes the running delivery before it stops, and starts no other', async () => {
    const db = await withSubscribers(2);
    let finish = () => undefined as void;
    const deliver = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const lanes = [{ kinds: WEBHOOK_KINDS, deliver }];
    const outbox = startOutbox(db, { lanes, log: silentLog(), pollMs: 10 });
    await until(() => deliver.mock.calls.length === 1);
    const stopping = outbox.stop();
    finish();
    await stopping;
    const rows = await db.selectFrom('outbox').select('status').orderBy('status').execute();
    expect(rows).toEqual([{ status: 'delivered' }, { status: 'pending' }]);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('aborts a hanging delivery when it is stopped, and the next process retries it', async () => {
    const db = await withSubscribers(1);
    const hang = jest.fn(() => new Promise<void>(() => undefined));
    const hanging = startOutbox(db, {
      lanes: [{ kinds: WEBHOOK_KINDS, deliver: hang }],
      log: silentLog(),
      graceMs: 20,
    });
    await until(() => hang.mock.calls.length === 1);
    await hanging.stop();
    const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'pending', attempts: 0, claimed_until: null });

    const deliver = jest.fn(async (_: Delivery) => undefined);
    const lanes = [{ kinds: WEBHOOK_KINDS, deliver }];
    running.push(startOutbox(db, { lanes, log: silentLog() }));
    await until(() => deliver.mock.calls.length === 1);
    expect(deliver.mock.calls[0]?.[0].id).toBe(row.id);
  });

  it('looks for deliveries at once when it is woken', async () => {
    const db = await withSubscribers(0);
    const deliver = jest.fn(async () => undefined);
    const lanes = [{ kinds: WEBHOOK_KINDS, deliver }];
    const outbox = startOutbox(db, { lanes, log: silentLog(), pollMs: 3_600_000 });
    running.push(outbox);
    await createTestLeads(db, { onStored: outbox.wake }).subscribe();
    await until(() => deliver.mock.calls.length === 1);
  });
});

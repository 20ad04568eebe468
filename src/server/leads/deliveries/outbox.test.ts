import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { until } from '../../../testing/until.ts';
import { claimNext, releaseClaim } from './claimOutbox.ts';
import { DeliveryFailure, PermanentFailure } from '../database/deliveryFailure.ts';
import { makeLeads } from '../leads.fixtures.ts';
import { retryDeadLetters } from '../cli/listLeads.ts';
import { MAX_ATTEMPTS, outboxRetryDelay, startOutbox } from './outbox.ts';
import type { Delivery, Outbox } from './outbox.ts';
import { MAIL_KINDS, WEBHOOK_KINDS } from '../database/schema.ts';
import type { OutboxRow } from '../database/schema.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

const running: Outbox[] = [];
afterEach(() => Promise.all(running.splice(0).map((outbox) => outbox.stop())));

const silentLog = () => ({ info: jest.fn(), warn: jest.fn(), error: jest.fn() });

it.each([
  [0, 30_000],
  [1, 60_000],
  [6, 1_920_000],
  [7, 3_600_000],
  [11, 3_600_000],
])('waits before retry %i for %i ms at most, and for four fifths of it at least', (n, ms) => {
  expect(outboxRetryDelay(n, () => 0)).toBe(ms);
  expect(outboxRetryDelay(n, () => 1)).toBeCloseTo(ms * 0.8);
});

describe.each(DATABASES)('the outbox on %s', (kind) => {
  const databases = databasesOf(kind);

  const withSubscribers = async (count: number) => {
    const db = await databases.open();
    const leads = makeLeads(db, {
      getSiteUrl: () => 'https://h.example',
      now: () => NOW,
    });
    for (let n = 0; n < count; n += 1) await leads.subscribe(`visitor-${n}@example.com`);
    return db;
  };

  it('hands each row out once, to however many ask', async () => {
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

  it('hands out neither other kinds nor what is not due', async () => {
    const db = await withSubscribers(1);
    expect(await claimNext(db, MAIL_KINDS, NOW, 1000)).toBeUndefined();
    expect(await claimNext(db, WEBHOOK_KINDS, later(-1), 1000)).toBeUndefined();
  });

  it('hands a row out again when its claim ran out, and then hears no more of the first', async () => {
    const db = await withSubscribers(1);
    const first = await claimNext(db, WEBHOOK_KINDS, NOW, 1000);
    expect(await claimNext(db, WEBHOOK_KINDS, later(999), 1000)).toBeUndefined();
    const second = await claimNext(db, WEBHOOK_KINDS, later(1000), 1000);
    expect(second).toMatchObject({ id: first?.id, attempts: 2, status: 'delivering' });
    await releaseClaim(db, first!, { status: 'dead' });
    const row = await db.selectFrom('outbox').select('status').executeTakeFirstOrThrow();
    expect(row.status).toBe('delivering');
    await releaseClaim(db, second!, { status: 'delivered', delivered_at: NOW.toISOString() });
    expect(await claimNext(db, WEBHOOK_KINDS, later(10_000), 1000)).toBeUndefined();
  });

  it('hands out at once what was put off while a clock was wrong', async () => {
    const db = await withSubscribers(3);
    const [waiting, claimed, next] = await db.selectFrom('outbox').select('id').execute();
    const put = (id: string | undefined, values: Partial<OutboxRow>) =>
      db.updateTable('outbox').set(values).where('id', '=', id!).execute();
    const wrong = '2099-01-01T00:00:00.000Z';
    await put(waiting?.id, { next_attempt_at: wrong });
    await put(claimed?.id, { status: 'delivering', claimed_until: wrong });
    await put(next?.id, { next_attempt_at: later(3_600_000).toISOString() });
    const claims = [
      await claimNext(db, WEBHOOK_KINDS, NOW, 1000),
      await claimNext(db, WEBHOOK_KINDS, NOW, 1000),
      await claimNext(db, WEBHOOK_KINDS, NOW, 1000),
    ];
    const ids = claims.map((row) => row?.id).filter((id) => id !== undefined);
    expect(ids.sort()).toEqual([waiting?.id, claimed?.id].sort());
  });

  it('delivers every row once with two workers at it', async () => {
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

  it('tries again until it is taken, and says why it was not without naming anybody', async () => {
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

  it('gives a row up at once that will never be taken, says why, and takes it up again when told to', async () => {
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
    expect(await retryDeadLetters(db, new Date())).toBe(1);
    await until(async () => (await row()).status === 'delivered');
  });

  it('gives a row up whose every try ended the process', async () => {
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

  it('finishes the delivery in hand before it stops, and begins no other', async () => {
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

  it('lets go of a delivery that hangs when it is stopped, and the next process takes it up', async () => {
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

  it('looks at once when it is woken', async () => {
    const db = await withSubscribers(0);
    const deliver = jest.fn(async () => undefined);
    const lanes = [{ kinds: WEBHOOK_KINDS, deliver }];
    const outbox = startOutbox(db, { lanes, log: silentLog(), pollMs: 3_600_000 });
    running.push(outbox);
    const options = { getSiteUrl: () => 'https://h.example', onStored: outbox.wake };
    await makeLeads(db, options).subscribe('elena@example.com');
    await until(() => deliver.mock.calls.length === 1);
  });
});

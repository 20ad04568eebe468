import { startWebhookReceiver } from '../../../testing/server/receivers.ts';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { until } from '../../../testing/until.ts';
import { MAIL_KINDS, WEBHOOK_KINDS, type OutboxKind } from '../database/deliveryKinds.ts';
import { NO_PAYLOAD, type SiteDb } from '../database/schema.ts';
import { after, createTestLeads, DAY, NOW, runWords, silentLog } from '../leads.fixtures.ts';
import { startDeliveries, type DeliverySettings } from '../startDeliveries.ts';
import { readWaiting } from '../leadMetrics.ts';
import { BACKLOG_DAYS, UNCONFIGURED_KEPT_DAYS } from './receivers.ts';
import { claimNext, releaseClaim } from './outboxRows.ts';
import {
  DeliveryFailure,
  MailboxUnavailable,
  MAX_ATTEMPTS,
  PermanentFailure,
} from './deliveryFailures.ts';
import { outboxRetryDelay, type Delivery } from './attemptDelivery.ts';
import { startOutbox, type Lane, type Outbox, type OutboxOptions } from './outbox.ts';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';

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

  /** A database with a delivery for each subscriber. */
  const start = async (subscribers: number) => {
    const db = await databases.open();
    const leads = createTestLeads(db);
    for (let n = 0; n < subscribers; n += 1) await leads.subscribe(`visitor-${n}@example.com`);
    const log = silentLog();
    return {
      db,
      log,
      row: () => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow(),
      claim: (now: Date) => claimNext(db, WEBHOOK_KINDS, now, 1000),
      run(deliver: Lane['deliver'], options: Partial<OutboxOptions> = {}) {
        const lanes = [{ kinds: WEBHOOK_KINDS, deliver }];
        const outbox = startOutbox(db, {
          lanes,
          log,
          pollMs: 10,
          retryDelay: () => 0,
          ...options,
        });
        running.push(outbox);
        return outbox;
      },
    };
  };

  it('claims each delivery once under parallel calls', async () => {
    const { claim } = await start(12);
    const ids: string[] = [];
    // A claim finds nothing while others hold the row that it looked at.
    while (ids.length < 12) {
      const claims = await Promise.all(Array.from({ length: 20 }, () => claim(NOW)));
      ids.push(...claims.filter((row) => row !== undefined).map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(12);
    expect(await claim(NOW)).toBeUndefined();
  });

  it('claims no other kinds, and nothing before it is due', async () => {
    const { db, claim } = await start(1);
    expect(await claimNext(db, MAIL_KINDS, NOW, 1000)).toBeUndefined();
    expect(await claim(after(-1))).toBeUndefined();
  });

  it('claims a delivery again after its claim expired, and ignores the outcome of the first claim', async () => {
    const { db, claim, row } = await start(1);
    const first = await claim(NOW);
    expect(await claim(after(999))).toBeUndefined();
    const second = await claim(after(1000));
    expect(second).toMatchObject({ id: first?.id, attempts: 2 });
    await releaseClaim(db, first!, { status: 'dead' });
    expect((await row()).status).toBe('pending');
    await releaseClaim(db, second!, { status: 'delivered' });
    expect(await claim(after(10_000))).toBeUndefined();
  });

  it('retries until the delivery succeeds, and logs no personal data', async () => {
    const { log, run } = await start(1);
    const failures = [new DeliveryFailure('the webhook answered 500'), new Error('no visitor-0')];
    const deliver = jest.fn(async () => {
      const failure = failures.shift();
      if (failure) throw failure;
    });
    run(deliver);
    await until(() => log.info.mock.calls.length > 0);
    expect(deliver).toHaveBeenCalledTimes(3);
    const reasons = log.warn.mock.calls.map(([details]) => (details as { reason: string }).reason);
    expect(reasons).toEqual(['the webhook answered 500', 'Error']);
    expect(JSON.stringify([log.warn.mock.calls, log.info.mock.calls])).not.toContain('visitor-0');
  });

  it('prepares until it succeeds, and delivers nothing before', async () => {
    const { log, row, run } = await start(1);
    const failures = [new Error('no visitor-0'), new DeliveryFailure('no receivers')];
    const prepare = jest.fn(async () => {
      const failure = failures.shift();
      expect(await row()).toMatchObject({ status: 'pending', attempts: 0 });
      if (failure) throw failure;
    });
    run(async () => undefined, { prepare });
    await until(async () => (await row()).status === 'delivered');
    expect(prepare).toHaveBeenCalledTimes(3);
    const reasons = log.error.mock.calls.map(([details]) => (details as { reason: string }).reason);
    expect(reasons).toEqual(['Error', 'no receivers']);
  });

  it('leaves the kinds that are held, and delivers them when they are free', async () => {
    const { db, run } = await start(1);
    const leads = createTestLeads(db);
    await leads.requestDemo();
    const delivered: string[] = [];
    let held: readonly OutboxKind[] = ['newsletter-webhook'];
    const deliver = async ({ kind: sent }: Delivery) => void delivered.push(sent);
    const outbox = run(deliver, { lanes: [{ kinds: WEBHOOK_KINDS, deliver, held: () => held }] });
    await until(() => delivered.length > 0);
    expect(delivered).toEqual(['demo-webhook']);
    held = [];
    outbox.wake();
    await until(() => delivered.length > 1);
    expect(delivered).toEqual(['demo-webhook', 'newsletter-webhook']);
  });

  it('waits the delay of the retry', async () => {
    const { row, run } = await start(1);
    const retryDelay = jest.fn(() => 60_000);
    run(() => Promise.reject(new Error('never')), { retryDelay, now: () => NOW });
    await until(async () => (await row()).last_error !== null);
    expect(await row()).toMatchObject({ next_attempt_at: after(60_000).toISOString() });
    expect(retryDelay.mock.calls).toEqual([[0]]);
  });

  it('marks a delivery dead after its last attempt', async () => {
    const { log, row, run } = await start(1);
    const deliver = jest.fn(() => Promise.reject(new Error('never')));
    run(deliver);
    await until(async () => (await row()).status === 'dead');
    expect(deliver).toHaveBeenCalledTimes(MAX_ATTEMPTS);
    expect(await row()).toMatchObject({ attempts: MAX_ATTEMPTS, last_error: 'never' });
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('marks a permanent failure dead at once, until it is retried by command', async () => {
    const { db, log, row, run } = await start(1);
    const failures = [new PermanentFailure(new DeliveryFailure('the webhook answered 410'))];
    const deliver = jest.fn(async () => {
      const failure = failures.shift();
      if (failure) throw failure;
    });
    run(deliver);
    await until(async () => (await row()).status === 'dead');
    expect(await row()).toMatchObject({ attempts: 1, last_error: 'the webhook answered 410' });
    expect(log.error.mock.calls).toEqual([
      [
        expect.objectContaining({ attempts: 1, reason: 'the webhook answered 410' }),
        expect.stringContaining('npm run leads -- retry'),
      ],
    ]);
    expect(deliver).toHaveBeenCalledTimes(1);
    const ctx = { db, now: new Date(), siteUrl: '', meetingUrlTemplate: '' };
    expect(await runWords(ctx, ['retry'])).toBe('Retrying 1 delivery.\n');
    await until(async () => (await row()).status === 'delivered');
  });

  it.each([
    ['refused', new PermanentFailure(new Error('550 unknown'), 'refused'), 0],
    ['expired', new PermanentFailure(new Error('too late'), 'expired'), 0],
    ['expired', new Error('450 mailbox full'), MAX_ATTEMPTS - 1],
    ['expired', new MailboxUnavailable(new Error('450 mailbox full')), MAX_ATTEMPTS - 1],
  ])('marks an email to a visitor %s, which pages no one', async (status, failure, attempts) => {
    const { db, log, row, run } = await start(0);
    await createTestLeads(db).requestSubscription();
    await db.updateTable('outbox').set({ attempts }).execute();
    const onAttempt = jest.fn();
    const lanes = [{ kinds: MAIL_KINDS, deliver: () => Promise.reject(failure) }];
    run(async () => undefined, { lanes, onAttempt });
    await until(async () => (await row()).status === status);
    expect(log.error).not.toHaveBeenCalled();
    expect(onAttempt.mock.calls).toEqual([['newsletter-confirmation', status]]);
    const { lead_id: receipt } = await row();
    expect(log.warn.mock.calls).toEqual([
      [expect.objectContaining({ receipt }), expect.stringContaining(`delivery ${status}`)],
    ]);
    const ctx = { db, now: new Date(), siteUrl: '', meetingUrlTemplate: '' };
    expect(await runWords(ctx, ['retry'])).toBe('Retrying 0 deliveries.\n');
    expect(await readWaiting(db, new Date(), MAIL_KINDS)).toEqual([]);
  });

  it('does not count the time that a full mailbox makes an email wait', async () => {
    const { db, row, run } = await start(0);
    const soon = after(60_000).toISOString();
    for (const [failure, due_at] of [
      [new MailboxUnavailable(new Error('452 full')), soon],
      [new Error('no mail server'), NOW.toISOString()],
    ] as const) {
      await db.deleteFrom('leads').execute();
      await createTestLeads(db).requestSubscription();
      const lanes = [{ kinds: MAIL_KINDS, deliver: () => Promise.reject(failure) }];
      run(async () => undefined, { lanes, retryDelay: () => 60_000, now: () => NOW });
      await until(async () => (await row()).last_error !== null);
      expect(await row()).toMatchObject({ status: 'pending', due_at, next_attempt_at: soon });
      await Promise.all(running.splice(0).map((outbox) => outbox.stop()));
    }
  });

  it('marks a delivery dead whose every attempt ended the process', async () => {
    const { db, log, row, run } = await start(1);
    await db.updateTable('outbox').set({ attempts: MAX_ATTEMPTS }).execute();
    const deliver = jest.fn(async () => undefined);
    run(deliver);
    await until(async () => (await row()).status === 'dead');
    expect(deliver).not.toHaveBeenCalled();
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('finishes the running delivery before it stops, and starts no other', async () => {
    const { db, run } = await start(2);
    let finish = () => undefined as void;
    const deliver = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const outbox = run(deliver);
    await until(() => deliver.mock.calls.length === 1);
    const stopping = outbox.stop();
    finish();
    await stopping;
    const rows = await db.selectFrom('outbox').select('status').orderBy('status').execute();
    expect(rows).toEqual([{ status: 'delivered' }, { status: 'pending' }]);
  });

  it.each([
    ['before', 5000],
    ['after', 0],
  ])('starts no delivery whose claim is answered %s it has stopped', async (answered, graceMs) => {
    const { db, log, row, run } = await start(1);
    let stopping: Promise<void> | undefined;
    const stoppedByClaim = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        stopping ??= outbox.stop();
        if (answered === 'after') await stopping;
        return result;
      },
    });
    const deliver = jest.fn(async () => undefined);
    const lanes = [{ kinds: WEBHOOK_KINDS, deliver }];
    const outbox = startOutbox(stoppedByClaim, { lanes, log, graceMs });
    await until(async () => stopping && (await row()).claimed_at !== null);
    await stopping;
    await until(async () => (await row()).attempts === 0);
    expect(deliver).not.toHaveBeenCalled();
    run(deliver);
    await until(async () => (await row()).status === 'delivered');
  });

  it('does not wait for a hanging delivery, and the next process retries it', async () => {
    const { row, run } = await start(1);
    const hang = jest.fn(() => new Promise<void>(() => undefined));
    const hanging = run(hang, { graceMs: 20 });
    await until(() => hang.mock.calls.length === 1);
    await hanging.stop();
    expect(await row()).toMatchObject({ status: 'pending', attempts: 0 });
    run(async () => undefined);
    await until(async () => (await row()).status === 'delivered');
  });

  it('delivers at once when it is woken', async () => {
    const { db, run } = await start(0);
    const deliver = jest.fn(async () => undefined);
    const { wake } = run(deliver, { pollMs: 3_600_000 });
    await createTestLeads(db, { wakeDeliveries: wake }).subscribe();
    await until(() => deliver.mock.calls.length === 1);
  });

  const settings: DeliverySettings = {
    smtpUrl: undefined,
    mailFrom: 'Ruth, Abara <ruth@example.com>',
    salesEmail: 'sales@example.com',
    brand: { name: 'Hearthline', signature: 'We answer' },
    eventTimeZone: 'UTC',

    getTexts: () => SITE_TEXTS.emails,
    webhook: undefined,
  };

  /** Starts with a webhook, and returns the webhooks that arrive until the outbox has nothing to do. */
  const deliverAll = async (db: SiteDb, now: Date) => {
    const receiver = await startWebhookReceiver();
    const webhook = { url: receiver.url, secrets: ['x'.repeat(16)] };
    const deliveries = startDeliveries(db, { ...settings, webhook, now: () => now }, silentLog());
    const due = db.selectFrom('outbox').select('id').where('status', '=', 'pending');
    await until(
      async () => (await due.where('due_at', '<=', now.toISOString()).execute()).length === 0,
    );
    await deliveries.stop();
    return receiver.received.length;
  };

  it('keeps deliveries without a receiver for a process that has one, for three days', async () => {
    for (const [ms, count] of [
      [0, 1],
      [BACKLOG_DAYS * DAY - 1, 1],
      [BACKLOG_DAYS * DAY, 0],
      [400 * DAY, 0],
    ] as const) {
      const { db, log, row } = await start(1);
      await startDeliveries(db, { ...settings, now: () => NOW }, log).stop();
      expect(await row()).toMatchObject({ status: 'pending', attempts: 0 });
      expect(await deliverAll(db, after(ms))).toBe(count);
      expect((await row()).status).toBe(count > 0 ? 'delivered' : 'expired');
    }
  });

  it('delivers what has waited for a configured receiver, however long the site was down', async () => {
    const { db } = await start(0);
    expect(await deliverAll(db, NOW)).toBe(0);
    await createTestLeads(db).subscribe();
    expect(await deliverAll(db, after(30 * DAY))).toBe(1);
    // Without the setting in between it is another receiver.
    await startDeliveries(db, { ...settings, now: () => after(30 * DAY) }, silentLog()).stop();
    await createTestLeads(db).subscribe('later@example.com');
    expect(await deliverAll(db, after(34 * DAY))).toBe(0);
  });

  it('deletes the payload of deliveries without a receiver after 14 days', async () => {
    const { db, log, row } = await start(1);
    const payloadAfter = async (ms: number) => {
      await startDeliveries(db, { ...settings, now: () => after(ms) }, log).stop();
      return (await row()).payload;
    };
    expect(await payloadAfter(UNCONFIGURED_KEPT_DAYS * DAY - 1)).toContain('visitor-0');
    expect(await payloadAfter(UNCONFIGURED_KEPT_DAYS * DAY)).toBe(NO_PAYLOAD);
    expect(await row()).toMatchObject({ status: 'expired', attempts: 0 });
  });
});

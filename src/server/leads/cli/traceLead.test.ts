import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { until } from '../../../testing/until.ts';
import { MAIL_KINDS, WEBHOOK_KINDS } from '../database/schema.ts';
import { DeliveryFailure, PermanentFailure, startOutbox } from '../deliveries/outbox.ts';
import {
  after,
  createTestLeads,
  DAY,
  NOW,
  readOutbox,
  silentLog,
  tokenOf,
} from '../leads.fixtures.ts';
import { startRetention } from '../retention.ts';
import { runLeadsCommand } from './leadsCommand.ts';
import type { LeadTrace } from './traceLead.ts';

const MINUTE = 60_000;

describe.each(DATABASES)('a trace on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const db = await databases.open();
    const trace = async (id: string) =>
      JSON.parse(await runLeadsCommand(db, ['trace', id, '--format', 'json'])) as LeadTrace;
    return { db, leads: createTestLeads(db), trace };
  };

  it('shows fields, source and deliveries, each with times and reasons', async () => {
    const { db, leads, trace } = await start();
    const source = { first: { utm_source: 'harbor' }, last: { referrer: 'news.example' } };
    // Too soon for reminders.
    const preferred_datetime = after(30 * MINUTE).toISOString();
    const { demo_id } = await leads.requestDemo({ preferred_datetime }, { source });
    const deliver = async ({ kind }: { kind: string }) => {
      if (kind === 'demo-notice') throw new DeliveryFailure('the mail server is too slow');
      if (kind === 'demo-webhook')
        throw new PermanentFailure(new DeliveryFailure('the webhook answered 410'));
    };
    const outbox = startOutbox(db, {
      lanes: [{ kinds: [...MAIL_KINDS, ...WEBHOOK_KINDS], deliver }],
      log: silentLog(),
      now: () => after(MINUTE),
      retryDelay: () => 90_000,
    });
    const isOver = async () =>
      (await trace(demo_id)).deliveries.every(({ status, attempts }) =>
        status === 'pending' ? attempts === 1 : status !== 'delivering',
      );
    await until(isOver, 'each delivery was attempted');
    await outbox.stop();

    const at = NOW.toISOString();
    const minute = after(MINUTE).toISOString();
    const tried = { pending_since: at, attempts: 1, claimed_at: minute };
    const none = { next_try_at: null, delivered_at: null, reason: null };
    expect(await trace(demo_id.toLowerCase())).toMatchObject({
      ...{ kind: 'demo', id: demo_id, receipt: demo_id },
      ...{ first_touch: 'utm_source=harbor', last_touch: 'referrer=news.example' },
      fields: { monthly_budget: '0-$500', preferred_datetime },
      events: [
        { at, what: 'received' },
        { at, what: 'stored' },
      ],
      deliveries: [
        {
          ...{ ...none, ...tried, kind: 'demo-confirmation', status: 'delivered' },
          delivered_at: minute,
        },
        {
          ...{ ...none, ...tried, kind: 'demo-notice', status: 'pending' },
          next_try_at: after(2.5 * MINUTE).toISOString(),
          reason: 'the mail server is too slow',
        },
        {
          ...{ ...none, ...tried, kind: 'demo-webhook', status: 'dead' },
          reason: 'the webhook answered 410',
        },
      ],
    });
    const text = await runLeadsCommand(db, ['trace', demo_id]);
    for (const line of [
      `${demo_id}  demo`,
      'came by utm_source=harbor',
      'came by referrer=news.example',
      'Monthly budget: 0-$500',
      '2026-11-20 15:00:00Z  received',
      '2026-11-20 15:01:00Z  demo-notice pending, waiting since 2026-11-20 15:00:00Z, tries: 1, claimed 2026-11-20 15:01:00Z, next try 2026-11-20 15:02:30Z, the mail server is too slow',
    ])
      expect(text.split('\n')).toContain(line);
  });

  it('shows when a delivery was made after its payload is deleted, until the lead is', async () => {
    const { db, leads, trace } = await start();
    const receipt = await leads.subscribe();
    const values = { status: 'delivered', delivered_at: NOW.toISOString() } as const;
    await db.updateTable('outbox').set(values).execute();
    await startRetention(db, { log: silentLog(), now: () => after(30 * DAY) }).stop();
    expect((await trace(receipt)).deliveries).toMatchObject([values]);
    expect((await readOutbox(db))[0]?.payload).toBe('{}');
    await runLeadsCommand(db, ['forget', 'elena@example.com']);
    await expect(runLeadsCommand(db, ['trace', receipt])).rejects.toThrow(/^No lead found/);
  });

  it('shows quarantine, release, move and cancellation', async () => {
    const { db, leads, trace } = await start();
    const { receipt, link } = (await leads.register({}, { quarantine: 'honeypot' }))!;
    expect((await trace(receipt)).deliveries).toEqual([]);
    await runLeadsCommand(db, ['release', receipt], after(MINUTE), leads.context);
    await leads.cancelRegistration(tokenOf(link));
    const { events } = await trace(receipt);
    expect(events.slice(2)).toEqual([
      { at: NOW.toISOString(), what: 'quarantined', reason: 'honeypot' },
      { at: after(MINUTE).toISOString(), what: 'released', reason: 'honeypot' },
      { at: NOW.toISOString(), what: 'canceled' },
    ]);
  });
});

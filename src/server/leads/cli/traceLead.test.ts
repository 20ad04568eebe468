import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { until } from '../../../testing/until.ts';
import { PermanentFailure, DeliveryFailure } from '../database/deliveryFailure.ts';
import { demo, event, makeLeads, registration } from '../leads.fixtures.ts';
import { runLeadsCommand } from './leadsCommand.ts';
import { startOutbox } from '../deliveries/outbox.ts';
import { freeReceipt } from '../submissions/receipts.ts';
import { startRetention } from '../retention.ts';
import type { Submissions } from '../submissions/submissions.ts';
import { MAIL_KINDS, WEBHOOK_KINDS } from '../database/schema.ts';
import type { LeadTrace } from './traceLead.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The receipt of a registration that has its place. */
const registered = async (
  leads: Submissions,
  ...values: Parameters<Submissions['register']>
): Promise<string> => {
  const taken = await leads.register(...values);
  if (taken === 'full') throw new Error('There is no place left.');
  return taken.receipt;
};

describe.each(DATABASES)('a receipt on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const db = await databases.open();
    let now = NOON;
    const leads = makeLeads(db, { getSiteUrl: () => 'https://h.example', now: () => now });
    const trace = async (id: string) =>
      JSON.parse(await runLeadsCommand(db, ['trace', id, '--format', 'json'])) as LeadTrace;
    const at = (minutes: number) => {
      now = after(minutes);
      return leads;
    };
    return { db, leads, trace, at };
  };

  it('is one for an address of the newsletter, and one for each registration', async () => {
    const { leads } = await start();
    const first = await leads.subscribe('elena@example.com');
    expect(first).toMatch(/^HN-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(await leads.subscribe('Elena@Example.com')).toBe(first);
    expect(await leads.subscribe('omar@example.com')).not.toBe(first);
    const seat = await registered(leads, event, registration);
    expect(seat).toMatch(/^HR-/);
    expect(await registered(leads, event, registration)).not.toBe(seat);
    expect(await leads.subscribe('bot@example.com', { quarantine: 'honeypot' })).toMatch(/^HN-/);
  });

  it('goes along with what is sent of the lead, and into the export', async () => {
    const { leads, db } = await start();
    const receipts = [
      (await leads.requestDemo(demo)).demo_id,
      await registered(leads, event, registration),
      await leads.subscribe('elena@example.com'),
    ];
    const rows = await db.selectFrom('outbox').select('payload').execute();
    const said = rows.map(({ payload }) => (JSON.parse(payload) as { receipt: string }).receipt);
    expect([...new Set(said)].sort()).toEqual([...receipts].sort());
    const csv = await runLeadsCommand(db, ['export']);
    expect(csv).toMatch(/,"receipt","first_touch","last_touch",/);
    for (const receipt of receipts) expect(csv).toContain(`,"${receipt}",`);
  });

  it('is never given twice', async () => {
    const { leads, db } = await start();
    const given = await leads.subscribe('elena@example.com');
    const offered = [given, given, 'HN-222222'];
    const next = () => offered.shift() ?? given;
    expect(await freeReceipt(db, 'newsletter_subscriptions', next)).toBe('HN-222222');
    await expect(freeReceipt(db, 'newsletter_subscriptions', () => given)).rejects.toThrow(
      'No free receipt was found.',
    );
  });

  it('leads to what became of it: delivered, waiting, given up, each with times and reasons', async () => {
    const { db, leads, trace } = await start();
    const source = { first: { utm_source: 'harbor' }, last: { referrer: 'news.example' } };
    // So soon that nobody is reminded of it.
    const preferred_datetime = after(30).toISOString();
    const { demo_id } = await leads.requestDemo({ ...demo, preferred_datetime }, { source });
    const deliver = async ({ kind }: { kind: string }) => {
      if (kind === 'demo-notice') throw new DeliveryFailure('the mail server is too slow');
      if (kind === 'demo-webhook')
        throw new PermanentFailure(new DeliveryFailure('the webhook answered 410'));
    };
    const lanes = [{ kinds: [...MAIL_KINDS, ...WEBHOOK_KINDS], deliver }];
    const retryDelay = () => 90_000;
    const outbox = startOutbox(db, { lanes, log: silent, now: () => after(1), retryDelay });
    const isOver = async () =>
      (await trace(demo_id)).deliveries.every(({ status, attempts }) =>
        status === 'pending' ? attempts === 1 : status !== 'delivering',
      );
    await until(isOver, 'each was tried');
    await outbox.stop();

    const noon = NOON.toISOString();
    const tried = { pending_since: noon, attempts: 1, claimed_at: after(1).toISOString() };
    const open = { next_try_at: null, delivered_at: null, reason: null };
    expect(await trace(demo_id.toLowerCase())).toEqual({
      kind: 'demo',
      id: demo_id,
      receipt: demo_id,
      first_touch: 'utm_source=harbor',
      last_touch: 'referrer=news.example',
      events: [
        { at: noon, what: 'received' },
        { at: noon, what: 'stored' },
      ],
      deliveries: [
        {
          ...{ ...open, ...tried, kind: 'demo-confirmation', status: 'delivered' },
          delivered_at: after(1).toISOString(),
        },
        {
          ...{ ...open, ...tried, kind: 'demo-notice', status: 'pending' },
          next_try_at: after(2.5).toISOString(),
          reason: 'the mail server is too slow',
        },
        {
          ...{ ...open, ...tried, kind: 'demo-webhook', status: 'dead' },
          reason: 'the webhook answered 410',
        },
      ],
    });
    expect(await runLeadsCommand(db, ['trace', demo_id])).toBe(
      [
        `${demo_id}  demo`,
        'came by utm_source=harbor',
        'came by referrer=news.example',
        '2026-11-20 12:00:00Z  received',
        '2026-11-20 12:00:00Z  stored',
        '2026-11-20 12:01:00Z  demo-confirmation delivered, waiting since 2026-11-20 12:00:00Z, tries: 1, claimed 2026-11-20 12:01:00Z',
        '2026-11-20 12:01:00Z  demo-notice pending, waiting since 2026-11-20 12:00:00Z, tries: 1, claimed 2026-11-20 12:01:00Z, next try 2026-11-20 12:02:30Z, the mail server is too slow',
        '2026-11-20 12:01:00Z  demo-webhook dead, waiting since 2026-11-20 12:00:00Z, tries: 1, claimed 2026-11-20 12:01:00Z, the webhook answered 410',
        '',
      ].join('\n'),
    );
  });

  it('says when it was delivered long after what it said is deleted', async () => {
    const { db, leads, trace } = await start();
    const receipt = await leads.subscribe('elena@example.com');
    const values = { status: 'delivered', delivered_at: after(1).toISOString() } as const;
    await db.updateTable('outbox').set(values).execute();
    await startRetention(db, { log: silent, now: () => after(30 * 24 * 60) }).stop();
    expect((await trace(receipt)).deliveries).toMatchObject([values]);
    const { payload } = await db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow();
    expect(payload).toBe('{}');
    await runLeadsCommand(db, ['forget', 'elena@example.com']);
    await expect(runLeadsCommand(db, ['trace', receipt])).rejects.toThrow(
      /^No lead found with ID HN-/,
    );
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('stays the same through quarantine, and leads to the lead that came instead', async () => {
    const { db, at, trace } = await start();
    const quarantine = 'honeypot' as const;
    const alone = await registered(at(0), event, registration, { quarantine });
    const aside = await at(1).subscribe('elena@example.com', { quarantine });
    const again = await at(2).subscribe('elena@example.com');
    expect(again).not.toBe(aside);
    const quarantined = await trace(aside);
    expect(quarantined.events.at(-1)).toEqual({
      at: after(1).toISOString(),
      what: 'quarantined',
      reason: quarantine,
    });
    expect(quarantined.deliveries).toEqual([]);

    for (const [receipt, minutes] of [
      [alone, 5],
      [aside, 6],
    ] as const) {
      const { id } = await trace(receipt);
      expect(await runLeadsCommand(db, ['release', id], after(minutes))).toBe('Released.\n');
    }
    const released = await trace(alone);
    expect(released.receipt).toBe(alone);
    expect(released.events).toEqual([
      { at: after(0).toISOString(), what: 'received' },
      { at: after(0).toISOString(), what: 'stored' },
      { at: after(0).toISOString(), what: 'quarantined', reason: quarantine },
      { at: after(5).toISOString(), what: 'released' },
    ]);
    // What is due at once, and two reminders.
    expect(released.deliveries).toHaveLength(5);
    const merged = await trace(aside);
    expect(merged.receipt).toBe(again);
    expect(merged.events.map(({ what }) => what)).toContain('released');
    expect(merged.deliveries).toHaveLength(1);
    await runLeadsCommand(db, ['forget', 'elena@example.com']);
    await runLeadsCommand(db, ['forget', 'ruth@example.com']);
    expect(await db.selectFrom('released_leads').select('id').execute()).toEqual([]);
  });
});

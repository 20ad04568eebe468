import { readFileSync } from 'node:fs';
import { DATABASES, databasesOf } from '../../testing/server/testDatabases.ts';
import { until } from '../../testing/until.ts';
import { makeLeads } from './leads.fixtures.ts';
import { runLeadsCommand } from './cli/leadsCommand.ts';
import { DELIVERED_KEPT_DAYS, startRetention } from './retention.ts';
import type { Retention } from './retention.ts';
import { UNCONFIRMED_KEPT_DAYS } from './submissions/newsletter.ts';
import type { OutboxRow, OutboxStatus } from './database/schema.ts';
import { startDeliveries } from './startDeliveries.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const ago = (days: number, ms = 0) =>
  new Date(NOW.getTime() - days * 86_400_000 + ms).toISOString();

const running: Retention[] = [];
afterEach(() => Promise.all(running.splice(0).map((retention) => retention.stop())));

describe.each(DATABASES)('what is old on %s', (kind) => {
  const databases = databasesOf(kind);

  const tidy = async (db: Parameters<typeof startRetention>[0]) => {
    const log = { warn: jest.fn() };
    await startRetention(db, { log, now: () => NOW }).stop();
    expect(log.warn).not.toHaveBeenCalled();
  };

  it('is no longer in the outbox two weeks after its delivery; what waits or was given up stays', async () => {
    const db = await databases.open();
    const leads = makeLeads(db, {
      getSiteUrl: () => 'https://h.example',
      now: () => new Date(ago(100)),
    });
    const states: [OutboxStatus, Partial<OutboxRow>][] = [
      ['delivered', { delivered_at: ago(DELIVERED_KEPT_DAYS) }],
      ['delivered', { delivered_at: ago(DELIVERED_KEPT_DAYS, 1) }],
      ['pending', {}],
      ['dead', {}],
      ['delivering', { claimed_until: ago(99) }],
    ];
    for (const [n, [status, values]] of states.entries()) {
      await leads.subscribe(`visitor-${n}@example.com`);
      await db
        .updateTable('outbox')
        .set({ status, ...values })
        .where('payload', 'like', `%visitor-${n}@%`)
        .execute();
    }
    await tidy(db);
    const rows = await db.selectFrom('outbox').select('payload').execute();
    const left = rows.map(({ payload }) => /visitor-(\d)/.exec(payload)?.[1]).sort();
    expect(left).toEqual(['1', '2', '3', '4', undefined]);
    const subscribers = await db.selectFrom('newsletter_subscriptions').select('id').execute();
    expect(subscribers).toHaveLength(states.length);
    const list = await runLeadsCommand(db, ['list']);
    expect(list).toContain('visitor-0@example.com  1 delivered\n');
    expect(list).toContain('visitor-1@example.com  1 delivered\n');
  });

  it('is no longer answered from memory after a day', async () => {
    const db = await databases.open();
    for (const [key, created] of [
      ['yesterday', ago(1)],
      ['today', ago(1, 1)],
    ] as const) {
      const leads = makeLeads(db, {
        getSiteUrl: () => '',
        now: () => new Date(created),
      });
      const request = { key, route: 'subscribe', bodyHash: 'abc' };
      await leads.answer(request, async () => ({ status: 200, message: '', payload: null }));
    }
    await tidy(db);
    const keys = await db.selectFrom('idempotency_keys').select('key').execute();
    expect(keys).toEqual([{ key: 'today' }]);
  });

  it('is deleted by the running site, also by one that delivers nothing', async () => {
    const db = await databases.open();
    const leads = makeLeads(db, { getSiteUrl: () => 'https://h.example' });
    await leads.subscribe('elena@example.com');
    const values = { status: 'delivered', delivered_at: new Date(0).toISOString() } as const;
    await db.updateTable('outbox').set(values).execute();
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    const receivers = { smtpUrl: undefined, webhook: undefined };
    const from = { mailFrom: 'hello@example.com', salesEmail: 'sales@example.com' };
    const brand = { name: 'Hearthline', signature: 'We answer' };
    const site = { ...from, brand, eventTimeZone: 'UTC' };
    await startDeliveries(db, { ...receivers, ...site }, log).stop();
    const rows = await db.selectFrom('outbox').select('payload').execute();
    expect(rows).toEqual([{ payload: '{}' }]);
  });

  it('is looked for again and again, also when the database failed once', async () => {
    const db = await databases.open();
    await db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const log = { warn: jest.fn() };
    running.push(startRetention(db, { log, everyMs: 20, now: () => NOW }));
    await until(() => log.warn.mock.calls.length > 0);
    await db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    const leads = makeLeads(db, { getSiteUrl: () => 'https://h.example' });
    await leads.subscribe('elena@example.com');
    const values = { status: 'delivered', delivered_at: ago(DELIVERED_KEPT_DAYS) } as const;
    await db.updateTable('outbox').set(values).execute();
    const said = db.selectFrom('outbox').select('payload').where('payload', '<>', '{}');
    await until(async () => (await said.execute()).length === 0);
  });
});

it('keeps what is delivered or never confirmed for as long as the privacy policy says', () => {
  const policy = readFileSync('content/legal/privacy-policy.md', 'utf8');
  expect(policy).toContain(`| ${DELIVERED_KEPT_DAYS} days after a message was delivered.`);
  expect(policy).toContain(`| Newsletter address, not confirmed | ${UNCONFIRMED_KEPT_DAYS} days |`);
  expect(policy).toContain(`not confirmed within ${UNCONFIRMED_KEPT_DAYS} days is deleted`);
});

import { readFileSync } from 'node:fs';
import { DATABASES, databasesOf } from '../../testing/server/testDatabases.ts';
import { until } from '../../testing/until.ts';
import {
  after,
  createTestLeads,
  DAY,
  NOW,
  outboxKinds,
  readOutbox,
  silentLog,
} from './leads.fixtures.ts';
import { DELIVERED_KEPT_DAYS, digestQuarantine, startRetention } from './retention.ts';
import { UNCONFIRMED_KEPT_DAYS } from './submissions/newsletter.ts';
import type { OutboxRow } from './database/schema.ts';

const ago = (days: number, ms = 0) => after(ms - days * DAY).toISOString();

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
    ];
    for (const [n, values] of states.entries()) {
      const id = await leads.subscribe(`visitor-${n}@example.com`);
      await db.updateTable('outbox').set(values).where('lead_id', '=', id).execute();
    }
    const log = silentLog();
    await startRetention(db, { log, now: () => NOW }).stop();
    expect(log.warn).not.toHaveBeenCalled();
    const left = (await readOutbox(db)).map(({ payload }) => /visitor-(\d)/.exec(payload)?.[1]);
    expect(left.sort()).toEqual(['1', '2', '3', undefined]);
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(states.length);
  });

  it('deletes idempotency keys after a day', async () => {
    const db = await databases.open();
    for (const [key, created_at] of [
      ['yesterday', ago(1)],
      ['today', ago(1, 1)],
    ] as const) {
      const row = { key, route: 'subscribe', body_hash: '', answer: '{}', lead_id: null };
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
    await digest(NOW);
    expect(await outboxKinds(db)).toEqual([]);
    await leads.requestDemo({}, { quarantine: 'too-fast' });
    for (const name of ['elena', 'elias'])
      await leads.subscribe(`${name}@example.com`, { quarantine: 'honeypot' });
    for (const ms of [0, 1]) await digest(after(ms));
    await startRetention(db, { log: silentLog(), now: () => after(DAY) }).stop();
    const rows = await readOutbox(db, 'quarantine-digest');
    expect(rows).toHaveLength(2);
    expect(rows[0]?.lead).toMatchObject({
      counts: ['2 × newsletter (honeypot)', '1 × demo (too-fast)'],
    });
    expect(rows[0]?.payload).not.toMatch(/elena|elias|ruth/i);
  });

  it('runs again after the database failed', async () => {
    const db = await databases.open();
    await createTestLeads(db).subscribe();
    const values = { status: 'delivered', delivered_at: new Date(0).toISOString() } as const;
    await db.updateTable('outbox').set(values).execute();
    await db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const log = silentLog();
    const retention = startRetention(db, { log, everyMs: 20 });
    await until(() => log.warn.mock.calls.length > 0);
    await db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    await until(async () => (await readOutbox(db))[0]?.payload === '{}');
    await retention.stop();
  });
});

it('keeps data as long as the privacy policy says', () => {
  const policy = readFileSync('content/legal/privacy-policy.md', 'utf8');
  expect(policy).toContain(`| ${DELIVERED_KEPT_DAYS} days after delivery.`);
  expect(policy).toContain(
    `| Newsletter address that you have not confirmed | ${UNCONFIRMED_KEPT_DAYS} days |`,
  );
  expect(policy).toContain(`not confirmed within ${UNCONFIRMED_KEPT_DAYS} days`);
});

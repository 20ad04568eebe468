import type { DemoRequest } from '../../../contract/forms.ts';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { claimNext, releaseClaim } from './claimOutbox.ts';
import { demoForm } from '../../../testing/server/demoForm.ts';
import { makeLeads } from '../leads.fixtures.ts';
import { MAIL_KINDS, WEBHOOK_KINDS } from '../database/schema.ts';
import { addDelivery } from './addDelivery.ts';
import { readWaiting } from './waitingDeliveries.ts';

const demo = demoForm('ruth@example.com') as DemoRequest;
const NOON = new Date('2026-11-20T12:00:00Z');
const minutesPast = (minutes: number) => new Date(NOON.getTime() + 60_000 * minutes);

describe.each(DATABASES)('what waits to be delivered, on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const db = await databases.open();
    return { db, leads: makeLeads(db, { getSiteUrl: () => 'https://h.example', now: () => NOON }) };
  };
  const lead = { lead: 'quarantine-digest' as const, id: 'd', counts: [] };

  it('is late since it was due first, whatever a failed try has put off', async () => {
    const { db, leads } = await start();
    await leads.requestDemo(demo);
    const row = await claimNext(db, ['demo-webhook'], minutesPast(1), 60_000);
    const later = minutesPast(60).toISOString();
    await releaseClaim(db, row!, { status: 'pending', next_attempt_at: later });
    const waiting = await readWaiting(db, minutesPast(15), WEBHOOK_KINDS);
    expect(waiting.find((one) => one.kind === 'demo-webhook')).toEqual({
      kind: 'demo-webhook',
      waiting: 1,
      dead: 0,
      oldestDueSeconds: 900,
    });
  });

  it('is not late before its time, and late from then on', async () => {
    const { db } = await start();
    const reminder = { kind: 'quarantine-digest' as const, lead, now: NOON };
    await addDelivery(db, { ...reminder, dueAt: minutesPast(120) });
    const ageAt = async (minutes: number) =>
      (await readWaiting(db, minutesPast(minutes), MAIL_KINDS))[0]!.oldestDueSeconds;
    expect([await ageAt(119), await ageAt(121)]).toEqual([0, 60]);
  });

  it('has no age where no delivery is configured for its kind', async () => {
    const { db, leads } = await start();
    await leads.requestDemo(demo);
    const waiting = await readWaiting(db, minutesPast(2), MAIL_KINDS);
    const ages = waiting.map((one) => [one.kind, one.oldestDueSeconds]);
    expect(Object.fromEntries(ages)).toMatchObject({
      'demo-confirmation': 120,
      'demo-notice': 120,
      'demo-webhook': undefined,
    });
  });

  it('does not hold what was delivered, and what was given up is late no more', async () => {
    const { db, leads } = await start();
    await leads.requestDemo(demo);
    await db
      .updateTable('outbox')
      .set({ status: 'dead' })
      .where('kind', '=', 'demo-notice')
      .execute();
    await db
      .updateTable('outbox')
      .set({ status: 'delivered' })
      .where('kind', '!=', 'demo-notice')
      .execute();
    expect(await readWaiting(db, minutesPast(30), MAIL_KINDS)).toEqual([
      { kind: 'demo-notice', waiting: 0, dead: 1, oldestDueSeconds: 0 },
    ]);
  });
});

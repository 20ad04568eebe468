import crypto from 'node:crypto';
import { sql } from 'kysely';
import { DATABASES, databasesOf } from '../../testing/server/testDatabases.ts';
import { until } from '../../testing/until.ts';
import { formMessages } from '../../contract/forms.ts';
import { demoRequest, eventRegistration } from '../../contract/forms.fixtures.ts';
import {
  createTestLeads,
  event,
  NOW,
  outboxKinds,
  readOutbox,
  silentLog,
  tokenOf,
} from './leads.fixtures.ts';
import { createLeadService } from './leadService.ts';
import { storeDemo } from './submissions/demo.ts';
import { storeSubscription } from './submissions/newsletter.ts';
import { storeRegistration } from './submissions/registration.ts';

const parallel = <Result>(count: number, work: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

describe.each(DATABASES)('on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const db = await databases.open();
    const options = { getSiteUrl: () => 'https://h.example', brand: 'Hearthline', keptMs: 0 };
    const service = createLeadService(db, { ...options, now: () => NOW });
    return { db, service, leads: createTestLeads(db) };
  };

  it('subscribes an address once under parallel calls', async () => {
    const { db, leads } = await start();
    const receipts = await parallel(20, (n) =>
      leads.subscribe(n % 2 ? 'elena@example.com' : 'ELENA@example.com'),
    );
    expect(new Set(receipts).size).toBe(1);
    expect(receipts[0]).toMatch(/^HN-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(await outboxKinds(db)).toEqual(['newsletter-webhook']);
  });

  it('gives each registration and demo a receipt and a secret for each link', async () => {
    const { leads } = await start();
    const stored = await parallel(12, (n) => leads.register({ company: `Office ${n}` }));
    const bookings = await parallel(12, () => leads.requestDemo());
    const receipts = [...stored.map((one) => one?.receipt), ...bookings.map((one) => one.demo_id)];
    for (const receipt of receipts) expect(receipt).toMatch(/^H[RD]-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(new Set(receipts).size).toBe(24);
    const tokens = [
      ...stored.map((one) => one?.link),
      ...bookings.flatMap((one) => [one.event_link, one.meet_link, one.change_link]),
    ].map(tokenOf);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/);
    expect(new Set(tokens).size).toBe(48);
  });

  it('takes the next receipt when one is taken, also for the address of a subscriber', async () => {
    const { leads } = await start();
    await leads.subscribe(demoRequest.email);
    const characters = [...Array<number>(12).fill(0), ...Array<number>(6).fill(1)];
    const randomInt = jest.spyOn(crypto, 'randomInt').mockImplementation(() => characters.shift()!);
    expect((await leads.requestDemo()).demo_id).toBe('HD-222222');
    expect((await leads.requestDemo()).demo_id).toBe('HD-333333');
    randomInt.mockRestore();
  });

  it('serves the calendar file of a demo without personal data', async () => {
    const { leads, service } = await start();
    const { demo_id, event_link, meet_link } = await leads.requestDemo();
    const token = tokenOf(event_link);
    const calendar = (await service.calendar(token))?.replaceAll('\r\n ', '');
    expect(calendar).toContain('DTSTART:20990102T150000Z\r\n');
    expect(calendar).toContain(`UID:${demo_id}@h.example\r\n`);
    expect(calendar).toContain(`LOCATION:https://meet.example.com/${tokenOf(meet_link)}\r\n`);
    expect(calendar).not.toMatch(/ruth|abara|555/i);
    expect(await service.calendar(demo_id)).toBeNull();
    expect(await service.calendar(token.toUpperCase())).toBeNull();
  });

  it('stores a lead with its deliveries', async () => {
    const { db, leads } = await start();
    const preferred_datetime = demoRequest.preferred_datetime.replace('Z', '+00:00');
    const booking = await leads.requestDemo({ email: 'Ruth@Example.com', preferred_datetime });
    await leads.register();
    await leads.subscribe();
    const rows = await readOutbox(db);
    expect(rows.map((row) => row.kind)).toEqual([
      ...['demo-confirmation', 'demo-notice', 'demo-reminder', 'demo-reminder', 'demo-webhook'],
      'newsletter-webhook',
      ...['registration-confirmation', 'registration-notice'],
      ...['registration-reminder', 'registration-reminder', 'registration-webhook'],
    ]);
    const demo = rows.find((row) => row.kind === 'demo-webhook');
    expect(demo).toMatchObject({ lead_id: booking.demo_id, status: 'pending', attempts: 0 });
    expect(demo?.payload).toEqual({
      type: 'demo',
      id: booking.demo_id,
      receipt: booking.demo_id,
      created_at: NOW.toISOString(),
      ...demoRequest,
      ...booking,
      source: null,
    });
    expect(rows.find((row) => row.kind === 'registration-notice')?.payload).toMatchObject({
      type: 'registration',
      company: 'Alder & Vane',
      event: {
        id: event.id,
        title: event.title,
        url: 'https://h.example/webinars/event/live-rotation',
        starts_at: '2026-12-03T18:00:00.000Z',
      },
    });
  });

  it('stores nothing when the deliveries can’t be stored, and reports only the error code', async () => {
    const { db, service } = await start();
    await db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const reason = /^The database failed: [^@]+\([\w ]+\)\.$/;
    await expect(service.requestDemo({ body: demoRequest })).rejects.toThrow(reason);
    await expect(service.register({ body: eventRegistration }, event)).rejects.toThrow(reason);
    const subscription = { body: { email: 'a@b.co' }, idempotencyKey: 'k' };
    await expect(service.subscribe(subscription)).rejects.toThrow(reason);
    expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
    await db.schema.alterTable('outbox_away').renameTo('outbox').execute();
  });

  it('replays the answer to an idempotency key for a day, for the same event only', async () => {
    const { db, service } = await start();
    const send = () => service.subscribe({ body: { email: 'a@b.co' }, idempotencyKey: 'k' });
    const first = await send();
    await db.deleteFrom('outbox').execute();
    expect(await send()).toEqual(first);
    expect(await outboxKinds(db)).toEqual([]);
    const yesterday = new Date(NOW.getTime() - 86_400_000).toISOString();
    await db.updateTable('idempotency_keys').set({ created_at: yesterday }).execute();
    await send();
    const { created_at } = await db
      .selectFrom('idempotency_keys')
      .select('created_at')
      .executeTakeFirstOrThrow();
    expect(created_at).toBe(NOW.toISOString());
    const form = { body: eventRegistration, idempotencyKey: 'event' };
    expect(await service.register(form, event)).toMatchObject({ status: 200 });
    expect(await service.register(form, { ...event, id: 'other' })).toMatchObject({ status: 422 });
  });

  it('refuses empty forms, and quarantines a registration without its age', async () => {
    const { db, service } = await start();
    expect(await service.subscribe({})).toMatchObject({ status: 422 });
    const { correctFields } = formMessages;
    expect(await service.requestDemo({ body: {} })).toMatchObject({ message: correctFields });
    await service.register({ body: eventRegistration, isFromScript: true }, event);
    const reasons = await db.selectFrom('leads').select('quarantine_reason').execute();
    expect(reasons).toEqual([{ quarantine_reason: 'no-age' }]);
  });

  it('holds reminders of events until it has followed the events, also after a failure', async () => {
    const db = await databases.open();
    const log = silentLog();
    const wakeDeliveries = jest.fn();
    const service = createLeadService(db, {
      getSiteUrl: () => '',
      brand: '',
      log,
      wakeDeliveries,
      getEvents: () => ({ find: () => event, all: () => [event] }),
    });
    expect(service.delayedMails()).toEqual(['registration-reminder']);
    expect(await service.followEvents()).toBe(true);
    expect(service.delayedMails()).toEqual([]);
    expect(wakeDeliveries).toHaveBeenCalledTimes(1);
    await db.schema.alterTable('leads').renameTo('leads_away').execute();
    expect(await service.followEvents()).toBe(false);
    await db.schema.alterTable('leads_away').renameTo('leads').execute();
    expect(service.delayedMails()).toEqual(['registration-reminder']);
    expect(wakeDeliveries).toHaveBeenCalledTimes(1);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('is ready until the database is closed', async () => {
    const { db, service } = await start();
    expect(await service.problem()).toBeNull();
    await service.finish();
    await db.destroy();
    await until(async () => (await service.problem()) !== null);
  });
});

const postgres = databasesOf('PostgreSQL');

it('is not ready while PostgreSQL does not answer', async () => {
  const db = await postgres.open();
  const service = createLeadService(db, { getSiteUrl: () => '', brand: '', probeMs: 100 });
  await db.transaction().execute(async (transaction) => {
    await sql`lock table readiness in access exclusive mode`.execute(transaction);
    expect(await service.problem()).toBe('the database does not answer');
  });
});

it('answers 409 to a repeated request while PostgreSQL still processes the first', async () => {
  const db = await postgres.open();
  const service = createLeadService(db, { getSiteUrl: () => '', brand: '', lockTimeoutMs: 100 });
  await db.transaction().execute(async (transaction) => {
    const row = { key: 'k', scope: 'subscribe', body_hash: '', answer: null, lead_id: null };
    const values = { ...row, created_at: new Date().toISOString() };
    await transaction.insertInto('idempotency_keys').values(values).execute();
    const sending = service.subscribe({ body: { email: 'a@b.co' }, idempotencyKey: 'k' });
    expect(await sending).toMatchObject({ status: 409 });
  });
});

it('stores a lead of every kind while PostgreSQL holds the transaction of another open', async () => {
  const db = await postgres.open();
  const leads = createTestLeads(db, { hasLimits: true });
  const service = createLeadService(db, {
    getSiteUrl: () => '',
    brand: '',
    // The three wait for each other, which takes longer on a busy machine.
    lockTimeoutMs: 30_000,
    hasLimits: true,
    now: () => NOW,
  });
  const webinar = { ...event, capacity: 9 };
  const form = (fields: object, key: string) => ({
    body: { ...fields, email: 'other@example.com' },
    ip: '198.51.100.7',
    idempotencyKey: key,
  });
  await leads.run(async (ctx) => {
    const origin = { customerKey: 'another customer' };
    await storeDemo(ctx, demoRequest, origin);
    await storeRegistration(ctx, webinar, eventRegistration, origin);
    await storeSubscription(ctx, { email: 'first@example.com' }, origin);
    const stored = await Promise.all([
      service.requestDemo(form(demoRequest, 'demo')),
      service.register(form(eventRegistration, 'seat'), { ...webinar, id: 'another-webinar' }),
      service.subscribe(form({}, 'newsletter')),
    ]);
    expect(stored).toMatchObject(Array(3).fill({ status: 200 }));
  });
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(6);
});

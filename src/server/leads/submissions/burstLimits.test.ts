import { demoRequest, eventRegistration } from '../../../contract/forms.fixtures.ts';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { openDatabase } from '../database/database.ts';
import type { SiteDb } from '../database/schema.ts';
import { after, DAY, event, HOUR, NOW, outboxKinds, silentLog } from '../leads.fixtures.ts';
import { createLeadService } from '../leadService.ts';
import { startRetention } from '../retention.ts';
import type { SentForm } from './submitForm.ts';

const MINUTE = 60_000;
const PAGE = { isFromScript: true, age: 9000 };

describe.each(DATABASES)('bursts of forms on %s', (kind) => {
  const databases = databasesOf(kind);

  interface Sending extends Pick<SentForm, 'isFromScript'> {
    ip?: string;
    email?: string;
    age?: unknown;
    key?: string;
    at?: typeof event;
  }

  const serve = (db: SiteDb, hasLimits = true) => {
    let now = NOW;
    let count = 0;
    const service = createLeadService(db, {
      getSiteUrl: () => 'https://h.example',
      brand: 'Hearthline',
      hasLimits,
      now: () => now,
    });
    const formOf = (fields: object, { ip = '192.0.2.1', age, key, ...sending }: Sending) => {
      const { email = `visitor-${(count += 1)}-${key ?? ''}@example.com`, isFromScript } = sending;
      const body = { ...fields, email, form_age_ms: age };
      return { body, ip, idempotencyKey: key, isFromScript };
    };
    return {
      setNow: (next: Date) => (now = next),
      register: (sending: Sending = {}) =>
        service.register(formOf(eventRegistration, sending), sending.at ?? event),
      subscribe: (sending: Sending = {}) => service.subscribe(formOf({}, sending)),
      requestDemo: (sending: Sending = {}) => service.requestDemo(formOf(demoRequest, sending)),
    };
  };

  const start = async (hasLimits?: boolean) => {
    const db = await databases.open();
    return { db, ...serve(db, hasLimits), reasons: () => reasonsIn(db) };
  };

  /** How many leads have each reason; `none` for those outside quarantine. */
  const reasonsIn = async (db: SiteDb) => {
    const rows = await db.selectFrom('leads').select('quarantine_reason').execute();
    const groups = Map.groupBy(rows, ({ quarantine_reason: reason }) => reason ?? 'none');
    return Object.fromEntries([...groups].map(([reason, { length }]) => [reason, length]));
  };

  const repeat = async (count: number, send: (n: number) => Promise<unknown>) => {
    for (let n = 0; n < count; n += 1) await send(n);
  };

  it('quarantine the sixth form of a network within ten minutes, with the same answer', async () => {
    const { db, register, reasons } = await start();
    const shapes = new Set<string>();
    await repeat(9, async () => {
      const { status, payload, ...answer } = (await register()) as {
        status: number;
        payload: object;
      };
      shapes.add(JSON.stringify([status, Object.keys(payload), answer]));
    });
    expect([...shapes]).toHaveLength(1);
    expect(await reasons()).toEqual({ none: 5, burst: 4 });
    const confirmations = (await outboxKinds(db)).filter((one) => one.endsWith('confirmation'));
    expect(confirmations).toHaveLength(5);
  });

  it('are counted by form and by network', async () => {
    const { register, subscribe, reasons } = await start();
    await repeat(5, () => register());
    await repeat(5, () => subscribe());
    await repeat(5, () => register({ ip: '192.0.2.2' }));
    expect(await reasons()).toEqual({ none: 15 });
    await register({ ip: '::ffff:192.0.2.1' });
    await subscribe();
    expect(await reasons()).toEqual({ none: 15, burst: 2 });
  });

  it('are counted for a /64 of IPv6, and four times as much for its /48', async () => {
    const { register, reasons } = await start();
    const ipOf = (network: number, host: number) => `2001:db8:7:${network}::${host + 1}`;
    await repeat(6, (host) => register({ ip: ipOf(1, host) }));
    expect(await reasons()).toEqual({ none: 5, burst: 1 });
    await repeat(30, (network) => register({ ip: ipOf(network + 2, 0) }));
    expect(await reasons()).toEqual({ none: 19, burst: 17 });
    await register({ ip: '2001:db8:8::1' });
    expect(await reasons()).toEqual({ none: 20, burst: 17 });
  });

  it('end ten minutes after the last form that was too many', async () => {
    const { register, reasons, setNow } = await start();
    const registerAt = async (minutes: number, count = 1) => {
      setNow(after(minutes * MINUTE));
      await repeat(count, () => register());
    };
    await registerAt(0);
    await registerAt(8, 4);
    await registerAt(9.9);
    expect(await reasons()).toEqual({ none: 5, burst: 1 });
    // The first form is ten minutes old, and five are not.
    await registerAt(10);
    expect(await reasons()).toEqual({ none: 5, burst: 2 });
    await registerAt(18);
    expect(await reasons()).toEqual({ none: 6, burst: 2 });
  });

  it('are counted over midnight', async () => {
    const { register, reasons, setNow } = await start();
    setNow(new Date('2026-11-20T23:58:00Z'));
    await repeat(5, () => register());
    setNow(new Date('2026-11-21T00:03:00Z'));
    await register();
    expect(await reasons()).toEqual({ none: 5, burst: 1 });
  });

  it('are four times as long for forms that people fill in on a page', async () => {
    const { register, reasons } = await start();
    await repeat(20, () => register(PAGE));
    expect(await reasons()).toEqual({ none: 20 });
    await register(PAGE);
    expect(await reasons()).toEqual({ none: 20, burst: 1 });
  });

  it('let an office of 20 people register within an hour, also for limited seats', async () => {
    const { register, reasons, setNow } = await start();
    const room = { ...event, capacity: 40 };
    await repeat(20, (n) => {
      setNow(after(n * 3 * MINUTE));
      return register({ ...PAGE, at: room });
    });
    expect(await reasons()).toEqual({ none: 20 });
    await repeat(5, () => register({ at: { ...room, id: 'other' } }));
    expect(await reasons()).toMatchObject({ none: 20 });
  });

  it.each([
    ['no age', { isFromScript: false, age: undefined }],
    ['no headers of a page', { isFromScript: false, age: 9000 }],
    ['an age of days', { isFromScript: true, age: 5 * DAY }],
    ['the time of day as its age', { isFromScript: true, age: NOW.getTime() }],
  ])('are short for a form with %s', async (_, sending) => {
    const { register, reasons } = await start();
    await repeat(6, () => register(sending));
    expect(await reasons()).toEqual({ none: 5, burst: 1 });
  });

  it.each([
    ['20 forms', {}, 20],
    ['80 forms of a page', PAGE, 80],
  ])('quarantine what a network sends beyond %s a day', async (_, sending, count) => {
    const { register, reasons, setNow } = await start();
    const registerAt = (n: number) => {
      setNow(after(n * 3 * MINUTE));
      return register(sending);
    };
    await repeat(count + 3, registerAt);
    expect(await reasons()).toEqual({ none: count, burst: 3 });
    setNow(after(DAY - 1));
    await register(sending);
    expect(await reasons()).toEqual({ none: count, burst: 4 });
    setNow(after(DAY));
    await register(sending);
    expect(await reasons()).toEqual({ none: count + 1, burst: 4 });
  });

  it('do not count refused and repeated forms', async () => {
    const { register, requestDemo, reasons } = await start();
    const full = { ...event, id: 'full', capacity: 0 };
    await repeat(9, () => register({ at: full }));
    await repeat(9, () => register({ at: { ...event, isPast: true } }));
    await repeat(9, () => register({ key: 'same', email: 'same@example.com' }));
    await repeat(9, () => requestDemo({ email: 'no' }));
    await repeat(4, () => register());
    expect(await reasons()).toEqual({ none: 5 });
  });

  it('keep the reason of a bot', async () => {
    const { register, reasons } = await start();
    await repeat(9, () => register({ age: 3 }));
    expect(await reasons()).toEqual({ 'too-fast': 9 });
    await register();
    expect(await reasons()).toEqual({ 'too-fast': 9, burst: 1 });
  });

  it('are allowed when limits are off', async () => {
    const { db, register, reasons } = await start(false);
    await repeat(30, () => register());
    expect(await reasons()).toEqual({ none: 30 });
    expect(await db.selectFrom('network_forms').selectAll().execute()).toEqual([]);
  });

  it('are counted once for all processes', async () => {
    const url = await databases.nextUrl();
    const db = await openDatabase(url);
    // Two SQLite connections of one process would wait for each other.
    const opened = kind === 'SQLite' ? [db] : [db, await openDatabase(url)];
    const [one, other] = [serve(db), serve(opened.at(-1)!)];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        (n % 2 ? one : other).register({ email: `visitor-${n}@example.com` }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await reasonsIn(db)).toEqual({ none: 5, burst: 19 });
    for (const connection of opened) await connection.destroy();
  });

  it('are forgotten after a day, and never name an address', async () => {
    const { db, register } = await start();
    await register({ ip: '192.0.2.77' });
    await register({ ip: '2001:db8:7:1::77' });
    const stored = async () =>
      JSON.stringify([
        await db.selectFrom('network_forms').selectAll().execute(),
        await db.selectFrom('counters').selectAll().execute(),
        await db.selectFrom('leads').selectAll().execute(),
      ]);
    expect(await stored()).not.toMatch(/192\.0\.2\.77|2001:db8|db8:7/);
    const retain = (now: Date) => startRetention(db, { log: silentLog(), now: () => now }).stop();
    const countOf = async (table: 'network_forms' | 'network_secrets') =>
      (await db.selectFrom(table).selectAll().execute()).length;
    await retain(after(DAY - 1));
    expect(await countOf('network_forms')).toBe(2);
    await retain(after(DAY));
    expect(await countOf('network_forms')).toBe(0);
    await retain(after(DAY + 12 * HOUR));
    expect(await countOf('network_secrets')).toBe(0);
  });
});

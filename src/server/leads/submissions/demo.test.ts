import { demoRequest } from '../../../contract/forms.fixtures.ts';
import type { DemoBooking } from '../../../contract/bookings.ts';
import { officeSlots, type OfficeHours } from '../../../lib/officeSlots.ts';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import type { OutboxKind } from '../database/deliveryKinds.ts';
import type { DemoPayload } from '../deliveries/outboxPayload.ts';
import {
  DAY,
  HOUR,
  openConnections,
  outboxKinds,
  readOutbox,
  runWords,
  tokenOf,
} from '../leads.fixtures.ts';
import { createLeadService } from '../leadService.ts';

/** Validation compares with the real clock. */
const NOW = new Date(Date.now() + 30 * DAY);
NOW.setUTCHours(12, 0, 0, 0);

const office: OfficeHours = {
  zone: 'America/New_York',
  week: Array.from({ length: 7 }, () => [9, 18] as const),
  holidays: [],
  noticeHours: 2,
  capacity: 1,
  daysAhead: 4,
};

describe.each(DATABASES)('demos on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async (changes: Partial<OfficeHours> | null = {}) => {
    const db = await databases.open();
    let now = NOW;
    const hours = changes && { ...office, ...changes };
    const createService = (hasLimits = false) =>
      createLeadService(db, {
        getSiteUrl: () => 'https://h.example',
        brand: 'Hearthline',
        now: () => now,
        getOffice: () => hours ?? undefined,
        hasLimits,
      });
    const leads = createService();
    const slots = officeSlots({ ...office, ...changes }, NOW.getTime()).map((slot) =>
      new Date(slot).toISOString(),
    );
    const send = (email: string, slot: string, more = {}, service = leads) =>
      service.requestDemo({ body: { ...demoRequest, email, preferred_datetime: slot, ...more } });
    /** Books a demo and returns the token of its link. */
    const book = async (email: string, slot: string) => {
      const { payload } = (await send(email, slot)) as { payload: DemoBooking };
      return tokenOf(payload.change_link);
    };
    const booked = async () => {
      const rows = await db
        .selectFrom('leads')
        .select('slot')
        .where('status', '=', 'active')
        .where('quarantine_reason', 'is', null)
        .orderBy('slot')
        .execute();
      return rows.map(({ slot }) => slot);
    };
    const reasons = async () => {
      const rows = await db
        .selectFrom('leads')
        .select('quarantine_reason')
        .orderBy('email')
        .execute();
      return rows.map(({ quarantine_reason }) => quarantine_reason);
    };
    const free = async () =>
      ((await leads.demoSlots()) as { payload: { free: string[] } }).payload.free;
    const calendar = async () => {
      const row = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
      return leads.calendar(row.calendar_token);
    };
    return {
      db,
      leads,
      createService,
      slots,
      send,
      book,
      booked,
      reasons,
      free,
      calendar,
      setNow: (moment: Date) => (now = moment),
      move: (token: string, to: string, sequence = 0) =>
        leads.moveDemo({ token }, { body: { preferred_datetime: to, sequence } }),
      cancel: (token: string, sequence = 0) => leads.cancelDemo({ token }, { body: { sequence } }),
    };
  };

  it('books each hour once when hundreds of visitors want them at once', async () => {
    const { send, slots, booked } = await start();
    expect(slots).toHaveLength(40);
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, n) => send(`v${n}@example.com`, slots[n % 40]!)),
    );
    const byStatus = Map.groupBy(answers, ({ status }) => status);
    expect([...byStatus.keys()].sort()).toEqual([200, 409]);
    expect(byStatus.get(200)).toHaveLength(40);
    expect(await booked()).toEqual(slots);
    expect(await send('late@example.com', slots[0]!)).toMatchObject({ alternatives: [] });
  });

  it('books an hour up to its capacity when several processes compete', async () => {
    const { createService, send, slots, booked } = await start({ capacity: 3 });
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        send(`v${n}@example.com`, slots[0]!, {}, createService()),
      ),
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(21);
    expect(await booked()).toEqual(Array(3).fill(slots[0]));
  });

  it('suggests the nearest free hours in place of a taken one, and stores nothing', async () => {
    const { send, book, cancel, slots, free, booked } = await start();
    const token = await book('first@example.com', slots[4]!);
    expect(await send('second@example.com', slots[4]!)).toEqual({
      status: 409,
      message: 'That time has just been taken. Please choose another.',
      fields: { preferred_datetime: 'That time has just been taken. Please choose another.' },
      alternatives: [slots[2], slots[3], slots[5]],
    });
    expect(await booked()).toEqual([slots[4]]);
    expect(await free()).toEqual(slots.filter((slot) => slot !== slots[4]));
    await cancel(token);
    expect(await send('second@example.com', slots[4]!)).toMatchObject({ status: 200 });
  });

  it('refuses hours outside office hours', async () => {
    const { send, slots, booked } = await start();
    for (const moment of [Date.parse(slots[9]!) + HOUR, NOW.getTime() + HOUR])
      expect(await send('a@example.com', new Date(moment).toISOString())).toMatchObject({
        status: 422,
        message: 'Please choose one of the available times',
        fields: { preferred_datetime: 'Please choose one of the available times' },
      });
    expect(await booked()).toEqual([]);
  });

  it('books no hour in quarantine, and any hour once released', async () => {
    const { db, send, move, slots, booked } = await start();
    const spam = await send('bot@example.com', slots[1]!, { opening_hours: 'x' });
    expect(spam.status).toBe(200);
    expect(await booked()).toEqual([]);
    expect(await outboxKinds(db)).toEqual([]);
    await send('ruth@example.com', slots[0]!);
    const { demo_id, change_link } = (spam as { payload: DemoBooking }).payload;
    expect(await move(tokenOf(change_link), slots[0]!)).toMatchObject({ status: 409 });
    const trap = { opening_hours: 'x' };
    expect(await send('bot@example.com', slots[0]!, trap)).toMatchObject({ status: 409 });
    await send('ruth@example.com', slots[1]!);
    const ctx = { db, now: NOW, siteUrl: '', meetingUrlTemplate: '' };
    await runWords(ctx, ['release', demo_id]);
    expect(await booked()).toEqual([slots[0], slots[1], slots[1]]);
  });

  it.each([
    ['an IPv4 address', () => '192.0.2.1', '192.0.2.2'],
    ['an IPv6 /48', (n: number) => `2001:db8:1:${n}::1`, '2001:db8:2::1'],
  ])(
    'lets %s hold three hours a day, and sends further requests the same answer',
    async (_, ipOf, other) => {
      const { createService, slots, booked, reasons } = await start();
      const service = createService(true);
      await service.requestDemo({
        body: {
          ...demoRequest,
          email: 'bot@example.com',
          preferred_datetime: slots[9],
          opening_hours: 'x',
        },
        ip: ipOf(9),
      });
      const bookFrom = (ip: string, n: number) =>
        service.requestDemo({
          body: { ...demoRequest, email: `v${n}@example.com`, preferred_datetime: slots[n] },
          ip,
        });
      const answers = [];
      for (let n = 0; n < 4; n += 1) answers.push(await bookFrom(ipOf(n), n));
      const shapes = answers.map(({ status, ...answer }) => [
        status,
        ...Object.keys((answer as { payload: object }).payload),
      ]);
      expect(shapes).toEqual(Array(4).fill([200, ...shapes[0]!.slice(1)]));
      expect(await booked()).toEqual(slots.slice(0, 3));
      expect(await reasons()).toEqual(['honeypot', null, null, null, 'network-limit']);
      await bookFrom(other, 5);
      expect(await booked()).toEqual([...slots.slice(0, 3), slots[5]]);
    },
  );

  it('books any hour of the form without office hours', async () => {
    const { createService, slots, leads, reasons } = await start(null);
    const service = createService(true);
    for (const name of ['a', 'b', 'c', 'd']) {
      const body = { ...demoRequest, email: `${name}@example.com`, preferred_datetime: slots[0] };
      expect(await service.requestDemo({ body, ip: '192.0.2.1' })).toMatchObject({
        status: 200,
        message: 'Demo request submitted successfully!',
      });
    }
    expect(await reasons()).toEqual([null, null, null, null]);
    expect(await leads.demoSlots()).toMatchObject({ payload: { free: null } });
  });

  it('moves a demo with its reminders and its calendar entry', async () => {
    const { db, book, move, slots, booked, calendar } = await start();
    const token = await book('ruth@example.com', slots[20]!);
    for (const _repeated of [1, 2])
      expect(await move(token, slots[30]!)).toMatchObject({
        status: 200,
        message: 'Your demo has been rescheduled.',
        payload: { starts_at: slots[30], sequence: 1 },
      });
    expect(await booked()).toEqual([slots[30]]);
    const start30 = Date.parse(slots[30]!);
    expect((await readOutbox(db, 'demo-reminder')).map((row) => row.due_at)).toEqual(
      [start30 - DAY, start30 - HOUR].map((due) => new Date(due).toISOString()),
    );
    for (const kindOf of ['demo-confirmation', 'demo-notice', 'demo-change-webhook'] as const) {
      const sent = (await readOutbox(db, kindOf)).map(({ payload }) => payload);
      expect(sent.filter(({ type }) => type === 'demo-moved')).toEqual([
        expect.objectContaining({
          preferred_datetime: slots[30],
          previous_datetime: slots[20],
          sequence: 1,
        }),
      ]);
    }
    expect(await calendar()).toContain('SEQUENCE:1\r\n');
    expect(await calendar()).toContain('METHOD:PUBLISH');
  });

  it('keeps the time zone in which the visitor chose the time', async () => {
    const { db, leads, send, slots } = await start();
    const { payload } = (await send('ruth@example.com', slots[20]!, {
      time_zone: 'america/CHICAGO',
    })) as { payload: DemoBooking };
    const body = { preferred_datetime: slots[30], sequence: 0, time_zone: 'Asia/Tokyo' };
    await leads.moveDemo({ token: tokenOf(payload.change_link) }, { body });
    await send('zoe@example.com', slots[20]!, { time_zone: '+05:31' });
    const sent = await readOutbox(db, 'demo-confirmation');
    const zones = sent.map(
      ({ payload }) => `${payload.type} ${(payload as DemoPayload).time_zone}`,
    );
    expect(zones.sort()).toEqual([
      'demo America/Chicago',
      'demo undefined',
      'demo-moved Asia/Tokyo',
    ]);
  });

  it('cancels a demo once, frees its hour and deletes its reminders', async () => {
    const { db, book, cancel, move, slots, free, calendar } = await start();
    const token = await book('ruth@example.com', slots[20]!);
    await openConnections(db, 6);
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(token)));
    for (const answer of [...answers, await cancel(token)])
      expect(answer).toMatchObject({
        status: 200,
        message: 'Your demo is canceled.',
        payload: { is_canceled: true },
      });
    expect(await free()).toContain(slots[20]);
    expect(await outboxKinds(db)).toEqual([
      ...['demo-change-webhook', 'demo-confirmation', 'demo-confirmation'],
      ...['demo-notice', 'demo-notice', 'demo-webhook'],
    ]);
    expect(await move(token, slots[20]!, 1)).toMatchObject({ status: 409 });
    expect(await calendar()).toContain('METHOD:CANCEL');
    expect(await calendar()).toContain('SEQUENCE:1');
    const { history } = await db.selectFrom('leads').select('history').executeTakeFirstOrThrow();
    expect(JSON.parse(history)).toMatchObject([{ what: 'canceled' }]);
  });

  it('lets confirmations expire when the demo begins, and neither notices nor webhooks', async () => {
    const { db, book, cancel, move, slots } = await start();
    const token = await book('ruth@example.com', slots[20]!);
    await move(token, slots[30]!);
    await cancel(token, 1);
    const expiries = async (kindOf: OutboxKind) =>
      (await readOutbox(db, kindOf)).map(({ payload }) => (payload as DemoPayload).not_after);
    const confirmations = await expiries('demo-confirmation');
    expect(confirmations.sort()).toEqual([slots[20], slots[30], slots[30]]);
    for (const kindOf of ['demo-notice', 'demo-webhook', 'demo-change-webhook'] as const)
      expect(new Set(await expiries(kindOf))).toEqual(new Set([undefined]));
  });

  it('accepts the number of changes as text, from a form without scripts', async () => {
    const { book, leads, slots } = await start();
    const token = await book('ruth@example.com', slots[20]!);
    const body = { preferred_datetime: slots[30], sequence: '0' };
    expect(await leads.moveDemo({ token }, { body })).toMatchObject({ status: 200 });
    expect(await leads.cancelDemo({ token }, { body })).toMatchObject({ status: 409 });
    expect(await leads.cancelDemo({ token }, { body: { sequence: '1' } })).toMatchObject({
      status: 200,
    });
  });

  it('tells nobody of a change to a demo in quarantine', async () => {
    const { db, send, move, cancel, slots } = await start();
    const { payload } = (await send('bot@example.com', slots[20]!, { opening_hours: 'x' })) as {
      payload: DemoBooking;
    };
    const token = tokenOf(payload.change_link);
    expect(await move(token, slots[30]!)).toMatchObject({ status: 200 });
    expect(await cancel(token, 1)).toMatchObject({ status: 200 });
    expect(await outboxKinds(db)).toEqual([]);
  });

  it('accepts one of several parallel changes', async () => {
    const { db, book, cancel, move, slots, booked } = await start();
    const token = await book('ruth@example.com', slots[20]!);
    const answers = await Promise.all([
      ...[21, 22, 23, 24, 25].map((slot) => move(token, slots[slot]!)),
      cancel(token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await readOutbox(db, 'demo-change-webhook')).toHaveLength(1);
    expect((await booked()).length).toBeLessThanOrEqual(1);
  });

  it('moves a demo to no hour that is taken or closed', async () => {
    const { send, book, move, slots, leads } = await start();
    await send('first@example.com', slots[30]!);
    const token = await book('ruth@example.com', slots[20]!);
    expect(await move(token, slots[30]!)).toMatchObject({
      status: 409,
      alternatives: [slots[31], slots[32], slots[33]],
    });
    const tooSoon = new Date(NOW.getTime() + HOUR).toISOString();
    for (const moment of [tooSoon, ''])
      expect(await move(token, moment)).toMatchObject({ status: 422 });
    expect(await leads.myDemo({ token })).toMatchObject({
      payload: { starts_at: slots[20], sequence: 0, is_canceled: false },
    });
  });

  it('opens a demo only by its own link, until it begins', async () => {
    const { db, book, cancel, move, slots, leads, setNow } = await start();
    const token = await book('ruth@example.com', slots[20]!);
    const row = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    const { id, calendar_token, meeting_token } = row;
    for (const body of [{}, { sequence: '' }, { sequence: null }, { sequence: [0] }])
      expect(await leads.cancelDemo({ token }, { body })).toMatchObject({ status: 409 });
    const wrong = [token.toUpperCase(), `${token}x`, '', id, calendar_token, meeting_token];
    for (const other of wrong) {
      expect(await leads.myDemo({ token: other })).toMatchObject({ status: 404 });
      expect(await cancel(other)).toMatchObject({ status: 404 });
    }
    for (const other of [token, id, meeting_token]) expect(await leads.calendar(other)).toBeNull();
    setNow(new Date(slots[20]!));
    for (const answer of [leads.myDemo({ token }), move(token, slots[30]!), cancel(token)])
      expect(await answer).toMatchObject({ status: 410 });
  });

  it('writes the reminders that are not due yet', async () => {
    const { db, send, slots } = await start({ noticeHours: 0 });
    const soon = slots.find((slot) => Date.parse(slot) - NOW.getTime() > HOUR)!;
    await send('soon@example.com', soon);
    const due = new Date(Date.parse(soon) - HOUR).toISOString();
    expect(await readOutbox(db, 'demo-reminder')).toMatchObject([
      { due_at: due, next_attempt_at: due, payload: { not_after: soon } },
    ]);
  });
});

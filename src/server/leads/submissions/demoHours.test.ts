import type { Kysely } from 'kysely';
import type { DemoBooking } from '../../../contract/entities.ts';
import type { OfficeHours } from '../../../lib/officeSlots.ts';
import { officeSlots } from '../../../lib/officeSlots.ts';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { demoForm } from '../../../testing/server/demoForm.ts';
import { claimNext } from '../deliveries/claimOutbox.ts';
import { forgetAddress } from '../cli/forgetAddress.ts';
import type { DemoChange, DemoReminder, Lead } from '../deliveries/lead.ts';
import { createLeadService } from '../leadService.ts';
import { listLeads } from '../cli/listLeads.ts';
import { releaseLead } from './quarantine.ts';
import { MAIL_KINDS } from '../database/schema.ts';
import type { LeadsDatabase } from '../database/schema.ts';
import { takeSeat } from './demoSlots.ts';

/** Some time to come, whose forms the rules take. */
const NOW = new Date(Date.now() + 30 * 86_400_000);
NOW.setUTCHours(12, 0, 0, 0);
const HOUR = 3_600_000;
const LONG_MS = 300_000;

const office: OfficeHours = {
  zone: 'America/New_York',
  week: Array.from({ length: 7 }, () => [9, 18] as const),
  holidays: [],
  noticeHours: 2,
  capacity: 1,
  daysAhead: 4,
};

describe.each(DATABASES)('on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async (changes: Partial<OfficeHours> | null = {}) => {
    const db = await databases.open();
    let now = NOW;
    const hours = changes && { ...office, ...changes };
    /** As each process of a site has one. */
    const startService = () =>
      createLeadService(db, {
        getSiteUrl: () => 'https://hearthline.example',
        brand: 'Hearthline',
        now: () => now,
        ...(hours && { getOffice: () => hours }),
      });
    const leads = startService();
    const slots = officeSlots({ ...office, ...changes }, NOW.getTime()).map((slot) =>
      new Date(slot).toISOString(),
    );
    const ask = (email: string, preferred_datetime: string, more = {}) =>
      leads.requestDemo({ body: { ...demoForm(email), preferred_datetime, ...more } });
    /** Asks, and gives the token of the demo's link. */
    const book = async (email: string, slot: string) => {
      const { payload } = (await ask(email, slot)) as { payload: DemoBooking };
      return payload.change_link!.split('/').at(-1)!;
    };
    const outbox = (kindOf: string) =>
      db
        .selectFrom('outbox')
        .selectAll()
        .where('kind', '=', kindOf as never)
        .orderBy('next_attempt_at')
        .execute();
    const seats = () =>
      db.selectFrom('demo_slots').select(['starts_at', 'seat']).orderBy('starts_at').execute();
    const free = async () =>
      ((await leads.demoSlots()) as { payload: { free: string[] } }).payload.free;
    return {
      ...{ db, leads, startService, slots, ask, book, outbox, seats, free },
      setNow: (moment: Date) => (now = moment),
      move: (token: string, to: string, sequence = 0) =>
        leads.moveDemo(token, { body: { preferred_datetime: to, sequence } }),
      cancel: (token: string, sequence = 0) => leads.cancelDemo(token, { body: { sequence } }),
    };
  };

  it(
    'gives each of forty hours to one of two thousand who want them at once',
    async () => {
      const { ask, slots, seats, db } = await start();
      expect(slots).toHaveLength(40);
      const answers = await Promise.all(
        Array.from({ length: 2000 }, (_, n) => ask(`v${n}@example.com`, slots[n % 40]!)),
      );
      const byStatus = Map.groupBy(answers, ({ status }) => status);
      expect([...byStatus.keys()].sort()).toEqual([200, 409]);
      expect(byStatus.get(200)).toHaveLength(40);
      expect((await seats()).map(({ starts_at }) => starts_at)).toEqual(slots);
      const booked = await db.selectFrom('demo_requests').select('preferred_datetime').execute();
      expect(booked.map((row) => row.preferred_datetime).sort()).toEqual(slots);
      // Once all of it was given away there is nothing to offer.
      expect(await ask('late@example.com', slots[0]!)).toMatchObject({ alternatives: [] });
    },
    LONG_MS,
  );

  it('gives the last place once, whichever processes are asked for it', async () => {
    const { startService, slots, seats, db } = await start({ capacity: 3 });
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        startService().requestDemo({
          body: { ...demoForm(`v${n}@example.com`), preferred_datetime: slots[0]! },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(21);
    expect((await seats()).map(({ seat }) => seat).sort()).toEqual([1, 2, 3]);
    expect(await db.selectFrom('demo_requests').select('id').execute()).toHaveLength(3);
  });

  it('offers the nearest that are free in the place of one that is taken, and keeps nothing of it', async () => {
    const { ask, slots, free, db } = await start();
    await ask('first@example.com', slots[4]!);
    const refused = await ask('second@example.com', slots[4]!);
    expect(refused).toEqual({
      status: 409,
      message: 'That time has just been taken. Please choose another.',
      fields: { preferred_datetime: 'That time has just been taken. Please choose another.' },
      alternatives: [slots[2], slots[3], slots[5]],
    });
    expect(await db.selectFrom('demo_requests').select('id').execute()).toHaveLength(1);
    expect(await free()).toEqual(slots.filter((slot) => slot !== slots[4]));
    // The same form gets in as soon as there is a place: a refusal is not kept.
    await db.deleteFrom('demo_slots').execute();
    expect(await ask('second@example.com', slots[4]!)).toMatchObject({ status: 200 });
  });

  it('takes as many as the office can see at a time', async () => {
    const { ask, slots, seats } = await start({ capacity: 2 });
    const tries = ['a', 'b', 'c'].map((name) => ask(`${name}@example.com`, slots[0]!));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
    expect((await seats()).map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it('refuses what the office does not offer, and lets what looks like a machine’s take no place', async () => {
    const { ask, slots, seats, db } = await start();
    const closed = new Date(Date.parse(slots[9]!) + HOUR).toISOString();
    const tooSoon = new Date(NOW.getTime() + HOUR).toISOString();
    for (const moment of [closed, tooSoon])
      expect(await ask('a@example.com', moment)).toMatchObject({
        status: 422,
        fields: { preferred_datetime: 'Please choose one of the times offered' },
      });
    expect((await ask('bot@example.com', slots[0]!, { opening_hours: 'x' })).status).toBe(200);
    expect(await seats()).toEqual([]);
    const { id } = await db.selectFrom('demo_requests').select('id').executeTakeFirstOrThrow();
    const settings = { siteUrl: '', meetingUrl: () => '', now: NOW };
    expect(await releaseLead(db, id, settings)).toBe(true);
    expect(await seats()).toHaveLength(1);
  });

  it('takes any hour of the form where no office says when', async () => {
    const { ask, slots, leads } = await start(null);
    for (const name of ['a', 'b', 'c'])
      expect((await ask(`${name}@example.com`, slots[0]!)).status).toBe(200);
    expect(await leads.demoSlots()).toMatchObject({ payload: { free: null } });
  });

  it('moves a demo, and everything with it', async () => {
    const { book, move, slots, seats, outbox, leads, db } = await start();
    const token = await book('ruth@example.com', slots[20]!);
    expect(await outbox('demo-reminder')).toHaveLength(2);
    const moved = await move(token, slots[30]!);
    expect(moved).toMatchObject({ status: 200, payload: { starts_at: slots[30], sequence: 1 } });
    // Once more, by whoever did not hear the answer.
    expect(await move(token, slots[30]!)).toMatchObject({ status: 200, payload: { sequence: 1 } });
    expect(await seats()).toEqual([{ starts_at: slots[30], seat: 1 }]);
    const start30 = Date.parse(slots[30]!);
    expect((await outbox('demo-reminder')).map((row) => row.next_attempt_at)).toEqual(
      [start30 - 24 * HOUR, start30 - HOUR].map((due) => new Date(due).toISOString()),
    );
    for (const causes of ['demo-confirmation', 'demo-notice', 'demo-change-webhook']) {
      const leadsSent = (await outbox(causes)).map(({ payload }) => JSON.parse(payload) as Lead);
      const changes = leadsSent.filter(({ lead }) => lead === 'demo-moved');
      expect(changes).toHaveLength(1);
      expect(changes[0]).toMatchObject({
        preferred_datetime: slots[30],
        previous_datetime: slots[20],
        sequence: 1,
      } satisfies Partial<DemoChange>);
    }
    const { id, calendar_token } = await db
      .selectFrom('demo_requests')
      .select(['id', 'calendar_token'])
      .executeTakeFirstOrThrow();
    const calendar = await leads.demoCalendar(calendar_token);
    expect(calendar).toContain(`UID:${id}@hearthline.example\r\nSEQUENCE:1\r\n`);
    expect(calendar).toContain('METHOD:PUBLISH');
  });

  it('cancels a demo once, gives its place back and takes its reminders out', async () => {
    const { book, cancel, move, slots, seats, outbox, leads, free, db } = await start();
    const token = await book('ruth@example.com', slots[20]!);
    for (const _ of [1, 2])
      expect(await cancel(token)).toMatchObject({ status: 200, payload: { is_canceled: true } });
    expect(await seats()).toEqual([]);
    expect(await free()).toContain(slots[20]);
    expect(await outbox('demo-reminder')).toEqual([]);
    expect(await outbox('demo-change-webhook')).toHaveLength(1);
    expect(await outbox('demo-notice')).toHaveLength(2);
    expect(await move(token, slots[30]!, 1)).toMatchObject({ status: 409 });
    const { calendar_token } = await db
      .selectFrom('demo_requests')
      .select('calendar_token')
      .executeTakeFirstOrThrow();
    const calendar = await leads.demoCalendar(calendar_token);
    expect(calendar).toContain('METHOD:CANCEL');
    expect(calendar).toContain('STATUS:CANCELLED');
    expect(calendar).toContain('SEQUENCE:1');
  });

  it('lets one of many changes at once count, and tells the others', async () => {
    const { book, cancel, move, slots, seats, outbox } = await start();
    const token = await book('ruth@example.com', slots[20]!);
    const answers = await Promise.all([
      ...[21, 22, 23, 24, 25].map((slot) => move(token, slots[slot]!)),
      cancel(token),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await outbox('demo-change-webhook')).toHaveLength(1);
    expect((await seats()).length).toBeLessThanOrEqual(1);
  });

  it('moves a demo to no hour that is taken or closed', async () => {
    const { ask, book, move, slots, leads } = await start();
    await ask('first@example.com', slots[30]!);
    const token = await book('ruth@example.com', slots[20]!);
    expect(await move(token, slots[30]!)).toMatchObject({
      status: 409,
      alternatives: [slots[31], slots[32], slots[33]],
    });
    expect(await move(token, new Date(NOW.getTime() + HOUR).toISOString())).toMatchObject({
      status: 422,
    });
    expect(await move(token, '')).toMatchObject({ status: 422 });
    expect(await leads.myDemo(token)).toMatchObject({
      payload: { starts_at: slots[20], sequence: 0 },
    });
  });

  it('opens no demo to a number or a made-up link, and none that has begun', async () => {
    const { book, cancel, move, slots, leads, setNow, db } = await start();
    const token = await book('ruth@example.com', slots[20]!);
    const { id } = await db.selectFrom('demo_requests').select('id').executeTakeFirstOrThrow();
    for (const other of [id, token.toUpperCase(), `${token}x`, '']) {
      expect(await leads.myDemo(other)).toMatchObject({ status: 404 });
      expect(await cancel(other)).toMatchObject({ status: 404 });
    }
    setNow(new Date(slots[20]!));
    expect(await leads.myDemo(token)).toMatchObject({ status: 410 });
    expect(await move(token, slots[30]!)).toMatchObject({ status: 410 });
    expect(await cancel(token)).toMatchObject({ status: 410 });
  });

  it('reminds of a demo a day and an hour before, and not when it is booked within that', async () => {
    const { ask, slots, outbox } = await start({ noticeHours: 0 });
    const within = slots.find((slot) => Date.parse(slot) - NOW.getTime() > HOUR)!;
    await ask('soon@example.com', within);
    const reminders = await outbox('demo-reminder');
    expect(reminders).toHaveLength(1);
    expect(JSON.parse(reminders[0]!.payload)).toMatchObject({
      lead: 'demo-reminder',
      email: 'soon@example.com',
      not_after: within,
    } satisfies Partial<DemoReminder>);
  });

  it('claims a reminder when it is due and not before, though that is more than a day ahead', async () => {
    const { ask, slots, db } = await start();
    await ask('ruth@example.com', slots[35]!);
    await db.deleteFrom('outbox').where('kind', '!=', 'demo-reminder').execute();
    const claim = (at: number) => claimNext(db, MAIL_KINDS, new Date(at), 60_000);
    const starts = Date.parse(slots[35]!);
    expect(await claim(NOW.getTime())).toBeUndefined();
    expect(await claim(starts - 24 * HOUR - 1)).toBeUndefined();
    expect(await claim(starts - 24 * HOUR)).toMatchObject({ kind: 'demo-reminder' });
    expect(await claim(starts - 24 * HOUR)).toBeUndefined();
  });

  it('takes no reminder that waits for its day for something undelivered', async () => {
    const { ask, slots, db } = await start();
    await ask('ruth@example.com', slots[35]!);
    expect(await listLeads(db)).toMatchObject([{ deliveries: '3 pending' }]);
  });

  it('forgets a demo’s place and its reminders with the address', async () => {
    const { ask, slots, seats, db } = await start();
    await ask('ruth@example.com', slots[35]!);
    await forgetAddress(db, 'ruth@example.com');
    expect(await seats()).toEqual([]);
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });
});

describe('where no office says how many come, on PostgreSQL', () => {
  const databases = databasesOf('PostgreSQL');

  it('keeps nobody waiting for whoever else wants the same hour', async () => {
    const db = await databases.open();
    const take = (transaction: Kysely<LeadsDatabase>, id: string) =>
      takeSeat(transaction, { id, preferred_datetime: '2099-01-02T15:00:00.000Z' });
    await db.transaction().execute(async (first) => {
      await take(first, 'a');
      // It would wait for the first transaction, which waits for this one here.
      await db.transaction().execute((second) => take(second, 'b'));
    });
    const seats = await db.selectFrom('demo_slots').select('demo_id').orderBy('demo_id').execute();
    expect(seats).toEqual([{ demo_id: 'a' }, { demo_id: 'b' }]);
  });
});

import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { openDatabase } from '../database/database.ts';
import type { EventTimes } from '../database/leadRows.ts';
import type { SiteDb } from '../database/schema.ts';
import type { RegistrationPayload } from '../deliveries/outboxPayload.ts';
import {
  after,
  createTestLeads,
  DAY,
  event,
  HOUR,
  readOutbox,
  runWords,
  tokenOf,
} from '../leads.fixtures.ts';
import { saveEventLine } from './editorLines.ts';
import { createEventFollower } from './followEvents.ts';
import { findLeadByToken } from './selectLeads.ts';
import { seatedMailboxes } from './registration.ts';
import type { RegistrationEvent } from './registrationEvent.ts';

let fingerprints = 0;

/** The event after a change by a writer. */
const changed = (changes: Partial<RegistrationEvent>): RegistrationEvent => ({
  ...event,
  ...changes,
  fingerprint: `changed ${(fingerprints += 1)}`,
});

const moved = (days: number, changes: Partial<RegistrationEvent> = {}) =>
  changed({
    startsAt: new Date(event.startsAt.getTime() + days * DAY),
    endsAt: new Date(event.endsAt.getTime() + days * DAY),
    ...changes,
  });

const JOIN = 'https://meet.example/room';
const MINUTE = HOUR / 60;

describe.each(DATABASES)('on %s', (kind) => {
  const databases = databasesOf(kind);

  /** A process with its own content and clock. */
  const startOn = (db: SiteDb) => {
    let now = 0;
    let current: RegistrationEvent | undefined = event;
    const events = {
      find: (id: string) =>
        current && (id === current.id || id === event.id)
          ? current
          : { status: 404, message: 'Unknown' },
      all: () => (current ? [current] : []),
    };
    const leads = createTestLeads(db, { now: () => after(now), events });
    const follow = createEventFollower(() => ({ ...leads.context, db, now: after(now) }));
    const read = async (next: RegistrationEvent | undefined, at = now) => {
      now = at;
      current = next;
      await follow();
    };
    const register = async (name: string, origin = {}) => {
      const email = `${name.toLowerCase()}@example.com`;
      const stored = await leads.register({ first_name: name, email }, origin, current);
      return tokenOf(stored?.link);
    };
    return {
      db,
      leads,
      read,
      register,
      taken: async (id = event.id) =>
        (await seatedMailboxes({ ...leads.context, db, now: after(now) }, id)).size,
    };
  };
  const start = async () => startOn(await databases.open());

  const notices = async (db: SiteDb) =>
    (await readOutbox(db, 'event-changed')).map((row) => ({
      ...row,
      payload: row.payload as RegistrationPayload,
    }));
  const reminders = async (db: SiteDb) =>
    (await readOutbox(db, 'registration-reminder')).map(({ due_at }) => due_at.slice(0, 16));
  const markSent = (db: SiteDb) =>
    db
      .updateTable('outbox')
      .set({ status: 'delivered', attempts: 1 })
      .where('kind', '=', 'event-changed')
      .execute();

  const names = (count: number) => Array.from({ length: count }, (_, n) => `Guest${n}`);

  it('the history of a guest says that the event moved, and not that its end or title changed', async () => {
    const { db, read, register } = await start();
    await register('Ruth');
    await read(event, MINUTE);
    const historyOf = async () => {
      const { history } = await db.selectFrom('leads').select('history').executeTakeFirstOrThrow();
      return (JSON.parse(history) as { what: string }[]).map(({ what }) => what);
    };
    const before = await historyOf();
    const longer = { title: 'Longer', endsAt: new Date(event.endsAt.getTime() + HOUR) };
    await read(changed(longer), 2 * MINUTE);
    expect(await notices(db)).toHaveLength(1);
    expect(await historyOf()).toEqual(before);
    await read(moved(5), 70 * MINUTE);
    expect(await historyOf()).toEqual([...before, 'moved']);
  });

  it('fifty guests of a moved event get one email each, with new reminders and seats', async () => {
    const { db, read, register, taken } = await start();
    for (const name of names(50)) await register(name);
    await read(event, MINUTE);
    expect(await notices(db)).toEqual([]);
    const next = moved(5);
    for (const at of [2, 3, 70]) await read(next, at * MINUTE);
    const told = await notices(db);
    expect(told).toHaveLength(50);
    expect(new Set(told.map(({ payload }) => payload.email)).size).toBe(50);
    for (const { payload } of told) {
      expect(payload.before?.starts_at).toBe('2026-12-03T18:00:00.000Z');
      expect(payload.event.starts_at).toBe('2026-12-08T18:00:00.000Z');
      expect(payload.link).toMatch(/\/my-registration\/[\w-]{22}$/);
    }
    expect(new Set(await reminders(db))).toEqual(new Set(['2026-12-07T18:00', '2026-12-08T17:00']));
    expect(await reminders(db)).toHaveLength(100);
    // After the former date the seats are still taken.
    await read(next, 14 * DAY);
    expect(await taken()).toBe(50);
  });

  it('guests of a moved event are told 20 seconds later, with what an editor says about it', async () => {
    const { db, read, register } = await start();
    await register('Ada');
    await read(event, 0);
    await saveEventLine(db, [event.id], 'The speaker was ill.', after(0));
    await read(moved(1), MINUTE);
    const [{ due_at, payload } = { due_at: '', payload: {} }] = await notices(db);
    expect(due_at).toBe(after(MINUTE + 20_000).toISOString());
    expect(payload).toMatchObject({ line: 'The speaker was ill.' });
    await markSent(db);
    await read(moved(2), HOUR);
    const told = (await notices(db)).map((notice) => notice.payload.line);
    expect(told.sort()).toEqual(['The speaker was ill.', undefined]);
  });

  it('guests are told once by several processes and after an end in the middle', async () => {
    const url = await databases.nextUrl();
    const first = await openDatabase(url);
    // Two connections of one process to an SQLite file would block each other.
    const second = kind === 'SQLite' ? first : await openDatabase(url);
    const one = startOn(first);
    for (const name of names(20)) await one.register(name);
    await one.read(event, MINUTE);
    const next = moved(2);
    // The process ends after some guests.
    let transactions = 0;
    const transaction = first.transaction.bind(first);
    const ending = jest.spyOn(first, 'transaction').mockImplementation(() => {
      if ((transactions += 1) > 7) throw new Error('ended');
      return transaction();
    });
    await expect(one.read(next, 2 * MINUTE)).rejects.toThrow('ended');
    ending.mockRestore();
    expect(await notices(first)).toHaveLength(7);
    await Promise.all([
      startOn(first).read(next, 3 * MINUTE),
      startOn(second).read(next, 3 * MINUTE),
    ]);
    const told = await notices(first);
    expect(told).toHaveLength(20);
    expect(new Set(told.map(({ payload }) => payload.email)).size).toBe(20);
    await Promise.all(new Set([first, second]).values().map((db) => db.destroy()));
  });

  it('two moves in a row are told as one, and none when the second undoes the first', async () => {
    const { db, read, register } = await start();
    await register('Ada');
    await read(moved(5), MINUTE);
    await read(moved(6), MINUTE + 5000);
    expect(
      (await notices(db)).map(({ payload }) => [
        payload.before?.starts_at,
        payload.event.starts_at,
      ]),
    ).toEqual([['2026-12-03T18:00:00.000Z', '2026-12-09T18:00:00.000Z']]);
    await read(changed({}), MINUTE + 9000);
    expect(await notices(db)).toEqual([]);
    expect(await reminders(db)).toEqual(['2026-12-02T18:00', '2026-12-03T17:00']);
  });

  it.each([
    ['a second', 1000],
    ['an hour', HOUR],
    ['a day', DAY],
    ['a month', 30 * DAY],
  ])('guests follow a change after the clock was set back by %s', async (_what, ms) => {
    const { db, read, register, taken } = await start();
    await register('Ada');
    await read(event, MINUTE);
    await read(moved(5), 2 * MINUTE);
    await register('Ben');
    await read(moved(6), 2 * MINUTE - ms);
    const starts = async () =>
      (await db.selectFrom('leads').select('details').execute()).map(
        ({ details }) => (JSON.parse(details) as { event: EventTimes }).event.starts_at,
      );
    expect(await starts()).toEqual(Array(2).fill('2026-12-09T18:00:00.000Z'));
    // Also in a process that starts with the set clock.
    const other = startOn(db);
    await other.read(moved(7), 2 * MINUTE - ms);
    expect(await starts()).toEqual(Array(2).fill('2026-12-10T18:00:00.000Z'));
    expect(await taken()).toBe(2);
  });

  it('a move that was told is told again when the event moves back', async () => {
    const { db, read, register } = await start();
    await register('Ada');
    await read(moved(5), MINUTE);
    await markSent(db);
    await read(changed({}), 2 * MINUTE);
    const [, back] = (await notices(db)).map(({ payload }) => payload);
    expect([back?.before?.starts_at, back?.event.starts_at]).toEqual([
      '2026-12-08T18:00:00.000Z',
      '2026-12-03T18:00:00.000Z',
    ]);
    const [first, second] = (await notices(db)).map(({ payload }) => payload.entry.sequence);
    expect(second).toBeGreaterThan(first!);
  });

  it.each([
    ['a later end', changed({ endsAt: new Date('2026-12-03T19:30:00Z') }), undefined],
    ['an address', changed({ join: JOIN }), 'added'],
  ] as const)('tells of %s', async (_, next, address_change) => {
    const { db, read, register } = await start();
    await register('Ada');
    await read(next, MINUTE);
    expect((await notices(db)).map(({ payload }) => payload.address_change)).toEqual([
      address_change,
    ]);
  });

  it.each([
    ['another', 'https://meet.example/other', 'changed'],
    ['no', undefined, 'removed'],
  ] as const)('tells of %s address, without naming it', async (_, join, address_change) => {
    const { db, read, register } = await start();
    await read(changed({ join: JOIN }));
    await register('Ada');
    await read(changed({ join }), MINUTE);
    expect((await notices(db)).map(({ payload }) => payload.address_change)).toEqual([
      address_change,
    ]);
    const stored = JSON.stringify([
      await db.selectFrom('leads').selectAll().execute(),
      await readOutbox(db),
    ]);
    expect(stored).not.toContain('meet.example/other');
    expect(stored).not.toContain(JOIN);
  });

  it('tells of no new title, but the reminders have it', async () => {
    const { db, read, register } = await start();
    await register('Ada');
    await read(changed({ title: 'Better title' }), MINUTE);
    expect(await notices(db)).toEqual([]);
    for (const { payload } of await readOutbox(db, 'registration-reminder'))
      expect((payload as RegistrationPayload).event.title).toBe('Better title');
  });

  it('tells nothing about a time that has passed', async () => {
    const { db, read, register } = await start();
    await register('Ada');
    await read(moved(-20, { isPast: true }), MINUTE);
    expect(await notices(db)).toEqual([]);
    // The year was wrong, and is corrected.
    await read(moved(1), 2 * MINUTE);
    const [told] = await notices(db);
    expect(told?.payload).toMatchObject({
      before: { starts_at: '2026-12-03T18:00:00.000Z' },
      not_after: '2026-12-04T18:45:00.000Z',
    });
  });

  it('sends no reminder of a time that is near, and none to guests whose confirmation was held back', async () => {
    const { db, read, register } = await start();
    for (let n = 0; n < 6; n += 1) await register('Ada');
    await db.deleteFrom('outbox').where('kind', '=', 'registration-reminder').execute();
    await read(changed({ startsAt: after(3 * HOUR), endsAt: after(4 * HOUR) }), MINUTE);
    // One mailbox is told once, however often it was registered.
    expect(await notices(db)).toHaveLength(1);
    expect(await reminders(db)).toEqual(Array.from({ length: 5 }, () => '2026-11-20T17:00'));
  });

  it.each([
    ['first', [0], 1],
    ['last', [1], 0],
    ['first two', [0, 2], 1],
    ['last two', [2, 1], 0],
  ])(
    'tells a guest with several registrations who cancels the %s before the email is sent',
    async (_, canceled, left) => {
      const { db, leads, read, register } = await start();
      const tokens: string[] = [];
      for (let n = 0; n < Math.max(...canceled, left) + 1; n += 1)
        tokens.push(await register('Ada'));
      await read(moved(5), MINUTE);
      for (const index of canceled) await leads.cancelRegistration(tokens[index]!);
      const told = await notices(db);
      expect(told.map(({ payload }) => tokenOf(payload.link))).toEqual([tokens[left]]);
      expect(told[0]!.payload).toMatchObject({
        before: { starts_at: '2026-12-03T18:00:00.000Z' },
        event: { starts_at: '2026-12-08T18:00:00.000Z' },
        is_canceled: false,
      });
      await leads.cancelRegistration(tokens[left]!);
      expect(await notices(db)).toEqual([]);
    },
  );

  it('tells no one again of a registration that is canceled after the email', async () => {
    const { db, leads, read, register } = await start();
    const [first] = [await register('Ada'), await register('Ada')];
    await read(moved(5), MINUTE);
    await markSent(db);
    await leads.cancelRegistration(first);
    expect(await notices(db)).toMatchObject([{ status: 'delivered' }]);
  });

  it('follows in quarantine without an email', async () => {
    const { db, leads, read } = await start();
    const stored = await leads.register({}, { quarantine: 'no-age' });
    await read(moved(5), MINUTE);
    expect(await readOutbox(db)).toEqual([]);
    const link = { kind: 'registration', link: 'change', token: tokenOf(stored?.link) } as const;
    const lead = await findLeadByToken(db, link, { isLocked: false });
    expect(lead).toMatchObject({ ends_at: '2026-12-08T18:45:00.000Z' });
  });

  it.each(['no-age', 'honeypot', 'too-fast', 'burst'] as const)(
    'cancels in quarantine (%s) without an email, also once released',
    async (quarantine) => {
      const { db, leads, read } = await start();
      const stored = await leads.register({}, { quarantine });
      const canceled = changed({ isCanceled: true });
      await read(canceled, MINUTE);
      const ctx = { ...leads.context, db, now: after(MINUTE) };
      expect(await runWords(ctx, ['release', stored!.receipt])).toBe(
        'Released. It is canceled, so the visitor gets no email.\n',
      );
      await read(canceled, 2 * MINUTE);
      expect(await readOutbox(db)).toEqual([]);
    },
  );

  it('keeps seats and calendar entry of an event that is renamed', async () => {
    const { db, read, register, taken } = await start();
    await register('Ada');
    await read(moved(1, { id: 'new-name', slug: 'new-name' }), MINUTE);
    expect([await taken(), await taken('new-name')]).toEqual([0, 1]);
    const [told] = await notices(db);
    expect(told?.payload.event).toMatchObject({ id: event.id, slug: 'new-name' });
  });

  it('leaves guests of an ended date alone when the event is held again, and of a removed event', async () => {
    const { db, read, register } = await start();
    await register('Ada');
    await read(undefined, MINUTE);
    await read(moved(30), 14 * DAY);
    expect(await notices(db)).toEqual([]);
  });

  it('is not undone by a process with older content', async () => {
    const db = await databases.open();
    const [old, current] = [startOn(db), startOn(db)];
    await old.register('Ada');
    for (const one of [old, current]) await one.read(event, MINUTE);
    const next = moved(5);
    await current.read(next, 2 * MINUTE);
    await current.read(next, 10 * MINUTE);
    await current.register('Ben');
    for (const at of [30, 90]) {
      await old.read(event, at * MINUTE);
      await current.read(next, at * MINUTE);
    }
    expect((await notices(db)).map(({ payload }) => payload.first_name)).toEqual(['Ada']);
    const ends = await db.selectFrom('leads').select('ends_at').execute();
    expect(new Set(ends.map(({ ends_at }) => ends_at))).toEqual(
      new Set(['2026-12-08T18:45:00.000Z']),
    );
  });

  it('cancels the registrations of a canceled event once, with an email each, by several processes', async () => {
    const { db, read, register, leads } = await start();
    const [ada] = [await register('Ada'), await register('Ben')];
    await read(moved(1), MINUTE);
    await leads.cancelRegistration(ada);
    const canceled = changed({ isCanceled: true });
    await Promise.all([read(canceled, 2 * MINUTE), startOn(db).read(canceled, 2 * MINUTE)]);
    await read(canceled, 3 * MINUTE);
    // The emails about the move are no longer true.
    expect(await notices(db)).toEqual([]);
    const [told, ...more] = (await readOutbox(db, 'event-canceled')).map(
      ({ payload }) => payload as RegistrationPayload,
    );
    expect(more).toEqual([]);
    expect(told).toMatchObject({ first_name: 'Ben', is_canceled: true });
    expect(await reminders(db)).toEqual([]);
  });
});

import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { openDatabase } from '../database/database.ts';
import type { RegistrationPayload } from '../deliveries/outboxPayload.ts';
import {
  after,
  createTestLeads,
  DAY,
  event,
  HOUR,
  NOW,
  openConnections,
  outboxKinds,
  readOutbox,
  runWords,
  tokenOf,
} from '../leads.fixtures.ts';
import { firstVersion } from './eventVersions.ts';
import type { FormOrigin } from './formOrigin.ts';
import { cancelRegistration, readRegistration, seatedMailboxes, timesOf } from './registration.ts';
import type { RegistrationEvent } from './registrationEvent.ts';

const SEQUENCE = firstVersion(event).sequence;
const full: RegistrationEvent = { ...event, capacity: 1 };

// Another hash than the stored one would tell every guest that the address has changed.
it('stores the address of an event as the same hash in every release', () => {
  expect(timesOf({ ...event, join: 'https://meet.example/room' })).toEqual({
    starts_at: '2026-12-03T18:00:00.000Z',
    ends_at: '2026-12-03T18:45:00.000Z',
    join_hash: '6uO6sVdGUWLKrJKVf0BJwtcRd2VPGqGTscj0QfdrT2o',
  });
});

describe.each(DATABASES)('registrations on %s', (kind) => {
  const databases = databasesOf(kind);

  const startOn = (db: Awaited<ReturnType<typeof databases.open>>, hasLimits = false) => {
    const leads = createTestLeads(db, { hasLimits });
    const register = async (name: string, at = full, origin: FormOrigin = {}) => {
      const email = `${name.toLowerCase()}@example.com`;
      const stored = await leads.register({ first_name: name, email }, origin, at);
      return stored && tokenOf(stored.link);
    };
    const taken = async () =>
      (await seatedMailboxes({ ...leads.context, db, now: NOW }, event.id)).size;
    const at = (now: Date) => ({ ...leads.context, db, now });
    return { db, leads, register, taken, at, cancel: leads.cancelRegistration };
  };
  const start = async () => startOn(await databases.open());

  /** The databases of two processes; on SQLite, two synchronous connections of one process would block each other. */
  const openTwo = async () => {
    const url = await databases.nextUrl();
    const db = await openDatabase(url);
    const other = kind === 'SQLite' ? db : await openDatabase(url);
    opened.push(db, other);
    return [db, other] as const;
  };
  const opened: Awaited<ReturnType<typeof openDatabase>>[] = [];
  afterEach(() => Promise.all(opened.splice(0).map((db) => db.destroy())));

  it('are refused to known and unknown addresses once an event is full', async () => {
    const { db, register } = await start();
    await register('Ada');
    for (const name of ['Ben', 'Ada']) expect(await register(name)).toBeNull();
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });

  it('take one seat per mailbox, which is free after the last of them is canceled', async () => {
    const { leads, register, taken, cancel } = await start();
    const room = { ...event, capacity: 2 };
    const tagged = await leads.register({ email: 'ADA+work@example.com' }, {}, room);
    const tokens = [
      tokenOf(tagged?.link),
      ...(await Promise.all([register('Ada', room), register('Ada', room)])),
    ];
    await register('Ben', room);
    for (const left of [2, 2, 1]) {
      expect(await taken()).toBe(2);
      await cancel(tokens.pop()!);
      expect(await taken()).toBe(left);
    }
  });

  it('are canceled once, with one email', async () => {
    const { db, register, cancel } = await start();
    const token = await register('Ada');
    await openConnections(db, 6);
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(token!)));
    for (const answer of [...answers, await cancel(token!)])
      expect(answer).toMatchObject({ payload: { is_canceled: true } });
    expect(await outboxKinds(db)).toEqual([
      'cancellation-webhook',
      ...['registration-confirmation', 'registration-confirmation'],
      ...['registration-notice', 'registration-notice', 'registration-webhook'],
    ]);
    expect(await register('Ben')).not.toBeNull();
  });

  it('share one calendar entry, whose version rises when a guest cancels and comes back', async () => {
    const { db, register, cancel } = await start();
    const entries = async () =>
      (await readOutbox(db, 'registration-confirmation')).map(({ payload }) => {
        const { entry, has_another } = payload as RegistrationPayload;
        return [entry.sequence - SEQUENCE, has_another];
      });
    const token = await register('Ada', event);
    await cancel(token!);
    await register('Ada', event);
    await register('Ben', event);
    expect((await entries()).sort()).toEqual([
      [0, undefined],
      [0, undefined],
      [1, undefined],
      [1, undefined],
    ]);
  });

  it('keep the entry of a guest who cancels one of two', async () => {
    const { db, register, cancel } = await start();
    const tokens = [await register('Ada', event), await register('Ada', event)];
    await register('Ben', event);
    const canceled = async () =>
      (await readOutbox(db, 'registration-confirmation'))
        .map(({ payload }) => payload as RegistrationPayload)
        .filter(({ is_canceled }) => is_canceled)
        .map(({ has_another = false }) => has_another);
    await cancel(tokens[0]!);
    expect(await canceled()).toEqual([true]);
    await cancel(tokens[1]!);
    expect((await canceled()).sort()).toEqual([false, true]);
  });

  it('in quarantine take a seat only once released, even of a full event', async () => {
    const { db, leads, register, taken, cancel } = await start();
    const quarantined = () => leads.register({}, { quarantine: 'no-age' }, full);
    const spam = await quarantined();
    await cancel(tokenOf((await quarantined())?.link));
    await register('Ada');
    expect(await taken()).toBe(1);
    await runWords({ ...leads.context, db, now: NOW }, ['release', spam!.receipt]);
    expect(await taken()).toBe(2);
    expect(await readOutbox(db, 'registration-confirmation')).toHaveLength(2);
  });

  it('of an earlier date of the event, or of a forgotten visitor, take no seat', async () => {
    const { db, leads, register, taken } = await start();
    await register('Ada', { ...full, startsAt: new Date(0), endsAt: NOW });
    expect(await taken()).toBe(0);
    await register('Ben');
    expect(await register('Ada')).toBeNull();
    await runWords({ ...leads.context, db, now: NOW }, ['forget', 'ben@example.com']);
    expect(await register('Ada')).not.toBeNull();
  });

  it('of one network take three seats a day', async () => {
    const { db, register, taken } = startOn(await databases.open(), true);
    const room = { ...event, capacity: 9 };
    await register('Ada', { ...event, id: 'open' }, { customerKey: 'one' });
    for (const name of ['Ada', 'Ada', 'Ben', 'Cleo', 'Dan', 'Eve'])
      expect(await register(name, room, { customerKey: 'one' })).not.toBeNull();
    expect(await taken()).toBe(3);
    const held = db.selectFrom('leads').select(['email', 'quarantine_reason']);
    expect(
      await held.where('quarantine_reason', 'is not', null).orderBy('email').execute(),
    ).toEqual(
      ['dan', 'eve'].map((name) => ({
        email: `${name}@example.com`,
        quarantine_reason: 'network-limit',
      })),
    );
    await register('Fay', room, { customerKey: 'other' });
    expect(await taken()).toBe(4);
  });

  it('of several processes never exceed the capacity', async () => {
    const [one, other] = (await openTwo()).map((db) => startOn(db)) as [
      ReturnType<typeof startOn>,
      ReturnType<typeof startOn>,
    ];
    const room = { ...event, capacity: 5 };
    const registerAll = (prefix: string) =>
      Array.from({ length: 12 }, (_, n) => (n % 2 ? one : other).register(`${prefix}${n}`, room));
    const early = (await Promise.all(registerAll('Early'))).filter((token) => token !== null);
    expect(early).toHaveLength(5);
    await Promise.all([...early.slice(0, 3).map(one.cancel), ...registerAll('Late')]);
    await Promise.all(registerAll('Last'));
    expect(await one.taken()).toBe(5);
  });

  it.each([
    ['more than a day', after(DAY + 1), [DAY, HOUR]],
    ['a day', after(DAY), [HOUR]],
    ['an hour', after(HOUR), []],
  ])(
    'are reminded of a day and an hour before the event: %s before it',
    async (_when, startsAt, ahead) => {
      const { db, register } = await start();
      await register('Ada', { ...event, startsAt });
      const due = (await readOutbox(db, 'registration-reminder')).map(({ due_at }) => due_at);
      expect(due).toEqual(ahead.map((ms) => new Date(startsAt.getTime() - ms).toISOString()));
    },
  );

  it('are confirmed until the event ends, and told to the site’s own people even later', async () => {
    const { db, register } = await start();
    await register('Ada');
    const expiries = (await readOutbox(db)).map(({ kind: sent, payload }) => [
      sent,
      (payload as RegistrationPayload).not_after,
    ]);
    expect(expiries).toEqual([
      ['registration-confirmation', event.endsAt.toISOString()],
      ['registration-notice', undefined],
      ['registration-reminder', new Date(event.startsAt.getTime() - HOUR).toISOString()],
      ['registration-reminder', event.startsAt.toISOString()],
      ['registration-webhook', undefined],
    ]);
    await db.deleteFrom('outbox').execute();
    await register('Ben', { ...event, endsAt: NOW });
    expect(await outboxKinds(db)).toEqual(['registration-notice', 'registration-webhook']);
  });

  it('are shown by their own link until the event ends, and canceled until it starts', async () => {
    const { db, register, at } = await start();
    const token = (await register('Ada', event))!;
    const { startsAt, endsAt, slug, title } = event;
    const during = new Date(endsAt.getTime() - 1);
    expect(await readRegistration(at(during), token)).toMatchObject({
      status: 200,
      payload: {
        event: { slug, title, starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() },
        first_name: 'Ada',
        email: 'ada@example.com',
        is_canceled: false,
      },
    });
    expect(await readRegistration(at(endsAt), token)).toMatchObject({ status: 410 });
    expect(await cancelRegistration(at(startsAt), token)).toMatchObject({ status: 410 });
    for (const unknown of ['', `${token}x`])
      expect(await readRegistration(at(NOW), unknown)).toMatchObject({ status: 404 });
    const early = new Date(startsAt.getTime() - 1);
    expect(await cancelRegistration(at(early), token)).toMatchObject({
      message: 'Your registration is canceled',
      payload: { is_canceled: true },
    });
    const { history } = await db.selectFrom('leads').select('history').executeTakeFirstOrThrow();
    expect(JSON.parse(history)).toMatchObject([{ what: 'canceled' }]);
  });

  it('have a link to join while the event has an address, which is not stored, until they are canceled', async () => {
    const { db, leads, at } = await start();
    const join = 'https://meet.example.com/room-4711';
    expect(await leads.register({}, {}, event)).not.toHaveProperty('join_link');
    const stored = (await leads.register({}, {}, { ...event, join }))!;
    expect(stored.join_link).toMatch(/^https:\/\/h\.example\/my-registration\/[\w-]{22}\/join$/);
    const token = tokenOf(stored.link);
    expect(await readRegistration(at(NOW), token)).toMatchObject({
      payload: { join_link: stored.join_link },
    });
    await leads.cancelRegistration(token);
    const { payload } = (await readRegistration(at(NOW), token)) as { payload: object };
    expect(payload).not.toHaveProperty('join_link');
    const rows = await db.selectFrom('leads').selectAll().execute();
    expect(JSON.stringify([rows, await readOutbox(db)])).not.toContain('room-4711');
  });
});

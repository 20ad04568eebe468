import { databasesOf } from '../../../testing/server/testDatabases.ts';
import { after, createTestLeads, event, HOUR, NOW, tokenOf } from '../leads.fixtures.ts';
import { findJoinTarget, readJoin, recordJoin } from './joining.ts';
import type { RegistrationEvent } from './registrationEvent.ts';

const MINUTE = 60_000;
const JOIN = 'https://meet.example.com/room';
const GONE = { status: 404, message: 'Event not found' };
const held: RegistrationEvent = { ...event, join: JOIN };
const START = event.startsAt.getTime();
const END = event.endsAt.getTime();

const databases = databasesOf('SQLite');

/** A guest of the event, and what the event is by the time of a visit. */
const start = async (later: Partial<RegistrationEvent> | null = {}) => {
  const db = await databases.open();
  const leads = createTestLeads(db);
  const { link, join_link, receipt } = (await leads.register({}, {}, held))!;
  const tokens = { page: tokenOf(link), join: join_link!.split('/').at(-2)! };
  const now: RegistrationEvent | undefined = later === null ? undefined : { ...held, ...later };
  const at = (time: number) => ({
    ...leads.context,
    db,
    now: new Date(time),
    events: { find: () => now ?? GONE, all: () => (now ? [now] : []) },
  });
  return { db, leads, tokens, receipt, at };
};

it('leads to the event from a quarter of an hour before its start until its end, by both links of a guest', async () => {
  const { tokens, receipt, at } = await start();
  for (const token of [tokens.page, tokens.join]) {
    expect(await findJoinTarget(at(START - 15 * MINUTE - 1), token)).toBeUndefined();
    for (const time of [START - 15 * MINUTE, END - 1])
      expect(await findJoinTarget(at(time), token)).toEqual({ location: JOIN, guest: receipt });
  }
  expect(await findJoinTarget(at(START), 'unknown')).toBeUndefined();
});

it.each<[string, Partial<RegistrationEvent> | null, string]>([
  ['its page', {}, '/webinars/event/live-rotation'],
  ['its recording', { recording: 'replay' }, '/webinars/video/replay'],
  ['the list of webinars when it is gone', null, '/webinars'],
])('leads from the end of the event on to %s', async (_where, later, location) => {
  const { tokens, at } = await start(later);
  expect(await findJoinTarget(at(END), tokens.join)).toEqual({ location });
});

it.each<[string, Partial<RegistrationEvent> | null]>([
  ['has no address', { join: undefined }],
  ['is canceled', { isCanceled: true }],
  ['is gone', null],
])('leads nowhere while an event %s', async (_state, later) => {
  const { tokens, at } = await start(later);
  expect(await findJoinTarget(at(START), tokens.join)).toBeUndefined();
});

it('follows an event that is moved, and keeps the date of a guest when it is held again later', async () => {
  const moved = { startsAt: after(2 * HOUR), endsAt: after(3 * HOUR) };
  const { tokens, at } = await start(moved);
  expect(await findJoinTarget(at(NOW.getTime() + 2 * HOUR), tokens.join)).toMatchObject({
    location: JOIN,
  });
  expect(await readJoin(at(NOW.getTime()), tokens.join)).toMatchObject({
    payload: { event: { starts_at: moved.startsAt.toISOString() } },
  });
  const again = { startsAt: new Date(END + HOUR), endsAt: new Date(END + 2 * HOUR) };
  const past = await start(again);
  expect(await findJoinTarget(past.at(END), past.tokens.join)).toEqual({
    location: '/webinars/event/live-rotation',
  });
  expect(await readJoin(past.at(END), past.tokens.join)).toMatchObject({
    payload: { event: { ends_at: event.endsAt.toISOString() } },
  });
});

it('says what is known of the event', async () => {
  const of = async (later: Partial<RegistrationEvent> | null) => {
    const { tokens, at } = await start(later);
    return readJoin(at(NOW.getTime()), tokens.join);
  };
  const known = {
    slug: event.slug,
    title: event.title,
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt.toISOString(),
  };
  expect(await of({})).toEqual({
    status: 200,
    message: '',
    payload: { event: known, has_address: true, is_canceled: false },
  });
  expect(await of({ title: 'Renamed', join: undefined, recording: 'replay' })).toMatchObject({
    payload: { event: { title: 'Renamed' }, has_address: false, recording: 'replay' },
  });
  expect(await of({ isCanceled: true })).toMatchObject({ payload: { is_canceled: true } });
  expect(await of(null)).toMatchObject({
    payload: { event: known, has_address: false, is_canceled: false },
  });
  const { tokens, at } = await start();
  const ctx = { ...at(NOW.getTime()), events: undefined };
  expect(await readJoin(ctx, tokens.join)).toMatchObject({ payload: { event: known } });
  expect(await readJoin(ctx, 'unknown')).toMatchObject({ status: 404 });
});

it('knows no guest who has canceled, unless the event itself is canceled', async () => {
  const { leads, tokens, at } = await start();
  await leads.cancelRegistration(tokens.page);
  expect(await readJoin(at(START), tokens.join)).toMatchObject({ status: 404 });
  expect(await findJoinTarget(at(START), tokens.join)).toBeUndefined();
  const gone = await start(null);
  await gone.leads.cancelRegistration(gone.tokens.page);
  expect(await readJoin(gone.at(START), gone.tokens.join)).toMatchObject({ status: 404 });
  const canceled = await start({ isCanceled: true });
  await canceled.leads.cancelRegistration(canceled.tokens.page);
  expect(await readJoin(canceled.at(START), canceled.tokens.join)).toMatchObject({ status: 200 });
});

it('records once that a guest joined', async () => {
  const { db, receipt, at } = await start();
  for (const time of [START, START + MINUTE]) await recordJoin(at(time), receipt);
  await recordJoin(at(START), 'unknown');
  const row = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
  const joinedAt = new Date(START).toISOString();
  expect(JSON.parse(row.details)).toMatchObject({ joined_at: joinedAt });
  expect(JSON.parse(row.history)).toEqual([{ at: joinedAt, what: 'joined' }]);
});

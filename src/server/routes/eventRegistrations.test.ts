import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { RegistrationEcho } from '../../contract/bookings.ts';
import type { WebinarEvent } from '../../contract/entities.ts';
import { eventRegistration } from '../../contract/forms.fixtures.ts';
import { startTestSite, textOf, type TestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';
import { eventFile, USUAL_FILES, writeContentFolder } from '../content/load/content.fixtures.ts';
import { connectDatabase } from '../leads/database/database.ts';
import { WEBHOOK_KINDS } from '../leads/database/deliveryKinds.ts';
import type { SiteDatabase } from '../leads/database/schema.ts';

const EVENT = { title: 'Live rotation', date: '2099-12-03 13:00', capacity: 2 };

let folder: string;
let site: TestSite;
let db: Kysely<SiteDatabase>;

beforeAll(async () => {
  folder = await writeContentFolder({
    ...USUAL_FILES,
    'events/live-rotation.md': eventFile(EVENT),
    'events/small-room.md': eventFile({ ...EVENT, title: 'Small room', capacity: 1 }),
    'events/open-house.md': eventFile({ title: 'Open house', date: EVENT.date }),
    'events/wide-room.md': eventFile({ ...EVENT, title: 'Wide room', capacity: 9 }),
    'events/four-seats.md': eventFile({ ...EVENT, title: 'Four seats', capacity: 4 }),
    'events/big-room.md': eventFile({ ...EVENT, title: 'Big room', capacity: 40 }),
    'events/called-off.md': eventFile({ ...EVENT, title: 'Called off', canceled: true }),
    'events/over.md': eventFile({ ...EVENT, title: 'Over', date: '-1d 13:00' }),
  });
  site = await startTestSite({
    CONTENT_DIR: folder,
    POST_LIMIT_PER_MINUTE: '0',
    PAGE_CACHE_SECONDS: '0',
  });
  db = connectDatabase(site.databaseUrl);
});
afterAll(() => db.destroy());
beforeEach(async () => {
  for (const table of ['leads', 'outbox'] as const) await db.deleteFrom(table).execute();
});

const form = (name: string) => ({
  ...eventRegistration,
  first_name: name,
  email: `${name.toLowerCase()}@example.com`,
});
const registerPath = (event: string) => `/api/webinars/events/${event}/register`;
const register = async (name: string, event = 'live-rotation', key = '') => {
  const headers = key ? { 'idempotency-key': key } : undefined;
  const answer = await site.post(registerPath(event), form(name), headers);
  const body = answer.json<{ message: string; data: RegistrationEcho }>();
  return { status: answer.status, body, token: /[\w-]{22}/.exec(body.data?.link ?? '')?.[0] ?? '' };
};
const cancelPath = (token: string) => `/api/webinars/registrations/${token}/cancel`;
const open = async (address: string) => textOf((await site.get(address)).text);
const placesLeft = async (event = 'live-rotation') =>
  (await site.get(`/api/webinars/events/${event}`)).json<{ data: WebinarEvent }>().data.places_left;

it('shows in steps how many seats are left', async () => {
  expect(await placesLeft('small-room')).toBe(1);
  expect(await open('/webinars/event/small-room')).toContain('1 spot left');
  for (const event of ['live-rotation', 'small-room', 'open-house']) await register('Ada', event);
  expect(await placesLeft()).toBe(2);
  expect(await open('/webinars/event/live-rotation')).toContain('Up to 2 spots left');
  expect(await placesLeft('small-room')).toBe(0);
  expect(await open('/webinars/event/small-room')).toContain('This event is full.');
  expect(await placesLeft('open-house')).toBeUndefined();
  expect(await open('/webinars/event/open-house')).not.toMatch(/places? left|Full/);
});

it.each([
  ['big-room', [40, 40, 40, 40]],
  ['wide-room', [9, 9, 9, 9]],
  ['four-seats', [4, 4, 4, 4]],
  ['live-rotation', [2, 2, 2, 0]],
])('shows no difference between a guest and a stranger of %s', async (event, expected) => {
  const shown = [await placesLeft(event)];
  // The second one is a guest already; the last ones are strangers.
  for (const name of ['Ada', 'Ada', 'Ben']) {
    await register(name, event);
    shown.push(await placesLeft(event));
  }
  expect(shown).toEqual(expected);
});

it('refuses a registration for a full event, keeps the form, and accepts it once there is a seat', async () => {
  const { token } = await register('Ada', 'small-room');
  const refused = await register('Ben', 'small-room', 'ben-1');
  const full = { status: 409, message: 'This event is full.' };
  expect([refused.status, refused.body]).toEqual([409, full]);
  // The answer does not tell whether an address is registered.
  expect((await register('Ada', 'small-room')).body).toEqual(full);
  const page = await site.sendForm(registerPath('small-room'), form('Ben'));
  expect(page.status).toBe(409);
  expect(textOf(page.text)).toContain('This event is full.');
  expect(page.text).toContain('value="ben@example.com"');
  expect(page.text).toContain(`${eventRegistration.reason_for_attending}</textarea>`);

  await site.sendForm(cancelPath(token));
  expect((await register('Ben', 'small-room', 'ben-1')).status).toBe(200);
});

it('shows a registration at its private link and cancels it once, without scripts', async () => {
  const { token, body } = await register('Ada');
  expect(body).toEqual({
    message: 'Registration submitted successfully!',
    data: {
      first_name: 'Ada',
      last_name: eventRegistration.last_name,
      email: 'ada@example.com',
      link: expect.stringContaining(`${site.url}/my-registration/`),
      receipt: expect.stringMatching(/^HR-/),
    },
  });
  await register('Ben');
  const page = await open(`/my-registration/${token}`);
  for (const words of ['Live rotation', 'Ada', 'ada@example.com', 'You’re registered.'])
    expect(page).toContain(words);
  // A GET changes nothing.
  expect(await open(`/my-registration/${token}`)).toContain('Cancel my registration');
  for (const _ of [1, 2]) {
    const sent = await site.sendForm(cancelPath(token));
    expect(sent.status).toBe(200);
    expect(textOf(sent.text)).toContain('Your registration is canceled');
  }
  const rows = await db.selectFrom('leads').select(['email', 'status']).orderBy('email').execute();
  expect(rows).toEqual([
    { email: 'ada@example.com', status: 'canceled' },
    { email: 'ben@example.com', status: 'active' },
  ]);
  const webhooks = db.selectFrom('outbox').select('kind').where('kind', 'in', WEBHOOK_KINDS);
  expect((await webhooks.execute()).map(({ kind }) => kind).sort()).toEqual([
    ...['cancellation-webhook', 'registration-webhook', 'registration-webhook'],
  ]);
  expect(JSON.stringify(site.logLines())).not.toContain(token);
});

it('finds no registration by another token, and cancels none once the event has begun', async () => {
  const unknown = await site.get('/my-registration/AAAAAAAAAAAAAAAAAAAAAA');
  expect(unknown.status).toBe(404);
  expect(textOf(unknown.text)).toContain('We can’t find that registration');
  const { token } = await register('Ada');
  await sql`update leads set details = replace(details, '"starts_at":"2', '"starts_at":"1')`.execute(
    db,
  );
  expect((await site.post(cancelPath(token))).status).toBe(410);
  expect(await open(`/my-registration/${token}`)).toContain('This event has already started');
  expect(await db.selectFrom('leads').select('status').execute()).toEqual([{ status: 'active' }]);
});

it('shows that an event is canceled', async () => {
  expect(await open('/webinars/event/called-off')).toContain('This event is canceled');
  expect(await open('/webinars/all-events')).toContain('Canceled');
});

it.each([
  ['called-off', 422, 'This event was canceled.'],
  ['over', 422, 'This event has already taken place.'],
  ['gone', 404, 'We can’t find that event.'],
])('refuses a registration for the event "%s"', async (name, status, message) => {
  expect((await register('Ada', name)).body).toEqual({ status, message });
});

it.each([
  ['10', 2],
  ['0', 0],
])('with %s posts a minute, quarantines %i of five guests of a network', async (limit, count) => {
  const limited = await startTestSite({
    CONTENT_DIR: folder,
    TRUSTED_PROXIES: '1',
    POST_LIMIT_PER_MINUTE: limit,
  });
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']) {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const answer = await limited.post(registerPath('wide-room'), form(name), headers);
    expect(answer.status).toBe(200);
  }
  const held = limited.logLines().filter(({ reason }) => reason === 'network-limit');
  expect(held).toHaveLength(count);
});

it('notifies registered visitors when a writer cancels their event', async () => {
  await register('Ada');
  const canceled = eventFile({ ...EVENT, canceled: true });
  await writeFile(path.join(folder, 'events/live-rotation.md'), canceled);
  await site.reload();
  const emails = db.selectFrom('outbox').select('kind').where('kind', '=', 'event-canceled');
  await until(async () => (await emails.execute()).length > 0);
  expect(await emails.execute()).toHaveLength(1);
});

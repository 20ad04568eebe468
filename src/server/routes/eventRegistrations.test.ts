import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiSuccess } from '../../contract/calls.ts';
import type { RegistrationEcho, WebinarEvent } from '../../contract/entities.ts';
import { sql } from 'kysely';
import { openDatabase } from '../leads/database/database.ts';
import { WEBHOOK_KINDS } from '../leads/database/schema.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';
import { eventFile, USUAL_FILES, writeContentFolder } from '../content/load/content.fixtures.ts';

const EVENT = { title: 'Live rotation', date: '2099-12-03 13:00', capacity: 1 };

let folder: string;
let site: TestSite;
const databaseUrl = () => `file:${path.join(folder, '../site.db')}`;

beforeEach(async () => {
  folder = await writeContentFolder({
    ...USUAL_FILES,
    'events/live-rotation.md': eventFile({ ...EVENT, capacity: 2 }),
    'events/small-room.md': eventFile({ ...EVENT, title: 'Small room' }),
    'events/open-house.md': eventFile({ title: 'Open house', date: '2099-12-03 13:00' }),
    'events/called-off.md': eventFile({ ...EVENT, title: 'Called off', canceled: true }),
  });
  site = await startTestSite({
    CONTENT_DIR: folder,
    DATABASE_URL: databaseUrl(),
    POST_LIMIT_PER_MINUTE: '0',
    PAGE_CACHE_SECONDS: '0',
  });
});
afterEach(async () => {
  await site.close();
});

const form = (name: string) => ({
  first_name: name,
  last_name: 'Abara',
  phone: '+15035550142',
  email: `${name.toLowerCase()}@example.com`,
  company: 'Alder & Vane Realty',
  reason_for_attending: 'Fewer arguments',
});

const getJson = async <Body>(address: string) => {
  const response = await fetch(site.url + address);
  return { status: response.status, body: (await response.json()) as Body };
};
const postJson = async <Body>(address: string, body: object = {}) => {
  const response = await fetch(site.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Body };
};
type Echo = Pick<ApiSuccess, 'message'> & { data: RegistrationEcho };
const register = (name: string, event = 'live-rotation') =>
  postJson<Echo>(`/api/webinars/events/${event}/register`, form(name));

/** As a browser without scripts does. */
const send = async (address: string, fields: Record<string, string> = {}) => {
  const response = await fetch(site.url + address, {
    method: 'POST',
    headers: { origin: site.url, accept: 'text/html' },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, text: textOf(await response.text()) };
};
const open = async (address: string) => {
  const response = await fetch(site.url + address);
  return { status: response.status, text: textOf(await response.text()) };
};
const textOf = (html: string) =>
  html
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

const placesOf = async (event: string) =>
  (await getJson<{ data: WebinarEvent }>(`/api/webinars/events/${event}`)).body.data.places_left;

const pathOf = ({ body }: { body: Echo }) => new URL(body.data.link ?? '').pathname;

it('tells how many seats are left, with and without scripts, and nothing where they are unlimited', async () => {
  expect(await placesOf('live-rotation')).toBe(2);
  expect((await open('/webinars/event/live-rotation')).text).toContain('2 places left');
  await register('Ada');
  await register('Ada', 'small-room');
  await register('Ada', 'open-house');
  expect(await placesOf('live-rotation')).toBe(1);
  expect((await open('/webinars/event/live-rotation')).text).toContain('1 place left');
  expect(await placesOf('small-room')).toBe(0);
  expect((await open('/webinars/event/small-room')).text).toContain('Full: all places are taken.');
  expect(await placesOf('open-house')).toBeUndefined();
  expect((await open('/webinars/event/open-house')).text).not.toMatch(/places? left|Full/);
});

it('answers a registration with what was sent, its receipt and its link', async () => {
  expect((await register('Ada')).body).toEqual({
    message: 'Registration submitted successfully!',
    data: {
      first_name: 'Ada',
      last_name: 'Abara',
      email: 'ada@example.com',
      link: expect.stringContaining(`${site.url}/my-registration/`),
      receipt: expect.stringMatching(/^HR-/),
    },
  });
  const sent = await send('/api/webinars/events/live-rotation/register', form('Cy'));
  expect(sent.status).toBe(200);
  expect(sent.text).toContain('Registration Successful!');
  expect(sent.text).toContain('See or cancel your registration');
});

it('refuses a registration for a full event, keeps what was typed, and takes the same form once there is a seat', async () => {
  const ada = await register('Ada', 'small-room');
  const action = '/api/webinars/events/small-room/register';
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'ben-1' };
  const again = () =>
    fetch(site.url + action, { method: 'POST', headers, body: JSON.stringify(form('Ben')) });
  const refused = await again();
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { status: 409, message: 'All places are taken.' },
  ]);
  const response = await fetch(site.url + action, {
    method: 'POST',
    headers: { origin: site.url, accept: 'text/html' },
    body: new URLSearchParams(form('Ben')),
  });
  expect(response.status).toBe(409);
  const html = await response.text();
  expect(textOf(html)).toContain('All places are taken.');
  expect(html).toContain('value="ben@example.com"');
  expect(html).toContain('Fewer arguments</textarea>');

  await send(`/api/webinars/registrations/${pathOf(ada).split('/').pop()}/cancel`);
  expect((await again()).status).toBe(200);
});

it('shows a registration at its private link and cancels it once, without scripts', async () => {
  const address = pathOf(await register('Ada'));
  await register('Ben');
  const action = `/api/webinars/registrations/${address.split('/').pop()}/cancel`;
  const page = await open(address);
  expect(page.status).toBe(200);
  for (const words of ['Live rotation', 'Ada Abara', 'ada@example.com', 'You have a seat.']) {
    expect(page.text).toContain(words);
  }
  // A GET changes nothing.
  expect((await open(address)).text).toContain('Cancel the registration');
  for (const _ of [1, 2]) {
    const sent = await send(action);
    expect(sent.status).toBe(200);
    expect(sent.text).toContain('Your registration is canceled');
  }
  const db = await openDatabase(databaseUrl());
  const rows = await db.selectFrom('leads').select(['email', 'status']).orderBy('email').execute();
  const kinds = db
    .selectFrom('outbox')
    .select('kind')
    .where('kind', 'in', WEBHOOK_KINDS)
    .orderBy('kind');
  const sent = (await kinds.execute()).map(({ kind }) => kind);
  await db.destroy();
  expect(rows).toEqual([
    { email: 'ada@example.com', status: 'canceled' },
    { email: 'ben@example.com', status: 'active' },
  ]);
  expect(sent).toEqual(['cancellation-webhook', 'registration-webhook', 'registration-webhook']);
  expect(JSON.stringify(site.logLines())).not.toContain(address.split('/').pop());
});

it('knows no registration by another token, and none by that of an event that has begun', async () => {
  const unknown = '/my-registration/AAAAAAAAAAAAAAAAAAAAAA';
  expect((await open(unknown)).status).toBe(404);
  expect((await open(unknown)).text).toContain('There is no such registration');
  const address = pathOf(await register('Ada'));
  const token = address.split('/').pop();
  const db = await openDatabase(databaseUrl());
  await sql`update leads set details = replace(details, '"starts_at":"2', '"starts_at":"1')`.execute(
    db,
  );
  expect((await postJson(`/api/webinars/registrations/${token}/cancel`)).status).toBe(410);
  expect((await open(address)).text).toContain('This event has begun');
  expect(await db.selectFrom('leads').select('status').execute()).toEqual([{ status: 'active' }]);
  await db.destroy();
});

it('refuses registrations for a canceled event', async () => {
  expect((await open('/webinars/event/called-off')).text).toContain('This event is canceled');
  expect((await open('/webinars/all-events')).text).toContain('Canceled');
  expect((await register('Ada', 'called-off')).body).toEqual({
    status: 422,
    message: 'This event was canceled.',
  });
});

it('tells guests of an event that a writer cancels while the site runs', async () => {
  await register('Ada');
  const change = { ...EVENT, canceled: true };
  await writeFile(path.join(folder, 'events/live-rotation.md'), eventFile(change));
  await site.reload();
  const db = await openDatabase(databaseUrl());
  const told = db.selectFrom('outbox').select('kind').where('kind', '=', 'event-canceled');
  await until(async () => (await told.execute()).length > 0);
  expect(await told.execute()).toHaveLength(1);
  await db.destroy();
});

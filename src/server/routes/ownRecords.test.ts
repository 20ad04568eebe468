import { demoForm } from '../../testing/server/demoForm.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { eventFile, USUAL_FILES, writeContentFolder } from '../content/load/content.fixtures.ts';

const EVENT = { title: 'Live rotation', date: '2099-12-03 13:00', capacity: 1 };

const registration = {
  first_name: 'Victoria',
  last_name: 'Real',
  phone: '+15035550142',
  email: 'victim@example.com',
  company: 'Alder & Vane Realty',
  reason_for_attending: 'Fewer arguments',
};
const forged = { ...registration, first_name: 'Mallory', last_name: 'Fake', company: 'None' };

interface Answer {
  message: string;
  data: Record<string, string>;
}

let site: TestSite;

beforeEach(async () => {
  const folder = await writeContentFolder({
    ...USUAL_FILES,
    'events/live-rotation.md': eventFile({ ...EVENT, capacity: 3 }),
    'events/small-room.md': eventFile({ ...EVENT, title: 'Small room' }),
  });
  site = await startTestSite({ CONTENT_DIR: folder, POST_LIMIT_PER_MINUTE: '0' });
});
afterEach(() => site.close());

const get = async (address: string) => {
  const response = await fetch(new URL(address, site.url));
  return { status: response.status, text: await response.text() };
};
const post = async (address: string, body: object = {}, key?: string) => {
  const response = await fetch(new URL(address, site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
};
const register = (form: object, { event = 'live-rotation', key = '' } = {}) =>
  post(`/api/webinars/events/${event}/register`, form, key);
const bookDemo = (key = '') => post('/api/request-demo', demoForm('ruth@example.com'), key);

const tokenOf = (link = '') => /[\w-]{22}/.exec(link)?.[0] ?? '';
const placesLeft = async (event: string) => {
  const { text } = await get(`/api/webinars/events/${event}`);
  return (JSON.parse(text) as { data: { places_left?: number } }).data.places_left;
};

it('keeps a registration unreachable from an earlier one with the same address', async () => {
  const attacker = tokenOf((await register(forged)).body.data.link);
  const victim = tokenOf((await register(registration)).body.data.link);
  expect(victim).not.toBe(attacker);
  const seen = await get(`/api/webinars/registrations/${attacker}`);
  expect(seen.text).toContain('Mallory');
  expect(seen.text).not.toContain('Victoria');
  expect(await placesLeft('live-rotation')).toBe(2);

  await post(`/api/webinars/registrations/${attacker}/cancel`);
  const kept = await get(`/api/webinars/registrations/${victim}`);
  expect(JSON.parse(kept.text)).toMatchObject({
    data: { first_name: 'Victoria', is_canceled: false },
  });
  expect(await placesLeft('live-rotation')).toBe(2);
  await post(`/api/webinars/registrations/${victim}/cancel`);
  expect(await placesLeft('live-rotation')).toBe(3);
});

it('answers a registration alike whether or not its address is registered already', async () => {
  const first = await register(forged);
  const again = await register(registration);
  expect([again.status, again.body.message]).toEqual([first.status, first.body.message]);
  expect(Object.keys(again.body.data).sort()).toEqual(Object.keys(first.body.data).sort());
  expect(again.body.data.receipt).not.toBe(first.body.data.receipt);

  await register(registration, { event: 'small-room' });
  const known = await register(registration, { event: 'small-room' });
  const unknown = await register(
    { ...registration, email: 'other@example.com' },
    { event: 'small-room' },
  );
  expect(known).toEqual({ status: 409, body: { status: 409, message: expect.any(String) } });
  expect(unknown).toEqual(known);
});

it('opens with each token of a demo only what the token is for', async () => {
  const { data } = (await bookDemo()).body;
  const change = tokenOf(data.change_link);
  const calendar = tokenOf(data.event_link);
  const meeting = tokenOf(data.meet_link);
  expect(new Set([change, calendar, meeting]).size).toBe(3);

  expect((await get(`/api/request-demo/mine/${change}`)).status).toBe(200);
  expect((await get(`/calendar/${calendar}.ics`)).status).toBe(200);
  for (const token of [calendar, meeting, data.demo_id!]) {
    expect((await get(`/api/request-demo/mine/${token}`)).status).toBe(404);
    expect((await get(`/my-demo/${token}`)).status).toBe(404);
    const sent = await post(`/api/request-demo/mine/${token}/cancel`, { sequence: '0' });
    expect(sent.status).toBe(404);
  }
  for (const token of [change, meeting, data.demo_id!]) {
    expect((await get(`/calendar/${token}.ics`)).status).toBe(404);
  }
  expect((await get(`/calendar/${calendar}.ics`)).text).not.toContain(change);
});

it('gives the private links of an answer again only for the same Idempotency-Key', async () => {
  const demo = (await bookDemo('key-1')).body.data;
  expect((await bookDemo('key-1')).body.data).toEqual(demo);
  const others = [await bookDemo(), await bookDemo(), await bookDemo('key-2')];
  const ids = [demo, ...others.map(({ body }) => body.data)].map(({ demo_id }) => demo_id);
  expect(new Set(ids).size).toBe(4);

  const seat = (await register(registration, { key: 'key-3' })).body.data;
  expect((await register(registration, { key: 'key-3' })).body.data).toEqual(seat);
  const link = (await register(registration)).body.data.link;
  expect(link).toEqual(expect.any(String));
  expect(link).not.toBe(seat.link);
});

it('takes no change of a demo that does not say which state it is of', async () => {
  const { data } = (await bookDemo()).body;
  const address = `/api/request-demo/mine/${tokenOf(data.change_link)}/cancel`;
  for (const body of [{}, { sequence: '' }, { sequence: null }])
    expect((await post(address, body)).status).toBe(409);
  expect((await post(address, { sequence: '0' })).status).toBe(200);
});

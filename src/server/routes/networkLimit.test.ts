import { demoForm } from '../../testing/server/demoForm.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { eventFile, USUAL_FILES, writeContentFolder } from '../content/load/content.fixtures.ts';

const OFFICE = `hours:\n${['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
  .map((day) => `  ${day}: 09:00-17:00\n`)
  .join('')}`;

let site: TestSite;

const start = async (environment: Record<string, string> = {}) => {
  const folder = await writeContentFolder({
    ...USUAL_FILES,
    'office.yaml': OFFICE,
    'events/live-rotation.md': eventFile({
      title: 'Live rotation',
      date: '2099-12-03 13:00',
      capacity: 9,
    }),
  });
  site = await startTestSite({ CONTENT_DIR: folder, TRUSTED_PROXIES: '1', ...environment });
};
afterEach(() => site.close());

const get = async <Data>(address: string) =>
  ((await (await fetch(site.url + address)).json()) as { data: Data }).data;
const post = async (address: string, body: object, ip: string) => {
  const response = await fetch(site.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { data: object } };
};
const freeHours = async () => (await get<{ free: string[] }>('/api/request-demo/slots')).free;
const placesLeft = async () =>
  (await get<{ places_left: number }>('/api/webinars/events/live-rotation')).places_left;

/** Books the first free hours, each with another address. */
const bookHours = async (ips: string[]) => {
  const hours = await freeHours();
  return Promise.all(
    ips.map((ip, n) =>
      post(
        '/api/request-demo',
        { ...demoForm(`a${n}-${ip.length}@example.com`), preferred_datetime: hours[n] },
        ip,
      ),
    ),
  );
};
const register = (ip: string, name: string) => {
  const {
    real_estate_experience: _,
    monthly_budget: __,
    preferred_datetime: ___,
    ...person
  } = demoForm(`${name}@example.com`);
  const form = { ...person, company: 'Alder', reason_for_attending: 'To learn' };
  return post('/api/webinars/events/live-rotation/register', form, ip);
};

it.each([
  ['an IPv4 address', () => '192.0.2.1', '192.0.2.2'],
  ['an IPv6 /48', (n: number) => `2001:db8:1:${n}::1`, '2001:db8:2::1'],
])('lets %s hold three demo hours a day, and answers the rest alike', async (_, ipOf, other) => {
  await start();
  const offered = (await freeHours()).length;
  const answers = await bookHours(Array.from({ length: 5 }, (__, n) => ipOf(n)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const shapes = new Set(answers.map(({ body }) => Object.keys(body.data).join()));
  expect(shapes.size).toBe(1);
  expect(await freeHours()).toHaveLength(offered - 3);
  await bookHours([other]);
  expect(await freeHours()).toHaveLength(offered - 4);
  const reasons = site.logLines().filter(({ reason }) => reason === 'network-limit');
  expect(reasons).toHaveLength(2);
});

it('lets a network hold three seats of a limited event a day, and answers the rest alike', async () => {
  await start();
  const statuses = [];
  for (let n = 0; n < 5; n += 1) statuses.push((await register('192.0.2.1', `a${n}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(await placesLeft()).toBe(6);
  await register('192.0.2.2', 'b');
  expect(await placesLeft()).toBe(5);
});

it('takes forms of a new address, however many others have reached their limit', async () => {
  await start({ POST_LIMIT_PER_MINUTE: '1' });
  const subscribe = (n: number) =>
    post('/api/newsletter/subscribe', { email: `a${n}@example.com` }, `192.0.2.${n}`);
  const statuses = [];
  for (let n = 1; n <= 150; n += 1) statuses.push((await subscribe(n)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await subscribe(1)).status).toBe(429);
  const [hour] = await freeHours();
  const form = { ...demoForm('ruth@example.com'), preferred_datetime: hour };
  expect((await post('/api/request-demo', form, '198.51.100.1')).status).toBe(200);
});

it('limits no network while limits are off', async () => {
  await start({ POST_LIMIT_PER_MINUTE: '0' });
  const offered = (await freeHours()).length;
  await bookHours(Array.from({ length: 5 }, () => '192.0.2.1'));
  expect(await freeHours()).toHaveLength(offered - 5);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../leads/database/database.ts';
import { listLeads } from '../leads/cli/listLeads.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';

let folder: string;
let site: TestSite;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lead-source-'));
  site = await startTestSite({ DATABASE_URL: databaseUrl() });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const databaseUrl = () => `file:${path.join(folder, 'site.db')}`;

/** What brought the lead of this address here, first and last, as its line says. */
const touchesOf = async (email: string) => {
  const db = await openDatabase(databaseUrl());
  const leads = await listLeads(db);
  await db.destroy();
  const { first_touch, last_touch } = leads.find((lead) => lead.email === email)!;
  return [first_touch, last_touch];
};

const post = async (call: string, body: string | URLSearchParams, headers = {}) => {
  const response = await fetch(`${site.url}/api/${call}`, { method: 'POST', body, headers });
  await response.text();
  return response.status;
};

const FIRST = { utm_source: 'harbor', landing: '/blog', referrer: 'news.test' };
const LAST = { gclid: 'a1', landing: '/pricing' };
const JSON_TYPE = { 'content-type': 'application/json' };

const sendDemo = (email: string, source: unknown, headers = {}) =>
  post('request-demo', JSON.stringify({ ...demoForm(email), source }), {
    ...JSON_TYPE,
    ...headers,
  });

it('keeps what a page says of a demo and of a subscription', async () => {
  const source = { first: FIRST, last: LAST };
  expect(await sendDemo('ruth@example.com', source)).toBe(200);
  const subscription = JSON.stringify({ email: 'elena@example.com', source });
  expect(await post('newsletter/subscribe', subscription, JSON_TYPE)).toBe(200);
  const touches = [
    'utm_source=harbor&landing=%2Fblog&referrer=news.test',
    'gclid=a1&landing=%2Fpricing',
  ];
  expect(await touchesOf('ruth@example.com')).toEqual(touches);
  expect(await touchesOf('elena@example.com')).toEqual(touches);
});

it('takes a lead whose source is nothing that a page would send', async () => {
  expect(await sendDemo('odd@example.com', { first: 'x', last: [1] })).toBe(200);
  expect(await touchesOf('odd@example.com')).toEqual(['', '']);
});

it.each(['sec-gpc', 'dnt'])('keeps nothing of who asks for privacy by %s', async (header) => {
  const email = `${header}@example.com`;
  expect(await sendDemo(email, { first: FIRST, last: LAST }, { [header]: '1' })).toBe(200);
  expect(await touchesOf(email)).toEqual(['', '']);
});

it("reads it from the form's own page where there are no scripts, and makes no page twice for it", async () => {
  const page = '/request-demo?utm_source=harbor&utm_medium=flyer';
  const [plain, sourced] = await Promise.all(
    ['/request-demo', page].map(async (url) => {
      const response = await fetch(site.url + url);
      await response.text();
      return response.headers.get('etag');
    }),
  );
  expect(sourced).toBe(plain);
  const { preferred_datetime: _, ...person } = demoForm('paper@example.com');
  const typed = { ...person, preferred_date: '2099-01-02', preferred_time: '15:00' };
  const status = await post('request-demo', new URLSearchParams(typed), {
    origin: site.url,
    referer: site.url + page,
    accept: 'text/html',
  });
  expect(status).toBe(200);
  const touch = 'utm_source=harbor&utm_medium=flyer&landing=%2Frequest-demo';
  expect(await touchesOf('paper@example.com')).toEqual([touch, touch]);
});

it('believes no address of another site', async () => {
  const { preferred_datetime: _, ...person } = demoForm('strange@example.com');
  const typed = { ...person, preferred_date: '2099-01-02', preferred_time: '15:00' };
  const headers = { referer: 'https://other.test/?utm_source=x', accept: 'text/html' };
  expect(await post('request-demo', new URLSearchParams(typed), headers)).toBe(200);
  expect(await touchesOf('strange@example.com')).toEqual(['', '']);
});

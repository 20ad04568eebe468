import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../leads/database/database.ts';
import { startTestSite, startTestUpstream, type TestSite } from '../../testing/server/testSite.ts';

let folder: string;
let site: TestSite;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sent-forms-'));
  site = await startTestSite({ DATABASE_URL: databaseUrl(), POST_LIMIT_PER_MINUTE: '0' });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const databaseUrl = () => `file:${path.join(folder, 'site.db')}`;

const person = {
  first_name: 'Ruth',
  last_name: 'Abara',
  phone: '(503) 555-0142',
  email: 'ruth@example.com',
  opening_hours: '',
};
const demo = (changes: object = {}) => ({
  ...person,
  real_estate_experience: '4+ deals a month',
  monthly_budget: '0-$500',
  preferred_date: '2099-01-02',
  preferred_time: '15:00',
  ...changes,
});
const seat = (changes: object = {}) => ({
  ...person,
  company: 'Alder & Vane Realty',
  reason_for_attending: 'Fewer arguments',
  ...changes,
});

/** Sends a form as a browser without scripts does. */
const send = async (
  action: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(`${site.url}${action}`, {
    method: 'POST',
    headers: { origin: site.url, accept: 'text/html,application/xhtml+xml', ...headers },
    body: new URLSearchParams(fields),
  });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html };
};

/** The first live event of the site's own content. */
const liveEvent = async (): Promise<{ id: string; slug: string; title: string }> => {
  const response = await fetch(`${site.url}/api/webinars/events`);
  const { data } = (await response.json()) as {
    data: { id: string; slug: string; title: string }[];
  };
  return data[0]!;
};

const textOf = (html: string) =>
  html
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const inputOf = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

it('books a demo, in Pacific Time and under an international number', async () => {
  const { status, html } = await send('/api/request-demo', demo());

  expect(status).toBe(200);
  expect(textOf(html)).toContain('Demo Scheduled Successfully!');
  const calendar = /href="([^"]+\.ics)"/.exec(html)?.[1] ?? '';
  expect(await (await fetch(calendar)).text()).toContain('DTSTART:20990102T230000Z');
  // Who reads the log must not get into the demo.
  expect(JSON.stringify(site.logLines())).not.toContain(new URL(calendar).pathname);
  const db = await openDatabase(databaseUrl());
  const stored = await db.selectFrom('leads').select('data').execute();
  await db.destroy();
  expect(stored.map(({ data }) => JSON.parse(data) as unknown)).toEqual([
    expect.objectContaining({ phone: '+15035550142', first_name: 'Ruth' }),
  ]);
});

it("takes the times of a demo and of an event in the site file's zone", async () => {
  const content = await mkdtemp(path.join(tmpdir(), 'zone-test-'));
  await cp('content', content, { recursive: true });
  const siteFile = path.join(content, 'site.yaml');
  const text = await readFile(siteFile, 'utf8');
  await writeFile(siteFile, text.replace('America/Los_Angeles', 'America/New_York'));
  const east = await startTestSite({ CONTENT_DIR: content });
  const { slug } = await liveEvent();
  const event = await (await fetch(`${east.url}/webinars/event/${slug}`)).text();
  const form = await (await fetch(`${east.url}/request-demo`)).text();
  const response = await fetch(`${east.url}/api/request-demo`, {
    method: 'POST',
    body: new URLSearchParams(demo()),
  });
  const calendar = /href="([^"]+\.ics)"/.exec(await response.text())?.[1] ?? '';
  const entry = await (await fetch(calendar)).text();
  await east.close();
  await rm(content, { recursive: true });

  expect(textOf(event)).toContain('Eastern Time');
  expect(form).toContain('Times are in Eastern Time.');
  expect(entry).toContain('DTSTART:20990102T200000Z');
});

it('answers a form that is wrong by its page, with the messages at their fields and nothing lost', async () => {
  const { status, html } = await send(
    '/api/request-demo',
    demo({ first_name: 'R2', phone: '555', email: 'nobody', preferred_date: '2001-01-02' }),
  );

  expect(status).toBe(422);
  for (const message of [
    'First name should contain only letters',
    'Invalid phone number',
    'Invalid email',
    'Date and time must be in the future',
  ]) {
    expect(textOf(html)).toContain(message);
  }
  expect(inputOf(html, 'first_name')).toContain('value="R2"');
  expect(inputOf(html, 'first_name')).toContain('aria-invalid="true"');
  expect(inputOf(html, 'phone')).toContain('value="555"');
  expect(inputOf(html, 'last_name')).toContain('value="Abara"');
  expect(inputOf(html, 'last_name')).not.toContain('aria-invalid');
  expect(inputOf(html, 'preferred_date')).toContain('value="2001-01-02"');
  expect(inputOf(html, 'preferred_time')).toContain('aria-invalid="true"');
  expect(html).toContain('<option value="4+ deals a month" selected="">');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it('offers no other hours than the form does', async () => {
  for (const preferred_time of ['03:00', '03:17', '19:00', '10:30']) {
    const { status, html } = await send('/api/request-demo', demo({ preferred_time }));
    expect(status).toBe(422);
    expect(textOf(html)).toContain('Please select both date and time');
  }
});

it.each([
  ['/api/request-demo', demo(), 'Submission failed. Please try again.'],
  ['/api/webinars/events/7/register', seat(), 'Registration failed. Please try again.'],
])(
  'says in the words of the form at %s that another API failed without any',
  async (action, form, words) => {
    const upstream = await startTestUpstream((request, response) => {
      const isRead = request.method === 'GET';
      const event = { id: 7, slug: 'x', title: 'X', date: '2099-12-03 11:00' };
      response.statusCode = isRead ? 200 : 500;
      response.end(JSON.stringify(isRead ? { data: event } : {}));
    });
    const other = await startTestSite({ CONTENT_API_URL: upstream.url });
    const response = await fetch(`${other.url}${action}`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const html = await response.text();
    await other.close();
    await upstream.close();
    expect(response.status).toBe(500);
    expect(textOf(html)).toContain(words);
  },
);

it('takes a seat at an event and shows which', async () => {
  const event = await liveEvent();
  const { status, html } = await send(`/api/webinars/events/${event.id}/register`, seat(), {
    referer: `${site.url}/webinars/event/${event.slug}`,
  });

  expect(status).toBe(200);
  const text = textOf(html);
  expect(text).toContain('Registration Successful!');
  expect(text).toContain('Ruth Abara');
  expect(text).toContain('ruth@example.com');
});

it('answers a registration with the page of its event, for any referrer', async () => {
  const event = await liveEvent();
  const { status, html } = await send(
    `/api/webinars/events/${event.id}/register`,
    seat({ company: ' ', reason_for_attending: '' }),
    { referer: 'https://elsewhere.example/webinars/event/other' },
  );

  expect(status).toBe(422);
  const text = textOf(html);
  expect(text).toContain('Company name is required');
  expect(text).toContain('Please provide a reason for attending');
  expect(html).toContain(
    `<title>${event.title.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}`,
  );
});

it('says that an event does not exist', async () => {
  const { status, html } = await send('/api/webinars/events/no-such-event/register', seat());

  expect(status).toBe(404);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it('keeps what was typed out of caches, scripts, addresses and logs', async () => {
  const email = 'only.once@example.com';
  const { headers, html } = await send('/api/request-demo', demo({ email, first_name: 'R2' }));

  expect(headers.get('cache-control')).toBe('no-store');
  expect(html).not.toContain('<script');
  expect(html).toContain('data-scripts="none"');
  expect(html.split(email)).toHaveLength(2);
  expect(JSON.stringify(site.logLines())).not.toContain(email);
  const page = await (await fetch(`${site.url}/request-demo`)).text();
  expect(page).not.toContain(email);
});

it('shows markup that was typed as text', async () => {
  const { html } = await send(
    '/api/request-demo',
    demo({ last_name: '"><script>alert(1)</script>', preferred_time: '"><img src=x>' }),
  );

  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x>');
  expect(inputOf(html, 'last_name')).toContain('&quot;&gt;&lt;script&gt;');
});

it('answers a program that sends a form and asks for JSON with JSON', async () => {
  const { status, html } = await send('/api/request-demo', {}, { accept: 'application/json' });

  expect(status).toBe(422);
  expect(JSON.parse(html)).toHaveProperty('fields.first_name', 'First name is required');
});

it.each([
  ['too large', { reason_for_attending: 'x'.repeat(20_000) }, {}, 413, 'The request is too large.'],
  [
    'from another site',
    {},
    { origin: 'https://elsewhere.example' },
    403,
    'Forms of this site can be sent from this site only.',
  ],
])('refuses a form that is %s in words on a page', async (_what, fields, headers, code, words) => {
  const event = await liveEvent();
  const path = `/api/webinars/events/${event.id}/register`;
  const { status, html } = await send(path, seat(fields), headers);

  expect(status).toBe(code);
  expect(html).toContain(`<h1>${words}</h1>`);
});

import { demoRequest, eventRegistration } from '../../contract/forms.fixtures.ts';
import { instantOf, zoneName } from '../../lib/zonedTime.ts';
import { readSiteFile } from '../content/load/loadSite.ts';
import { connectDatabase } from '../leads/database/database.ts';
import { startTestUpstream } from '../../testing/server/receivers.ts';
import { startTestSite, textOf, type TestSite } from '../../testing/server/testSite.ts';

let site: TestSite;
let zone: string;
beforeAll(async () => {
  site = await startTestSite({ POST_LIMIT_PER_MINUTE: '0' });
  zone = (await readSiteFile('content')).time_zone;
});

const { preferred_datetime: _, ...request } = demoRequest;
const typed = { phone: '(503) 555-0142', opening_hours: '' };
const demo = (changes: object = {}) => ({
  ...request,
  ...typed,
  preferred_date: '2099-01-02',
  preferred_time: '15:00',
  ...changes,
});
const seat = (changes: object = {}) => ({ ...eventRegistration, ...typed, ...changes });

const DEMO = '/api/request-demo';

/** The first live event of the site's own content. */
const liveEvent = async () => {
  type Events = { data: { id: string; slug: string; title: string }[] };
  return (await site.get('/api/webinars/events')).json<Events>().data[0]!;
};

const inputOf = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

it('books a demo in the time zone of the site file, with an international number', async () => {
  const { status, text: html } = await site.sendForm(DEMO, demo());
  expect(status).toBe(200);
  expect(textOf(html)).toContain('Demo Scheduled Successfully!');
  const utc = new Date(instantOf('2099-01-02 15:00', zone)!).toISOString();
  const start = utc.replaceAll(/[-:]|\.000/g, '');
  const calendar = /href="([^"]+\.ics)"/.exec(html)?.[1] ?? '';
  expect(await (await fetch(calendar)).text()).toContain(`DTSTART:${start}`);
  expect(JSON.stringify(site.logLines())).not.toContain(new URL(calendar).pathname);
  const db = connectDatabase(site.databaseUrl);
  const stored = await db.selectFrom('leads').select('data').execute();
  await db.destroy();
  expect(stored.map(({ data }) => JSON.parse(data) as unknown)).toEqual([
    expect.objectContaining({ phone: '+15035550142', first_name: 'Ruth' }),
  ]);
});

it('answers an invalid form with its page, the messages at their fields and the values entered', async () => {
  const { status, text: html } = await site.sendForm(
    DEMO,
    demo({ first_name: 'R2', phone: '555', email: 'ruth', preferred_date: '2001-01-02' }),
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
  expect(inputOf(html, 'preferred_date')).toContain('aria-invalid="true"');
  expect(html).toContain('<option value="4+ deals a month" selected="">');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it('shows the default message of the form when another API fails without one', async () => {
  const upstream = await startTestUpstream((_, response) => response.writeHead(500).end('{}'));
  const other = await startTestSite({ CONTENT_API_URL: upstream.url });
  const { status, text } = await other.sendForm(DEMO, demo());
  expect(status).toBe(500);
  expect(textOf(text)).toContain('Submission failed. Please try again.');
});

it('registers for an event, whose time is in the zone of the site file', async () => {
  const { id, slug } = await liveEvent();
  const page = await site.get(`/webinars/event/${slug}`);
  expect(textOf(page.text)).toContain(zoneName(Date.now(), zone));
  const { status, text } = await site.sendForm(`/api/webinars/events/${id}/register`, seat());
  expect(status).toBe(200);
  for (const words of ['Registration Successful!', 'Ruth Abara', 'See or cancel your registration'])
    expect(textOf(text)).toContain(words);
});

it('answers an invalid registration with the page of its event, for any referrer', async () => {
  const event = await liveEvent();
  const { status, text } = await site.sendForm(
    `/api/webinars/events/${event.id}/register`,
    seat({ company: ' ', reason_for_attending: '' }),
    { referer: 'https://other.example/webinars/event/other' },
  );
  expect(status).toBe(422);
  expect(textOf(text)).toContain('Company name is required');
  expect(textOf(text)).toContain('Please provide a reason for attending');
  expect(text).toContain(
    `<title>${event.title.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}`,
  );
});

it('keeps the values entered out of caches, scripts and logs', async () => {
  const email = 'only.once@example.com';
  const invalid = demo({ email, first_name: 'R2' });
  const { headers, text: html } = await site.sendForm(DEMO, invalid);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(html).not.toContain('<script');
  expect(html).toContain('data-scripts="none"');
  expect(html.split(email)).toHaveLength(2);
  expect(JSON.stringify(site.logLines())).not.toContain(email);
  expect((await site.get('/request-demo')).text).not.toContain(email);
});

it('escapes markup in values', async () => {
  const { text: html } = await site.sendForm(
    DEMO,
    demo({ last_name: '"><script>alert(1)</script>', preferred_time: '"><img src=x>' }),
  );

  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x>');
  expect(inputOf(html, 'last_name')).toContain('&quot;&gt;&lt;script&gt;');
});

it.each([
  ['too large', { last_name: 'x'.repeat(20_000) }, {}, 413, 'The request is too large.'],
  [
    'from another site',
    {},
    { origin: 'https://other.example' },
    403,
    'Please submit this form from our website.',
  ],
])('refuses a form that is %s with a page', async (_what, fields, headers, code, words) => {
  const { status, text } = await site.sendForm(DEMO, demo(fields), headers);
  expect(status).toBe(code);
  expect(text).toContain(`<h1>${words}</h1>`);
});

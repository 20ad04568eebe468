import { JSDOM } from 'jsdom';
import { MAIL_KINDS } from '../database/schema.ts';
import { htmlOf, textOf } from './layout.ts';
import { MAIL_SAMPLES } from './mails.fixtures.ts';
import { messageOf, type MailLeads } from './messages.ts';

const brand = { name: 'Oak & Harbor', signature: 'The <people> who answer first' };
const salesEmail = { name: '', address: 'sales@example.com' };
const settings = { brand, salesEmail, timeZone: 'America/New_York' };

const { DOMParser } = new JSDOM('').window;
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const render = <Kind extends keyof MailLeads>(kind: Kind, lead: MailLeads[Kind]) => {
  const message = messageOf(kind, lead, settings);
  return { message, text: textOf(message, brand), document: parse(htmlOf(message, brand)) };
};

const SAMPLES = MAIL_KINDS.flatMap((kind) =>
  MAIL_SAMPLES[kind].map((lead, index) => ({ kind, lead, name: `${kind} ${index + 1}` })),
);

const HOSTILE = `</td></style></title>--> <img src=x onerror="alert(1)"> <b>' & &lt; <![endif]-->`;

/** Text fields that a visitor or an address wrote; links, dates, ids and the discriminant stay valid. */
const withHostileText = <Lead extends object>(lead: Lead): Lead =>
  JSON.parse(JSON.stringify(lead), (name, value: unknown) =>
    typeof value === 'string' && !/^(?:lead|.*(?:id|link|url|_at|_after|datetime|zone))$/.test(name)
      ? value + HOSTILE
      : value,
  ) as Lead;

const outline = (document: Document) =>
  [...document.querySelectorAll('*')].map(
    (element) => `${element.tagName} ${element.getAttributeNames().join()}`,
  );

it.each(SAMPLES)('escapes everything typed by visitors in $name', ({ kind, lead }) => {
  const usual = render(kind, lead);
  const hostile = render(kind, withHostileText(lead));
  expect(outline(hostile.document)).toEqual(outline(usual.document));
  const count = (text: string | null) => text!.split(HOSTILE).length;
  expect(count(hostile.document.body.textContent)).toBeGreaterThanOrEqual(count(hostile.text));
});

const words = (text: string) => text.split(/[:\s]+/).filter(Boolean);

it.each(SAMPLES)('has the same content as text and as HTML in $name', ({ kind, lead }) => {
  const { message, text, document } = render(kind, lead);
  const content = document.querySelector('.card')!;
  for (const link of content.querySelectorAll('.action a'))
    link.append(` ${link.getAttribute('href')}`);
  for (const end of content.querySelectorAll('br, h1, p, th, td, a')) end.after(' ');
  expect(words(content.textContent)).toEqual(words(text));
  expect(document.title).toBe(message.subject);
  expect(document.body.textContent).toContain(message.preheader);
});

it.each(SAMPLES)('is accessible and loads nothing in $name', ({ kind, lead }) => {
  const { document } = render(kind, lead);
  expect(document.documentElement.lang).toBe('en');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  for (const table of document.querySelectorAll('table')) {
    const isLayout = table.getAttribute('role') === 'presentation';
    expect(table.querySelectorAll(':scope > tbody > tr > th[scope="row"]').length > 0).toBe(
      !isLayout,
    );
  }
  expect(document.querySelector('img, script, link, iframe, form, object')).toBeNull();
  expect(document.documentElement.outerHTML).not.toMatch(/url\(|@import/);
});

it.each([
  ['America/Chicago', 'Monday, November 23, 2026, 9:00 AM Central Time (10:00 AM Eastern Time)'],
  ['America/Detroit', 'Monday, November 23, 2026, 10:00 AM Eastern Time'],
  [undefined, 'Monday, November 23, 2026, 10:00 AM Eastern Time'],
  [
    'Asia/Tokyo',
    'Tuesday, November 24, 2026, 12:00 AM Japan Standard Time (Monday, November 23, 2026, 10:00 AM Eastern Time)',
  ],
])('shows the time in the visitor’s zone %s, then in the office’s', (time_zone, time) => {
  const [demo] = MAIL_SAMPLES['demo-confirmation'];
  const lead = { ...demo, time_zone };
  expect(render('demo-confirmation', lead).text).toContain(`When: ${time}\n`);
  expect(render('demo-notice', lead).text).toContain(`Preferred time: ${time}\n`);
});

it('links to a demo, its calendar entry and its changes until it is canceled', () => {
  const [, moved, canceled] = MAIL_SAMPLES['demo-confirmation'];
  const { text } = render('demo-confirmation', moved!);
  for (const link of ['event_link', 'meet_link', 'change_link'] as const)
    expect(text).toContain(moved![link]);
  expect(text).toContain('Previous time: Monday, November 23, 2026, 8:00 AM Central Time');
  expect(render('demo-confirmation', canceled!).text).not.toContain('https:');
});

it('lists every field of the form in a notice, with the line breaks that were typed', () => {
  const [registration] = MAIL_SAMPLES['registration-notice'];
  const { text, document } = render('registration-notice', registration);
  expect(text).toMatch(
    /First name: .*\nLast name: .*\nPhone: .*\nEmail: .*\nCompany: .*\nReason for attending: .*\n/,
  );
  expect(document.querySelectorAll('td.text br')).toHaveLength(1);
});

it.each([
  [1, 'is tomorrow'],
  [0, 'starts in an hour'],
])('titles a reminder that expires %i hours before the demo: the demo %s', (hours, when) => {
  const [demo] = MAIL_SAMPLES['demo-reminder'];
  const expiry = Date.parse(demo.preferred_datetime) - hours * 3_600_000;
  const not_after = new Date(expiry).toISOString();
  expect(render('demo-reminder', { ...demo, not_after }).message.title).toContain(when);
});

it('attaches the latest version of the calendar entry', () => {
  const calendars = MAIL_SAMPLES['demo-confirmation'].map(
    (lead) => messageOf('demo-confirmation', lead, settings).calendar!.content,
  );
  const stateOf = (calendar: string) => calendar.match(/^(?:METHOD|SEQUENCE|STATUS):.*\w/gm);
  expect(calendars.map(stateOf)).toEqual([
    ['METHOD:PUBLISH', 'STATUS:CONFIRMED'],
    ['METHOD:PUBLISH', 'SEQUENCE:1', 'STATUS:CONFIRMED'],
    ['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED'],
  ]);
  expect(calendars[0]).toContain('DTSTART:20261123T150000Z\r\nDTEND:20261123T153000Z');
  const [, canceled] = MAIL_SAMPLES['registration-confirmation'];
  const { calendar } = messageOf('registration-confirmation', canceled!, settings);
  expect(stateOf(calendar!.content)).toEqual(['METHOD:CANCEL', 'SEQUENCE:5', 'STATUS:CANCELLED']);
});

it('keeps the calendar entry of a guest who cancels one of two registrations', () => {
  const [, , one] = MAIL_SAMPLES['registration-confirmation'];
  const message = messageOf('registration-confirmation', one!, settings);
  expect(message.calendar).toBeUndefined();
});

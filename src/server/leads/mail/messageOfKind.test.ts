import { JSDOM } from 'jsdom';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { MAIL_KINDS } from '../database/deliveryKinds.ts';
import { htmlOf, textOf } from './layout.ts';
import { MAIL_SAMPLES } from './mails.fixtures.ts';
import { messageOfKind, type MailPayloads } from './messageOfKind.ts';

const brand = { name: 'Oak & Harbor', signature: 'The <people> who answer first' };
const salesEmail = { name: '', address: 'sales@example.com' };
const settings = {
  brand,
  salesEmail,
  timeZone: 'America/New_York',
  texts: SITE_TEXTS.emails,
  now: new Date('2026-11-20T15:00:00Z'),
};

const { DOMParser } = new JSDOM('').window;
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const render = <Kind extends keyof MailPayloads>(kind: Kind, payload: MailPayloads[Kind]) => {
  const message = messageOfKind(kind, payload, settings);
  return { message, text: textOf(message, brand), document: parse(htmlOf(message, brand)) };
};

const SAMPLES = MAIL_KINDS.flatMap((kind) =>
  MAIL_SAMPLES[kind].map((payload, index) => ({ kind, payload, name: `${kind} ${index + 1}` })),
);

const HOSTILE = `</td></style></title>--> <img src=x onerror="alert(1)"> <b>' & &lt; <![endif]-->`;

/** Text fields that a visitor or an address wrote; links, dates, ids and the discriminant stay valid. */
const withHostileText = <Payload extends object>(payload: Payload): Payload =>
  JSON.parse(JSON.stringify(payload), (name, value: unknown) =>
    typeof value === 'string' &&
    !/^(?:type|what|role|at|.*(?:id|link|url|_at|_after|datetime|zone))$/.test(name)
      ? value + HOSTILE
      : value,
  ) as Payload;

const outline = (document: Document) =>
  [...document.querySelectorAll('*')].map(
    (element) => `${element.tagName} ${element.getAttributeNames().join()}`,
  );

it.each(SAMPLES)('escapes everything typed by visitors in $name', ({ kind, payload }) => {
  const usual = render(kind, payload);
  const hostile = render(kind, withHostileText(payload));
  expect(outline(hostile.document)).toEqual(outline(usual.document));
  const count = (text: string | null) => text!.split(HOSTILE).length;
  expect(count(hostile.document.body.textContent)).toBeGreaterThanOrEqual(count(hostile.text));
});

const words = (text: string) => text.split(/[:\s]+/).filter(Boolean);

it.each(SAMPLES)('has the same content as text and as HTML in $name', ({ kind, payload }) => {
  const { message, text, document } = render(kind, payload);
  const content = document.querySelector('.card')!;
  for (const link of content.querySelectorAll('.action a'))
    link.append(` ${link.getAttribute('href')}`);
  for (const end of content.querySelectorAll('br, h1, p, th, td, a')) end.after(' ');
  expect(words(content.textContent)).toEqual(words(text));
  expect(document.title).toBe(message.subject);
  expect(document.body.textContent).toContain(message.preheader);
});

it.each(SAMPLES)('is accessible and loads nothing in $name', ({ kind, payload }) => {
  const { document } = render(kind, payload);
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
  const payload = { ...demo, time_zone };
  expect(render('demo-confirmation', payload).text).toContain(`When: ${time}\n`);
  expect(render('demo-notice', payload).text).toContain(`Preferred time: ${time}\n`);
});

it('links to a demo, its calendar entry and its changes until it is canceled', () => {
  const [, moved, canceled] = MAIL_SAMPLES['demo-confirmation'];
  const { text } = render('demo-confirmation', moved!);
  for (const link of ['event_link', 'meet_link', 'change_link'] as const)
    expect(text).toContain(moved![link]);
  expect(text).toContain('Previous time: Monday, November 23, 2026, 8:00 AM Central Time');
  expect(render('demo-confirmation', canceled!).text).not.toContain('https:');
});

it('confirms a registration, that it is canceled, and that another one for the event remains', () => {
  const { event_registered, registration_canceled, other_registration_canceled } =
    SITE_TEXTS.emails;
  const texts = MAIL_SAMPLES['registration-confirmation'].map(
    (payload) => render('registration-confirmation', payload).text,
  );
  for (const [index, words] of [
    event_registered,
    registration_canceled,
    other_registration_canceled,
  ].entries()) {
    expect(texts[index]).toContain(words.title);
    expect(texts[index]).toContain(words.note);
  }
});

it('lists every field of the form in a notice, with the line breaks that were typed', () => {
  const [registration] = MAIL_SAMPLES['registration-notice'];
  const { text, document } = render('registration-notice', registration);
  expect(text).toMatch(
    /First name: .*\nLast name: .*\nPhone: .*\nEmail: .*\nCompany: .*\nReason for attending: .*\n/,
  );
  expect(document.querySelectorAll('td.text br')).toHaveLength(1);
});

// The demo begins on Monday at 10:00 in New York, which is 9:00 in Chicago, where the visitor is.
it.each([
  ['2026-11-22T15:00:00Z', 'is tomorrow'],
  ['2026-11-23T05:30:00Z', 'is tomorrow'],
  ['2026-11-23T06:30:00Z', 'is today'],
  ['2026-11-23T13:30:00Z', 'is today'],
  ['2026-11-23T14:00:00Z', 'starts in an hour'],
  ['2026-11-23T14:40:00Z', 'starts in 20 minutes'],
  ['2026-11-23T15:00:00Z', 'starts now'],
  ['2026-11-21T06:30:00Z', 'is on Monday, November 23, 2026'],
])('a reminder that is sent at %s says that a demo %s', (now, when) => {
  const [demo] = MAIL_SAMPLES['demo-reminder'];
  const { title, subject } = messageOfKind('demo-reminder', demo, {
    ...settings,
    now: new Date(now),
  });
  expect(title).toMatch(new RegExp(` demo ${when}$`));
  expect(subject).toContain(when);
});

it.each([
  // Half past midnight in Chicago, 1:30 AM in New York.
  ['America/Chicago', 'is today'],
  ['America/Los_Angeles', 'is tomorrow'],
  ['Asia/Tokyo', 'is tomorrow'],
  [undefined, 'is today'],
])('a reminder counts days on the calendar of a reader in %s: the event %s', (time_zone, when) => {
  const [registration] = MAIL_SAMPLES['registration-reminder'];
  const now = new Date('2026-12-03T06:30:00Z');
  const payload = { ...registration, time_zone };
  expect(messageOfKind('registration-reminder', payload, { ...settings, now }).title).toContain(
    when,
  );
});

it.each([
  'registration-confirmation',
  'registration-reminder',
  'registration-link',
  'event-changed',
] as const)('leads to the event in the email and in its calendar file: %s', (kind) => {
  const [registration] = MAIL_SAMPLES[kind];
  const { text, message } = render(kind, registration);
  const link = registration.join_link!;
  expect(text).toContain(`Join the event: ${link}`);
  const file = message.calendar!.content.replaceAll('\r\n ', '');
  expect(file).toContain(`LOCATION:${link}\r\n`);
  expect(file).toContain(`DESCRIPTION:Join here: ${link}\\n`);
  // The entry may be passed on.
  expect(file).not.toContain(registration.link);
});

it('says how guests get the address of an event that has none', () => {
  const withoutLink = MAIL_SAMPLES['registration-confirmation'][3]!;
  const { text, message } = render('registration-confirmation', withoutLink);
  expect(text).toContain('We’ll email you the link to join before the event starts.');
  expect(message.calendar!.content).toContain(`LOCATION:${withoutLink.event.url}`);
});

it('names the old and the new values of an event that changed', () => {
  const [moved, longer, address, removed, both] = MAIL_SAMPLES['event-changed'].map((payload) =>
    render('event-changed', payload),
  );
  expect(moved!.message.subject).toBe('New time: Set up a fair rotation in 30 minutes, live');
  expect(moved!.text).toContain('When: Thursday, December 3, 2026, 12:00 PM Central Time');
  expect(moved!.text).toContain('Previous time: Tuesday, December 1, 2026, 9:00 AM Central Time');
  expect(moved!.text).toContain(MAIL_SAMPLES['event-changed'][0].link);
  expect(longer!.text).toContain('Duration: 45 minutes\nPrevious duration: 1 hour 30 minutes');
  expect(longer!.text).not.toContain('Previous time');
  expect(address!.message.title).toBe('How to join this event');
  expect(address!.text).not.toMatch(/Previous/);
  expect(removed!.text).toContain('We’ll email you the link');
  expect(both!.text).toContain('The event now has a link to join.');
});

it('attaches the latest version of the calendar entry', () => {
  const calendars = MAIL_SAMPLES['demo-confirmation'].map(
    (payload) => messageOfKind('demo-confirmation', payload, settings).calendar!.content,
  );
  const stateOf = (calendar: string) => calendar.match(/^(?:METHOD|SEQUENCE|STATUS):.*\w/gm);
  expect(calendars.map(stateOf)).toEqual([
    ['METHOD:PUBLISH', 'STATUS:CONFIRMED'],
    ['METHOD:PUBLISH', 'SEQUENCE:1', 'STATUS:CONFIRMED'],
    ['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED'],
  ]);
  expect(calendars[0]).toContain('DTSTART:20261123T150000Z\r\nDTEND:20261123T153000Z');
  const [, canceled] = MAIL_SAMPLES['registration-confirmation'];
  const { calendar } = messageOfKind('registration-confirmation', canceled!, settings);
  expect(stateOf(calendar!.content)).toEqual(['METHOD:CANCEL', 'SEQUENCE:5', 'STATUS:CANCELLED']);
});

it('keeps the calendar entry of a guest who cancels one of two registrations', () => {
  const [, , one] = MAIL_SAMPLES['registration-confirmation'];
  const message = messageOfKind('registration-confirmation', one!, settings);
  expect(message.calendar).toBeUndefined();
});

it.each(SAMPLES)('fills in every placeholder of $name', ({ kind, payload }) => {
  const { message, text } = render(kind, payload);
  expect(`${message.subject} ${message.preheader} ${text}`).not.toMatch(/[{}]/);
});

it('shows the braces that a visitor wrote', () => {
  const [demo] = MAIL_SAMPLES['demo-reminder'];
  const { text } = render('demo-reminder', { ...demo, first_name: '{{demo_id}} {{constructor}}' });
  expect(text).toContain('Hi {{demo_id}} {{constructor}},');
});

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import { eventRegistration } from '../../contract/forms.fixtures.ts';
import type { ApiRequest } from '../../contract/calls.ts';
import type { WebinarEvent } from '../../contract/entities.ts';
import { makeEvent } from '../../features/webinars/webinars.fixtures.ts';
import { startMailReceiver, startTestUpstream } from '../../testing/server/receivers.ts';
import { startTestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';
import { eventFile, writeContentFolder } from '../content/load/content.fixtures.ts';
import { publicVersion } from '../content/source/publicVersion.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { firstVersion } from '../leads/submissions/eventVersions.ts';
import { PageCache } from '../ssr/pageCache.ts';
import { registerEventCalendars } from './eventCalendars.ts';

const SITE_URL = 'https://hearthline.example';
const siteFile = { name: 'Hearthline', line: '', time_zone: 'America/New_York' };

/** @param events a number is the status of a failure */
const startServer = (events: WebinarEvent[] | number) => {
  const call = async ({ name, params }: ApiRequest) => {
    if (typeof events === 'number') return { status: events, message: 'No answer.' };
    if (name === 'events') return { status: 200, message: '', payload: events };
    const { slug } = params as { slug: string };
    const payload = events.find((event) => event.slug === slug || event.id === slug);
    return payload ? { status: 200, message: '', payload } : { status: 404, message: 'Gone.' };
  };
  const server = Fastify({ routerOptions: { maxParamLength: 500 } });
  registerEventCalendars(server, {
    cache: new PageCache(60),
    gateway: { call } as unknown as Gateway,
    getSiteUrl: () => SITE_URL,
    siteFile,
    content: { pages: () => [], redirectOf: () => undefined, versionOf: publicVersion },
    leadService: { eventVersions: () => Promise.resolve(new Map()) },
    pages: { send: async (match, reply) => reply.status(404).send(match.path) },
  });
  return server;
};

const unfold = (file: string) => file.replaceAll('\r\n ', '');
const valueIn = (file: string, property: string) =>
  new RegExp(`^${property}:(.*)\r$`, 'm').exec(unfold(file))?.[1];

it('is a calendar file at the path of the page', async () => {
  const { statusCode, headers, body } = await startServer([
    makeEvent({ title: 'Rules, “fair” ones; é'.repeat(9) }),
  ]).inject('/webinars/event/rotation.ics');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': expect.stringContaining('s-maxage=60'),
    etag: expect.any(String),
    link: `<${SITE_URL}/webinars/event/rotation>; rel="canonical"`,
  });
  expect(valueIn(body, 'UID')).toBe('event-7@hearthline.example');
  // 11 AM in New York.
  expect(valueIn(body, 'DTSTART')).toBe('20991203T160000Z');
  expect(valueIn(body, 'DTEND')).toBe('20991203T164500Z');
  expect(valueIn(body, 'DTSTAMP')).toBe('20981118T090000Z');
  expect(valueIn(body, 'SEQUENCE')).toBe(
    String(firstVersion({ updatedAt: makeEvent().updated_at }).sequence),
  );
  expect(Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(76);
});

it('answers HEAD and conditional requests like other files', async () => {
  const server = startServer([makeEvent()]);
  const url = '/webinars/event/rotation.ics';
  const { headers } = await server.inject(url);
  const head = await server.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
  const known = { 'if-none-match': headers.etag as string };
  expect((await server.inject({ url, headers: known })).statusCode).toBe(304);
});

it.each([
  'round.ics',
  'a.ics.ics',
  '.ics',
  'r&d',
  'café',
  '2%',
  'a b',
  '%2e',
  'Ünïcode–dash',
  '🏡',
])('finds the event with the slug "%s"', async (slug) => {
  const server = startServer([makeEvent({ slug, id: 'x' })]);
  const { statusCode, body } = await server.inject(
    `/webinars/event/${encodeURIComponent(slug)}.ics`,
  );
  expect([statusCode, valueIn(body, 'UID')]).toEqual([200, 'event-x@hearthline.example']);
  expect(valueIn(body, 'URL')).toBe(`${SITE_URL}/webinars/event/${encodeURIComponent(slug)}`);
});

it.each([
  ['an unknown slug', [makeEvent()], '/webinars/event/other.ics'],
  ['a slug that ends like a file', [makeEvent({ slug: 'a.ics' })], '/webinars/event/a.ics'],
  ['an event without a date', [makeEvent({ date: '' })], '/webinars/event/rotation.ics'],
  [
    'an event with an unreadable date',
    [makeEvent({ date: 'soon' })],
    '/webinars/event/rotation.ics',
  ],
])('leaves %s to the pages', async (_, events, url) => {
  const { statusCode, body } = await startServer(events).inject(url);
  expect([statusCode, body]).toEqual([404, url]);
});

it.each([500, 502, 503, 504])('answers 503 while the content API answers %i', async (status) => {
  const { statusCode, headers, body } = await startServer(status).inject(
    '/webinars/event/rotation.ics',
  );
  expect([statusCode, body, headers['retry-after']]).toEqual([503, '', '60']);
});

it('says that an event is canceled', async () => {
  const { body } = await startServer([makeEvent({ is_canceled: true })]).inject(
    '/webinars/event/rotation.ics',
  );
  expect([valueIn(body, 'METHOD'), valueIn(body, 'STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
});

describe('on a site', () => {
  const EVENT = { title: 'Live rotation', date: '2099-12-03 13:00', updated: '2026-11-18' };
  const FILE = '/webinars/event/live-rotation.ics';

  const start = async (environment: Record<string, string> = {}) => {
    const folder = await writeContentFolder({
      'events/live-rotation.md': eventFile(EVENT),
      'events/later.md': eventFile({ ...EVENT, title: 'Later', draft: true }),
      'events/off.md': eventFile({ ...EVENT, title: 'Off', unpublished: '2026-11-01' }),
    });
    const site = await startTestSite({ CONTENT_DIR: folder, SMTP_URL: '', ...environment });
    const change = async (keys: object, name = 'live-rotation') => {
      await writeFile(path.join(folder, `events/${name}.md`), eventFile({ ...EVENT, ...keys }));
      await site.reload();
    };
    const register = (email: string) =>
      site.post('/api/webinars/events/live-rotation/register', { ...eventRegistration, email });
    return { site, change, register, read: async (file = FILE) => (await site.get(file)).text };
  };

  it('shows the page of an unknown event', async () => {
    const { site } = await start();
    for (const name of ['later', 'off', 'gone']) {
      const { status, text, headers } = await site.get(`/webinars/event/${name}.ics`);
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toContain('Event not found');
    }
  });

  it.each([
    ['the date', { date: '2099-12-08 13:00' }],
    ['the duration', { duration: '1 hour' }],
    ['the title', { title: 'Another title' }],
    ['the presenter', { presented_by: 'Daniel Reyes' }],
    ['canceled', { canceled: true }],
  ])('gives a changed event a later version: %s', async (_, keys) => {
    const { change, read } = await start();
    const before = await read();
    expect(await read()).toBe(before);
    await change(keys);
    const after = await read();
    for (const property of ['SEQUENCE', 'DTSTAMP']) {
      const [older = '', newer = ''] = [before, after].map((file) => valueIn(file, property));
      expect([property, newer > older]).toEqual([property, true]);
    }
    expect(valueIn(after, 'UID')).toBe(valueIn(before, 'UID'));
  });

  it('has the entry of the guests’ emails', async () => {
    const mails = await startMailReceiver();
    const { change, read, register } = await start({ SMTP_URL: mails.url });
    await change({ title: 'Live rotation, again' });
    await register('ada@example.com');
    const confirmations = () => mails.received.filter(({ to }) => to[0] === 'ada@example.com');
    await until(() => Promise.resolve(confirmations().length > 0));
    const { raw } = confirmations()[0]!;
    const attached = Buffer.from(
      /text\/calendar[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(raw)![1]!,
      'base64',
    ).toString();
    const page = await read();
    for (const property of ['UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY'])
      expect([property, valueIn(attached, property)]).toEqual([property, valueIn(page, property)]);
  });

  it('gives an event of another content API a later version, also when its update has no date', async () => {
    let event = makeEvent({ updated_at: '' });
    const upstream = await startTestUpstream((_request, response) =>
      response.end(JSON.stringify({ data: event })),
    );
    const site = await startTestSite({
      CONTENT_API_URL: upstream.url,
      CONTENT_API_BASE: upstream.url,
      PAGE_CACHE_SECONDS: '0',
    });
    const versionOf = async () => {
      const { text } = await site.get('/webinars/event/rotation.ics');
      return [valueIn(text, 'UID'), valueIn(text, 'SEQUENCE')];
    };
    expect(await versionOf()).toEqual(['event-7@127.0.0.1', undefined]);
    event = makeEvent({ updated_at: '', date: '2099-12-08 11:00' });
    expect(await versionOf()).toEqual(['event-7@127.0.0.1', '2']);
    expect(await versionOf()).toEqual(['event-7@127.0.0.1', '2']);
  });

  it('redirects the file of a renamed event', async () => {
    const { site, change } = await start();
    await change({ title: 'New', aliases: ['old-name'] }, 'new-name');
    const { status, headers } = await site.get('/webinars/event/old-name.ics');
    expect([status, headers.get('location')]).toEqual([301, '/webinars/event/new-name.ics']);
  });
});

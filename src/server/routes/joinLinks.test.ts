import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { eventRegistration } from '../../contract/forms.fixtures.ts';
import { startMailReceiver } from '../../testing/server/receivers.ts';
import { fakeClock, startTestSite, textOf } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';
import { eventFile, videoFile, writeContentFolder } from '../content/load/content.fixtures.ts';
import { connectDatabase } from '../leads/database/database.ts';
import type { SiteDatabase } from '../leads/database/schema.ts';

const JOIN = 'https://meet.example.com/room-4711?pwd=Secret';
const SECRET = /meet\.example\.com|room-4711|pwd=Secret/;
/** 1 PM in New York. */
const START = Date.parse('2099-12-03T18:00:00Z');
const MINUTE = 60_000;
const KEYS = { title: 'Live rotation', date: '2099-12-03 13:00', updated: '2026-11-18' };
const RECORDING = 'the-recording';

const closings: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closings.map((close) => close())));
afterEach(() => jest.useRealTimers());

const start = async (keys: object = { join: JOIN }) => {
  fakeClock(START - 3 * 86_400_000);
  const mails = await startMailReceiver();
  const folder = await writeContentFolder({
    'events/live-rotation.md': eventFile({ ...KEYS, ...keys }),
    [`videos/${RECORDING}.md`]: videoFile({ title: 'The recording' }),
  });
  const site = await startTestSite({
    CONTENT_DIR: folder,
    SMTP_URL: mails.url,
    PAGE_CACHE_SECONDS: '60',
  });
  const db: Kysely<SiteDatabase> = connectDatabase(site.databaseUrl);
  closings.push(() => db.destroy());
  const email = 'ada@example.com';
  const registered = await site.post('/api/webinars/events/live-rotation/register', {
    ...eventRegistration,
    email,
  });
  const received = () =>
    mails.received
      .filter(({ to }) => to[0] === email)
      .map(({ raw }) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '='));
  await until(() => Promise.resolve(received().length > 0));
  const [, link = ''] = /(\/my-registration\/[\w-]+\/join)/.exec(received()[0]!) ?? [];
  return {
    site,
    mails,
    registered,
    link,
    received,
    at: (minutes: number) => jest.setSystemTime(START + minutes * MINUTE),
    write: async (changes: object) => {
      const file = path.join(folder, 'events/live-rotation.md');
      await writeFile(file, eventFile({ ...KEYS, ...keys, ...changes }));
      await site.reload();
    },
    history: async () => {
      const { history } = await db.selectFrom('leads').select('history').executeTakeFirstOrThrow();
      return (JSON.parse(history) as { what: string }[]).map(({ what }) => what);
    },
  };
};

it('leads the guest from the link in an email to the event, and then to its page', async () => {
  const { site, link, at, history } = await start();
  expect(link).not.toBe('');
  for (const minutes of [-3000, -16]) {
    at(minutes);
    const early = await site.get(link);
    expect(early.status).toBe(200);
    expect(textOf(early.text)).toContain('Live rotation hasn’t started yet');
    expect(textOf(early.text)).toContain('Thursday, December 3, 2099, 1:00 PM Eastern Time');
  }
  expect(await history()).toEqual([]);
  for (const minutes of [-15, 0, 44]) {
    at(minutes);
    const { status, headers } = await site.get(link);
    expect([status, headers.get('location')]).toEqual([303, JOIN]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  }
  expect(await history()).toEqual(['joined']);
  at(45);
  const { status, headers } = await site.get(link);
  expect([status, headers.get('location')]).toEqual([303, '/webinars/event/live-rotation']);
});

it('leads to the recording after the event, from the page, too', async () => {
  const { site, link, at, write } = await start();
  await write({ recording: RECORDING });
  at(-5);
  expect((await site.get('/webinars/event/live-rotation')).text).not.toContain(
    'Watch the recording',
  );
  at(46);
  expect((await site.get(link)).headers.get('location')).toBe(`/webinars/video/${RECORDING}`);
  const { text } = await site.get('/webinars/event/live-rotation');
  expect(text).toContain(`href="/webinars/video/${RECORDING}"`);
});

it('records nothing for a HEAD request, and joining once', async () => {
  const { site, link, at, history } = await start();
  at(1);
  const head = await site.send(link, { method: 'HEAD' });
  expect([head.status, head.headers.get('location')]).toEqual([303, JOIN]);
  expect(await history()).toEqual([]);
  await Promise.all([1, 2, 3].map(() => site.get(link)));
  expect(await history()).toEqual(['joined']);
});

it('records nothing for a program that loads the link ahead', async () => {
  const { site, link, at, history } = await start();
  at(1);
  for (const [name, value] of [
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
  ] as const) {
    const { status } = await site.send(link, { headers: { [name]: value } });
    expect([name, value, status, await history()]).toEqual([name, value, 303, []]);
  }
});

it('is reached by the link of the private page with its own ending, too', async () => {
  const { site, registered, at } = await start();
  at(1);
  const { link, join_link } = registered.json<{ data: Record<string, string> }>().data;
  expect((await site.get(`${new URL(link!).pathname}/join`)).status).toBe(303);
  expect((await site.get(new URL(join_link!).pathname)).status).toBe(303);
});

it('finds nothing for an unknown link or a canceled registration', async () => {
  const { site, registered, link, at } = await start();
  const { pathname } = new URL(registered.json<{ data: { link: string } }>().data.link);
  await site.post(`/api/webinars/registrations/${pathname.split('/').at(-1)}/cancel`);
  at(1);
  for (const address of [link, '/my-registration/AAAAAAAAAAAAAAAAAAAAAA/join']) {
    const { status, text, headers } = await site.get(address);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(textOf(text)).toContain('We can’t find that registration');
  }
});

it('says that the event is canceled', async () => {
  const { site, link, at, write } = await start();
  await write({ canceled: true });
  at(1);
  const { status, text } = await site.get(link);
  expect(status).toBe(200);
  expect(textOf(text)).toContain('Live rotation is canceled');
});

it('says how guests of an event without an address will get it, and lets them in once it has one', async () => {
  const { site, received, at, write } = await start({});
  expect(received()[0]).not.toContain('/join');
  expect(received()[0]).toContain('email you the link to join before the event');
  const page = await site.get('/webinars/event/live-rotation');
  expect(page.text).not.toContain('/join');
  await write({ join: JOIN });
  at(-2800);
  await until(() => Promise.resolve(received().length > 1));
  const [, link = ''] = /(\/my-registration\/[\w-]+\/join)/.exec(received()[1]!) ?? [];
  at(1);
  expect((await site.get(link)).headers.get('location')).toBe(JOIN);
});

it('shows the address of the event to no one else', async () => {
  const { site, registered, received, link, at } = await start();
  const token = /registration\/([\w-]+)/.exec(registered.text)![1]!;
  const addresses = [
    ...['/webinars/event/live-rotation', '/webinars/event/live-rotation.md'],
    ...['/webinars/event/live-rotation.ics', '/webinars/calendar.ics', '/webinars'],
    ...['/webinars/all-events', '/sitemap.xml', '/llms.txt', '/blog/feed.xml'],
    ...['/api/webinars/events', '/api/webinars/events?page=1'],
    ...['/api/webinars/events/live-rotation', `/api/webinars/registrations/${token}`],
    ...[`/api/webinars/registrations/${token}/join`, `/my-registration/${token}`, link],
  ];
  for (const address of addresses) {
    const { status, text } = await site.get(address);
    expect([address, status, SECRET.test(text)]).toEqual([address, 200, false]);
  }
  expect(registered.text).not.toMatch(SECRET);
  expect(received().join()).not.toMatch(SECRET);
  at(1);
  await site.get(link);
  const log = JSON.stringify(site.logLines());
  expect(log).not.toMatch(SECRET);
  expect(log).not.toContain(link);
});

it('does not repeat an invalid address in the log', async () => {
  const { site, write } = await start();
  for (const join of [
    'http://meet.example.com/room-4711',
    'meet.example.com/room-4711',
    'https://user:room-4711@meet.example.com/',
    'https://meet.example.com/room 4711?pwd=Secret',
  ])
    await write({ join });
  const rejected = site.logLines().filter(({ problems }) => problems);
  expect(rejected).toHaveLength(4);
  expect(JSON.stringify(rejected)).toContain('\\"join\\" is not valid. Write an https address');
  expect(JSON.stringify(site.logLines())).not.toMatch(/room-4711|pwd=Secret/);
});

it('changes the cached page of an event when it begins and ends', async () => {
  const { site, at } = await start();
  const states = async () => {
    const text = textOf((await site.get('/webinars/event/live-rotation')).text);
    return [text.includes('Live now'), text.includes('already taken place')];
  };
  at(-0.5);
  expect(await states()).toEqual([false, false]);
  at(0.1);
  expect(await states()).toEqual([true, false]);
  at(44.9);
  expect(await states()).toEqual([true, false]);
  at(45.01);
  expect(await states()).toEqual([false, true]);
});

it('shows the calendar file of a registration at a private link', async () => {
  const { site, registered, link } = await start();
  const token = /registration\/([\w-]+)/.exec(registered.text)![1]!;
  const { data } = (await site.get(`/api/webinars/registrations/${token}`)).json<{
    data: { calendar_link: string };
  }>();
  const { headers, text } = await site.get(new URL(data.calendar_link).pathname);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const file = text.replaceAll('\r\n ', '');
  expect(file).toContain(`LOCATION:${site.url}${link}\r\n`);
  expect(file).not.toMatch(/\bada\b|Abara|example\.com/i);
});

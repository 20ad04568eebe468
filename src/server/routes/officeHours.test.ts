import { demoRequest } from '../../contract/forms.fixtures.ts';
import { fakeClock, startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { writeContentFolder } from '../content/load/content.fixtures.ts';

/** A Friday, 10 AM in New York. */
const NOW = Date.parse('2026-11-20T15:00:00Z');
const SLOTS = ['2026-11-23T14:00:00.000Z', '2026-11-23T15:00:00.000Z', '2026-11-23T16:00:00.000Z'];

let site: TestSite;
beforeAll(async () => {
  fakeClock(NOW);
  const folder = await writeContentFolder({
    'office.yaml': 'hours:\n  monday: 09:00-11:00\ndays_ahead: 5\n',
  });
  site = await startTestSite({
    CONTENT_DIR: folder,
    POST_LIMIT_PER_MINUTE: '0',
    PAGE_CACHE_SECONDS: '0',
  });
});

const { preferred_datetime: _, ...request } = demoRequest;
const form = (email: string, time: string, changes = {}) => ({
  ...request,
  email,
  preferred_date: '2026-11-23',
  preferred_time: time,
  ...changes,
});

const slots = async () =>
  (await site.get('/api/request-demo/slots')).json<{ data: unknown }>().data;

/** What a select offers, by values. */
const optionsOf = (html: string, name: string) => {
  const select = new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(html)?.[0] ?? '';
  return [...select.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);
};

/** Books without scripts, and gives the path of the demo's page. */
const book = async (email: string, time: string) => {
  const { text } = await site.sendForm('/api/request-demo', form(email, time));
  return /\/my-demo\/[\w-]+/.exec(text)![0];
};

it('offers the office hours, books each once, and suggests free ones instead of a taken one', async () => {
  expect(await slots()).toEqual({ free: SLOTS });
  const page = await site.get('/request-demo');
  expect(optionsOf(page.text, 'preferred_date')).toEqual(['2026-11-23']);
  expect(optionsOf(page.text, 'preferred_time')).toEqual(['09:00', '10:00', '11:00']);
  expect(page.text).toContain('Times are in Eastern Time.');

  expect(await book('first@example.com', '10:00')).toMatch(/^\/my-demo\/[\w-]{22}$/);
  expect(await slots()).toEqual({ free: [SLOTS[0], SLOTS[2]] });
  expect(optionsOf((await site.get('/request-demo')).text, 'preferred_time')).toEqual([
    '09:00',
    '11:00',
  ]);

  const taken = await site.sendForm('/api/request-demo', form('second@example.com', '10:00'));
  expect(taken.status).toBe(409);
  expect(taken.text).toContain('That time has just been taken. Please choose another.');
  expect(taken.text).toContain('value="second@example.com"');
  const buttons = taken.text.match(/<button[^>]*name="preferred_datetime"[^>]*>/g) ?? [];
  expect(buttons.map((button) => /value="([^"]+)"/.exec(button)?.[1])).toEqual([
    SLOTS[0],
    SLOTS[2],
  ]);

  // A press of one of them sends all that was typed, and the hour that is written on it.
  const again = form('second@example.com', '10:00', { preferred_datetime: SLOTS[2] });
  const booked = await site.sendForm('/api/request-demo', again);
  expect(booked.status).toBe(200);
  expect(booked.text).toContain('Demo Scheduled Successfully!');
  expect(booked.text).toContain('Monday, November 23, 2026, 11:00 AM');
  expect(await slots()).toEqual({ free: [SLOTS[0]] });
});

it('moves and cancels a demo without scripts, on a private page', async () => {
  const path = await book('ruth@example.com', '09:00');
  const token = path.split('/').at(-1)!;
  const page = await site.get(path);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.text).toContain('Monday, November 23, 2026, 9:00 AM Eastern Time');
  expect(page.text).toContain('name="robots" content="noindex"');

  const move = (fields: Record<string, string>) =>
    site.sendForm(`/api/request-demo/mine/${token}/move`, {
      preferred_date: '2026-11-23',
      ...fields,
    });
  const taken = await move({ sequence: '0', preferred_time: '11:00' });
  expect(taken.status).toBe(409);
  expect(taken.text).toContain('That time has just been taken. Please choose another.');
  expect(taken.headers.get('referrer-policy')).toBe('no-referrer');

  const cancel = (sequence: string) =>
    site.sendForm(`/api/request-demo/mine/${token}/cancel`, { sequence });
  expect((await cancel('7')).status).toBe(409);
  // To look at it changes nothing.
  expect((await site.get(`/api/request-demo/mine/${token}/cancel`)).status).toBe(405);
  expect((await site.get(path)).text).not.toContain('Your demo is canceled');
  for (const _ of [1, 2]) {
    const canceled = await cancel('0');
    expect(canceled.status).toBe(200);
    expect(canceled.text).toContain('Your demo is canceled');
  }
  expect(await slots()).toEqual({ free: [SLOTS[0]] });
  expect(JSON.stringify(site.logLines())).not.toContain(token);
});

it('moves a demo without scripts until it begins', async () => {
  const path = await book('mover@example.com', '09:00');
  const move = (preferred_datetime: string) =>
    site.sendForm(`/api/request-demo/mine/${path.split('/').at(-1)}/move`, {
      sequence: '0',
      preferred_datetime,
    });
  expect((await move(SLOTS[0]!)).text).toContain('Your demo has been rescheduled.');
  expect((await site.get('/my-demo/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);

  jest.setSystemTime(Date.parse(SLOTS[0]!));
  const over = await site.get(path);
  expect(over.status).toBe(410);
  expect(over.text).toContain('This demo has already started');
  expect((await move(SLOTS[1]!)).status).toBe(410);
});

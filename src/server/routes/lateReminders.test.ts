import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { callPath } from '../../contract/calls.ts';
import { eventRegistration } from '../../contract/forms.fixtures.ts';
import { shareOf } from '../../testing/soak.ts';
import { startMailReceiver } from '../../testing/server/receivers.ts';
import { fakeClock, startTestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';
import { eventFile, writeContentFolder } from '../content/load/content.fixtures.ts';
import { connectDatabase } from '../leads/database/database.ts';

/** 1 PM in New York. */
const START = Date.parse('2099-12-03T18:00:00Z');
const HOUR = 3_600_000;
const FILE = 'events/live-rotation.md';

const closings: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closings.map((close) => close())));
afterEach(() => jest.useRealTimers());

const MOVES = [
  ['2099-12-03 15:00', '3:00 PM'],
  ['2099-12-03 14:30', '2:30 PM'],
  ['2099-12-04 09:00', '9:00 AM'],
  ['2099-12-03 10:00', '10:00 AM'],
] as const;

it.each(shareOf(MOVES))(
  'an overdue reminder does not name the former time of an event that moved to %s',
  async (date, time) => {
    fakeClock(START - 72 * HOUR);
    const mails = await startMailReceiver();
    const keys = { title: 'Live rotation', date: '2099-12-03 13:00' };
    const folder = await writeContentFolder({ [FILE]: eventFile(keys) });
    const site = await startTestSite({ CONTENT_DIR: folder, SMTP_URL: mails.url });
    const db = connectDatabase(site.databaseUrl);
    closings.push(() => db.destroy());
    const received = (to: string) =>
      mails.received
        .filter((mail) => mail.to[0] === to)
        .map(({ raw }) => raw.replaceAll('=\r\n', ''));
    const move = async (changes: object) => {
      await writeFile(path.join(folder, FILE), eventFile({ ...keys, date, ...changes }));
      await site.reload();
    };
    const guest = 'ada@example.com';
    await site.post('/api/webinars/events/live-rotation/register', {
      ...eventRegistration,
      email: guest,
    });
    await until(() => received(guest).length > 0, 'the confirmation');

    await sql`alter table event_versions rename to away`.execute(db);
    await move({});
    await until(
      () => site.logLines().some(({ msg }) => /following events failed/.test(String(msg))),
      'a failure',
    );
    jest.setSystemTime(START - 20 * HOUR);
    // Later emails are sent after those that are due.
    await site.post(callPath('subscribe'), { email: 'ben@example.com' });
    await until(() => received('ben@example.com').length > 0, 'another email');
    expect(received(guest)).toHaveLength(1);

    await sql`alter table away rename to event_versions`.execute(db);
    await move({ updated: '2099-11-30' });
    jest.setSystemTime(START - 20 * HOUR + 60_000);
    await until(() => received(guest).length > 1, 'the next email');
    expect(received(guest)[1]).toContain(time);
  },
);

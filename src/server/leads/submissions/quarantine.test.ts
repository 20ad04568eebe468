import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import {
  demo as sentDemo,
  event as sentEvent,
  makeLeads,
  registration,
} from '../leads.fixtures.ts';
import { runLeadsCommand } from '../cli/leadsCommand.ts';
import { digestQuarantine } from './quarantine.ts';
import { startRetention } from '../retention.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const LATER = new Date('2026-11-21T15:00:00Z');

const demo = { ...sentDemo, preferred_datetime: '2026-11-23T15:00:00Z' } as const;
const event = {
  ...sentEvent,
  id: '123456',
  startsAt: new Date('2026-12-03T18:00:00Z'),
  endsAt: new Date('2026-12-03T18:45:00Z'),
};

describe.each(DATABASES)('quarantine on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const db = await databases.open();
    const leads = makeLeads(db, { getSiteUrl: () => 'https://h.example', now: () => NOW });
    const run = (...words: string[]) =>
      runLeadsCommand(db, words, LATER, {
        siteUrl: 'https://h.example',
        meetingUrl: ({ token }) => `https://meet.example/${token}`,
      });
    const kinds = async () =>
      (await db.selectFrom('outbox').select('kind').orderBy('kind').execute()).map(
        (row) => row.kind,
      );
    /** The ID of the only thing in quarantine. */
    const idOfOnly = async () => (await run('quarantined')).split(' ')[0] ?? '';
    return { db, leads, run, kinds, idOfOnly };
  };

  it('is listed by the ID that lets a lead in', async () => {
    const { leads, run } = await start();
    await leads.requestDemo(demo);
    const { demo_id } = await leads.requestDemo(demo, { quarantine: 'honeypot' });
    await leads.subscribe('bot@example.com', { quarantine: 'honeypot' });
    const list = await run('quarantined');
    expect(list).toMatch(
      new RegExp(`^${demo_id}  2026-11-20 15:00  demo .*quarantine: honeypot$`, 'm'),
    );
    expect(list).toMatch(/newsletter .*bot@example\.com/);
    expect(list).toMatch(/\n2 quarantined\n$/);
  });

  it('lets a demo in once, under the number and the links it was given', async () => {
    const { db, leads, run, kinds } = await start();
    const booking = await leads.requestDemo(demo, { quarantine: 'too-fast' });
    const released = await Promise.allSettled(
      Array.from({ length: 5 }, () => run('release', booking.demo_id)),
    );
    expect(released.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(run('release', booking.demo_id)).rejects.toThrow('No quarantined lead found');
    expect(await kinds()).toEqual([
      'demo-confirmation',
      'demo-notice',
      'demo-reminder',
      'demo-reminder',
      'demo-webhook',
    ]);
    const { payload } = await db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow();
    expect(JSON.parse(payload)).toMatchObject({
      demo_id: booking.demo_id,
      event_link: booking.event_link,
    });
    expect(await run('quarantined')).toBe('0 quarantined\n');
  });

  it('lets a registration in, also beside one that came since', async () => {
    const { db, leads, run, kinds, idOfOnly } = await start();
    await leads.register(event, registration, { quarantine: 'honeypot' });
    await leads.register(event, { ...registration, company: 'Another office' });
    expect(await run('release', await idOfOnly())).toBe('Released.\n');
    expect(
      await db
        .selectFrom('event_registrations')
        .select(['company', 'quarantine_reason'])
        .orderBy('company')
        .execute(),
    ).toEqual([
      { company: 'Alder & Vane', quarantine_reason: null },
      { company: 'Another office', quarantine_reason: null },
    ]);
    const each = ['registration-confirmation', 'registration-notice', 'registration-webhook'];
    each.splice(2, 0, 'registration-reminder', 'registration-reminder');
    expect(await kinds()).toEqual(each.flatMap((name) => [name, name]));
  });

  it('lets an address in, also one that subscribed since', async () => {
    const { leads, run, kinds, idOfOnly } = await start();
    await leads.subscribe('elena@example.com', { quarantine: 'honeypot' });
    await run('release', await idOfOnly());
    expect(await kinds()).toEqual(['newsletter-webhook']);
    await leads.subscribe('elena@example.com', { quarantine: 'honeypot' });
    await run('release', await idOfOnly());
    expect(await kinds()).toEqual(['newsletter-webhook']);
    expect(await run('list')).toMatch(/\n1 leads\n$/);
  });

  it('is told to sales once a day by however many processes, while there is any', async () => {
    const { db, leads, kinds } = await start();
    const digest = (now: Date) =>
      Promise.all(Array.from({ length: 5 }, () => digestQuarantine(db, now)));
    await digest(NOW);
    expect(await kinds()).toEqual([]);
    await leads.subscribe('elena@example.com', { quarantine: 'honeypot' });
    await leads.requestDemo(demo, { quarantine: 'too-fast' });
    await leads.requestDemo(demo, { quarantine: 'too-fast' });
    await digest(NOW);
    const { payload } = await db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow();
    expect((JSON.parse(payload) as { counts: string[] }).counts).toEqual([
      '2 × demo (too-fast)',
      '1 × newsletter (honeypot)',
    ]);
    expect(payload).not.toMatch(/elena|ruth/i);
    await digest(LATER);
    expect(await kinds()).toEqual(['quarantine-digest', 'quarantine-digest']);
    await db.deleteFrom('newsletter_subscriptions').execute();
    await db.deleteFrom('demo_requests').execute();
    await digest(new Date('2026-11-22T15:00:00Z'));
    expect(await kinds()).toHaveLength(2);
  });

  it('is told to sales by the running site', async () => {
    const { db, leads, kinds } = await start();
    await leads.subscribe('elena@example.com', { quarantine: 'honeypot' });
    await startRetention(db, { log: { warn: jest.fn() }, now: () => NOW }).stop();
    expect(await kinds()).toEqual(['quarantine-digest']);
  });
});

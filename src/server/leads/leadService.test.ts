import { sql } from 'kysely';
import { DATABASES, databasesOf } from '../../testing/server/testDatabases.ts';
import { until } from '../../testing/until.ts';
import { storeDemoRequest } from './submissions/demoRequests.ts';
import { makeLeads } from './leads.fixtures.ts';
import { createLeadService } from './leadService.ts';
import { NO_ORIGIN } from './database/schema.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

const person = {
  first_name: 'Ruth',
  last_name: 'Abara',
  phone: '+12025550123',
  email: 'Ruth@Example.com',
};
const demo = {
  ...person,
  real_estate_experience: '4+ deals a month',
  monthly_budget: '0-$500',
  preferred_datetime: '2026-11-23T10:00:00-05:00',
} as const;
const registration = { ...person, company: 'Alder & Vane', reason_for_attending: 'To learn' };
const event = {
  id: '123456',
  slug: 'live-rotation',
  title: 'Live rotation',
  startsAt: new Date('2026-12-03T18:00:00Z'),
  endsAt: new Date('2026-12-03T18:45:00Z'),
};

/** What a demo's links are opened by. */
const tokenOf = (eventLink: string) => /([\w-]+)\.ics$/.exec(eventLink)?.[1] ?? '';

describe.each(DATABASES)('on %s', (kind) => {
  const databases = databasesOf(kind);

  const startLeads = async () => {
    const db = await databases.open();
    const options = {
      getSiteUrl: () => 'https://hearthline.example',
      meetingUrlTemplate: 'https://meet.hearthline.example/{token}?n={demo_id}',
      now: () => NOW,
    };
    const leadService = createLeadService(db, { ...options, brand: 'Hearthline', keptMs: 0 });
    return { db, leads: makeLeads(db, options), leadService };
  };

  it('subscribes an address once under parallel calls', async () => {
    const { db, leads } = await startLeads();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        leads.subscribe(index % 2 ? 'elena@example.com' : 'ELENA@example.com'),
      ),
    );
    expect(await db.selectFrom('newsletter_subscriptions').selectAll().execute()).toHaveLength(1);
    expect(await db.selectFrom('outbox').select('kind').execute()).toHaveLength(1);
  });

  it('stores every registration as a record of its own, whatever its address sent before', async () => {
    const { db, leads } = await startLeads();
    const stored = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        leads.register(event, { ...registration, company: `Office ${n}` }),
      ),
    );
    const rows = await db.selectFrom('event_registrations').selectAll().execute();
    expect(new Set(rows.map(({ company }) => company)).size).toBe(12);
    expect(new Set(stored.map((one) => one !== 'full' && one.link)).size).toBe(12);
    expect(new Set(rows.map(({ receipt }) => receipt)).size).toBe(12);
  });

  it('gives each demo a number to read aloud, and links that nobody guesses', async () => {
    const { leads } = await startLeads();
    const bookings = await Promise.all(Array.from({ length: 20 }, () => leads.requestDemo(demo)));
    expect(new Set(bookings.map(({ demo_id }) => demo_id)).size).toBe(20);
    const { demo_id, event_link, meet_link } = bookings[0] ?? {};
    expect(demo_id).toMatch(/^HD-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(event_link).toMatch(/^https:\/\/hearthline\.example\/calendar\/[\w-]{22}\.ics$/);
    expect(meet_link).toMatch(/^https:\/\/meet\.hearthline\.example\/[\w-]{22}\?n=HD-/);
    expect(new Set(bookings.map((booking) => booking.event_link)).size).toBe(20);
  });

  it('takes the next number when one is taken', async () => {
    const { db } = await startLeads();
    const numbers = ['HD-AAAAAA', 'HD-AAAAAA', 'HD-BBBBBB'];
    const nextId = () => numbers.shift() ?? 'HD-BBBBBB';
    expect((await storeDemoRequest(db, demo, NOW, NO_ORIGIN, nextId)).id).toBe('HD-AAAAAA');
    expect((await storeDemoRequest(db, demo, NOW, NO_ORIGIN, nextId)).id).toBe('HD-BBBBBB');
    await expect(storeDemoRequest(db, demo, NOW, NO_ORIGIN, nextId)).rejects.toThrow(
      'No free demo number was found.',
    );
  });

  it('writes the calendar file of a demo, without the name of the visitor', async () => {
    const { leads, leadService } = await startLeads();
    const { demo_id, event_link, meet_link } = await leads.requestDemo(demo);
    const token = tokenOf(event_link);
    const calendar = await leadService.demoCalendar(token);
    expect(calendar).toContain('DTSTART:20261123T150000Z\r\n');
    expect(calendar).toContain(`UID:${demo_id}@hearthline.example\r\n`);
    expect(calendar).not.toMatch(/ruth|abara|555/i);
    expect(calendar).toContain(`LOCATION:${meet_link}`);
    expect(await leadService.demoCalendar(demo_id)).toBeNull();
    expect(await leadService.demoCalendar(token.toUpperCase())).toBeNull();
  });

  it('is ready until it is closed', async () => {
    const { leadService } = await startLeads();
    expect(await leadService.problem()).toBeNull();
    await leadService.close();
    await until(async () => (await leadService.problem()) !== null);
  });

  it('stores a submission together with what it causes', async () => {
    const { db, leads } = await startLeads();
    const { demo_id, event_link, meet_link } = await leads.requestDemo(demo);
    await leads.register(event, registration);
    await leads.subscribe('elena@example.com');
    const rows = await db.selectFrom('outbox').selectAll().execute();
    expect(rows.map(({ kind }) => kind).sort()).toEqual([
      'demo-confirmation',
      'demo-notice',
      'demo-reminder',
      'demo-reminder',
      'demo-webhook',
      'newsletter-webhook',
      'registration-confirmation',
      'registration-notice',
      'registration-reminder',
      'registration-reminder',
      'registration-webhook',
    ]);
    const demoRow = rows.find(({ kind }) => kind === 'demo-webhook');
    expect(demoRow).toMatchObject({ submission_id: demo_id, status: 'pending', attempts: 0 });
    expect(JSON.parse(demoRow?.payload ?? '')).toEqual({
      lead: 'demo',
      id: demo_id,
      receipt: demo_id,
      ...person,
      email: 'ruth@example.com',
      real_estate_experience: '4+ deals a month',
      monthly_budget: '0-$500',
      preferred_datetime: '2026-11-23T15:00:00.000Z',
      created_at: NOW.toISOString(),
      demo_id,
      event_link,
      meet_link,
      change_link: expect.stringMatching(/^https:\/\/hearthline\.example\/my-demo\/[\w-]{22}$/),
      source: null,
    });
    const registrationRow = rows.find(({ kind }) => kind === 'registration-notice');
    expect(JSON.parse(registrationRow?.payload ?? '')).toMatchObject({
      lead: 'registration',
      company: 'Alder & Vane',
      event: {
        id: '123456',
        title: 'Live rotation',
        url: 'https://hearthline.example/webinars/event/live-rotation',
        starts_at: '2026-12-03T18:00:00.000Z',
      },
    });
  });

  it('keeps what is in quarantine, and lets the real lead in beside it', async () => {
    const { db, leads } = await startLeads();
    await leads.subscribe('elena@example.com', { quarantine: 'honeypot' });
    await leads.subscribe('elena@example.com', { quarantine: 'too-fast' });
    await leads.register(event, registration, { quarantine: 'honeypot' });
    expect((await leads.requestDemo(demo, { quarantine: 'too-fast' })).demo_id).toMatch(/^HD-/);
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);

    await leads.subscribe('elena@example.com');
    await leads.register(event, registration);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(6);
    const rows = await db
      .selectFrom('newsletter_subscriptions')
      .select('quarantine_reason')
      .execute();
    expect(rows.map((row) => row.quarantine_reason).sort()).toEqual(['honeypot', null, 'too-fast']);
  });

  it('stores nothing of a submission whose outbox rows fail', async () => {
    const { db, leads } = await startLeads();
    await db.schema.dropTable('outbox').execute();
    await expect(leads.requestDemo(demo)).rejects.toThrow();
    await expect(leads.register(event, registration)).rejects.toThrow();
    await expect(leads.subscribe('elena@example.com')).rejects.toThrow();
    for (const table of [
      'demo_requests',
      'event_registrations',
      'newsletter_subscriptions',
    ] as const) {
      expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
    }
  });

  it('tells no more of a database failure than its code', async () => {
    const { db, leads } = await startLeads();
    await db.schema.dropTable('outbox').execute();
    const failing = leads.answer(undefined, async (submissions) => {
      await submissions.subscribe('elena@example.com');
      return { status: 200, message: '', payload: null };
    });
    await expect(failing).rejects.toThrow(
      /^The database did not take the submission \([\w ]+\)\.$/,
    );
  });
});

const postgres = databasesOf('PostgreSQL');

it('is not ready while PostgreSQL keeps it waiting', async () => {
  const db = await postgres.open();
  const leadService = createLeadService(db, { getSiteUrl: () => '', brand: '', probeMs: 100 });
  await db.transaction().execute(async (transaction) => {
    await sql`lock table readiness in access exclusive mode`.execute(transaction);
    expect(await leadService.problem()).toBe('the database does not answer');
  });
});

import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { openDatabase } from '../database/database.ts';
import { followEvents } from './eventChanges.ts';
import type { RegistrationEvent } from './formAnswers.ts';
import type { RegistrationLead } from '../deliveries/lead.ts';
import { makeLeads } from '../leads.fixtures.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

const form = (name: string) => ({
  first_name: name,
  last_name: 'Abara',
  phone: '+12025550123',
  email: `${name.toLowerCase()}@example.com`,
  company: 'Alder & Vane',
  reason_for_attending: 'To learn',
});

const event: RegistrationEvent = {
  id: 'live-rotation',
  slug: 'live-rotation',
  title: 'Live rotation',
  startsAt: new Date('2026-12-03T18:00:00Z'),
  endsAt: new Date('2026-12-03T18:45:00Z'),
  isPast: false,
  isCanceled: false,
};
describe.each(DATABASES)('changes of events on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const url = await databases.nextUrl();
    const [db, other] = await Promise.all([openDatabase(url), openDatabase(url)]);
    opened.push(db, other);
    const leads = makeLeads(db, { getSiteUrl: () => 'https://h.example', now: () => NOW });
    await leads.register(event, form('Ada'));
    await leads.register(event, form('Ben'));
    await db.deleteFrom('outbox').where('kind', '!=', 'registration-reminder').execute();
    const settings = { siteUrl: 'https://h.example', meetingUrl: () => '', now: NOW };
    const deliveries = async () => {
      const rows = await db.selectFrom('outbox').selectAll().orderBy('next_attempt_at').execute();
      return rows.map(({ payload, ...row }) => {
        const { first_name, ...lead } = JSON.parse(payload) as RegistrationLead;
        return { what: `${first_name} ${row.kind}`, at: row.next_attempt_at, lead };
      });
    };
    return {
      db,
      /** As two processes that read their content at the same time. */
      follow: (now: RegistrationEvent) =>
        Promise.all([db, other].map((each) => followEvents(each, () => now, settings))),
      deliveries,
      told: async () => (await deliveries()).map(({ what }) => what).sort(),
    };
  };
  const opened: Awaited<ReturnType<typeof openDatabase>>[] = [];
  afterEach(() => Promise.all(opened.splice(0).map((db) => db.destroy())));

  it('remind a guest a day and an hour before', async () => {
    const { deliveries } = await start();
    expect((await deliveries()).map(({ what, at }) => [what, at]).sort()).toEqual([
      ['Ada registration-reminder', '2026-12-02T18:00:00.000Z'],
      ['Ada registration-reminder', '2026-12-03T17:00:00.000Z'],
      ['Ben registration-reminder', '2026-12-02T18:00:00.000Z'],
      ['Ben registration-reminder', '2026-12-03T17:00:00.000Z'],
    ]);
  });

  it('tell everybody once that it does not take place, and remind nobody', async () => {
    const { db, follow, deliveries, told } = await start();
    await follow({ ...event, isCanceled: true });
    await follow({ ...event, isCanceled: true });
    expect(await told()).toEqual([
      'Ada cancellation-webhook',
      'Ada event-canceled',
      'Ben cancellation-webhook',
      'Ben event-canceled',
    ]);
    for (const { lead } of await deliveries()) {
      expect(lead).toMatchObject({ is_canceled: true });
    }
    const rows = await db.selectFrom('event_registrations').select('canceled_at').execute();
    expect(rows).toEqual([{ canceled_at: NOW.toISOString() }, { canceled_at: NOW.toISOString() }]);
  });

  it('are none where the event is not to be seen now', async () => {
    const { db, told } = await start();
    const settings = { siteUrl: '', meetingUrl: () => '', now: NOW };
    await followEvents(db, () => ({ status: 404, message: 'There is no such event.' }), settings);
    expect(new Set(await told())).toEqual(
      new Set(['Ada registration-reminder', 'Ben registration-reminder']),
    );
  });
});

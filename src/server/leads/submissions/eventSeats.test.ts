import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { openDatabase } from '../database/database.ts';
import { seatedMailboxes } from './eventSeats.ts';
import type { RegistrationLead } from '../deliveries/lead.ts';
import { event as anyEvent, makeLeads, registration } from '../leads.fixtures.ts';
import { runLeadsCommand } from '../cli/leadsCommand.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const SITE = 'https://h.example';

const form = (name: string) => ({
  ...registration,
  first_name: name,
  email: `${name.toLowerCase()}@example.com`,
});

const event = {
  ...anyEvent,
  startsAt: new Date('2026-12-03T18:00:00Z'),
  endsAt: new Date('2026-12-03T18:45:00Z'),
  capacity: 1,
};

describe.each(DATABASES)('seats of events on %s', (kind) => {
  const databases = databasesOf(kind);

  const leadsOf = (db: Awaited<ReturnType<typeof databases.open>>) => {
    const leads = makeLeads(db, { getSiteUrl: () => SITE, now: () => NOW });
    const register = (name: string, at = event) => leads.register(at, form(name));
    const cancel = async (name: string) => {
      const { id } = await db
        .selectFrom('event_registrations')
        .select('id')
        .where('first_name', '=', name)
        .where('canceled_at', 'is', null)
        .executeTakeFirstOrThrow();
      await leads.cancelRegistration(id);
      return id;
    };
    const taken = async () => (await seatedMailboxes(db, event.id, NOW)).size;
    const names = async () => {
      const rows = await db
        .selectFrom('event_registrations')
        .select('first_name')
        .where('canceled_at', 'is', null)
        .where('quarantine_reason', 'is', null)
        .orderBy('first_name')
        .execute();
      return rows.map(({ first_name }) => first_name);
    };
    const kindsOf = async (name: string) => {
      const rows = await db.selectFrom('outbox').selectAll().execute();
      const about = rows.filter(
        ({ payload }) => (JSON.parse(payload) as RegistrationLead).first_name === name,
      );
      return about.map((row) => row.kind).sort();
    };
    return { db, leads, register, cancel, taken, names, kindsOf };
  };
  const start = async () => leadsOf(await databases.open());

  it('are refused to everyone once all are taken, and nothing is stored', async () => {
    const { register, names, kindsOf } = await start();
    await register('Ada');
    expect(await register('Ben')).toBe('full');
    expect(await register('Ada')).toBe('full');
    expect(await names()).toEqual(['Ada']);
    expect(await kindsOf('Ben')).toEqual([]);
  });

  it('are one per mailbox, and free once its last registration is canceled', async () => {
    const { leads, register, cancel, taken } = await start();
    const room = { ...event, capacity: 2 };
    await register('Ada', room);
    await register('Ada', room);
    await leads.register(room, { ...form('Ada'), email: 'ADA+work@example.com' });
    expect(await taken()).toBe(1);
    await register('Ben', room);
    for (const left of [2, 2, 1]) {
      expect(await taken()).toBe(2);
      await cancel('Ada');
      expect(await taken()).toBe(left);
    }
  });

  it('are given back by whoever cancels, once, with one email', async () => {
    const { leads, register, cancel, names, kindsOf } = await start();
    await register('Ada');
    const id = await cancel('Ada');
    await leads.cancelRegistration(id);
    expect(await kindsOf('Ada')).toEqual([
      'cancellation-webhook',
      'registration-confirmation',
      'registration-confirmation',
      'registration-notice',
      'registration-notice',
      'registration-webhook',
    ]);
    await register('Ben');
    expect(await names()).toEqual(['Ben']);
  });

  it('are not taken by a registration in quarantine until it is released, even when all are taken', async () => {
    const { db, leads, register, names, taken, kindsOf } = await start();
    const stored = await leads.register(event, form('Cy'), { quarantine: 'no-age' });
    await register('Ada');
    const row = await db
      .selectFrom('event_registrations')
      .select(['id', 'change_token'])
      .where('quarantine_reason', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ link: `${SITE}/my-registration/${row.change_token}` });
    await runLeadsCommand(db, ['release', row.id], NOW, { siteUrl: SITE, meetingUrl: () => '' });
    expect(await names()).toEqual(['Ada', 'Cy']);
    expect(await taken()).toBe(2);
    expect(await kindsOf('Cy')).toContain('registration-confirmation');
  });

  it('are free again after an earlier date of the event', async () => {
    const { register, taken } = await start();
    const past = { startsAt: new Date('2026-11-01T18:00:00Z'), endsAt: NOW };
    await register('Ada', { ...event, ...past });
    expect(await taken()).toBe(0);
    await register('Ben');
    expect(await register('Ada')).toBe('full');
  });

  it('are free when their visitor is forgotten', async () => {
    const { db, register, names } = await start();
    await register('Ada');
    await runLeadsCommand(db, ['forget', 'ada@example.com'], NOW);
    await register('Ben');
    expect(await names()).toEqual(['Ben']);
  });

  it('are never more than there are, however many processes register and cancel at once', async () => {
    const url = await databases.nextUrl();
    const dbs = await Promise.all([openDatabase(url), openDatabase(url)]);
    const [one, other] = dbs.map(leadsOf) as [
      ReturnType<typeof leadsOf>,
      ReturnType<typeof leadsOf>,
    ];
    const room = { ...event, capacity: 5 };
    const registerAll = (prefix: string) =>
      Array.from({ length: 12 }, (_, n) => (n % 2 ? one : other).register(`${prefix}${n}`, room));
    await Promise.all(registerAll('Early'));
    const early = await one.names();
    expect(early).toHaveLength(5);
    await Promise.all([...early.slice(0, 3).map(one.cancel), ...registerAll('Late')]);
    await Promise.all(registerAll('Last'));
    expect(await one.names()).toHaveLength(5);
    expect(await one.taken()).toBe(5);
    await Promise.all(dbs.map((db) => db.destroy()));
  });
});

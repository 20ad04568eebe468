import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { openDatabase } from '../database/database.ts';
import { freePlaces } from './eventPlaces.ts';
import type { RegistrationLead } from '../deliveries/lead.ts';
import { makeLeads } from '../leads.fixtures.ts';
import { runLeadsCommand } from '../cli/leadsCommand.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const SITE = 'https://h.example';

const form = (name: string) => ({
  first_name: name,
  last_name: 'Abara',
  phone: '+12025550123',
  email: `${name.toLowerCase()}@example.com`,
  company: 'Alder & Vane',
  reason_for_attending: 'To learn',
});

const places = (capacity: number, hasWaitingList = true) => ({ capacity, hasWaitingList });

const event = {
  id: 'live-rotation',
  slug: 'live-rotation',
  title: 'Live rotation',
  startsAt: new Date('2026-12-03T18:00:00Z'),
  endsAt: new Date('2026-12-03T18:45:00Z'),
};

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${name}${n}`);

describe.each(DATABASES)('places of events on %s', (kind) => {
  const databases = databasesOf(kind);

  const leadsOf = (db: Awaited<ReturnType<typeof databases.open>>) => {
    let clock = NOW.getTime();
    const leads = makeLeads(db, {
      getSiteUrl: () => SITE,
      // Nobody comes at the very same moment as somebody else.
      now: () => new Date((clock += 1)),
    });
    const register = (name: string, room = places(1), at = event) =>
      leads.register({ ...at, places: room }, form(name));
    const standings = async () => {
      const rows = await db
        .selectFrom('event_registrations')
        .select(['first_name', 'standing'])
        .where('quarantine_reason', 'is', null)
        .orderBy('first_name')
        .execute();
      return rows.map(({ first_name, standing }) => `${first_name} ${standing}`);
    };
    const cancel = async (name: string, room = places(1)) =>
      leads.cancelRegistration(
        await db
          .selectFrom('event_registrations')
          .select(['id', 'event_id'])
          .where('first_name', '=', name)
          .executeTakeFirstOrThrow(),
        { places: room },
      );
    const kindsOf = async (name: string) => {
      const rows = await db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
      const about = rows.filter(
        ({ payload }) => (JSON.parse(payload) as RegistrationLead).first_name === name,
      );
      return about.map((row) => row.kind).sort();
    };
    return { db, leads, register, standings, cancel, kindsOf };
  };
  const start = async () => leadsOf(await databases.open());

  it('are taken once each, then people wait in the order in which they came', async () => {
    const { register, standings, kindsOf } = await start();
    expect(await register('Ada')).toMatchObject({ isWaiting: false });
    expect(await register('Ben')).toMatchObject({ isWaiting: true });
    expect(await standings()).toEqual(['Ada confirmed', 'Ben waiting']);
    expect(await kindsOf('Ben')).toEqual([
      'registration-notice',
      'registration-waiting',
      'registration-webhook',
    ]);
  });

  it('are refused where nobody can wait, and nothing is kept', async () => {
    const { register, standings, kindsOf } = await start();
    await register('Ada', places(1, false));
    expect(await register('Ben', places(1, false))).toBe('full');
    expect(await standings()).toEqual(['Ada confirmed']);
    expect(await kindsOf('Ben')).toEqual([]);
  });

  it('stay whose they are when a registration is sent again', async () => {
    const { leads, register, standings } = await start();
    const room = places(1, false);
    const first = await register('Ada', room);
    expect(first).toMatchObject({ link: expect.stringMatching(/\/my-registration\/[\w-]{22}$/) });
    // Whoever knows an address can send it again: its link is for the mailbox alone.
    const again = { ...form('Ada'), company: 'Another office' };
    expect(await leads.register({ ...event, places: room }, again)).toEqual({
      isWaiting: false,
      link: null,
      receipt: expect.stringMatching(/^HR-/),
    });
    expect(await standings()).toEqual(['Ada confirmed']);
  });

  it('go to who has waited longest when somebody cancels, who hears of it', async () => {
    const { register, cancel, standings, kindsOf } = await start();
    for (const name of ['Ada', 'Zoe', 'Ben']) await register(name);
    expect(await cancel('Ada')).toBe(true);
    expect(await cancel('Ada')).toBe(false);
    expect(await standings()).toEqual(['Ada canceled', 'Ben waiting', 'Zoe confirmed']);
    expect(await kindsOf('Ada')).toEqual([
      'cancellation-confirmation',
      'cancellation-notice',
      'cancellation-webhook',
      'registration-confirmation',
      'registration-notice',
      'registration-webhook',
    ]);
    expect(await kindsOf('Zoe')).toEqual([
      'promotion-confirmation',
      'promotion-notice',
      'promotion-webhook',
      'registration-notice',
      'registration-reminder',
      'registration-reminder',
      'registration-waiting',
      'registration-webhook',
    ]);
  });

  it('can be taken again by who canceled, under another link', async () => {
    const { db, register, cancel, standings } = await start();
    const first = await register('Ada');
    await cancel('Ada');
    const second = await register('Ada');
    expect(await standings()).toEqual(['Ada confirmed']);
    const links = [first, second].map((taken) => (taken === 'full' ? '' : taken.link));
    expect(links[1]).toEqual(expect.any(String));
    expect(links[1]).not.toBe(links[0]);
    expect(
      await db.selectFrom('event_registrations').select('calendar_sequence').execute(),
    ).toEqual([{ calendar_sequence: 2 }]);
    await register('Ben');
    await cancel('Ada');
    await register('Ada');
    expect(await standings()).toEqual(['Ada waiting', 'Ben confirmed']);
  });

  it('are not taken by what is set aside, which takes one or waits once it is let in', async () => {
    const { db, leads, register, standings, kindsOf } = await start();
    const aside = async (name: string) => {
      await leads.register({ ...event, places: places(1) }, form(name), { quarantine: 'no-age' });
    };
    await aside('Cy');
    await aside('Dan');
    await register('Ada', places(2));
    const rows = await db
      .selectFrom('event_registrations')
      .select(['id', 'first_name', 'link_token'])
      .where('quarantine_reason', 'is not', null)
      .orderBy('first_name')
      .execute();
    for (const { id } of rows) {
      await runLeadsCommand(db, ['release', id], NOW, { siteUrl: SITE, meetingUrl: () => '' });
    }
    expect(await standings()).toEqual(['Ada confirmed', 'Cy confirmed', 'Dan waiting']);
    expect(await kindsOf('Dan')).toContain('registration-waiting');
    const links = db.selectFrom('event_registrations').select('link_token');
    expect(await links.where('first_name', '=', 'Dan').execute()).toEqual([
      { link_token: rows[1]?.link_token },
    ]);
  });

  it('are free again after what was registered for an earlier day of the event', async () => {
    const { register, standings } = await start();
    const past = { startsAt: new Date('2026-11-01T18:00:00Z'), endsAt: NOW };
    await register('Ada', places(1), { ...event, ...past });
    await register('Ben');
    await register('Ada');
    expect(await standings()).toEqual(['Ada waiting', 'Ben confirmed']);
  });

  it('are there for who has waited before anybody else when there are more of them', async () => {
    const { register, standings } = await start();
    for (const name of ['Ada', 'Ben', 'Cy']) await register(name);
    await register('Dan', places(2));
    expect(await standings()).toEqual([
      'Ada confirmed',
      'Ben confirmed',
      'Cy waiting',
      'Dan waiting',
    ]);
  });

  it('are for those who wait when somebody who has one is forgotten', async () => {
    const { db, register, standings } = await start();
    for (const name of ['Ada', 'Ben']) await register(name);
    await runLeadsCommand(db, ['forget', 'ada@example.com'], NOW);
    expect(await standings()).toEqual(['Ben confirmed']);
  });

  it('are never more than there are, and none is free while somebody waits, whoever comes and goes at once', async () => {
    const url = await databases.nextUrl();
    const dbs = await Promise.all([openDatabase(url), openDatabase(url)]);
    const [one, other] = dbs.map(leadsOf) as [
      ReturnType<typeof leadsOf>,
      ReturnType<typeof leadsOf>,
    ];
    const room = places(5);
    const early = numbered('Early', 12);
    await Promise.all(early.map((name, n) => (n % 2 ? one : other).register(name, room)));
    const count = async (standing: string) =>
      (await one.standings()).filter((line) => line.endsWith(standing)).length;
    expect(await count('confirmed')).toBe(5);
    const late = numbered('Late', 12);
    await Promise.all([
      ...early.slice(0, 9).flatMap((name) => [one.cancel(name, room), other.cancel(name, room)]),
      ...late.map((name, n) => (n % 2 ? one : other).register(name, room)),
    ]);
    expect(await count('confirmed')).toBe(5);
    expect([await count('canceled'), await count('waiting')]).toEqual([9, 10]);
    expect(await freePlaces(one.db, event.id, room, NOW)).toBe(0);
    const promoted = await one.db
      .selectFrom('outbox')
      .select('submission_id')
      .where('kind', '=', 'promotion-confirmation')
      .execute();
    expect(new Set(promoted.map((row) => row.submission_id)).size).toBe(promoted.length);
    expect(promoted.length).toBeGreaterThan(0);
    await Promise.all(dbs.map((db) => db.destroy()));
  });
});

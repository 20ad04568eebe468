import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import type { SiteDb } from '../database/schema.ts';
import { previewForget } from '../forgetAddress.ts';
import {
  after,
  commandContext,
  createTestLeads,
  DAY,
  event,
  HOUR,
  NOW,
} from '../leads.fixtures.ts';
import { leadsAsCsv } from './leadsAsCsv.ts';
import {
  countLeadStates,
  findListedLead,
  listLeadPage,
  readLeadChunks,
  type LeadQuery,
} from './leadList.ts';
import { countLastDays, countNeedingAttention, listFailing } from './overview.ts';

const contextOf = (db: SiteDb, now = after(HOUR)) => ({ db, now, timeZone: 'America/New_York' });

const receiptsFor = async (db: SiteDb, query: LeadQuery): Promise<string[]> =>
  (await listLeadPage(contextOf(db), query, 1)).map(({ lead }) => lead.id);

describe.each(DATABASES)('lists of leads on %s', (kind) => {
  const databases = databasesOf(kind);

  it.each([
    ['a first name', 'Ruth'],
    ['a name in another case', 'RUTH abara'],
    ['a last name with an accent', 'abara-lindqvíst'],
    ['an email address', 'ruth.abara@'],
    ['a phone number as written', '(202) 555-0123'],
    ['a phone number in E.164', '+12025550123'],
    ['the end of a phone number', '555 0123'],
    ['more white space', '  ruth   abara '],
  ])('finds a lead by %s', async (_what, search) => {
    const db = await databases.open();
    const leads = createTestLeads(db);
    const names = {
      first_name: 'Ruth',
      last_name: 'Abara-Lindqvi\u0301st',
      email: 'Ruth.Abara@Oak.example',
      phone: '+12025550123',
    };
    await leads.requestDemo(names);
    await leads.register({
      first_name: 'Sam',
      last_name: 'Vela',
      email: 'sam@vela.example',
      phone: '+15035550188',
    });
    const [found, ...others] = await receiptsFor(db, { search });
    expect(found).toMatch(/^HD-/);
    expect(others).toEqual([]);
    expect(await receiptsFor(db, { search: found!.toLowerCase() })).toEqual([found]);
  });

  it.each(['%', '_', '\\', "' or 1=1 --", 'a%b', '\u0000', 'first_name', '"email"', '{'])(
    'takes %j as a text, and not as a pattern or a key',
    async (search) => {
      const db = await databases.open();
      await createTestLeads(db).requestDemo();
      expect(await receiptsFor(db, { search })).toHaveLength(search === '\u0000' ? 1 : 0);
    },
  );

  it('filters by form, event, period in the office’s zone, and state', async () => {
    const db = await databases.open();
    // 15:00 UTC is 10:00 in New York.
    const leads = createTestLeads(db);
    const early = createTestLeads(db, { now: () => after(-11 * HOUR) });
    await leads.requestDemo();
    await early.register();
    await leads.register({ email: 'b@x.example' }, {}, { ...event, id: 'other' });
    await leads.requestSubscription('c@x.example');
    await leads.requestDemo({ email: 'spam@x.example' }, { quarantine: 'honeypot' });
    expect(await receiptsFor(db, {})).toHaveLength(5);
    expect(await receiptsFor(db, { form: 'registration' })).toHaveLength(2);
    expect(await receiptsFor(db, { event: 'other' })).toHaveLength(1);
    const endsAfter = (ms: number) => new Date(event.endsAt.getTime() + ms).toISOString();
    expect(await receiptsFor(db, { event: event.id, endsAfter: endsAfter(-1) })).toHaveLength(1);
    expect(await receiptsFor(db, { event: event.id, endsAfter: endsAfter(0) })).toEqual([]);
    expect(await receiptsFor(db, { period: 'today' })).toHaveLength(4);
    expect(await receiptsFor(db, { period: '7' })).toHaveLength(5);
    expect(await receiptsFor(db, { state: 'held' })).toHaveLength(1);
    expect(await countLeadStates(contextOf(db), { form: 'demo' })).toEqual(
      new Map([
        ['held', 1],
        ['sending', 1],
      ]),
    );
  });

  it('says what a lead waits for', async () => {
    const db = await databases.open();
    const leads = createTestLeads(db);
    await leads.requestDemo();
    await leads.requestSubscription('c@x.example');
    const ctx = contextOf(db);
    const stateOf = async (form: 'demo' | 'newsletter') =>
      (await listLeadPage(ctx, { form }, 1))[0]!.state;
    const settle = (status: 'delivered' | 'dead' | 'refused' | 'pending', error: string | null) =>
      db.updateTable('outbox').set({ status, last_error: error }).execute();
    expect([await stateOf('demo'), await stateOf('newsletter')]).toEqual(['sending', 'sending']);
    await settle('pending', 'timeout');
    expect(await stateOf('demo')).toBe('retrying');
    expect(await countNeedingAttention(db)).toEqual({ held: 0, failed: 0 });
    await settle('refused', '550');
    expect(await stateOf('demo')).toBe('refused');
    await settle('dead', '503');
    expect(await stateOf('demo')).toBe('failed');
    expect((await countNeedingAttention(db)).failed).toBeGreaterThan(0);
    expect((await listFailing(db)).map(({ status }) => status)).toContain('dead');
    await settle('delivered', null);
    expect([await stateOf('demo'), await stateOf('newsletter')]).toEqual([
      'delivered',
      'unconfirmed',
    ]);
    const reminders = db.updateTable('outbox').where('kind', '=', 'demo-reminder');
    await reminders.set({ status: 'pending', due_at: NOW.toISOString() }).execute();
    expect(await stateOf('demo')).toBe('delivered');
    expect(await listFailing(db)).toEqual([]);
  });

  it('pages without gaps, and reads all in chunks while leads go', async () => {
    const db = await databases.open();
    const leads = createTestLeads(db);
    // At one moment, so that only the receipts order them.
    for (let count = 0; count < 7; count += 1)
      await leads.requestDemo({ email: `a${count}@x.example` });
    const ctx = contextOf(db);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listLeadPage(ctx, {}, page, 2)));
    const receipts = pages.flat().map(({ lead }) => lead.id);
    expect([receipts.length, new Set(receipts).size]).toEqual([7, 7]);
    const read: string[] = [];
    for await (const chunk of readLeadChunks(ctx, {}, 3)) {
      read.push(...chunk.map(({ lead }) => lead.id));
      await db.deleteFrom('leads').where('id', '=', read[0]!).execute();
    }
    expect(read).toEqual(receipts);
    await db.deleteFrom('leads').execute();
    for await (const chunk of readLeadChunks(ctx, {}, 3)) expect(chunk).toBe('missing');
  });

  it('exports what is filtered, each part noted before it goes, with formulas as texts', async () => {
    const db = await databases.open();
    const leads = createTestLeads(db);
    await leads.register({ company: '=HYPERLINK("https://evil.test")' });
    await leads.requestDemo();
    const ctx = commandContext({ ...leads.context, db, now: NOW });
    const noted: string[][] = [];
    let csv = '';
    for await (const part of leadsAsCsv(ctx, { form: 'registration' }, (receipts) =>
      noted.push([...receipts]),
    ))
      csv += part;
    expect(csv).toMatch(/^\uFEFF"?created_at"?,/);
    const [, row, ...more] = csv.trimEnd().split('\r\n');
    expect([row!.includes(`"'=HYPERLINK`), more]).toEqual([true, []]);
    expect(noted).toEqual([await receiptsFor(db, { form: 'registration' })]);
  });

  it('shows a lead with the others of its address, and what deleting the person means', async () => {
    const db = await databases.open();
    const leads = createTestLeads(db);
    await leads.requestDemo({ email: 'ruth@x.example' });
    await leads.register({ email: 'Ruth@X.example' });
    await leads.requestDemo({ email: 'sam@x.example' });
    const [receipt] = await receiptsFor(db, { form: 'registration' });
    const { found, others } = (await findListedLead(contextOf(db), receipt!))!;
    expect([found.lead.id, others.map(({ lead }) => lead.kind)]).toEqual([receipt, ['demo']]);
    expect(await previewForget(db, 'ruth@x.example', NOW)).toMatchObject({
      submissions: 2,
      seats: [event.title],
    });
    expect(await previewForget(db, 'ruth@x.example', after(30 * DAY))).toMatchObject({ seats: [] });
    expect(await findListedLead(contextOf(db), 'HD-000000')).toBeUndefined();
  });

  it('counts the leads of the last days in the office’s zone', async () => {
    const db = await databases.open();
    await createTestLeads(db).requestDemo();
    await createTestLeads(db, { now: () => after(-11 * HOUR) }).register();
    await createTestLeads(db, { now: () => after(-9 * DAY) }).requestDemo();
    const { days, forms } = await countLastDays(contextOf(db), 7);
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-19', count: 1 },
      { day: '2026-11-20', count: 1 },
    ]);
    expect([days.length, forms]).toEqual([7, { demo: 1, registration: 1, newsletter: 0 }]);
  });
});

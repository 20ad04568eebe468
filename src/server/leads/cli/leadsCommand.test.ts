import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { demoRequest, eventRegistration } from '../../../contract/forms.fixtures.ts';
import {
  after,
  createTestLeads,
  DAY,
  event,
  NOW,
  outboxKinds,
  readOutbox,
  tokenOf,
} from '../leads.fixtures.ts';
import { createLeadService } from '../leadService.ts';
import { cancelDemo } from '../submissions/demo.ts';
import type { LeadContext } from '../submissions/leads.ts';
import { CommandError } from './backup.ts';
import { runLeadsCommand } from './leadsCommand.ts';
import type { LeadTrace } from './listLeads.ts';

const MINUTE = 60_000;
const SPAM = { quarantine: 'honeypot' } as const;

describe.each(DATABASES)('npm run leads on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const db = await databases.open();
    let now = NOW;
    const leads = createTestLeads(db, { now: () => now });
    const run = (...words: string[]) =>
      runLeadsCommand({ ...leads.context, db, now: after(DAY) }, words);
    return {
      db,
      leads,
      run,
      setNow: (next: Date) => (now = next),
      json: async (...words: string[]) =>
        JSON.parse(await run(...words, '--format', 'json')) as unknown,
      trace: async (id: string) =>
        JSON.parse(await run('trace', id, '--format', 'json')) as LeadTrace,
    };
  };

  it('lists and exports leads with their fields and deliveries', async () => {
    const { leads, run, json, setNow } = await start();
    await leads.subscribe();
    setNow(after(DAY));
    const { demo_id } = await leads.requestDemo();
    await leads.subscribe('bot@example.com', SPAM);
    const lines = (await run('list')).split('\n');
    expect(lines[0]).toBe('2026-11-20 15:00  newsletter    elena@example.com  1 pending');
    const { first_name: _, last_name: __, email, phone, ...answers } = demoRequest;
    expect(lines.slice(1, 3).sort()).toEqual([
      `2026-11-21 15:00  demo          Ruth Abara  ${[email, phone, ...Object.values(answers)].join('  ')}  3 pending`,
      '2026-11-21 15:00  newsletter    bot@example.com  pending  quarantine: honeypot',
    ]);
    expect(lines[3]).toBe('3 leads');

    const csv = await run('export', '--since', '2026-11-21');
    expect(csv).toMatch(/^"created_at","kind","id","first_name"/);
    expect(csv).toContain('"Ruth","Abara","+12025550123","ruth@example.com",');
    expect(csv).not.toContain('elena');
    expect(await json('export')).toHaveLength(2);
    const all = await json('export', '--all');
    expect(all).toHaveLength(3);
    expect(all).toContainEqual(
      expect.objectContaining({ ...demoRequest, kind: 'demo', receipt: demo_id }),
    );
  });

  it('forgets everything about one address, and nothing about others', async () => {
    const { db, run } = await start();
    const options = { getSiteUrl: () => 'https://h.example', brand: 'H', now: () => NOW };
    const service = createLeadService(db, options);
    for (const email of ['Ruth@Example.com', 'truth@example.com']) {
      const form = (fields: object, key: string) => ({
        body: { ...fields, email },
        idempotencyKey: `${key} ${email}`,
      });
      await service.requestDemo(form(demoRequest, 'demo'));
      await service.subscribe(form({}, 'newsletter'));
      await service.register(form(eventRegistration, 'event'), event);
    }
    expect(await run('forget', 'RUTH@example.com')).toBe(
      'Deleted 3 submissions, 11 deliveries and 3 stored answers.\n',
    );
    const remaining = [
      await db.selectFrom('leads').selectAll().execute(),
      await db.selectFrom('outbox').select('payload').execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
    ].map((rows) => JSON.stringify(rows).toLowerCase());
    for (const text of remaining) {
      expect(text).not.toContain('"ruth@example.com');
      expect(text).toContain('truth@example.com');
    }
    expect(await run('forget', 'ruth@example.com')).toMatch(/^Deleted 0 submissions, 0 del/);
    expect(await db.selectFrom('counters').select('subject').execute()).toHaveLength(1);
  });

  it.each([
    ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
    ['ada@münchen.example', 'ada@münchen.example'],
    ['ada@ex_ample.com', 'ada@ex_ample.com'],
    ['ada@example.com\u200B', 'ada@example.com\u200B'],
  ])('forgets %j, stored as %j', async (address, email) => {
    const { db, leads, run } = await start();
    await leads.subscribe('ada@example.com');
    await db.updateTable('leads').set({ email }).execute();
    expect(await run('forget', address)).toMatch(/^Deleted 1 submissions/);
  });

  it('lists quarantined leads with the IDs that release takes', async () => {
    const { leads, run } = await start();
    await leads.requestDemo();
    const { demo_id } = await leads.requestDemo({}, SPAM);
    await leads.subscribe('bot@example.com', SPAM);
    const list = await run('quarantined');
    expect(list).toMatch(
      new RegExp(`^${demo_id}  2026-11-20 15:00  demo .*quarantine: honeypot$`, 'm'),
    );
    expect(list).toMatch(/newsletter .*bot@example\.com/);
    expect(list).toMatch(/\n2 quarantined\n$/);
  });

  it('releases a demo once, with its number and links', async () => {
    const { db, leads, run } = await start();
    const booking = await leads.requestDemo({}, SPAM);
    const released = await Promise.allSettled(
      Array.from({ length: 5 }, () => run('release', booking.demo_id)),
    );
    expect(released.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await readOutbox(db);
    expect(rows).toHaveLength(5);
    expect(rows[0]?.lead).toMatchObject(booking);
    expect(await run('quarantined')).toBe('0 quarantined\n');
  });

  it('sends nothing for a released demo that its visitor has canceled', async () => {
    const { db, leads, run } = await start();
    const { demo_id, change_link } = await leads.requestDemo({}, SPAM);
    await leads.run((ctx) => cancelDemo(ctx, tokenOf(change_link), { sequence: 0 }));
    await run('release', demo_id);
    expect(await outboxKinds(db)).toEqual([]);
  });

  it('releases an address that has subscribed since, without another delivery', async () => {
    const { db, leads, run, json } = await start();
    const spam = await leads.subscribe('elena@example.com', SPAM);
    await leads.subscribe('elena@example.com');
    await run('release', spam);
    expect(await outboxKinds(db)).toEqual(['newsletter-webhook']);
    expect(await run('trace', spam)).toMatch(/what: released, reason: honeypot/);
    expect(await json('export')).toHaveLength(1);
  });

  it('traces the fields, source and deliveries of a lead', async () => {
    const { db, leads, run, trace } = await start();
    const source = { first: { utm_source: 'harbor' }, last: { referrer: 'news.example' } };
    // Too soon for reminders.
    const preferred_datetime = after(30 * MINUTE).toISOString();
    const { demo_id } = await leads.requestDemo({ preferred_datetime }, { source });
    const at = NOW.toISOString();
    const minute = after(MINUTE).toISOString();
    const later = after(2.5 * MINUTE).toISOString();
    const attempt = { attempts: 1, claimed_at: minute };
    const reason = 'the mail server timed out';
    for (const [kind, row] of [
      ['demo-confirmation', { status: 'delivered', delivered_at: minute }],
      ['demo-notice', { next_attempt_at: later, last_error: reason }],
      ['demo-webhook', { status: 'dead', last_error: 'the webhook answered 410' }],
    ] as const) {
      const update = db.updateTable('outbox').set({ ...attempt, ...row });
      await update.where('kind', '=', kind).execute();
    }
    const delivery = { pending_since: at, ...attempt, next_try_at: null, delivered_at: null };
    expect(await trace(demo_id.toLowerCase())).toMatchObject({
      kind: 'demo',
      id: demo_id,
      receipt: demo_id,
      first_touch: 'utm_source=harbor',
      last_touch: 'referrer=news.example',
      fields: { monthly_budget: '0-$500', preferred_datetime },
      events: [
        { at, what: 'received' },
        { at, what: 'stored' },
      ],
      deliveries: [
        { ...delivery, kind: 'demo-confirmation', status: 'delivered', delivered_at: minute },
        { ...delivery, kind: 'demo-notice', status: 'pending', next_try_at: later, reason },
        { ...delivery, kind: 'demo-webhook', status: 'dead', reason: 'the webhook answered 410' },
      ],
    });
    expect((await run('trace', demo_id)).split('\n')).toEqual(
      expect.arrayContaining([
        `kind: demo, id: ${demo_id}, receipt: ${demo_id}, first_touch: utm_source=harbor, last_touch: referrer=news.example`,
        'monthly_budget: 0-$500',
        'at: 2026-11-20T15:00:00.000Z, what: received',
        'kind: demo-notice, status: pending, pending_since: 2026-11-20T15:00:00.000Z, attempts: 1, claimed_at: 2026-11-20T15:01:00.000Z, reason: the mail server timed out, next_try_at: 2026-11-20T15:02:30.000Z',
      ]),
    );
  });

  it('traces quarantine, release and cancellation', async () => {
    const { leads, run, trace } = await start();
    const { receipt, link } = (await leads.register({}, SPAM))!;
    expect((await trace(receipt)).deliveries).toEqual([]);
    await run('release', receipt);
    await leads.cancelRegistration(tokenOf(link));
    expect((await trace(receipt)).events.slice(2)).toEqual([
      { at: NOW.toISOString(), what: 'quarantined', reason: 'honeypot' },
      { at: after(DAY).toISOString(), what: 'released', reason: 'honeypot' },
      { at: NOW.toISOString(), what: 'canceled' },
    ]);
  });
});

describe('npm run leads, called wrongly', () => {
  const databases = databasesOf('SQLite');
  let ctx: LeadContext;
  beforeAll(async () => {
    ctx = { db: await databases.open(), now: NOW, siteUrl: '', meetingUrlTemplate: '' };
  });

  it.each([
    [['trace', 'NOPE'], 'No lead found with ID NOPE.'],
    [['release', 'NOPE'], 'No quarantined lead found with ID NOPE.'],
    [['lsit'], /^Unknown command "lsit"\. Commands: list, export, trace, /],
    [['toString'], /^Unknown command "toString"\. /],
    [['list', '--since', 'yesterday'], /^"yesterday" is not a valid date\. /],
    [['forget', '%'], '"%" is not a valid email address.'],
    [['export', '--format', 'xml'], '"xml" is not a format. Use csv or json.'],
    [['trace', 'X', '--format', 'csv'], '"csv" is not a format. Use text or json.'],
    [['list', '--loud'], /^Unknown option '--loud'/],
    [['list', '--force'], 'Usage: npm run leads -- list [--since DATE]'],
    [['forget'], 'Usage: npm run leads -- forget EMAIL'],
    [['forget', 'a@example.com', 'b@example.com'], 'Usage: npm run leads -- forget EMAIL'],
    [['quarantined', 'more'], 'Usage: npm run leads -- quarantined'],
  ])('explains %j in one line', async (words, message) => {
    const running = runLeadsCommand(ctx, words);
    await expect(running).rejects.toBeInstanceOf(CommandError);
    const output = await running.catch((error: unknown) => (error as Error).message);
    expect(output).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect(output).not.toContain('\n');
  });

  it('lists the commands without one', async () => {
    const running = runLeadsCommand(ctx, []);
    await expect(running).rejects.toThrow(/^Usage: .*\n\n {2}list \[/);
  });
});

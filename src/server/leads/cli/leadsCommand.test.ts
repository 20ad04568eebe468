import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  runWords,
  tokenOf,
} from '../leads.fixtures.ts';
import { MAIL_KINDS, type OutboxKind } from '../database/deliveryKinds.ts';
import { createLeadService } from '../leadService.ts';
import { cancelDemo } from '../submissions/demo.ts';
import type { LeadContext } from '../submissions/leadContext.ts';
import { CommandError } from '../../commands/commandError.ts';
import type { LeadTrace } from '../views/leadTrace.ts';

const MINUTE = 60_000;
const SPAM = { quarantine: 'honeypot' } as const;

describe.each(DATABASES)('npm run leads on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const db = await databases.open();
    let now = NOW;
    const leads = createTestLeads(db, { now: () => now });
    const run = (...words: string[]) => runWords({ ...leads.context, db, now: after(DAY) }, words);
    return {
      db,
      leads,
      run,
      setNow: (next: Date) => (now = next),
      json: async (...words: string[]) =>
        JSON.parse(await run(...words, '--format', 'json')) as unknown,
      trace: async (id: string) =>
        (JSON.parse(await run('trace', id, '--format', 'json')) as LeadTrace[])[0]!,
    };
  };

  it('lists and exports leads with their fields and deliveries', async () => {
    const { leads, run, json, setNow } = await start();
    await leads.subscribe();
    setNow(after(DAY));
    const { demo_id } = await leads.requestDemo();
    const bot = await leads.subscribe('bot@example.com', SPAM);
    const lines = (await run('list')).split('\n');
    expect(lines[0]).toMatch(
      /^HN-\w{6} {2}2026-11-20 07:00 PT {2}newsletter {4}elena@example\.com {2}1 pending$/,
    );
    const {
      first_name: _,
      last_name: __,
      email,
      phone,
      ...answers
    } = {
      ...demoRequest,
      preferred_datetime: '2099-01-02 07:00 PT',
    };
    expect(lines.slice(1, 3).sort()).toEqual([
      `${demo_id}  2026-11-21 07:00 PT  demo          Ruth Abara  ${[email, phone, ...Object.values(answers)].join('  ')}  3 pending`,
      `${bot}  2026-11-21 07:00 PT  newsletter    bot@example.com  pending  quarantine: honeypot`,
    ]);
    expect(lines[3]).toBe('3 leads');

    const csv = await run('export', '--since', '2026-11-21');
    expect(csv).toMatch(/^\uFEFF"created_at","kind","id","first_name"/);
    expect(csv).toContain('"Ruth","Abara","+12025550123","ruth@example.com",');
    expect(csv).not.toContain('elena');
    expect(await json('export')).toHaveLength(2);
    const all = await json('export', '--all');
    expect(all).toHaveLength(3);
    expect(all).toContainEqual(
      expect.objectContaining({ ...demoRequest, kind: 'demo', receipt: demo_id }),
    );
  });

  const guest = (name: string, email: string) => ({ first_name: name, last_name: 'Lee', email });

  /** The addresses in the lines of `list`. */
  const emailsIn = (list: string) => list.match(/[\w.]+@example\.com/g);

  it('filters leads by form, event, day and text', async () => {
    const { leads, run, setNow } = await start();
    await leads.requestDemo({ email: 'demo@example.com', phone: '+13125550177' });
    await leads.register(guest('Ann', 'ann@example.com'));
    await leads.register(guest('Bo', 'bo@example.com'), {}, { ...event, id: 'e2', slug: 'other' });
    // In Los Angeles the day began at 08:00 UTC.
    setNow(new Date('2026-11-21T08:30:00Z'));
    await leads.subscribe('late@example.com');
    const found = async (...words: string[]) => emailsIn(await run('list', ...words));
    expect(await found('--form', 'demo')).toEqual(['demo@example.com']);
    expect(await found('--event', 'other')).toEqual(['bo@example.com']);
    expect(await found('--event', event.id)).toEqual(['ann@example.com']);
    expect(await found('--since', 'today')).toEqual(['late@example.com']);
    expect(await found('--since', '2026-11-21')).toEqual(['late@example.com']);
    expect(await found('--since', '2026-11-21T08:31:00Z')).toBeNull();
    // A time that a list prints.
    expect(await found('--since', '2026-11-21 00:30')).toEqual(['late@example.com']);
    expect(await found('--since', '2026-11-21T00:30')).toEqual(['late@example.com']);
    for (const later of ['2026-11-21 00:31', '2026-11-21T00:31', '2026-11-21T09:31+01:00'])
      expect(await found('--since', later)).toBeNull();
    expect(await found('--search', 'ANN LEE')).toEqual(['ann@example.com']);
    expect(await found('--search', '(312) 555-0177')).toEqual(['demo@example.com']);
    expect(await found('--search', 'late@', '--form', 'newsletter')).toEqual(['late@example.com']);
    expect(await found('--search', '%')).toBeNull();
  });

  it('exports one form with its own columns into a file that only its owner can read', async () => {
    const { leads, run } = await start();
    await leads.requestDemo();
    await leads.register();
    const folder = await mkdtemp(path.join(tmpdir(), 'export-test-'));
    const file = path.join(folder, 'guests.csv');
    const output = await run('export', '--form', 'registration', '--output', file);
    expect(output).toBe(`Wrote 1 lead to ${file}.\n`);
    const [header, ...rows] = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
    expect(rows).toHaveLength(1);
    expect(header).toContain('"company","reason_for_attending","receipt","event"');
    expect(header).not.toMatch(/monthly_budget|newsletter_status/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(run('export', '--output', file)).rejects.toThrow(`The file ${file} already`);
    const missing = path.join(folder, 'missing', 'a.csv');
    await expect(run('export', '--output', missing)).rejects.toBeInstanceOf(CommandError);
    await rm(folder, { recursive: true });
  });

  it('says which deliveries have no receiver', async () => {
    const { db, leads } = await start();
    const { receipt } = (await leads.register())!;
    await db
      .updateTable('outbox')
      .set({ status: 'delivered' })
      .where('kind', '=', 'registration-notice')
      .execute();
    const ctx = { ...leads.context, db, now: NOW };
    const runWithMail = (...words: string[]) =>
      runWords(ctx, words, { configuredKinds: MAIL_KINDS });
    expect(await runWithMail('list')).toMatch(/1 delivered, 1 not configured, 1 pending\n/);
    expect(await runWithMail('trace', receipt)).toMatch(
      /kind: registration-webhook, status: not configured/,
    );
  });

  it('traces leads by receipt, outbox ID, address and name', async () => {
    const { db, leads, run } = await start();
    const { receipt } = (await leads.register(guest('Ann', 'ann@example.com')))!;
    await leads.requestDemo(guest('Bo', 'bo@example.com'));
    const [delivery] = (await readOutbox(db)).filter(({ lead_id }) => lead_id === receipt);
    for (const who of [
      receipt.toLowerCase(),
      delivery!.id,
      'Ann@Example.com',
      ' ann  LEE ',
      'Ann',
    ]) {
      expect((await run('trace', who)).match(/^kind: \w+, id: /gm)).toHaveLength(1);
      expect(await run('trace', who)).toContain(`id: ${receipt}`);
    }
    expect((await run('trace', 'lee')).match(/^kind: \w+, id: /gm)).toHaveLength(2);
  });

  it('discards a lead in quarantine, and no other', async () => {
    const { leads, run } = await start();
    const spam = await leads.subscribe('bot@example.com', SPAM);
    const { demo_id } = await leads.requestDemo();
    expect(await run('discard', spam.toLowerCase())).toBe('Discarded.\n');
    await expect(run('discard', spam)).rejects.toThrow(
      `No quarantined lead found with ID ${spam}.`,
    );
    await expect(run('discard', demo_id)).rejects.toBeInstanceOf(CommandError);
    expect(await run('list')).toMatch(/\n1 lead\n$/);
  });

  it('discards a delivery that was given up, and no other', async () => {
    const { db, leads, run, trace } = await start();
    const { demo_id } = await leads.requestDemo();
    const idOf = async (kind: OutboxKind) => (await readOutbox(db, kind))[0]!.id;
    const webhook = await idOf('demo-webhook');
    await db.updateTable('outbox').set({ status: 'dead' }).where('id', '=', webhook).execute();
    expect(await run('discard', webhook)).toBe('Discarded the delivery.\n');
    for (const id of [webhook, await idOf('demo-notice')])
      await expect(run('discard', id)).rejects.toThrow(`No quarantined lead found with ID ${id}.`);
    expect(await run('retry')).toBe('Retrying 0 deliveries.\n');
    const { deliveries } = await trace(demo_id);
    expect(deliveries.find(({ outbox }) => outbox === webhook)?.status).toBe('expired');
  });

  it('traces a delivery by any ID of the log', async () => {
    const { db, leads, run } = await start();
    const { demo_id } = await leads.requestDemo();
    for (const id of ['event-changed-Zk3_xQ-9', '0b1f6a0e-6f0e-4d0e-9d3e-0a7f7f2d9c11']) {
      await db.updateTable('outbox').set({ id }).where('kind', '=', 'demo-notice').execute();
      expect(await run('trace', id)).toContain(`receipt: ${demo_id}`);
    }
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
    ['ada@ex_ample.com', 'ada@ex_ample.com'],
    ['Ada@example.com\u200B', 'ada@example.com'],
  ])('forgets %j, stored as %j', async (address, email) => {
    const { db, leads, run } = await start();
    await leads.subscribe('ada@example.com');
    await db.updateTable('leads').set({ email }).execute();
    expect(await run('forget', address)).toMatch(/^Deleted 1 submission,/);
  });

  it('lists quarantined leads with the IDs that release takes', async () => {
    const { leads, run } = await start();
    await leads.requestDemo();
    const { demo_id } = await leads.requestDemo({}, SPAM);
    await leads.subscribe('bot@example.com', SPAM);
    const list = await run('quarantined');
    expect(list).toMatch(
      new RegExp(`^${demo_id}  2026-11-20 07:00 PT  demo .*quarantine: honeypot$`, 'm'),
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
    expect(rows[0]?.payload).toMatchObject(booking);
    expect(await run('quarantined')).toBe('0 quarantined\n');
  });

  it.each([
    ['begins', 1, ['demo-confirmation', 'demo-notice', 'demo-webhook'], 'Released.\n'],
    [
      'has begun',
      0,
      ['demo-notice', 'demo-webhook'],
      'Released. Its time has passed, so the visitor gets no email.\n',
    ],
    [
      'was long ago',
      -300 * DAY,
      ['demo-notice', 'demo-webhook'],
      'Released. Its time has passed, so the visitor gets no email.\n',
    ],
  ])(
    'tells the visitor nothing of a demo that %s when it is released',
    async (_, ms, kinds, out) => {
      const { db, leads, run } = await start();
      const preferred_datetime = after(DAY + ms).toISOString();
      const { demo_id } = await leads.requestDemo({ preferred_datetime }, SPAM);
      expect(await run('release', demo_id)).toBe(out);
      expect(await outboxKinds(db)).toEqual(kinds);
      expect(await db.selectFrom('counters').selectAll().execute()).toHaveLength(ms > 0 ? 1 : 0);
    },
  );

  it.each([
    ['is not over', 1, 3, 'Released.\n'],
    ['is over', 0, 2, 'Released. Its time has passed, so the visitor gets no email.\n'],
  ])('tells the guest of an event that %s of the release or nothing', async (_, ms, count, out) => {
    const { db, leads, run } = await start();
    const endsAt = after(DAY + ms);
    const startsAt = after(DAY + ms - MINUTE);
    const stored = await leads.register({}, SPAM, { ...event, startsAt, endsAt });
    expect(await run('release', stored!.receipt)).toBe(out);
    const kinds = await outboxKinds(db);
    expect(kinds).toHaveLength(count);
    expect(kinds.includes('registration-confirmation')).toBe(ms > 0);
  });

  it('sends nothing for a released demo that its visitor has canceled', async () => {
    const { db, leads, run } = await start();
    const { demo_id, change_link } = await leads.requestDemo({}, SPAM);
    await leads.run((ctx) => cancelDemo(ctx, tokenOf(change_link), { sequence: 0 }));
    expect(await run('release', demo_id)).toBe(
      'Released. It is canceled, so the visitor gets no email.\n',
    );
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
        expect.stringContaining(
          'kind: demo-notice, status: pending, pending_since: 2026-11-20T15:00:00.000Z, attempts: 1, claimed_at: 2026-11-20T15:01:00.000Z, reason: the mail server timed out, next_try_at: 2026-11-20T15:02:30.000Z, outbox: ',
        ),
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
    [
      ['trace', 'NOPE'],
      'No lead found for "NOPE". Use a receipt, an outbox ID, an email address or a name.',
    ],
    [['release', 'NOPE'], 'No quarantined lead found with ID NOPE.'],
    [['lsit'], /^Unknown command "lsit"\. Commands: list, export, trace, /],
    [['toString'], /^Unknown command "toString"\. /],
    [['list', '--since', 'yesterday'], /^"yesterday" is not a valid date\. /],
    [['forget', '%'], '"%" is not a valid email address.'],
    [['export', '--format', 'xml'], '"xml" is not a format. Use csv or json.'],
    [['trace', 'X', '--format', 'csv'], '"csv" is not a format. Use text or json.'],
    [['list', '--loud'], /^Unknown option '--loud'/],
    [
      ['list', '--force'],
      'Usage: npm run leads -- list [--form demo|registration|newsletter] [--event SLUG] [--since today|DATE] [--search TEXT]',
    ],
    [['list', '--form', 'demos'], '"demos" is not a form. Use demo, registration, newsletter.'],
    [['list', '--since', '2026-02-30'], /^"2026-02-30" is not a valid date\. /],
    [['list', '--since', '2026-11-20 (noon)'], /^"2026-11-20 \(noon\)" is not a valid date\. /],
    [
      ['list', '--since', '+002026-11-20T15:00:00Z'],
      /^"\+002026-11-20T15:00:00Z" is not a valid date\. /,
    ],
    [['list', '--since', '2026-11-20 25:00'], /^"2026-11-20 25:00" is not a valid date\. /],
    [['list', '--since', '2026-11-20 3 PM'], /^"2026-11-20 3 PM" is not a valid date\. /],
    [['list', '--since', ''], /^"" is not a valid date\. /],
    [['discard', 'NOPE'], 'No quarantined lead found with ID NOPE.'],
    [['forget'], 'Usage: npm run leads -- forget EMAIL'],
    [['forget', 'a@example.com', 'b@example.com'], 'Usage: npm run leads -- forget EMAIL'],
    [['quarantined', 'more'], 'Usage: npm run leads -- quarantined'],
  ])('explains %j in one line', async (words, message) => {
    const running = runWords(ctx, words);
    await expect(running).rejects.toBeInstanceOf(CommandError);
    const output = await running.catch((error: unknown) => (error as Error).message);
    expect(output).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect(output).not.toContain('\n');
  });

  it.each(['list', 'export', 'trace', 'quarantined', 'release', 'discard', 'retry', 'forget'])(
    'prints the help of %s',
    async (command) => {
      const help = await runWords(ctx, [command, '--help']);
      expect(help).toMatch(new RegExp(`^Usage: npm run leads -- ${command}\\b.*\\n.+`));
      expect(await runWords(ctx, ['help', command])).toBe(help);
    },
  );

  it.each([['--help'], ['help']])('lists the commands for %s', async (word) => {
    expect(await runWords(ctx, [word])).toMatch(/^Usage: .*\n\n {2}list \[/);
  });

  it('lists the commands without one', async () => {
    const running = runWords(ctx, []);
    await expect(running).rejects.toThrow(/^Usage: .*\n\n {2}list \[/);
  });
});

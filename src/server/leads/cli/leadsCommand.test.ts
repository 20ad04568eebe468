import fc from 'fast-check';
import { anyText } from '../../../testing/anyText.ts';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { makeLeads } from '../leads.fixtures.ts';
import { runLeadsCommand, toCsv, CommandError } from './leadsCommand.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

it.each([
  ['=1+1', "'=1+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['=cmd|"/c calc"!A1', `'=cmd|""/c calc""!A1`],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['\uFF0B1', "'\uFF0B1"],
  ['\uFF0D1', "'\uFF0D1"],
  ['\uFF20SUM(A1)', "'\uFF20SUM(A1)"],
  ['+1+1', "'+1+1"],
  ['+15035550100', '+15035550100'],
  ['a;=1+1', 'a;=1+1'],
  ['Alder, Vane', 'Alder, Vane'],
  ['two\nlines', 'two\nlines'],
  ['1=1', '1=1'],
])('writes the cell %j as %j in quotes', (value, expected) => {
  expect(toCsv(['a'], [{ a: value }])).toBe(`"a"\r\n"${expected}"\r\n`);
});

describe.each(DATABASES)('npm run leads on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const db = await databases.open();
    let now = NOW;
    const leads = makeLeads(db, {
      getSiteUrl: () => 'https://h.example',
      now: () => now,
    });
    await leads.subscribe('elena@example.com');
    now = new Date('2026-11-21T15:00:00Z');
    await leads.requestDemo({
      first_name: 'Ruth',
      last_name: 'Abara',
      phone: '+12025550123',
      email: 'ruth@example.com',
      real_estate_experience: '4+ deals a month',
      monthly_budget: '0-$500',
      preferred_datetime: '2026-11-23T15:00:00Z',
    });
    await leads.subscribe('bot@example.com', { quarantine: 'honeypot' });
    return db;
  };

  it('lists who came, and what waits to be sent', async () => {
    const lines = (await runLeadsCommand(await start(), ['list'])).split('\n');
    expect(lines[0]).toBe('2026-11-20 15:00  newsletter    elena@example.com  1 pending');
    expect(lines.slice(1, 3).sort()).toEqual([
      '2026-11-21 15:00  demo          Ruth Abara  ruth@example.com  +12025550123  2026-11-23T15:00:00.000Z  3 pending',
      '2026-11-21 15:00  newsletter    bot@example.com  pending  quarantine: honeypot',
    ]);
    expect(lines[3]).toBe('3 leads');
  });

  it('exports leads since a day, with phones as they were typed', async () => {
    const db = await start();
    const csv = await runLeadsCommand(db, ['export', '--since', '2026-11-21']);
    expect(csv).toMatch(/^"created_at","kind","id","first_name"/);
    expect(csv).toContain('"Ruth","Abara","ruth@example.com","+12025550123",');
    expect(csv).not.toContain('elena');
    const json: unknown = JSON.parse(await runLeadsCommand(db, ['export', '--format', 'json']));
    expect(json).toHaveLength(2);
    expect(
      JSON.parse(await runLeadsCommand(db, ['export', '--all', '--format', 'json'])),
    ).toHaveLength(3);
    expect(json).toContainEqual(
      expect.objectContaining({ email: 'ruth@example.com', phone: '+12025550123' }),
    );
  });

  it('wakes the dead letters', async () => {
    const db = await start();
    await db
      .updateTable('outbox')
      .set({ status: 'dead', attempts: 12 })
      .where('kind', 'in', ['demo-confirmation', 'demo-notice', 'demo-webhook'])
      .execute();
    expect(await runLeadsCommand(db, ['retry'], NOW)).toBe('Retrying 3 deliveries.\n');
    const rows = await db
      .selectFrom('outbox')
      .select(['status', 'attempts'])
      .where('kind', '!=', 'demo-reminder')
      .execute();
    expect(rows).toEqual(Array(4).fill({ status: 'pending', attempts: 0 }));
  });

  it('forgets one person everywhere, however the address is written, and nobody else', async () => {
    const db = await start();
    const leads = makeLeads(db, { getSiteUrl: () => 'https://h.example', now: () => NOW });
    const person = {
      first_name: 'Ruth',
      last_name: 'Abara',
      phone: '+12025550123',
      company: 'Alder & Vane',
      reason_for_attending: 'To learn',
    };
    const event = {
      id: '123456',
      slug: 'live-rotation',
      title: 'Live rotation',
      startsAt: new Date('2026-12-03T18:00:00Z'),
      endsAt: new Date('2026-12-03T18:45:00Z'),
    };
    for (const email of ['Ruth@Example.com', 'truth@example.com']) {
      const keyed = (route: string) => ({ key: `${route}-${email}`, route, bodyHash: 'abc' });
      await leads.answer(keyed('register'), async (submissions) => {
        await submissions.register(event, { ...person, email });
        return { status: 200, message: 'Yes', payload: { first_name: 'Ruth', email } };
      });
      await leads.answer(keyed('demo'), async (submissions) => {
        const request = {
          ...person,
          email,
          real_estate_experience: '4+ deals a month',
          monthly_budget: '0-$500',
          preferred_datetime: '2099-01-05T15:00:00Z',
        } as const;
        return {
          status: 200,
          message: 'Yes',
          payload: await submissions.requestDemo(request),
        };
      });
      await leads.answer(keyed('subscribe'), async (submissions) => {
        await submissions.subscribe(email);
        return { status: 200, message: 'Yes', payload: null };
      });
      await leads.subscribe(email, { quarantine: 'honeypot' });
      await leads.register(event, { ...person, email });
    }
    await db
      .updateTable('outbox')
      .set({ status: 'dead' })
      .where('kind', '=', 'demo-notice')
      .execute();

    // Two demos (one of them from `start`), two registrations, two subscriptions, with their reminders.
    expect(await runLeadsCommand(db, ['forget', 'RUTH@example.com'])).toBe(
      'Deleted 6 submissions, 21 deliveries and 2 stored answers.\n',
    );
    const left = [
      await db.selectFrom('outbox').select('payload').execute(),
      await db.selectFrom('idempotency_keys').select('answer_body').execute(),
      await runLeadsCommand(db, ['export']),
    ].map((part) => JSON.stringify(part));
    for (const text of left) expect(text).not.toMatch(/[^t]ruth@example\.com/i);
    expect(left[0]?.match(/truth@/g)).toHaveLength(16);
    expect(await runLeadsCommand(db, ['forget', 'truth@example.com'])).toBe(
      'Deleted 5 submissions, 16 deliveries and 2 stored answers.\n',
    );
    expect(await runLeadsCommand(db, ['forget', 'truth@example.com'])).toBe(
      'Deleted 0 submissions, 0 deliveries and 0 stored answers.\n',
    );
    expect(await runLeadsCommand(db, ['list'])).toMatch(/2 leads\n$/);
    const counted = db.selectFrom('daily_counts').select('what').where('subject', '!=', '');
    expect(await counted.execute()).toEqual([]);
  });

  it.each([
    [['trace', 'NOPE'], 'No lead found with ID NOPE.'],
    [['release', 'NOPE'], 'No quarantined lead found with ID NOPE.'],
    [['lsit'], /^Unknown command "lsit"\. Commands: list, export, trace, /],
    [['drop', 'HD-AAAAAA'], /^Unknown command "drop"\. /],
    [['toString'], /^Unknown command "toString"\. /],
    [['list', '--since', 'yesterday'], /^"yesterday" is not a valid date\. /],
    [['forget', 'ruth'], '"ruth" is not a valid email address.'],
    [['forget', '%'], '"%" is not a valid email address.'],
    [['export', '--format', 'xml'], '"xml" is not a format. Use csv or json.'],
    [['trace', 'X', '--format', 'csv'], '"csv" is not a format. Use text or json.'],
    [['list', '--loud'], /^Unknown option '--loud'/],
    [['forget'], 'Usage: npm run leads -- forget EMAIL'],
    [['forget', 'a@example.com', 'b@example.com'], 'Usage: npm run leads -- forget EMAIL'],
    [['release'], 'Usage: npm run leads -- release ID'],
    [['quarantined', 'more'], 'Usage: npm run leads -- quarantined'],
    [['list', 'more'], 'Usage: npm run leads -- list [--since DATE]'],
  ])('answers %j in one line', async (words, message) => {
    const running = runLeadsCommand(await databases.open(), words);
    await expect(running).rejects.toBeInstanceOf(CommandError);
    const said = await running.catch((error: unknown) => (error as Error).message);
    expect(said).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect(said).not.toContain('\n');
  });

  it('lists the commands without one', async () => {
    const running = runLeadsCommand(await databases.open(), []);
    await expect(running).rejects.toThrow(/^Usage: .*\n\n {2}list \[/);
  });
});

/** The rows of a CSV file (RFC 4180). */
const readCsv = (csv: string): string[][] => {
  const cells = csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
};

it('exports whatever visitors type so that it reads back, and as no formula', () => {
  const text = fc.oneof(
    anyText(),
    fc.string({
      unit: fc.constantFrom(
        '=',
        '＝',
        '＠',
        '1',
        '+',
        '-',
        '@',
        '"',
        ',',
        '\r',
        '\n',
        '\t',
        "'",
        'a',
        ' ',
      ),
    }),
  );
  const rows = fc.array(fc.record({ a: text, b: text, c: text }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (leads) => {
      const [names, ...read] = readCsv(toCsv(['a', 'b', 'c'], leads));
      expect(names).toEqual(['a', 'b', 'c']);
      const cells = read.flat();
      expect(
        cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell) && !/^\+\d+$/.test(cell)),
      ).toEqual([]);
      const typed = leads.flatMap(({ a, b, c }) => [a, b, c]);
      expect(
        cells.map((cell, index) => cell === typed[index] || cell === `'${typed[index]}`),
      ).not.toContain(false);
    }),
  );
});

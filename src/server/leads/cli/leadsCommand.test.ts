import fc from 'fast-check';
import { anyText } from '../../../testing/anyText.ts';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { demoRequest } from '../../../contract/forms.fixtures.ts';
import { createLeadService } from '../leadService.ts';
import { after, createTestLeads, DAY, event, NOW } from '../leads.fixtures.ts';
import { CommandError } from './backup.ts';
import { runLeadsCommand } from './leadsCommand.ts';
import { toCsv } from './listLeads.ts';

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
    const leads = createTestLeads(db, { now: () => now });
    await leads.subscribe();
    now = after(DAY);
    const { demo_id } = await leads.requestDemo();
    await leads.subscribe('bot@example.com', { quarantine: 'honeypot' });
    return { db, demo_id, run: (...words: string[]) => runLeadsCommand(db, words, NOW) };
  };

  it('lists leads with their fields and deliveries', async () => {
    const { run } = await start();
    const lines = (await run('list')).split('\n');
    expect(lines[0]).toBe('2026-11-20 15:00  newsletter    elena@example.com  1 pending');
    expect(lines.slice(1, 3).sort()).toEqual([
      '2026-11-21 15:00  demo          Ruth Abara  ruth@example.com  +12025550123  4+ deals a month  0-$500  2099-01-02T15:00:00.000Z  3 pending',
      '2026-11-21 15:00  newsletter    bot@example.com  pending  quarantine: honeypot',
    ]);
    expect(lines[3]).toBe('3 leads');
  });

  it('exports every field of a lead since a date', async () => {
    const { run, demo_id } = await start();
    const csv = await run('export', '--since', '2026-11-21');
    expect(csv).toMatch(/^"created_at","kind","id","first_name"/);
    expect(csv).toContain('"Ruth","Abara","+12025550123","ruth@example.com",');
    expect(csv).not.toContain('elena');
    const leads = JSON.parse(await run('export', '--format', 'json')) as unknown[];
    expect(leads).toHaveLength(2);
    expect(leads).toContainEqual(
      expect.objectContaining({ ...demoRequest, kind: 'demo', receipt: demo_id }),
    );
    expect(JSON.parse(await run('export', '--all', '--format', 'json'))).toHaveLength(3);
  });

  it('retries dead deliveries', async () => {
    const { db, run } = await start();
    await db
      .updateTable('outbox')
      .set({ status: 'dead', attempts: 12 })
      .where('kind', 'in', ['demo-confirmation', 'demo-notice', 'demo-webhook'])
      .execute();
    expect(await run('retry')).toBe('Retrying 3 deliveries.\n');
    const rows = await db.selectFrom('outbox').select(['status', 'attempts']).execute();
    expect(rows).toEqual(Array(6).fill({ status: 'pending', attempts: 0 }));
  });

  it('forgets everything about one address, and nothing about others', async () => {
    const { db, run } = await start();
    const service = createLeadService(db, {
      ...{ getSiteUrl: () => 'https://h.example', brand: 'H', now: () => NOW },
    });
    for (const email of ['Ruth@Example.com', 'truth@example.com']) {
      const keyed = (n: number) => ({ idempotencyKey: `${n}-${email}` });
      await service.requestDemo({ body: { ...demoRequest, email }, ...keyed(1) });
      await service.subscribe({ body: { email }, ...keyed(2) });
      await service.register(
        {
          body: { ...demoRequest, email, company: 'Alder', reason_for_attending: 'To learn' },
          ...keyed(3),
        },
        event,
      );
    }
    // Two demos, one of them from `start`, a registration and a subscription.
    expect(await run('forget', 'RUTH@example.com')).toBe(
      'Deleted 4 submissions, 16 deliveries and 3 stored answers.\n',
    );
    const left = [
      await db.selectFrom('leads').selectAll().execute(),
      await db.selectFrom('outbox').select('payload').execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
    ].map((rows) => JSON.stringify(rows).toLowerCase());
    for (const text of left) {
      expect(text).not.toContain('"ruth@example.com');
      expect(text).toContain('truth@example.com');
    }
    expect(await run('forget', 'ruth@example.com')).toMatch(/^Deleted 0 submissions, 0 del/);
    const counters = await db.selectFrom('counters').select('subject').execute();
    expect(counters).toHaveLength(1);
  });

  it.each([
    [['trace', 'NOPE'], 'No lead found with ID NOPE.'],
    [['release', 'NOPE'], 'No quarantined lead found with ID NOPE.'],
    [['lsit'], /^Unknown command "lsit"\. Commands: list, export, trace, /],
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
  ])('explains %j in one line', async (words, message) => {
    const running = runLeadsCommand(await databases.open(), words);
    await expect(running).rejects.toBeInstanceOf(CommandError);
    const output = await running.catch((error: unknown) => (error as Error).message);
    expect(output).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect(output).not.toContain('\n');
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

it('exports any text so that it reads back, and never as a formula', () => {
  const units = [...'=＝＠1+-@",\r\n\t\'a '];
  const text = fc.oneof(anyText(), fc.string({ unit: fc.constantFrom(...units) }));
  const rows = fc.array(fc.record({ a: text, b: text, c: text }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (leads) => {
      const [names, ...read] = readCsv(toCsv(['a', 'b', 'c'], leads));
      expect(names).toEqual(['a', 'b', 'c']);
      const cells = read.flat();
      const formulas = cells.filter(
        (cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell) && !/^\+\d+$/.test(cell),
      );
      expect(formulas).toEqual([]);
      const typed = leads.flatMap(({ a, b, c }) => [a, b, c]);
      const isRead = (cell: string, index: number) =>
        cell === typed[index] || cell === `'${typed[index]}`;
      expect(cells.every(isRead)).toBe(true);
    }),
  );
});

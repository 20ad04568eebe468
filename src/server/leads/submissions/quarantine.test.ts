import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { runLeadsCommand } from '../cli/leadsCommand.ts';
import {
  after,
  createTestLeads,
  DAY,
  NOW,
  outboxKinds,
  readOutbox,
  silentLog,
  tokenOf,
} from '../leads.fixtures.ts';
import { digestQuarantine, startRetention } from '../retention.ts';
import { cancelDemo } from './demo.ts';

const SPAM = { quarantine: 'honeypot' } as const;

describe.each(DATABASES)('quarantine on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const db = await databases.open();
    const leads = createTestLeads(db);
    const run = (...words: string[]) => runLeadsCommand(db, words, after(DAY), leads.context);
    return { db, leads, run };
  };

  it('is listed with the IDs that release takes', async () => {
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
    await expect(run('release', booking.demo_id)).rejects.toThrow('No quarantined lead found');
    const rows = await readOutbox(db);
    expect(rows).toHaveLength(5);
    expect(rows[0]?.lead).toMatchObject(booking);
    expect(await run('quarantined')).toBe('0 quarantined\n');
  });

  it('sends nothing for a released demo that its visitor has canceled', async () => {
    const { db, leads, run } = await start();
    const { demo_id, change_link } = await leads.requestDemo({}, SPAM);
    const token = tokenOf(change_link);
    await leads.run((ctx) => cancelDemo(ctx, token, { sequence: 0 }));
    await run('release', demo_id);
    expect(await outboxKinds(db)).toEqual([]);
  });

  it('releases a registration beside a later one', async () => {
    const { db, leads, run } = await start();
    const { receipt } = (await leads.register({}, SPAM))!;
    await leads.register({ company: 'Another office' });
    expect(await run('release', receipt)).toBe('Released.\n');
    expect(await readOutbox(db, 'registration-confirmation')).toHaveLength(2);
  });

  it('releases an address, also one that has subscribed meanwhile', async () => {
    const { db, leads, run } = await start();
    await run('release', await leads.subscribe('elena@example.com', SPAM));
    expect(await outboxKinds(db)).toEqual(['newsletter-webhook']);
    const again = await leads.subscribe('elena@example.com', SPAM);
    await run('release', again);
    expect(await outboxKinds(db)).toEqual(['newsletter-webhook']);
    expect(await run('trace', again)).toMatch(/released: honeypot/);
    expect(JSON.parse(await run('export', '--format', 'json'))).toHaveLength(1);
  });

  it('is reported to sales once a day by several processes, without personal data', async () => {
    const { db, leads } = await start();
    const digest = (now: Date) =>
      Promise.all(Array.from({ length: 5 }, () => digestQuarantine(db, now)));
    await digest(NOW);
    expect(await outboxKinds(db)).toEqual([]);
    await leads.subscribe('elena@example.com', SPAM);
    for (const _repeated of [1, 2]) await leads.requestDemo({}, { quarantine: 'too-fast' });
    await digest(NOW);
    await digest(after(DAY));
    const rows = await readOutbox(db, 'quarantine-digest');
    expect(rows).toHaveLength(2);
    expect(rows[0]?.lead).toMatchObject({
      counts: ['2 × demo (too-fast)', '1 × newsletter (honeypot)'],
    });
    expect(rows[0]?.payload).not.toMatch(/elena|ruth/i);
  });

  it('is reported by the retention job', async () => {
    const { db, leads } = await start();
    await leads.subscribe('elena@example.com', SPAM);
    await startRetention(db, { log: silentLog(), now: () => NOW }).stop();
    expect(await outboxKinds(db)).toEqual(['quarantine-digest']);
  });
});

import { demoForm } from '../../../testing/server/demoForm.ts';
import { databasesOf } from '../../../testing/server/testDatabases.ts';
import { openDatabase } from '../database/database.ts';
import { UsageError } from './leadsCommand.ts';
import { moveLeads, MoveProblem, runMoveCommand } from './moveLeads.ts';
import { submissionsIn } from '../submissions/submissions.ts';

const SETTINGS = {
  siteUrl: 'https://www.example.com',
  meetingUrl: () => 'https://meet.example.com/x',
  now: new Date('2026-11-22T10:00:00Z'),
};
const files = databasesOf('SQLite');
const servers = databasesOf('PostgreSQL');

/** More than are moved at a time. */
const DEMOS = 1100;

const filled = async () => {
  const from = await files.open();
  await from.transaction().execute(async (transaction) => {
    const submissions = submissionsIn(transaction, SETTINGS);
    for (let count = 0; count < DEMOS; count += 1) {
      await submissions.requestDemo(demoForm(`visitor-${count}@example.com`));
    }
    await submissions.subscribe('Zoë@example.com', {
      source: { first: { landing: '/pricing' }, last: { landing: '/blog' } },
    });
  });
  return from;
};

it('moves every row from SQLite to PostgreSQL, and moves nothing twice', async () => {
  const [from, to] = [await filled(), await servers.open()];
  const moved = await moveLeads(from, to);
  const demos = { table: 'demo_requests', rows: DEMOS, added: DEMOS };
  expect(moved).toContainEqual(demos);
  // Of a demo three that are due at once and two reminders.
  const deliveries = 5 * DEMOS + 1;
  expect(moved).toContainEqual({ table: 'outbox', rows: deliveries, added: deliveries });
  const all = () => to.selectFrom('demo_requests').selectAll().orderBy('email').execute();
  expect(await all()).toEqual(
    await from.selectFrom('demo_requests').selectAll().orderBy('email').execute(),
  );

  // Broken off: some rows are there, some are not.
  await to.deleteFrom('demo_requests').where('email', 'like', 'visitor-5%').execute();
  const again = await moveLeads(from, to);
  expect(again).toContainEqual({ ...demos, added: 111 });
  expect(await all()).toHaveLength(DEMOS);
});

it('overwrites nothing that differs', async () => {
  const [from, to] = [await filled(), await servers.open()];
  await moveLeads(from, to);
  await to
    .updateTable('demo_requests')
    .set({ phone: '+12025550199' })
    .where('email', '=', 'visitor-7@example.com')
    .execute();
  await expect(moveLeads(from, to)).rejects.toThrow(MoveProblem);
  const row = to.selectFrom('demo_requests').select('phone');
  expect(await row.where('email', '=', 'visitor-7@example.com').executeTakeFirst()).toEqual({
    phone: '+12025550199',
  });
});

it('says what it does, and nothing of the address', async () => {
  const [from, to] = [await files.nextUrl(), await files.nextUrl()];
  await expect(runMoveCommand(from, ['move'])).rejects.toThrow(UsageError);
  await expect(runMoveCommand(from, ['move', '--to', to])).rejects.toThrow('There is no file');
  await (await openDatabase(from)).destroy();
  expect(await runMoveCommand(from, ['move', '--to', to])).toContain(
    'demo_requests 0, of them 0 new',
  );
  expect(await runMoveCommand(from, ['list'])).toBeUndefined();
});

it('waits for the site to be stopped', async () => {
  const from = await files.nextUrl();
  const db = await openDatabase(from);
  try {
    await db.selectFrom('demo_requests').selectAll().execute();
    const moving = runMoveCommand(from, ['move', '--to', await files.nextUrl()]);
    await expect(moving).rejects.toThrow('Stop the site');
  } finally {
    await db.destroy();
  }
});

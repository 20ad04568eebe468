import { DATABASES, databasesOf } from '../../testing/server/testDatabases.ts';
import { createToken, findToken } from '../desk/sign-in/signInTokens.ts';
import type { SiteDb, Role } from '../leads/database/schema.ts';
import {
  addFirstOwner,
  addPerson,
  findPerson,
  lastChanges,
  listPeople,
  removePerson,
  signOutPerson,
} from './people.ts';
import { readPeopleArguments } from './peopleArguments.ts';
import { runPeopleCommand } from './peopleCommand.ts';

const NOW = new Date('2026-11-27T15:00:00Z');
const WITH_SMTP = { now: NOW, hasSmtp: true };
const BY_MAYA = { actor: 'maya@x.test', now: NOW };

const add = (db: SiteDb, address: string, role: Role) => addPerson(db, { address, role }, BY_MAYA);

const rolesIn = async (db: SiteDb) =>
  (await listPeople(db)).map(({ address, role }) => `${address} ${role}`);

/** The receivers of the emails since the last call, in their order. */
const takeMails = async (db: SiteDb): Promise<string[]> => {
  const query = db.deleteFrom('outbox').where('kind', '=', 'people-change').returningAll();
  const leads = (await query.execute()).map(({ payload }) => JSON.parse(payload) as { to: string });
  return leads.map(({ to }) => to).sort();
};

describe.each(DATABASES)('the people of the desk on %s', (kind) => {
  const databases = databasesOf(kind);

  const openWithOwner = async () => {
    const db = await databases.open();
    await addFirstOwner(db, 'maya@x.test', NOW);
    return db;
  };

  it('has the owner of the settings as long as there is no other', async () => {
    const db = await openWithOwner();
    await addFirstOwner(db, 'other@x.test', NOW);
    expect(await rolesIn(db)).toEqual(['maya@x.test owner']);
    expect((await findPerson(db, 'maya@x.test'))!.added_by).toBe('OWNER_EMAIL');
    expect(await takeMails(db)).toEqual([]);
  });

  it('makes a person of another role the first owner', async () => {
    const db = await databases.open();
    await add(db, 'maya@x.test', 'sales');
    await addFirstOwner(db, 'maya@x.test', NOW);
    expect(await rolesIn(db)).toEqual(['maya@x.test owner']);
  });

  it('mails every change to all owners before and after it, and records it', async () => {
    const db = await openWithOwner();
    await add(db, 'priya@x.test', 'editor');
    expect(await takeMails(db)).toEqual(['maya@x.test']);
    await add(db, 'grace@x.test', 'owner');
    expect(await takeMails(db)).toEqual(['grace@x.test', 'maya@x.test']);
    await add(db, 'grace@x.test', 'sales');
    expect(await takeMails(db)).toEqual(['grace@x.test', 'maya@x.test']);
    await add(db, 'grace@x.test', 'owner');
    await takeMails(db);
    await removePerson(db, 'grace@x.test', BY_MAYA);
    expect(await takeMails(db)).toEqual(['grace@x.test', 'maya@x.test']);
    await signOutPerson(db, 'priya@x.test', BY_MAYA);
    expect(await takeMails(db)).toEqual(['maya@x.test']);
    const changes = await lastChanges(db);
    expect(changes.map(({ what, address }) => `${what} ${address}`).sort()).toEqual([
      'added grace@x.test',
      'added priya@x.test',
      'removed grace@x.test',
      'role grace@x.test',
      'role grace@x.test',
      'signed-out priya@x.test',
    ]);
  });

  it('changes nothing and mails nobody for a role that a person has', async () => {
    const db = await openWithOwner();
    expect(await add(db, 'maya@x.test', 'owner')).toBe('unchanged');
    expect([await takeMails(db), await lastChanges(db)]).toEqual([[], []]);
  });

  it.each([
    ['removed', (db: SiteDb, address: string) => removePerson(db, address, BY_MAYA)],
    ['made an editor', (db: SiteDb, address: string) => add(db, address, 'editor')],
    ['made sales', (db: SiteDb, address: string) => add(db, address, 'sales')],
  ])('keeps the last owner from being %s, also of two at once', async (_how, change) => {
    const db = await openWithOwner();
    await add(db, 'priya@x.test', 'editor');
    expect(await change(db, 'maya@x.test')).toBe('last-owner');
    await add(db, 'grace@x.test', 'owner');
    const outcomes = await Promise.all(
      ['maya@x.test', 'grace@x.test'].map((address) => change(db, address)),
    );
    expect(outcomes.sort()).toEqual(['done', 'last-owner']);
    expect((await rolesIn(db)).filter((line) => line.endsWith('owner'))).toHaveLength(1);
  });

  it('ends the sessions, links and known networks of one person', async () => {
    const db = await openWithOwner();
    await add(db, 'priya@x.test', 'editor');
    const tokens = await Promise.all([
      createToken(db, 'session', 'priya@x.test'),
      createToken(db, 'session', 'maya@x.test'),
      createToken(db, 'link', 'priya@x.test'),
    ]);
    await removePerson(db, 'priya@x.test', BY_MAYA);
    expect([
      await findToken(db, 'session', tokens[0]),
      await findToken(db, 'session', tokens[1]),
      await findToken(db, 'link', tokens[2]),
    ]).toEqual([undefined, 'maya@x.test', undefined]);
    expect(await removePerson(db, 'priya@x.test', BY_MAYA)).toBe('unknown');
    expect(await signOutPerson(db, 'priya@x.test', BY_MAYA)).toBe('unknown');
  });

  const run = (db: SiteDb, ...words: string[]) => {
    const command = readPeopleArguments(words);
    return 'help' in command ? command.help : runPeopleCommand(db, command, WITH_SMTP);
  };

  it('is managed by commands', async () => {
    const db = await openWithOwner();
    expect(await run(db, 'add', ' Priya@X.test', '--role', 'editor')).toBe(
      'priya@x.test now has the role editor. The owners are told by email.\n',
    );
    expect(await run(db, 'add', 'priya@x.test', '--role', 'editor')).toBe(
      'priya@x.test has this role already.\n',
    );
    expect(await run(db, 'sign-out', 'priya@x.test')).toMatch(/signed out everywhere/);
    expect(await run(db, 'list')).toBe(
      'owner   maya@x.test  added 2026-11-27 by OWNER_EMAIL  not yet here\n' +
        'editor  priya@x.test  added 2026-11-27 by npm run people  not yet here\n2 people\n',
    );
    expect(await run(db, 'remove', 'priya@x.test')).toMatch(/^priya@x\.test is removed/);
    await expect(async () => run(db, 'remove', 'priya@x.test')).rejects.toThrow(/not among/);
    await expect(async () => run(db, 'remove', 'maya@x.test')).rejects.toThrow(/last owner/);
    await expect(async () => run(db, 'add', 'maya@x.test', '--role', 'sales')).rejects.toThrow(
      /last owner/,
    );
  });

  it('does not say that owners are told when no email goes out', async () => {
    const db = await openWithOwner();
    const command = { command: 'add', address: 'priya@x.test', role: 'editor' } as const;
    expect(await runPeopleCommand(db, command, { now: NOW, hasSmtp: false })).toBe(
      'priya@x.test now has the role editor. The emails to the owners wait: SMTP_URL is not set.\n',
    );
  });
});

it.each([
  [[], /^Usage/],
  [['drop'], /Unknown command "drop"/],
  [['list', 'x@x.test'], /^Usage: npm run people -- list/],
  [['add'], /^Usage: npm run people -- add ADDRESS/],
  [['add', 'x@x.test'], /^Usage: npm run people -- add/],
  [['add', 'x@x.test', '--role', 'admin'], /"admin" is not a role\. Use owner, editor, sales\./],
  [['add', 'x', '--role', 'sales'], /"x" is not a valid email address/],
  [['remove', 'x@x.test', 'y@x.test'], /^Usage/],
  [['remove', 'x@x.test', '--role', 'sales'], /^Usage/],
  [['remove', 'x@x.test', '--force'], /Unknown option '--force'\./],
])('refuses the words %j', (words, message) =>
  expect(() => readPeopleArguments(words)).toThrow(message),
);

it.each([['help'], ['--help'], ['help add'], ['add --help']])('explains itself by %j', (line) => {
  const command = readPeopleArguments(line.split(' '));
  expect('help' in command && command.help).toMatch(/^Usage: [^]*--role owner\|editor/);
});

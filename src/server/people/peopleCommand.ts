import { parseArgs } from 'node:util';
import { CommandError } from '../commands/commandError.ts';
import { printable } from '../commands/printable.ts';
import type { SiteDb, Role } from '../leads/database/schema.ts';
import {
  ACTORS,
  addPerson,
  isRole,
  listPeople,
  readAddress,
  removePerson,
  ROLES,
  signOutPerson,
  type PeopleOutcome,
} from './people.ts';

const COMMANDS = {
  list: { words: '', help: 'Lists the people, their roles and when each was here last (UTC).' },
  add: {
    words: ` ADDRESS --role ${ROLES.join('|')}`,
    help: 'Adds a person, or gives a known one another role, and emails the owners.',
  },
  remove: {
    words: ' ADDRESS',
    help: 'Removes a person, and ends all sessions at once. The last owner stays.',
  },
  'sign-out': { words: ' ADDRESS', help: 'Ends all sessions and sign-in links of a person.' },
} as const;

type CommandName = keyof typeof COMMANDS;

const NAMES = Object.keys(COMMANDS) as CommandName[];

const lineOf = (name: CommandName): string =>
  `npm run people -- ${name}${COMMANDS[name].words}\n      ${COMMANDS[name].help}`;

const USAGE = `Usage: the people who may use /admin\n\n${NAMES.map((name) => `  ${lineOf(name)}\n`).join('')}`;

export type PeopleCommand =
  | { command: 'list' }
  | { command: 'add'; address: string; role: Role }
  | { command: 'remove' | 'sign-out'; address: string };

const parseWords = (args: string[]) => {
  const options = { role: { type: 'string' }, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // The second sentence explains positional arguments.
    throw new CommandError((error as Error).message.replace(/(?<=\.) .*/s, ''));
  }
};

/**
 * What the words of a command line ask for; `help` is the text to print instead.
 * @throws CommandError
 */
export const readPeopleWords = (words: string[]): PeopleCommand | { help: string } => {
  const { positionals, values } = parseWords(words);
  const [word, text, ...more] = positionals;
  const command = NAMES.find((name) => name === word);
  if (values.help || word === 'help')
    return { help: command ? `Usage: ${lineOf(command)}\n` : USAGE };
  if (word === undefined) throw new CommandError(USAGE);
  if (!command) throw new CommandError(`Unknown command "${word}". Commands: ${NAMES.join(', ')}.`);
  const isComplete = (text !== undefined) === (command !== 'list') && more.length === 0;
  const { role } = values;
  if (!isComplete || (role !== undefined) !== (command === 'add'))
    throw new CommandError(`Usage: ${lineOf(command)}`);
  if (command === 'list') return { command };
  const address = readGivenAddress(text!);
  return command === 'add' ? { command, address, role: readRole(role) } : { command, address };
};

const readGivenAddress = (text: string): string => {
  const address = readAddress(text);
  if (address !== undefined) return address;
  throw new CommandError(`"${text}" is not a valid email address.`);
};

const readRole = (role: string | undefined): Role => {
  if (isRole(role)) return role;
  throw new CommandError(`"${role}" is not a role. Use ${ROLES.join(', ')}.`);
};

const list = async (db: SiteDb): Promise<string> => {
  const people = await listPeople(db);
  const lines = people.map(({ address, role, added_by, added_at, seen_at }) =>
    printable(
      [
        role.padEnd(6),
        address,
        `added ${added_at.slice(0, 10)} by ${added_by}`,
        seen_at === null ? 'not yet here' : `last here ${seen_at.slice(0, 16).replace('T', ' ')}`,
      ].join('  '),
    ),
  );
  return `${lines.join('')}${people.length} ${people.length === 1 ? 'person' : 'people'}\n`;
};

interface CommandContext {
  now: Date;
  /** Without SMTP_URL, emails wait in the outbox. */
  hasSmtp: boolean;
}

const answerOf = (outcome: PeopleOutcome, address: string, done: string): string => {
  switch (outcome) {
    case 'done':
      return `${done}\n`;
    case 'unchanged':
      return `${address} has this role already.\n`;
    case 'unknown':
      throw new CommandError(`${address} is not among the people of the desk.`);
    case 'last-owner':
      throw new CommandError(
        `${address} is the last owner. Add another one first: npm run people -- add ADDRESS --role owner`,
      );
  }
};

/**
 * Returns what the command prints.
 * @throws CommandError
 */
export const runPeopleCommand = async (
  db: SiteDb,
  command: PeopleCommand,
  { now, hasSmtp }: CommandContext,
): Promise<string> => {
  if (command.command === 'list') return list(db);
  const author = { actor: ACTORS.commands, now };
  const { address } = command;
  const told = hasSmtp
    ? 'The owners are told by email.'
    : 'The emails to the owners wait: SMTP_URL is not set.';
  switch (command.command) {
    case 'add':
      return answerOf(
        await addPerson(db, command, author),
        address,
        `${address} now has the role ${command.role}. ${told}`,
      );
    case 'remove':
      return answerOf(
        await removePerson(db, address, author),
        address,
        `${address} is removed and signed out. ${told}`,
      );
    case 'sign-out':
      return answerOf(
        await signOutPerson(db, address, author),
        address,
        `${address} is signed out everywhere. ${told}`,
      );
  }
};

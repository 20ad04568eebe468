import { parseArgs } from 'node:util';
import { CommandError } from '../commands/commandError.ts';
import type { Role } from '../leads/database/schema.ts';
import { isRole, readAddress, ROLES } from './people.ts';

/** `args` are the arguments after the name of the command. */
const COMMANDS = {
  list: { args: '', help: 'Lists the people, their roles and when each was here last (UTC).' },
  add: {
    args: ` ADDRESS --role ${ROLES.join('|')}`,
    help: 'Adds a person, or gives a known one another role, and emails the owners.',
  },
  remove: {
    args: ' ADDRESS',
    help: 'Removes a person, and ends all sessions at once. The last owner stays.',
  },
  'sign-out': { args: ' ADDRESS', help: 'Ends all sessions and sign-in links of a person.' },
} as const;

type CommandName = keyof typeof COMMANDS;

const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

const usageOf = (name: CommandName): string =>
  `npm run people -- ${name}${COMMANDS[name].args}\n      ${COMMANDS[name].help}`;

const USAGE = `Usage: the people who may use /admin\n\n${COMMAND_NAMES.map((name) => `  ${usageOf(name)}\n`).join('')}`;

export type PeopleCommand =
  | { command: 'list' }
  | { command: 'add'; address: string; role: Role }
  | { command: 'remove' | 'sign-out'; address: string };

const parseArguments = (args: string[]) => {
  const options = { role: { type: 'string' }, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // The second sentence explains positional arguments.
    throw new CommandError((error as Error).message.replace(/(?<=\.) .*/s, ''));
  }
};

/**
 * What the arguments of `npm run people` ask for; `help` is the text to print instead.
 * @throws CommandError
 */
export const readPeopleArguments = (args: string[]): PeopleCommand | { help: string } => {
  const { positionals, values } = parseArguments(args);
  const [word, subject, ...more] = positionals;
  const command = COMMAND_NAMES.find((name) => name === word);
  if (values.help || word === 'help')
    return { help: command ? `Usage: ${usageOf(command)}\n` : USAGE };
  if (word === undefined) throw new CommandError(USAGE);
  if (!command)
    throw new CommandError(`Unknown command "${word}". Commands: ${COMMAND_NAMES.join(', ')}.`);
  const { role } = values;
  const namesPerson = subject !== undefined && more.length === 0;
  const namesNobody = subject === undefined;
  const isSubjectRight = command === 'list' ? namesNobody : namesPerson;
  const isRoleRight = (role !== undefined) === (command === 'add');
  if (!isSubjectRight || !isRoleRight) throw new CommandError(`Usage: ${usageOf(command)}`);
  if (command === 'list') return { command };
  const address = readGivenAddress(subject!);
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

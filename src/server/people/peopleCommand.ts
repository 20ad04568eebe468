import { CommandError } from '../commands/commandError.ts';
import { printable } from '../commands/printable.ts';
import type { SiteDb } from '../leads/database/schema.ts';
import {
  ACTORS,
  addPerson,
  listPeople,
  removePerson,
  signOutPerson,
  type PeopleOutcome,
} from './people.ts';
import type { PeopleCommand } from './peopleArguments.ts';

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

const outcomeText = (outcome: PeopleOutcome, address: string, done: string): string => {
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
      return outcomeText(
        await addPerson(db, command, author),
        address,
        `${address} now has the role ${command.role}. ${told}`,
      );
    case 'remove':
      return outcomeText(
        await removePerson(db, address, author),
        address,
        `${address} is removed and signed out. ${told}`,
      );
    case 'sign-out':
      return outcomeText(
        await signOutPerson(db, address, author),
        address,
        `${address} is signed out everywhere. ${told}`,
      );
  }
};

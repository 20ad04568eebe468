import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { LEAD_FORMS, type LeadKind } from '../../../contract/forms.ts';
import { CommandError } from '../../commands/commandError.ts';
import type { LeadFilter } from './filterLeads.ts';

const FORM_NAMES = Object.keys(LEAD_FORMS) as LeadKind[];

const OPTIONS = {
  form: { type: 'string', value: FORM_NAMES.join('|') },
  event: { type: 'string', value: 'SLUG' },
  since: { type: 'string', value: 'today|DATE' },
  search: { type: 'string', value: 'TEXT' },
  format: { type: 'string', value: 'FORMAT' },
  output: { type: 'string', value: 'FILE' },
  all: { type: 'boolean' },
  force: { type: 'boolean' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig & Record<string, { value?: string }>;

type Option = keyof typeof OPTIONS;

interface Command {
  help: string;
  /** What stands behind the command. */
  subject?: string;
  options: readonly Option[];
  /** The first one is the default. */
  formats?: readonly string[];
}

const FILTERS = ['form', 'event', 'since', 'search'] as const satisfies readonly Option[];

const COMMANDS = {
  list: {
    options: FILTERS,
    help: 'Lists leads, with times in the time zone of site.yaml.',
  },
  export: {
    options: [...FILTERS, 'all', 'format', 'output'],
    formats: ['csv', 'json'],
    help:
      'Exports leads, with --form only the columns of that form. Newsletter addresses that must not be used are left ' +
      'out unless --all is given. --output writes a new file that only you can read.',
  },
  trace: {
    subject: 'WHO',
    options: ['format'],
    formats: ['text', 'json'],
    help: 'Prints the history of leads. WHO is a receipt, the outbox ID of a delivery in the log, an email address or a name.',
  },
  quarantined: { options: [], help: 'Lists suspected spam.' },
  release: {
    subject: 'ID',
    options: [],
    help: 'Releases a lead from quarantine and sends its emails and webhooks.',
  },
  discard: {
    subject: 'ID',
    options: [],
    help: 'Deletes a lead in quarantine, or ends the delivery with this outbox ID that was given up.',
  },
  retry: { options: [], help: 'Retries the deliveries that were given up.' },
  forget: {
    subject: 'EMAIL',
    options: [],
    help: 'Deletes everything that an address sent. Delete it in your CRM and mailboxes, too.',
  },
  backup: {
    subject: 'FILE',
    options: [],
    help: 'Copies the SQLite database into a new file. The site may run.',
  },
  restore: {
    subject: 'FILE',
    options: ['force'],
    help: 'Replaces the SQLite database, which is kept under another name. Stop the site first.',
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

const commandOf = (name: CommandName): Command => COMMANDS[name];

const optionText = (command: Command, name: Option): string => {
  const option = OPTIONS[name];
  const placeholder = 'value' in option ? option.value : undefined;
  const value = name === 'format' ? command.formats?.join('|') : placeholder;
  return value === undefined ? `[--${name}]` : `[--${name} ${value}]`;
};

const commandLine = (name: CommandName): string => {
  const command = commandOf(name);
  const options = command.options.map((option) => optionText(command, option));
  return [name, ...(command.subject ? [command.subject] : []), ...options].join(' ');
};

const DATE_HELP = 'DATE is 2026-11-20 or 2026-11-20T15:00:00Z.';

const USAGE = [
  'Usage: npm run leads -- COMMAND, or bin/leads COMMAND in a release',
  '',
  ...COMMAND_NAMES.map((name) => `  ${commandLine(name)}\n      ${COMMANDS[name].help}`),
  '',
  DATE_HELP,
  '',
].join('\n');

const commandUsage = (name: CommandName): string =>
  `Usage: npm run leads -- ${commandLine(name)}\n${COMMANDS[name].help}\n${DATE_HELP}\n`;

const parseArguments = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // The second sentence explains positional arguments.
    throw new CommandError((error as Error).message.replace(/(?<=\.) .*/s, ''));
  }
};

const isFormName = (name: string): name is LeadKind => FORM_NAMES.some((form) => form === name);

const readForm = (form: string | undefined): LeadKind | undefined => {
  if (form === undefined || isFormName(form)) return form;
  throw new CommandError(`"${form}" is not a form. Use ${FORM_NAMES.join(', ')}.`);
};

const readCommand = (word: string): CommandName => {
  const command = COMMAND_NAMES.find((name) => name === word);
  if (command) return command;
  throw new CommandError(`Unknown command "${word}". Commands: ${COMMAND_NAMES.join(', ')}.`);
};

const checkArguments = (
  name: CommandName,
  subjects: readonly string[],
  given: readonly string[],
): void => {
  const { subject, options } = commandOf(name);
  const isKnown = (option: string) => options.some((known) => known === option);
  const isComplete = subjects.length === (subject === undefined ? 0 : 1);
  if (!isComplete || !given.every(isKnown))
    throw new CommandError(`Usage: npm run leads -- ${commandLine(name)}`);
};

const readFormat = (name: CommandName, given: string | undefined): string | undefined => {
  const { formats } = commandOf(name);
  if (given === undefined || !formats || formats.includes(given)) return given ?? formats?.[0];
  throw new CommandError(`"${given}" is not a format. Use ${formats.join(' or ')}.`);
};

export interface LeadsCommand {
  command: CommandName;
  subject: string;
  isJson: boolean;
  output: string | undefined;
  filter: LeadFilter;
  all: boolean;
  force: boolean;
}

/**
 * What the arguments of `npm run leads` ask for; `help` is the text to print instead.
 * @throws CommandError
 */
export const readLeadsArguments = (args: string[]): LeadsCommand | { help: string } => {
  const { positionals, values } = parseArguments(args);
  const [first, ...rest] = positionals;
  const asksForHelp = values.help === true || first === 'help';
  const [word, ...subjects] = first === 'help' ? rest : positionals;
  if (word === undefined) {
    if (asksForHelp) return { help: USAGE };
    throw new CommandError(USAGE);
  }
  const name = readCommand(word);
  if (asksForHelp) return { help: commandUsage(name) };

  checkArguments(name, subjects, Object.keys(values));
  const [subject = ''] = subjects;
  if (name === 'forget' && !subject.includes('@'))
    throw new CommandError(`"${subject}" is not a valid email address.`);
  const { all = false, force = false } = values;
  return {
    command: name,
    subject,
    isJson: readFormat(name, values.format) === 'json',
    output: values.output,
    filter: {
      form: readForm(values.form),
      event: values.event,
      since: values.since,
      search: values.search,
    },
    all,
    force,
  };
};

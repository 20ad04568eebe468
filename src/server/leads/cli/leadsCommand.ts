import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { isEmail } from '../../../contract/forms.ts';
import { forgetAddress } from './forgetAddress.ts';
import { listLeads, retryDeadLetters } from './listLeads.ts';
import type { LeadLine } from './listLeads.ts';
import { DEFAULT_MEETING_URL_TEMPLATE, meetingUrlOf } from '../leadService.ts';
import { traceLead, traceLines } from './traceLead.ts';
import { releaseLead } from '../submissions/quarantine.ts';
import type { LeadsDatabase } from '../database/schema.ts';
import type { SubmissionSettings } from '../submissions/submissions.ts';

/** The arguments of each command. */
const COMMANDS = {
  list: '[--since DATE]',
  export: '[--format csv|json] [--since DATE] [--all]',
  trace: 'ID [--format text|json]',
  quarantined: '',
  release: 'ID',
  retry: '',
  forget: 'EMAIL',
  backup: 'FILE',
  restore: 'FILE [--force]',
} as const;

type Command = keyof typeof COMMANDS;

const HELP: Record<Command, string> = {
  list: 'Lists all leads.',
  export:
    'Prints all leads, without newsletter addresses that must not be used. --all includes those.',
  trace: 'Prints the history of a lead. ID is its receipt or the ID in a list.',
  quarantined: 'Lists suspected spam.',
  release: 'Makes a quarantined lead an ordinary one, and sends its emails and webhooks.',
  retry: 'Retries the deliveries that were given up.',
  forget: 'Deletes everything that an address sent. Delete it in your CRM and mailboxes, too.',
  backup: 'Copies the SQLite database into a new file. The site may run.',
  restore: 'Replaces the SQLite database, which is kept under another name. Stop the site first.',
};

/** A command that cannot be run; the message is for the operator. */
export class CommandError extends Error {}

const commandLine = (command: Command): string => `${command} ${COMMANDS[command]}`.trimEnd();

export const usageError = (command: Command): CommandError =>
  new CommandError(`Usage: npm run leads -- ${commandLine(command)}`);

const COMMAND_NAMES = Object.keys(COMMANDS) as Command[];

const USAGE = `Usage: npm run leads -- COMMAND, or bin/leads COMMAND in a release

${COMMAND_NAMES.map((command) => `  ${commandLine(command)}\n      ${HELP[command]}\n`).join('')}
DATE is 2026-11-20 or 2026-11-20T15:00:00Z.`;

const COLUMNS: readonly (keyof LeadLine)[] = [
  'created_at',
  'kind',
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'event',
  'reason_for_attending',
  'real_estate_experience',
  'monthly_budget',
  'preferred_datetime',
  'receipt',
  'first_touch',
  'last_touch',
  'newsletter_status',
  'unsubscribe_url',
  'consent',
  'quarantine_reason',
  'deliveries',
];

/** What the links of a released lead are made of. */
type LinkSettings = Pick<SubmissionSettings, 'siteUrl' | 'meetingUrl' | 'doubleOptIn'>;

/**
 * Runs a command on the leads in the database.
 * @param words of the command line
 * @param links the site's own, for emails that a command causes
 * @returns what to print
 * @throws CommandError
 */
export const runLeadsCommand = async (
  db: Kysely<LeadsDatabase>,
  words: string[],
  now: Date = new Date(),
  links: LinkSettings = { siteUrl: '', meetingUrl: meetingUrlOf(DEFAULT_MEETING_URL_TEMPLATE) },
): Promise<string> => {
  const { command, subject, format, since, isWhole } = readWords(words);
  const settings = { ...links, now };
  if (command === 'release') {
    if (await releaseLead(db, subject, settings)) return 'Released.\n';
    throw new CommandError(`No quarantined lead found with ID ${subject}.`);
  }
  if (command === 'forget') {
    const { submissions, deliveries, answers } = await forgetAddress(db, subject);
    return `Deleted ${submissions} submissions, ${deliveries} deliveries and ${answers} stored answers.\n`;
  }
  if (command === 'trace') {
    const trace = await traceLead(db, subject);
    if (!trace) throw new CommandError(`No lead found with ID ${subject}.`);
    return format === 'json'
      ? `${JSON.stringify(trace, null, 2)}\n`
      : traceLines(trace).map(printable).join('');
  }
  if (command === 'retry') {
    const count = await retryDeadLetters(db, now);
    return `Retrying ${count} ${count === 1 ? 'delivery' : 'deliveries'}.\n`;
  }
  const leads = await listLeads(db, since, links.siteUrl);
  if (command === 'quarantined') {
    const found = leads.filter(({ quarantine_reason: reason }) => reason !== '');
    return `${found.map((lead) => `${lead.id}  ${listLine(lead)}`).join('')}${found.length} quarantined\n`;
  }
  if (command === 'list') return leads.map(listLine).join('') + `${leads.length} leads\n`;
  const exported = isWhole ? leads : leads.filter(mayBeWrittenTo);
  return format === 'json' ? `${JSON.stringify(exported, null, 2)}\n` : toCsv(COLUMNS, exported);
};

const mayBeWrittenTo = ({ kind, newsletter_status: status, quarantine_reason }: LeadLine) =>
  kind !== 'newsletter' || (quarantine_reason === '' && status === 'confirmed');

const isCommand = (word: string): word is Command => Object.hasOwn(COMMANDS, word);

/** @throws CommandError */
export const readWords = (words: string[]) => {
  const text = { type: 'string' } as const;
  const options = { format: text, since: text, all: { type: 'boolean' } } as const;
  const { positionals, values } = parse(() =>
    parseArgs({ args: words, options, allowPositionals: true }),
  );
  const [command, subject = ''] = positionals;
  if (command === undefined) throw new CommandError(USAGE);
  if (!isCommand(command)) {
    throw new CommandError(`Unknown command "${command}". Commands: ${COMMAND_NAMES.join(', ')}.`);
  }
  const hasSubject = /^[A-Z]/.test(COMMANDS[command]);
  if (positionals.length !== (hasSubject ? 2 : 1)) throw usageError(command);
  const formats = command === 'trace' ? ['text', 'json'] : ['csv', 'json'];
  const { format, since, all: isWhole = false } = values;
  if (format !== undefined && !formats.includes(format)) {
    throw new CommandError(`"${format}" is not a format. Use ${formats.join(' or ')}.`);
  }
  const date = since === undefined ? undefined : new Date(since);
  if (date && (Number.isNaN(date.getTime()) || !/^\d{4}-\d{2}-\d{2}/.test(since ?? ''))) {
    throw new CommandError(
      `"${since}" is not a valid date. Use 2026-11-20 or 2026-11-20T15:00:00Z.`,
    );
  }
  if (command === 'forget' && !isEmail(subject)) {
    throw new CommandError(`"${subject}" is not a valid email address.`);
  }
  return { command, subject, format, since: date, isWhole };
};

const parse = <Result>(read: () => Result): Result => {
  try {
    return read();
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
};

/** Removes control characters, which visitors could use to control the terminal. */
const printable = (line: string): string =>
  // eslint-disable-next-line no-control-regex -- finding control characters is the point
  line.replace(/[\u0000-\u001F\u007F-\u009F]/g, ' ') + '\n';

const listLine = (lead: LeadLine): string =>
  printable(
    [
      lead.created_at.slice(0, 16).replace('T', ' '),
      lead.kind.padEnd(12),
      [lead.first_name, lead.last_name].join(' ').trim(),
      lead.email,
      lead.phone,
      lead.event || lead.preferred_datetime,
      lead.newsletter_status === 'confirmed' ? '' : lead.newsletter_status,
      lead.quarantine_reason && `quarantine: ${lead.quarantine_reason}`,
      lead.deliveries,
    ]
      .filter((part) => part !== '')
      .join('  '),
  );

/** How a spreadsheet recognizes a formula. An apostrophe before it makes it text; a phone number stays as it is. */
const FORMULA = /^(?!\+\d+$)[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Quoted, because some spreadsheets split unquoted cells at semicolons. */
const cell = (value: string): string => {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

/** A CSV file (RFC 4180) with a line of column names. */
export const toCsv = <Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): string =>
  [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(String(row[column]))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

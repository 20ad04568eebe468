import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isEmail } from '../../../contract/forms.ts';
import { backupFile, FileProblem, restoreFile } from '../database/backup.ts';
import type { FileContents } from '../database/backup.ts';
import { sqliteFileName } from '../database/database.ts';
import type { LeadsDb } from '../database/schema.ts';
import { retryDeadDeliveries } from '../deliveries/outbox.ts';
import { DEFAULT_MEETING_URL_TEMPLATE, meetingUrlOf } from '../leadService.ts';
import type { LeadContext } from '../submissions/leads.ts';
import { mailCounter } from '../submissions/limits.ts';
import { releaseLead } from '../submissions/quarantine.ts';
import { COLUMNS, listLeads } from './listLeads.ts';
import type { LeadLine } from './listLeads.ts';
import { traceLead, traceLines } from './traceLead.ts';

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

const usageError = (command: Command): CommandError =>
  new CommandError(`Usage: npm run leads -- ${commandLine(command)}`);

const COMMAND_NAMES = Object.keys(COMMANDS) as Command[];

const USAGE = `Usage: npm run leads -- COMMAND, or bin/leads COMMAND in a release

${COMMAND_NAMES.map((command) => `  ${commandLine(command)}\n      ${HELP[command]}\n`).join('')}
DATE is 2026-11-20 or 2026-11-20T15:00:00Z.`;

/**
 * Runs a command on the leads in the database.
 * @param words of the command line
 * @param links for the emails that a command sends
 * @returns the output
 * @throws CommandError
 */
export const runLeadsCommand = async (
  db: LeadsDb,
  words: string[],
  now: Date = new Date(),
  links: Omit<LeadContext, 'now'> = {
    siteUrl: '',
    meetingUrl: meetingUrlOf(DEFAULT_MEETING_URL_TEMPLATE),
  },
): Promise<string> => {
  const { command, subject, format, since, includesAll } = readWords(words);
  if (command === 'release') {
    if (await releaseLead(db, { ...links, now }, subject)) return 'Released.\n';
    throw new CommandError(`No quarantined lead found with ID ${subject}.`);
  }
  if (command === 'forget') return forgetAddress(db, subject.toLowerCase());
  if (command === 'trace') {
    const trace = await traceLead(db, subject);
    if (!trace) throw new CommandError(`No lead found with ID ${subject}.`);
    return format === 'json'
      ? `${JSON.stringify(trace, null, 2)}\n`
      : traceLines(trace).map(printable).join('');
  }
  if (command === 'retry') {
    const count = await retryDeadDeliveries(db, now);
    return `Retrying ${count} ${count === 1 ? 'delivery' : 'deliveries'}.\n`;
  }
  const leads = await listLeads(db, since, links.siteUrl);
  if (command === 'quarantined') {
    const found = leads.filter(({ quarantine_reason: reason }) => reason !== '');
    return `${found.map((lead) => `${lead.id}  ${listLine(lead)}`).join('')}${found.length} quarantined\n`;
  }
  if (command === 'list') return leads.map(listLine).join('') + `${leads.length} leads\n`;
  const exported = includesAll ? leads : leads.filter(mayBeWrittenTo);
  return format === 'json' ? `${JSON.stringify(exported, null, 2)}\n` : toCsv(COLUMNS, exported);
};

/** Deletes the leads of an address with everything that belongs to them. */
const forgetAddress = (db: LeadsDb, email: string): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    const ids = transaction.selectFrom('leads').select('id').where('email', '=', email);
    const [deliveries, answers, leads] = [
      await transaction.deleteFrom('outbox').where('lead_id', 'in', ids).executeTakeFirst(),
      await transaction
        .deleteFrom('idempotency_keys')
        .where('lead_id', 'in', ids)
        .executeTakeFirst(),
      await transaction.deleteFrom('leads').where('email', '=', email).executeTakeFirst(),
    ].map(({ numDeletedRows }) => numDeletedRows);
    await transaction.deleteFrom('counters').where('subject', '=', mailCounter(email)).execute();
    return `Deleted ${leads} submissions, ${deliveries} deliveries and ${answers} stored answers.\n`;
  });

/** The equivalent tools of PostgreSQL. The lines contain no password. */
const POSTGRES_COMMANDS = {
  backup: (file: string) =>
    `pg_dump --format=custom --no-owner --no-privileges --file=${file} "$DATABASE_URL"`,
  restore: (file: string) =>
    `pg_restore --clean --if-exists --no-owner --no-privileges --single-transaction --dbname="$DATABASE_URL" ${file}`,
};

/**
 * Runs `backup` or `restore` on the SQLite file, which may be damaged.
 * @returns the output; undefined for any other command
 * @throws CommandError, FileProblem
 */
export const runFilesCommand = async (
  databaseUrl: string,
  words: string[],
  now: Date = new Date(),
): Promise<string | undefined> => {
  const [command] = words;
  if (command !== 'backup' && command !== 'restore') return undefined;
  const force = command === 'restore' && words.includes('--force');
  const [name, ...more] = words.slice(1).filter((word) => !(force && word === '--force'));
  if (name === undefined || name.startsWith('-') || more.length > 0) throw usageError(command);

  const database = sqliteFileName(databaseUrl);
  const file = resolve(name);
  if (database === null) {
    const line = POSTGRES_COMMANDS[command](`'${name.replaceAll("'", `'\\''`)}'`);
    throw new FileProblem(`The database is in PostgreSQL. Run:\n${line}`);
  }
  if (command === 'backup')
    return `Backed up ${database} to ${file}.\n${describe(await backupFile(database, file))}`;
  const { contents, aside } = await restoreFile(file, database, { force, now });
  return [
    `Restored ${database} from ${file}.\n`,
    describe(contents),
    aside === undefined ? '' : `The previous database is now ${aside}.\n`,
  ].join('');
};

const describe = ({ schema, rows }: FileContents): string =>
  [`schema ${schema}`, ...Object.entries(rows).map(([table, count]) => `${table} ${count}`)]
    .map((line) => `  ${line}\n`)
    .join('');

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
  const { format, since, all: includesAll = false } = values;
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
  return { command, subject, format, since: date, includesAll };
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

/** Columns that follow the date and the kind; the others are in `export` and `trace`. */
const LISTED = ['email', 'phone'];
/** Columns that `list` shows in other ways, or that are too long for a line. */
const UNLISTED = new Set([
  ...['created_at', 'kind', 'id', 'first_name', 'last_name', 'receipt', 'reason_for_attending'],
  ...['first_touch', 'last_touch', 'newsletter_status', 'unsubscribe_url', 'consent'],
  ...['quarantine_reason', 'deliveries', ...LISTED],
]);

const listLine = (lead: LeadLine): string => {
  const { created_at = '', kind = '', newsletter_status: status, quarantine_reason: reason } = lead;
  return printable(
    [
      created_at.slice(0, 16).replace('T', ' '),
      kind.padEnd(12),
      `${lead.first_name} ${lead.last_name}`.trim(),
      ...LISTED.map((column) => lead[column]),
      ...COLUMNS.filter((column) => !UNLISTED.has(column)).map((column) => lead[column]),
      status === 'confirmed' ? '' : status,
      reason && `quarantine: ${reason}`,
      lead.deliveries,
    ]
      .filter(Boolean)
      .join('  '),
  );
};

/** How a spreadsheet recognizes a formula. An apostrophe before it makes it text; a phone number stays as it is. */
const FORMULA = /^(?!\+\d+$)[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Quoted, because some spreadsheets split unquoted cells at semicolons. */
const cell = (value: string): string => {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

/** A CSV file (RFC 4180) with a line of column names. */
export const toCsv = (columns: readonly string[], rows: readonly LeadLine[]): string =>
  [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(row[column] ?? '')))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

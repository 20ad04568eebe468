import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { emailSchema } from '../../contract/forms.ts';
import { forgetAddress } from './forgetAddress.ts';
import { listLeads, retryDeadLetters } from './listLeads.ts';
import type { LeadLine } from './listLeads.ts';
import type { LeadsDatabase } from './schema.ts';

/** What `npm run leads` understands. */
export const USAGE = `Usage:
  npm run leads -- list [--since DATE]
  npm run leads -- export [--format csv|json] [--since DATE]
  npm run leads -- retry
  npm run leads -- forget EMAIL
  npm run leads -- backup FILE
  npm run leads -- restore FILE [--force]
  npm run leads -- verify FILE
retry sends again what was given up. forget deletes, without asking, all that one address sent, what waits to be sent
because of it, and the answers kept for it; what has left for the CRM or a mailbox is to be deleted there.
backup copies the database, also while the site runs, into a file that is whole by itself. restore puts such a file in its
place, while the site is stopped; what is there is kept beside it. verify reads a file through.
DATE is 2026-11-20 or 2026-11-20T15:00:00Z.
`;

/** A command that can't be understood; the message says what to write instead. */
export class UsageError extends Error {}

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
  'quarantine_reason',
  'deliveries',
];

/**
 * What the people who work with leads ask for.
 * @param words of the command line
 * @returns what to print
 * @throws UsageError
 */
export const runLeadsCommand = async (
  db: Kysely<LeadsDatabase>,
  words: string[],
  now: Date = new Date(),
): Promise<string> => {
  const { command, email, format, since } = readWords(words);
  if (command === 'forget') {
    const { submissions, deliveries, answers } = await forgetAddress(db, email);
    return `Deleted: submissions ${submissions}, deliveries ${deliveries}, kept answers ${answers}.\n`;
  }
  if (command === 'retry') {
    const count = await retryDeadLetters(db, now);
    return `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} tried again.\n`;
  }
  const leads = await listLeads(db, since);
  if (command === 'list') return leads.map(listLine).join('') + `${leads.length} leads\n`;
  return format === 'json' ? `${JSON.stringify(leads, null, 2)}\n` : toCsv(COLUMNS, leads);
};

const COMMANDS = ['list', 'export', 'retry', 'forget'] as const;

const readWords = (words: string[]) => {
  const options = { format: { type: 'string' }, since: { type: 'string' } } as const;
  const { positionals, values } = parse(() =>
    parseArgs({ args: words, options, allowPositionals: true }),
  );
  const command = COMMANDS.find((name) => name === positionals[0]);
  if (!command || positionals.length !== (command === 'forget' ? 2 : 1)) {
    throw new UsageError(USAGE);
  }
  const { format = 'csv', since } = values;
  if (format !== 'csv' && format !== 'json') throw new UsageError(USAGE);
  const date = since === undefined ? undefined : new Date(since);
  if (date && (Number.isNaN(date.getTime()) || !/^\d{4}-\d{2}-\d{2}/.test(since ?? ''))) {
    throw new UsageError(`"${since}" is no date.\n${USAGE}`);
  }
  const email = positionals[1] ?? '';
  if (command === 'forget' && !emailSchema.safeParse(email).success) {
    throw new UsageError(`"${email}" is no e-mail address.\n${USAGE}`);
  }
  return { command, email, format, since: date } as const;
};

const parse = <Result>(read: () => Result): Result => {
  try {
    return read();
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
};

const listLine = (lead: LeadLine): string =>
  [
    lead.created_at.slice(0, 16).replace('T', ' '),
    lead.kind.padEnd(12),
    [lead.first_name, lead.last_name].join(' ').trim(),
    lead.email,
    lead.phone,
    lead.event || lead.preferred_datetime,
    lead.quarantine_reason && `quarantine: ${lead.quarantine_reason}`,
    lead.deliveries,
  ]
    .filter((part) => part !== '')
    .join('  ')
    // What visitors typed must not move the terminal's cursor.
    // eslint-disable-next-line no-control-regex -- finding control characters is the point
    .replace(/[\u0000-\u001F\u007F-\u009F]/g, ' ') + '\n';

/** What a spreadsheet would take for a formula; an apostrophe before it makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string): string => {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A CSV file (RFC 4180) with a line of column names; formulas are defused. */
export const toCsv = <Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): string =>
  [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(String(row[column]))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

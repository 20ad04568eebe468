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

/** What `npm run leads` understands. */
export const USAGE = `Usage: bin/leads COMMAND in a release, npm run leads -- COMMAND elsewhere. The commands:
  list [--since DATE]
  export [--format csv|json] [--since DATE] [--all]
  trace ID [--format text|json]
  quarantined
  release ID
  retry
  forget EMAIL
  backup FILE
  restore FILE [--force]
export has of the newsletter's addresses those that may be written to: with --all also those that wait to be confirmed,
that were unsubscribed, and that are in quarantine.
trace says what became of one lead, with times and reasons: ID is the receipt that its visitor has, or what lists show.
quarantined lists what looks like a machine's, each by its ID; release makes an ordinary lead of one, with its mails and
webhooks. retry sends again what was given up. forget deletes, without asking, all that
one address sent, what waits to be sent
because of it, and the answers kept for it; what has left for the CRM or a mailbox is to be deleted there.
backup copies the database, also while the site runs, into a file that is whole by itself. restore puts such a file in its
place, while the site is stopped; what is there is kept beside it.
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
 * What the people who work with leads ask for.
 * @param words of the command line
 * @param links the site's own, for mails that a command causes
 * @returns what to print
 * @throws UsageError
 */
export const runLeadsCommand = async (
  db: Kysely<LeadsDatabase>,
  words: string[],
  now: Date = new Date(),
  links: LinkSettings = { siteUrl: '', meetingUrl: meetingUrlOf(DEFAULT_MEETING_URL_TEMPLATE) },
): Promise<string> => {
  const { command, subject, format, since, isWhole } = readWords(words);
  const settings = { ...links, now };
  if (command === 'release')
    return (await releaseLead(db, subject, settings)) ? 'Released.\n' : NOT_IN_QUARANTINE;
  if (command === 'forget') {
    const { submissions, deliveries, answers } = await forgetAddress(db, subject);
    return `Deleted: submissions ${submissions}, deliveries ${deliveries}, kept answers ${answers}.\n`;
  }
  if (command === 'trace') {
    const trace = await traceLead(db, subject);
    if (!trace) return `Nothing has the number ${subject}: it is unknown, or was deleted.\n`;
    return format === 'json'
      ? `${JSON.stringify(trace, null, 2)}\n`
      : traceLines(trace).map(printable).join('');
  }
  if (command === 'retry') {
    const count = await retryDeadLetters(db, now);
    return `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} tried again.\n`;
  }
  const leads = await listLeads(db, since, links.siteUrl);
  if (command === 'quarantined') {
    const aside = leads.filter(({ quarantine_reason: reason }) => reason !== '');
    return `${aside.map((lead) => `${lead.id}  ${listLine(lead)}`).join('')}${aside.length} set aside\n`;
  }
  if (command === 'list') return leads.map(listLine).join('') + `${leads.length} leads\n`;
  const exported = isWhole ? leads : leads.filter(mayBeWrittenTo);
  return format === 'json' ? `${JSON.stringify(exported, null, 2)}\n` : toCsv(COLUMNS, exported);
};

/** An address of the newsletter that its reader has not confirmed is nobody's to use. */
const mayBeWrittenTo = ({ kind, newsletter_status: status, quarantine_reason }: LeadLine) =>
  kind !== 'newsletter' || (quarantine_reason === '' && status === 'confirmed');

const NOT_IN_QUARANTINE =
  'Nothing in quarantine has this ID. "npm run leads -- quarantined" lists what has.\n';

/** What each command is told beside its options. */
const COMMANDS = {
  list: '',
  export: '',
  trace: 'id',
  quarantined: '',
  release: 'id',
  retry: '',
  forget: 'email',
} as const;

const isCommand = (word = ''): word is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, word);

const readWords = (words: string[]) => {
  const text = { type: 'string' } as const;
  const options = { format: text, since: text, all: { type: 'boolean' } } as const;
  const { positionals, values } = parse(() =>
    parseArgs({ args: words, options, allowPositionals: true }),
  );
  const [command, subject = ''] = positionals;
  if (!isCommand(command) || positionals.length !== (COMMANDS[command] ? 2 : 1)) {
    throw new UsageError(USAGE);
  }
  const plain = command === 'trace' ? 'text' : 'csv';
  const { format = plain, since, all: isWhole = false } = values;
  if (format !== plain && format !== 'json') throw new UsageError(USAGE);
  const date = since === undefined ? undefined : new Date(since);
  if (date && (Number.isNaN(date.getTime()) || !/^\d{4}-\d{2}-\d{2}/.test(since ?? ''))) {
    throw new UsageError(`"${since}" is no date.\n${USAGE}`);
  }
  if (COMMANDS[command] === 'email' && !isEmail(subject)) {
    throw new UsageError(`"${subject}" is no e-mail address.\n${USAGE}`);
  }
  return { command, subject, format, since: date, isWhole } as const;
};

const parse = <Result>(read: () => Result): Result => {
  try {
    return read();
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
};

/** A line without what would move the terminal's cursor: visitors and other servers wrote some of it. */
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

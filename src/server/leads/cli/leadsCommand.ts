import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cleanEmail } from '../../../contract/fieldTexts.ts';
import { toCsv } from '../../../lib/text.ts';
import { sqliteFileName } from '../database/dialect.ts';
import type { LeadsDb, AnyLead } from '../database/schema.ts';
import { enqueueDemo } from '../submissions/demo.ts';
import { findLead, updateLead, type LeadContext } from '../submissions/leads.ts';
import { mailCounter } from '../submissions/limits.ts';
import { releaseSubscription } from '../submissions/newsletter.ts';
import { enqueueRegistration } from '../submissions/registration.ts';
import { backupFile, CommandError, restoreFile } from './backup.ts';
import {
  COLUMNS,
  isContactable,
  listLeads,
  listLine,
  printable,
  traceLead,
  traceLines,
} from './listLeads.ts';

const COMMANDS = {
  list: { usage: '[--since DATE]', help: 'Lists all leads.' },
  export: {
    usage: '[--format csv|json] [--since DATE] [--all]',
    help: 'Prints all leads, without newsletter addresses that must not be used. --all includes those.',
  },
  trace: {
    usage: 'ID [--format text|json]',
    help: 'Prints the history of a lead. ID is its receipt or the ID in a list.',
  },
  quarantined: { usage: '', help: 'Lists suspected spam.' },
  release: {
    usage: 'ID',
    help: 'Releases a lead from quarantine and sends its emails and webhooks.',
  },
  retry: { usage: '', help: 'Retries the deliveries that were given up.' },
  forget: {
    usage: 'EMAIL',
    help: 'Deletes everything that an address sent. Delete it in your CRM and mailboxes, too.',
  },
  backup: { usage: 'FILE', help: 'Copies the SQLite database into a new file. The site may run.' },
  restore: {
    usage: 'FILE [--force]',
    help: 'Replaces the SQLite database, which is kept under another name. Stop the site first.',
  },
} as const;

type Command = keyof typeof COMMANDS;

const COMMAND_NAMES = Object.keys(COMMANDS) as Command[];

const commandLine = (command: Command): string => `${command} ${COMMANDS[command].usage}`.trimEnd();

const USAGE = `Usage: npm run leads -- COMMAND, or bin/leads COMMAND in a release

${COMMAND_NAMES.map((name) => `  ${commandLine(name)}\n      ${COMMANDS[name].help}\n`).join('')}
DATE is 2026-11-20 or 2026-11-20T15:00:00Z.`;

const OPTIONS = {
  format: { type: 'string' },
  since: { type: 'string' },
  all: { type: 'boolean' },
  force: { type: 'boolean' },
} as const;

const parseWords = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
};

/** @throws CommandError */
const readWords = (words: string[]) => {
  const { positionals, values } = parseWords(words);
  const [word, subject = ''] = positionals;
  if (word === undefined) throw new CommandError(USAGE);
  const command = COMMAND_NAMES.find((name) => name === word);
  if (!command)
    throw new CommandError(`Unknown command "${word}". Commands: ${COMMAND_NAMES.join(', ')}.`);
  const { usage } = COMMANDS[command];
  const isUsed = (option: string) => usage.includes(`--${option}`);
  if (positionals.length !== (/^[A-Z]/.test(usage) ? 2 : 1) || !Object.keys(values).every(isUsed))
    throw new CommandError(`Usage: npm run leads -- ${commandLine(command)}`);
  const { format, since, all = false, force = false } = values;
  const formats = command === 'trace' ? ['text', 'json'] : ['csv', 'json'];
  if (format !== undefined && !formats.includes(format))
    throw new CommandError(`"${format}" is not a format. Use ${formats.join(' or ')}.`);
  const date = new Date(since ?? 0);
  if (Number.isNaN(date.getTime()) || !/^(?:\d{4}-\d\d-\d\d|$)/.test(since ?? ''))
    throw new CommandError(
      `"${since}" is not a valid date. Use 2026-11-20 or 2026-11-20T15:00:00Z.`,
    );
  if (command === 'forget' && !subject.includes('@'))
    throw new CommandError(`"${subject}" is not a valid email address.`);
  return { command, subject, isJson: format === 'json', since: date, all, force };
};

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export const runLeadsCommand = async (ctx: LeadContext, words: string[]): Promise<string> => {
  const { db, now, siteUrl } = ctx;
  const { command, subject, isJson, since, all } = readWords(words);
  if (command === 'release')
    return db
      .transaction()
      .execute((transaction) => releaseLead({ ...ctx, db: transaction }, subject));
  if (command === 'forget') return forgetAddress(db, subject);
  if (command === 'trace') {
    const trace = await traceLead(db, subject);
    if (!trace) throw new CommandError(`No lead found with ID ${subject}.`);
    return isJson ? toJson(trace) : traceLines(trace).map(printable).join('');
  }
  if (command === 'retry') {
    const { numUpdatedRows: count } = await db
      .updateTable('outbox')
      .set({ status: 'pending', attempts: 0, next_attempt_at: now.toISOString() })
      .where('status', '=', 'dead')
      .executeTakeFirstOrThrow();
    return `Retrying ${count} ${count === 1n ? 'delivery' : 'deliveries'}.\n`;
  }
  const leads = await listLeads(db, since, siteUrl);
  if (command === 'list') return `${leads.map(listLine).join('')}${leads.length} leads\n`;
  if (command === 'quarantined') {
    const found = leads.filter(({ quarantine_reason: reason }) => reason !== '');
    return `${found.map((lead) => `${lead.id}  ${listLine(lead)}`).join('')}${found.length} quarantined\n`;
  }
  const exported = all ? leads : leads.filter(isContactable);
  return isJson ? toJson(exported) : toCsv(COLUMNS, exported);
};

/** Releases a lead from quarantine, with its deliveries. It gets its hour or seat even when that is full. */
const releaseLead = async (ctx: LeadContext, id: string): Promise<string> => {
  const found = (await findLead(ctx.db, id.toUpperCase())) as AnyLead | undefined;
  const reason = found?.quarantine_reason;
  if (!reason) throw new CommandError(`No quarantined lead found with ID ${id}.`);
  if (found.kind === 'newsletter') {
    await releaseSubscription(ctx, found);
  } else {
    const changes = { quarantine_reason: null };
    const lead = (await updateLead(ctx, found, changes, { what: 'released', reason })) as AnyLead;
    if (lead.status === 'active' && lead.kind === 'demo') await enqueueDemo(ctx, lead);
    if (lead.status === 'active' && lead.kind === 'registration')
      await enqueueRegistration(ctx, lead);
  }
  return 'Released.\n';
};

const forgetAddress = (db: LeadsDb, email: string): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    // Earlier releases stored addresses as they were written.
    const addresses = [email, cleanEmail(email)].map((address) => address.toLowerCase());
    const ids = transaction.selectFrom('leads').select('id').where('email', 'in', addresses);
    const deleteOwned = (table: 'outbox' | 'idempotency_keys') =>
      transaction.deleteFrom(table).where('lead_id', 'in', ids).executeTakeFirst();
    const deliveries = (await deleteOwned('outbox')).numDeletedRows;
    const answers = (await deleteOwned('idempotency_keys')).numDeletedRows;
    const { numDeletedRows: leads } = await transaction
      .deleteFrom('leads')
      .where('email', 'in', addresses)
      .executeTakeFirst();
    const counters = addresses.map(mailCounter);
    await transaction.deleteFrom('counters').where('subject', 'in', counters).execute();
    return `Deleted ${leads} submissions, ${deliveries} deliveries and ${answers} stored answers.\n`;
  });

const POSTGRES_COMMANDS = {
  backup: (file: string) =>
    `pg_dump --format=custom --no-owner --no-privileges --file=${file} "$DATABASE_URL"`,
  restore: (file: string) =>
    `pg_restore --clean --if-exists --no-owner --no-privileges --single-transaction --dbname="$DATABASE_URL" ${file}`,
};

/** Undefined for any command but `backup` and `restore`. */
export const runFilesCommand = (databaseUrl: string, words: string[], now: Date = new Date()) => {
  const { command, subject, force } = readWords(words);
  if (command !== 'backup' && command !== 'restore') return undefined;
  const database = sqliteFileName(databaseUrl);
  if (database === null) {
    const line = POSTGRES_COMMANDS[command](`'${subject.replaceAll("'", `'\\''`)}'`);
    throw new CommandError(`The database is in PostgreSQL. Run:\n${line}`);
  }
  const file = resolve(subject);
  const isBackup = command === 'backup';
  const { contents, aside } = isBackup
    ? { contents: backupFile(database, file), aside: undefined }
    : restoreFile(file, database, { force, now });
  return [
    isBackup ? `Backed up ${database} to ${file}.` : `Restored ${database} from ${file}.`,
    `  schema ${contents.schema}`,
    ...Object.entries(contents.rows).map(([table, count]) => `  ${table} ${count}`),
    ...(aside === undefined ? [] : [`The previous database is now ${aside}.`]),
    '',
  ].join('\n');
};

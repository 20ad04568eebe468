import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cleanEmail } from '../../../contract/fieldTexts.ts';
import { toCsv } from '../../../lib/csv.ts';
import type { LeadsDb } from '../database/schema.ts';
import { retryGivenUp } from '../deliveries/givenUp.ts';
import { forgetAddress } from '../forgetAddress.ts';
import { discardLead, releaseLead } from '../quarantine.ts';
import { CommandError } from './backup.ts';
import {
  columnsOf,
  isContactable,
  listLeads,
  listLine,
  namedValues,
  printable,
  type CommandContext,
} from './listLeads.ts';
import type { LeadsCommand } from './readWords.ts';
import { traceDelivery, traceLeads, traceLines } from './traceLeads.ts';

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** `1 lead`, `2 leads` */
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const list = async (ctx: CommandContext, { filter }: LeadsCommand): Promise<string> => {
  const leads = await listLeads(ctx, filter);
  const lines = leads.map((lead) => listLine(lead, ctx));
  return `${lines.join('')}${counted(leads.length, 'lead')}\n`;
};

const listQuarantined = async (ctx: CommandContext): Promise<string> => {
  const leads = await listLeads(ctx);
  const found = leads.filter(({ quarantine_reason: reason }) => reason !== '');
  const lines = found.map((lead) => listLine(lead, ctx));
  return `${lines.join('')}${found.length} quarantined\n`;
};

/** An export holds personal data: only its owner can read the file. */
const writeNewFile = (file: string, text: string) => {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const problem = code === 'EEXIST' ? 'already exists' : `cannot be written: ${message}`;
    throw new CommandError(`The file ${file} ${problem}.`);
  }
};

const exportLeads = async (ctx: CommandContext, command: LeadsCommand): Promise<string> => {
  const { filter, all, isJson, output } = command;
  const leads = (await listLeads(ctx, filter)).filter((lead) => all || isContactable(lead));
  const columns = columnsOf(filter.form);
  const rows = leads.map((lead) =>
    Object.fromEntries(columns.map((column) => [column, lead[column] ?? ''])),
  );
  const text = isJson ? toJson(rows) : toCsv(columns, rows);
  if (output === undefined) return text;
  const file = resolve(output);
  writeNewFile(file, text);
  return `Wrote ${counted(rows.length, 'lead')} to ${file}.\n`;
};

const trace = async (ctx: CommandContext, { subject, isJson }: LeadsCommand): Promise<string> => {
  const traces = await traceLeads(ctx, subject);
  const delivery = traces.length === 0 ? await traceDelivery(ctx, subject) : undefined;
  if (delivery) return isJson ? toJson([delivery]) : printable(namedValues(delivery));
  if (traces.length === 0)
    throw new CommandError(
      `No lead found for "${subject}". Use a receipt, an outbox ID, an email address or a name.`,
    );
  if (isJson) return toJson(traces);
  return traces.map((one) => traceLines(one).map(printable).join('')).join('\n');
};

const RELEASED = {
  told: 'Released.\n',
  canceled: 'Released. It is canceled, so the visitor gets no email.\n',
  past: 'Released. Its time has passed, so the visitor gets no email.\n',
};

const release = async (ctx: CommandContext, { subject }: LeadsCommand): Promise<string> => {
  const released = await releaseLead(ctx, subject.toUpperCase());
  if (!released) throw new CommandError(`No quarantined lead found with ID ${subject}.`);
  return RELEASED[released.untold ?? 'told'];
};

/** Ends a delivery that was given up. Returns false when there is none with the ID. */
const discardDelivery = async (db: LeadsDb, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .where('status', '=', 'dead')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** By a receipt, or the outbox ID of a delivery. */
const discard = async ({ db }: CommandContext, { subject }: LeadsCommand): Promise<string> => {
  if (await discardLead(db, subject.toUpperCase())) return 'Discarded.\n';
  if (await discardDelivery(db, subject)) return 'Discarded the delivery.\n';
  throw new CommandError(`No quarantined lead found with ID ${subject}.`);
};

const retryDead = async (db: LeadsDb, now: Date): Promise<string> =>
  `Retrying ${counted(await retryGivenUp(db, now), 'delivery', 'deliveries')}.\n`;

const forget = async (db: LeadsDb, email: string): Promise<string> => {
  const { submissions, deliveries, answers } = await forgetAddress(
    db,
    cleanEmail(email).toLowerCase(),
  );
  return (
    `Deleted ${counted(submissions, 'submission')}, ` +
    `${counted(deliveries, 'delivery', 'deliveries')} and ${counted(answers, 'stored answer')}.\n`
  );
};

/**
 * Returns what the command prints. `backup` and `restore` work on files instead (`filesCommand.ts`).
 * @throws CommandError
 */
export const runLeadsCommand = async (
  ctx: CommandContext,
  command: LeadsCommand,
): Promise<string> => {
  const { subject } = command;
  switch (command.command) {
    case 'list':
      return list(ctx, command);
    case 'export':
      return exportLeads(ctx, command);
    case 'trace':
      return trace(ctx, command);
    case 'quarantined':
      return listQuarantined(ctx);
    case 'release':
      return release(ctx, command);
    case 'discard':
      return discard(ctx, command);
    case 'retry':
      return retryDead(ctx.db, ctx.now);
    case 'forget':
      return forget(ctx.db, subject);
    case 'backup':
    case 'restore':
      throw new CommandError(`"${command.command}" works on files.`);
  }
};

import type { LeadColumns } from '../views/leadColumns.ts';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cleanEmail } from '../../../contract/cleanFields.ts';
import { toCsv } from '../../../lib/csv.ts';
import type { SiteDb } from '../database/schema.ts';
import { retryGivenUp } from '../deliveries/retryGivenUp.ts';
import { forgetAddress } from '../forgetAddress.ts';
import { discardLead, releaseLead } from '../quarantine.ts';
import { CommandError } from '../../commands/commandError.ts';
import { columnsOf, namedValues } from '../views/leadColumns.ts';
import { filterLeads } from './filterLeads.ts';
import { listLine } from './leadText.ts';
import { printable } from '../../commands/printable.ts';
import type { ViewContext } from '../views/viewContext.ts';
import type { LeadsCommand } from './leadsArguments.ts';
import { traceLeads, traceLines } from './traceLeads.ts';
import { traceDelivery } from '../views/leadTrace.ts';

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** `1 lead`, `2 leads` */
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const list = async (ctx: ViewContext, { filter }: LeadsCommand): Promise<string> => {
  const leads = await filterLeads(ctx, filter);
  const lines = leads.map((lead) => listLine(lead, ctx));
  return `${lines.join('')}${counted(leads.length, 'lead')}\n`;
};

const listQuarantined = async (ctx: ViewContext): Promise<string> => {
  const leads = await filterLeads(ctx);
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

/** Whether an export may contain a lead: newsletter addresses need a valid consent. */
const isContactable = ({ kind, newsletter_status: status, quarantine_reason }: LeadColumns) =>
  kind !== 'newsletter' || (quarantine_reason === '' && status === 'confirmed');

const writeExport = async (ctx: ViewContext, command: LeadsCommand): Promise<string> => {
  const { filter, all, isJson, output } = command;
  const leads = (await filterLeads(ctx, filter)).filter((lead) => all || isContactable(lead));
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

const trace = async (ctx: ViewContext, { subject, isJson }: LeadsCommand): Promise<string> => {
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

const release = async (ctx: ViewContext, { subject }: LeadsCommand): Promise<string> => {
  const released = await releaseLead(ctx, subject.toUpperCase());
  if (!released) throw new CommandError(`No quarantined lead found with ID ${subject}.`);
  return RELEASED[released.whyUntold ?? 'told'];
};

/** Ends a delivery that was given up. Returns false when there is none with the ID. */
const discardDelivery = async (db: SiteDb, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .where('status', '=', 'dead')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** By a receipt, or the outbox ID of a delivery. */
const discard = async ({ db }: ViewContext, { subject }: LeadsCommand): Promise<string> => {
  if (await discardLead(db, subject.toUpperCase())) return 'Discarded.\n';
  if (await discardDelivery(db, subject)) return 'Discarded the delivery.\n';
  throw new CommandError(`No quarantined lead found with ID ${subject}.`);
};

const retryDead = async (db: SiteDb, now: Date): Promise<string> =>
  `Retrying ${counted(await retryGivenUp(db, now), 'delivery', 'deliveries')}.\n`;

const forget = async (db: SiteDb, email: string): Promise<string> => {
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
 * Returns what the command prints. `backup` and `restore` work on files instead (`backupCommand.ts`).
 * @throws CommandError
 */
export const runLeadsCommand = async (ctx: ViewContext, command: LeadsCommand): Promise<string> => {
  const { subject } = command;
  switch (command.command) {
    case 'list':
      return list(ctx, command);
    case 'export':
      return writeExport(ctx, command);
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

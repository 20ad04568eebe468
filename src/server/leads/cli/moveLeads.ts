import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sql, type Kysely } from 'kysely';
import { openDatabase, sqliteFileName } from '../database/database.ts';
import { makeWhole } from '../database/databaseFiles.ts';
import { USAGE, UsageError } from './leadsCommand.ts';
import type { LeadsDatabase } from '../database/schema.ts';

type Row = Record<string, unknown>;

/** Keys of all tables that hold something of visitors'; what is not in here is not moved. */
const KEYS: Record<Exclude<keyof LeadsDatabase, 'readiness' | 'post_counts'>, readonly string[]> = {
  newsletter_subscriptions: ['id'],
  demo_requests: ['id'],
  event_registrations: ['id'],
  outbox: ['id'],
  idempotency_keys: ['key'],
  daily_counts: ['day', 'what', 'subject'],
  demo_slots: ['starts_at', 'seat'],
  released_leads: ['id'],
};

/** Rows that are read, written and compared at a time. */
const BATCH = 500;

/** What stands in the way of a move, in words for the operator. */
export class MoveProblem extends Error {}

export interface MovedTable {
  table: string;
  /** In the old database. */
  rows: number;
  /** Of them, those that were not in the new one before. */
  added: number;
}

/**
 * Copies everything from one database into another, of any kind, and compares each row with what is there then. Nothing is
 * changed in the old one, nothing overwritten in the new one; broken off, it goes on where it was when it is begun again.
 * @param from a database that nobody writes to meanwhile
 * @throws MoveProblem when a row of the new database differs
 */
export const moveLeads = async (
  from: Kysely<LeadsDatabase>,
  to: Kysely<LeadsDatabase>,
): Promise<MovedTable[]> => {
  const moved: MovedTable[] = [];
  for (const [table, keys] of Object.entries(KEYS))
    moved.push(await moveTable(from, to, table, keys));
  return moved;
};

const moveTable = async (
  from: Kysely<LeadsDatabase>,
  to: Kysely<LeadsDatabase>,
  table: string,
  keys: readonly string[],
): Promise<MovedTable> => {
  const key = sql.join(keys.map((name) => sql.ref(name)));
  const keyOf = (row: Row) => sql.join(keys.map((name) => sql.val(row[name])));
  const orderOf = (row: Row) => JSON.stringify(keys.map((name) => row[name]));
  let rows = 0;
  let added = 0;
  let last: Row | undefined;
  for (;;) {
    const after = last ? sql`where (${key}) > (${keyOf(last)})` : sql``;
    const { rows: batch } = await sql<Row>`select * from ${sql.table(table)} ${after}
      order by ${key} limit ${sql.lit(BATCH)}`.execute(from);
    if (batch.length === 0) return { table, rows, added };
    added += await insert(to, table, batch);
    const there = new Map(
      (
        await sql<Row>`select * from ${sql.table(table)}
          where (${key}) in (${sql.join(batch.map((row) => sql`(${keyOf(row)})`))})`.execute(to)
      ).rows.map((row) => [orderOf(row), row]),
    );
    const different = batch.filter((row) => !isSame(row, there.get(orderOf(row))));
    if (different.length > 0) {
      throw new MoveProblem(
        `The new database holds something else in ${table} for ${orderOf(different[0]!)}` +
          `${different.length > 1 ? ` and ${different.length - 1} more` : ''}. Nothing of it was changed.`,
      );
    }
    rows += batch.length;
    last = batch.at(-1);
  }
};

/** @returns how many were not there */
const insert = async (to: Kysely<LeadsDatabase>, table: string, batch: Row[]): Promise<number> => {
  const columns = Object.keys(batch[0]!);
  const values = batch.map((row) => sql`(${sql.join(columns.map((name) => sql.val(row[name])))})`);
  const { numAffectedRows = 0n } = await sql`insert into ${sql.table(table)}
    (${sql.join(columns.map((name) => sql.ref(name)))}) values ${sql.join(values)}
    on conflict do nothing`.execute(to);
  return Number(numAffectedRows);
};

const isSame = (one: Row, other: Row | undefined): boolean =>
  other !== undefined && Object.keys(one).every((name) => one[name] === other[name]);

/**
 * `npm run leads -- move --to URL`: see `moveLeads`.
 * @param databaseUrl where leads are now; a SQLite file must not be in use
 * @param words of the command line
 * @returns what to print; undefined when the words are another command
 * @throws UsageError, FileProblem, MoveProblem
 */
export const runMoveCommand = async (
  databaseUrl: string,
  words: string[],
): Promise<string | undefined> => {
  if (words[0] !== 'move') return undefined;
  const target = targetOf(words.slice(1));
  const file = sqliteFileName(databaseUrl);
  if (file !== null) {
    if (!existsSync(file)) throw new MoveProblem(`There is no file ${file}.`);
    makeWhole(file);
  }
  const from = await openDatabase(databaseUrl);
  try {
    const to = await openDatabase(target);
    try {
      const lines = (await moveLeads(from, to)).map(
        ({ table, rows, added }) => `  ${table} ${rows}, of them ${added} new\n`,
      );
      return `All rows are there, and the same:\n${lines.join('')}Set DATABASE_URL to the new database, and start the site.\n`;
    } finally {
      await to.destroy();
    }
  } finally {
    await from.destroy();
  }
};

const targetOf = (words: string[]): string => {
  try {
    const { to } = parseArgs({ args: words, options: { to: { type: 'string' } } }).values;
    if (to) return to;
  } catch {
    // Said below.
  }
  throw new UsageError(USAGE);
};

import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LeadsDatabase } from '../database/schema.ts';

/** Digits and letters that nobody confuses when a number is read out: no I, L, O, U, 0 or 1. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const TRIES = 5;

/** What the receipts of a table begin with. A demo's is its number. */
const PREFIXES = {
  demo_requests: 'HD',
  event_registrations: 'HR',
  newsletter_subscriptions: 'HN',
} as const;

export type ReceiptTable = keyof typeof PREFIXES;

/** A number that a person can read out on the phone, `HR-7K3M9Q`: 29 bits, which open nothing. */
export const randomReceipt = (table: ReceiptTable): string => {
  const character = () => ALPHABET.charAt(randomInt(ALPHABET.length));
  return `${PREFIXES[table]}-${Array.from({ length: LENGTH }, character).join('')}`;
};

/**
 * A receipt that nothing in the table has.
 * @param next for tests: where the numbers come from
 * @throws Error when five in a row were taken, which means that they have run out
 */
export const freeReceipt = async (
  db: Kysely<LeadsDatabase>,
  table: Exclude<ReceiptTable, 'demo_requests'>,
  next: () => string = () => randomReceipt(table),
): Promise<string> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const receipt = next();
    const taken = await db
      .selectFrom(table)
      .select('id')
      .where('receipt', '=', receipt)
      .executeTakeFirst();
    if (!taken) return receipt;
  }
  throw new Error('No free receipt was found. Make their LENGTH longer.');
};

import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DemoRequest } from '../../contract/forms.ts';
import type { DemoRequestRow, LeadsDatabase, QuarantineReason } from './schema.ts';

/** Digits and letters that nobody confuses when a number is read out: no I, L, O, U, 0 or 1. */
const DEMO_ID_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const DEMO_ID_LENGTH = 6;
const DEMO_ID_TRIES = 5;

const randomDemoId = (): string => {
  const character = () => DEMO_ID_ALPHABET.charAt(randomInt(DEMO_ID_ALPHABET.length));
  return `HD-${Array.from({ length: DEMO_ID_LENGTH }, character).join('')}`;
};

/**
 * Stores a validated demo request under a number of its own, `HD-7K3M9Q`.
 * @param nextId for tests: where the numbers come from
 * @throws Error when five numbers in a row were taken, which means the numbers have run out
 */
export const storeDemoRequest = async (
  db: Kysely<LeadsDatabase>,
  request: DemoRequest,
  now: Date,
  nextId: () => string = randomDemoId,
  quarantine: QuarantineReason | null = null,
): Promise<DemoRequestRow> => {
  const fields = {
    first_name: request.first_name,
    last_name: request.last_name,
    phone: request.phone,
    email: request.email.toLowerCase(),
    real_estate_experience: request.real_estate_experience,
    monthly_budget: request.monthly_budget,
    preferred_datetime: new Date(request.preferred_datetime).toISOString(),
    created_at: now.toISOString(),
    quarantine_reason: quarantine,
  };
  for (let attempt = 0; attempt < DEMO_ID_TRIES; attempt += 1) {
    const row: DemoRequestRow = { id: nextId(), ...fields };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('demo_requests')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return row;
  }
  throw new Error('No free demo number was found. Make DEMO_ID_LENGTH longer.');
};

const DAY_MS = 86_400_000;

/** Requests of the last day that came in under an address, stored in lower case. */
export const countRecentDemos = async (
  db: Kysely<LeadsDatabase>,
  email: string,
  now: Date,
): Promise<number> => {
  const { count } = await db
    .selectFrom('demo_requests')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('email', '=', email)
    .where('quarantine_reason', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** The request that has this number, however it was typed; null when there is none. */
export const findDemoRequest = async (
  db: Kysely<LeadsDatabase>,
  demoId: string,
): Promise<DemoRequestRow | null> => {
  const row = await db
    .selectFrom('demo_requests')
    .selectAll()
    .where('id', '=', demoId.toUpperCase())
    .executeTakeFirst();
  return row ?? null;
};

import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DemoRequest } from '../../../contract/forms.ts';
import { randomReceipt } from './receipts.ts';
import { NO_ORIGIN } from '../database/schema.ts';
import type { DemoRequestRow, LeadsDatabase, OriginColumns } from '../database/schema.ts';

const DEMO_ID_TRIES = 5;

/** 128 bits: nobody finds a demo's links by trying, as they could with its number. */
const LINK_TOKEN_BYTES = 16;

/**
 * Stores a validated demo request under a number of its own, `HD-7K3M9Q`.
 * @param nextId for tests: where the numbers come from
 * @throws Error when five numbers in a row were taken, which means the numbers have run out
 */
export const storeDemoRequest = async (
  db: Kysely<LeadsDatabase>,
  request: DemoRequest,
  now: Date,
  origin: OriginColumns = NO_ORIGIN,
  nextId: () => string = () => randomReceipt('demo_requests'),
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
    ...origin,
    link_token: randomBytes(LINK_TOKEN_BYTES).toString('base64url'),
    sequence: 0,
    changed_at: null,
    canceled_at: null,
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
  throw new Error('No free demo number was found. Make LENGTH of receipts longer.');
};

/** What opens a demo's links: its token, or its number if it is older than tokens are. */
export const linkTokenOf = ({ id, link_token }: DemoRequestRow): string => link_token ?? id;

/**
 * The demo that a link's token opens; null when there is none. A demo that has no token is found by its number, however
 * that was typed; one that has is not.
 */
export const findDemoByLink = async (
  db: Kysely<LeadsDatabase>,
  token: string,
): Promise<DemoRequestRow | null> => {
  const row = await db
    .selectFrom('demo_requests')
    .selectAll()
    .where((is) =>
      is.or([
        is('link_token', '=', token),
        is.and([is('link_token', 'is', null), is('id', '=', token.toUpperCase())]),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
};

import type { Kysely } from 'kysely';
import type { DemoRequest } from '../../../contract/forms.ts';
import { randomToken } from './linkTokens.ts';
import { randomReceipt } from './receipts.ts';
import { NO_ORIGIN } from '../database/schema.ts';
import type { DemoRequestRow, LeadsDatabase, OriginColumns } from '../database/schema.ts';

const DEMO_ID_TRIES = 5;

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
    change_token: randomToken(),
    calendar_token: randomToken(),
    meeting_token: randomToken(),
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

/** The demo whose calendar file a token opens; null when there is none. */
export const findDemoByCalendarToken = async (
  db: Kysely<LeadsDatabase>,
  token: string,
): Promise<DemoRequestRow | null> => {
  const row = await db
    .selectFrom('demo_requests')
    .selectAll()
    .where('calendar_token', '=', token)
    .executeTakeFirst();
  return row ?? null;
};

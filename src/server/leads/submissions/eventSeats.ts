import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Id } from '../../../contract/entities.ts';
import { isPostgres } from '../database/database.ts';
import type { LeadsDatabase } from '../database/schema.ts';
import { mailboxOf } from './dailyCounts.ts';

/**
 * Serializes transactions that take a seat of an event, until this one ends. SQLite runs one write transaction at a time
 * anyway.
 */
export const lockSeats = async (db: Kysely<LeadsDatabase>, eventId: Id): Promise<void> => {
  if (!isPostgres(db)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${eventId}, 0))`.execute(db);
};

/**
 * Mailboxes that have a seat at an event. Several registrations of a mailbox share one seat, which is free once the last
 * of them is canceled. Registrations in quarantine and those for an earlier date of the event have none.
 */
export const seatedMailboxes = async (
  db: Kysely<LeadsDatabase>,
  eventId: Id,
  now: Date,
): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('event_registrations')
    .select('email')
    .distinct()
    .where('event_id', '=', eventId)
    .where('canceled_at', 'is', null)
    .where('quarantine_reason', 'is', null)
    .where('event_ends_at', '>', now.toISOString())
    .execute();
  return new Set(rows.map(({ email }) => mailboxOf(email)));
};

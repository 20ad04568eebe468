import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Id } from '../../contract/entities.ts';
import type { EventRegistration } from '../../contract/forms.ts';
import { isPostgres } from './database.ts';
import { freeReceipt } from './receipts.ts';
import { NO_ORIGIN } from './schema.ts';
import type { EventRegistrationRow, LeadsDatabase, OriginColumns } from './schema.ts';

/** The event that somebody registers for. */
export interface RegistrationTarget {
  id: Id;
  slug: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
}

/** What a registration says of its visitor; event and address say which registration it is. */
const SAID = ['first_name', 'last_name', 'phone', 'company', 'reason_for_attending'] as const;

/**
 * Stores a validated registration. There is one for an event and an address: sent again with something else in it, it
 * says the newest, and what it said before is kept as a revision.
 * @returns the row as it is now, or null when it says already what was sent
 */
export const storeRegistration = async (
  db: Kysely<LeadsDatabase>,
  event: RegistrationTarget,
  registration: EventRegistration,
  now: Date,
  origin: OriginColumns = NO_ORIGIN,
): Promise<EventRegistrationRow | null> => {
  const row: EventRegistrationRow = {
    id: randomUUID(),
    event_id: event.id,
    event_slug: event.slug,
    first_name: registration.first_name,
    last_name: registration.last_name,
    phone: registration.phone,
    email: registration.email.toLowerCase(),
    company: registration.company,
    reason_for_attending: registration.reason_for_attending,
    created_at: now.toISOString(),
    ...origin,
    receipt: await freeReceipt(db, 'event_registrations'),
    revision: 1,
    updated_at: null,
    event_title: event.title,
    event_starts_at: event.startsAt.toISOString(),
    event_ends_at: event.endsAt.toISOString(),
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('event_registrations')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'email']).where('quarantine_reason', 'is', null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? row : revise(db, row);
};

/** The registration of an address for an event, which is there. */
export const findRegistration = (
  db: Kysely<LeadsDatabase>,
  eventId: Id,
  email: string,
): Promise<EventRegistrationRow> =>
  db
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('email', '=', email.toLowerCase())
    .where('quarantine_reason', 'is', null)
    .executeTakeFirstOrThrow();

/** Lets the registration that is there say what `sent` says. */
const revise = async (
  db: Kysely<LeadsDatabase>,
  sent: EventRegistrationRow,
): Promise<EventRegistrationRow | null> => {
  const query = db
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', sent.event_id)
    .where('email', '=', sent.email)
    .where('quarantine_reason', 'is', null);
  // Two that come at once are one after the other.
  const before = await (isPostgres(db) ? query.forUpdate() : query).executeTakeFirstOrThrow();
  if (SAID.every((field) => before[field] === sent[field])) return null;
  const { id, revision, first_name, last_name, phone, company, reason_for_attending } = before;
  await db
    .insertInto('registration_revisions')
    .values({
      id: randomUUID(),
      registration_id: id,
      revision,
      first_name,
      last_name,
      phone,
      company,
      reason_for_attending,
      created_at: before.updated_at ?? before.created_at,
    })
    .execute();
  const after = {
    ...sent,
    id,
    created_at: before.created_at,
    receipt: before.receipt ?? sent.receipt,
    // What brought them here first.
    source: before.source ?? sent.source,
    revision: revision + 1,
    updated_at: sent.created_at,
  };
  await db.updateTable('event_registrations').set(after).where('id', '=', id).execute();
  return after;
};

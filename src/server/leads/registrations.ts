import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Id } from '../../contract/entities.ts';
import type { EventRegistration } from '../../contract/forms.ts';
import type { EventRegistrationRow, LeadsDatabase, QuarantineReason } from './schema.ts';

/** The event that somebody registers for. */
export interface RegistrationTarget {
  id: Id;
  slug: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
}

export type RegistrationOutcome = 'registered' | 'already-registered';

/**
 * Stores a validated registration. The first one for an event and an address stays as it was.
 * @returns the new row, or null when there was one
 */
export const storeRegistration = async (
  db: Kysely<LeadsDatabase>,
  event: RegistrationTarget,
  registration: EventRegistration,
  now: Date,
  quarantine: QuarantineReason | null = null,
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
    quarantine_reason: quarantine,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('event_registrations')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'email']).where('quarantine_reason', 'is', null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? row : null;
};

import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Id } from '../../../contract/entities.ts';
import type { EventRegistration } from '../../../contract/forms.ts';
import { randomToken } from './linkTokens.ts';
import { freeReceipt } from './receipts.ts';
import { NO_ORIGIN } from '../database/schema.ts';
import type { EventRegistrationRow, LeadsDatabase, OriginColumns } from '../database/schema.ts';

/** The event of a registration. */
export interface RegistrationTarget {
  id: Id;
  slug: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  /** Seats; unlimited if left out. */
  capacity?: number | undefined;
}

/** Stores a validated registration. Each one is a new record with its own link, even if the address has registered before. */
export const storeRegistration = async (
  db: Kysely<LeadsDatabase>,
  event: RegistrationTarget,
  registration: EventRegistration,
  now: Date,
  origin: OriginColumns = NO_ORIGIN,
): Promise<EventRegistrationRow> => {
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
    event_title: event.title,
    event_starts_at: event.startsAt.toISOString(),
    event_ends_at: event.endsAt.toISOString(),
    change_token: randomToken(),
    canceled_at: null,
  };
  await db.insertInto('event_registrations').values(row).execute();
  return row;
};

/** Whether the event of a registration has begun. */
export const hasBegun = ({ event_starts_at: start }: EventRegistrationRow, now: Date): boolean =>
  start <= now.toISOString();

/** The registration that a token changes; null when there is none. */
export const findRegistrationByToken = async (
  db: Kysely<LeadsDatabase>,
  token: string,
): Promise<EventRegistrationRow | null> => {
  const row = await db
    .selectFrom('event_registrations')
    .selectAll()
    .where('change_token', '=', token)
    .executeTakeFirst();
  return row ?? null;
};

/** Cancels a registration. Resolves with null when it was canceled before. */
export const cancelRegistration = async (
  db: Kysely<LeadsDatabase>,
  id: string,
  now: Date,
): Promise<EventRegistrationRow | null> => {
  const row = await db
    .updateTable('event_registrations')
    .set({ canceled_at: now.toISOString() })
    .where('id', '=', id)
    .where('canceled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
};

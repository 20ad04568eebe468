import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Id } from '../../../contract/entities.ts';
import type { LeadsDatabase } from '../database/schema.ts';

/** How many may come to an event. */
export interface EventPlaces {
  capacity: number;
  /** Whether who finds it full may wait for a place. */
  hasWaitingList: boolean;
}

/** What holds a place: a registration that was neither canceled nor set aside, of an event that has not ended. */
const heldAt = (now: Date) =>
  sql<boolean>`standing = 'confirmed' and quarantine_reason is null
    and (event_ends_at is null or event_ends_at > ${now.toISOString()})`;

/**
 * Lets one transaction at a time give and take places of an event, and notes how many there are, for those who do not
 * know the content.
 * @param places as the content has them; undefined for as many as come
 */
export const lockPlaces = async (
  db: Kysely<LeadsDatabase>,
  eventId: Id,
  places: EventPlaces | undefined,
): Promise<void> => {
  const noted = {
    capacity: places?.capacity ?? null,
    has_waiting_list: places?.hasWaitingList ? 1 : 0,
  } as const;
  await db
    .insertInto('event_places')
    .values({ event_id: eventId, ...noted })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet(noted))
    .execute();
};

/** The places of an event as they were noted last, locked as above. */
export const lockNotedPlaces = async (
  db: Kysely<LeadsDatabase>,
  eventId: Id,
): Promise<EventPlaces | undefined> => {
  const noted = await db
    .updateTable('event_places')
    .set({ event_id: eventId })
    .where('event_id', '=', eventId)
    .returning(['capacity', 'has_waiting_list'])
    .executeTakeFirst();
  if (!noted || noted.capacity === null) return undefined;
  return { capacity: noted.capacity, hasWaitingList: noted.has_waiting_list === 1 };
};

/** Places of an event that nobody holds; infinite for one that takes as many as come. */
export const freePlaces = async (
  db: Kysely<LeadsDatabase>,
  eventId: Id,
  places: EventPlaces | undefined,
  now: Date,
): Promise<number> => {
  if (!places) return Infinity;
  const { held } = await db
    .selectFrom('event_registrations')
    .select(({ fn }) => fn.countAll<string | number>().as('held'))
    .where('event_id', '=', eventId)
    .where(heldAt(now))
    .executeTakeFirstOrThrow();
  // The capacity may have been made smaller since.
  return Math.max(0, places.capacity - Number(held));
};

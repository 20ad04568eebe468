import type { Kysely } from 'kysely';
import { officeSlots, type OfficeHours } from '../../../lib/officeSlots.ts';
import type { LeadsDatabase } from '../database/schema.ts';

/** Free hours that are told to whoever wanted one that is not. */
const ALTERNATIVES = 3;

/** Every place at that hour has somebody: thrown, so that nothing of what wanted it stays. */
export class SlotTaken extends Error {
  override name = 'SlotTaken';
}

/**
 * Gives a demo a place at its hour. Whoever else wants the last one at the same time waits for this transaction.
 * @param capacity places of the hour; as many as come if left out
 * @throws SlotTaken
 */
export const takeSeat = async (
  db: Kysely<LeadsDatabase>,
  { id, preferred_datetime: starts_at }: { id: string; preferred_datetime: string },
  capacity = Infinity,
): Promise<void> => {
  for (;;) {
    const taken = await db
      .selectFrom('demo_slots')
      .select('seat')
      .where('starts_at', '=', starts_at)
      .execute();
    if (taken.length >= capacity) throw new SlotTaken();
    const seats = new Set(taken.map(({ seat }) => seat));
    let seat = 1;
    while (seats.has(seat)) seat += 1;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('demo_slots')
      .values({ starts_at, seat, demo_id: id })
      .onConflict((conflict) => conflict.columns(['starts_at', 'seat']).doNothing())
      .executeTakeFirstOrThrow();
    // Another one was quicker: perhaps there is a place left behind it.
    if (numInsertedOrUpdatedRows === 1n) return;
  }
};

/** Whether every place at an hour has somebody, as far as anybody knows who does not want one. */
export const isFull = async (
  db: Kysely<LeadsDatabase>,
  starts_at: string,
  { capacity }: OfficeHours,
): Promise<boolean> => {
  const { taken } = await db
    .selectFrom('demo_slots')
    .select(({ fn }) => fn.countAll<string | number>().as('taken'))
    .where('starts_at', '=', starts_at)
    .executeTakeFirstOrThrow();
  return Number(taken) >= capacity;
};

/** Gives back the places of a demo, but for that of the hour at which it is now. */
export const leaveSeats = async (
  db: Kysely<LeadsDatabase>,
  id: string,
  exceptAt = '',
): Promise<void> => {
  await db
    .deleteFrom('demo_slots')
    .where('demo_id', '=', id)
    .where('starts_at', '!=', exceptAt)
    .execute();
};

/** Whether a demo may begin at a moment, whoever else is there then; any may where no office says so. */
export const isOffered = (office: OfficeHours | undefined, instant: string, now: Date): boolean =>
  !office || officeSlots(office, now.getTime()).includes(Date.parse(instant));

/** The moments that still have a place, as ISO instants in UTC, soonest first. */
export const freeSlots = async (
  db: Kysely<LeadsDatabase>,
  office: OfficeHours,
  now: Date,
): Promise<string[]> => {
  const full = await db
    .selectFrom('demo_slots')
    .select('starts_at')
    .where('starts_at', '>', now.toISOString())
    .groupBy('starts_at')
    .having(({ fn }) => fn.countAll(), '>=', office.capacity)
    .execute();
  const taken = new Set(full.map(({ starts_at }) => starts_at));
  return officeSlots(office, now.getTime())
    .map((slot) => new Date(slot).toISOString())
    .filter((slot) => !taken.has(slot));
};

/** The free moments that are nearest to one that is not, soonest first. */
export const nearestFree = (free: readonly string[], wanted: string): string[] => {
  const distance = (slot: string) => Math.abs(Date.parse(slot) - Date.parse(wanted));
  return free
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, ALTERNATIVES)
    .sort();
};

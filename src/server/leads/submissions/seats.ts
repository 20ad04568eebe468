import { sql } from 'kysely';
import { officeSlots } from '../../../lib/officeSlots.ts';
import { isPostgres } from '../database/database.ts';
import type { LeadsDb } from '../database/schema.ts';
import type { LeadContext } from './leads.ts';
import { mailboxHash } from './limits.ts';

const ALTERNATIVES = 3;

/** Rolls back the transaction that wanted a slot, which is the message. */
export class SlotTaken extends Error {}

/** Serializes the transactions that want a slot, until this one ends. SQLite runs one write transaction at a time. */
export const lockSlot = async (db: LeadsDb, slot: string) => {
  if (!isPostgres(db)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${slot}, 0))`.execute(db);
};

/** Active leads outside quarantine: each of them holds its slot. */
const holders = (db: LeadsDb, kind: 'demo' | 'registration') =>
  db
    .selectFrom('leads')
    .where('kind', '=', kind)
    .where('status', '=', 'active')
    .where('quarantine_reason', 'is', null);

/** @throws SlotTaken when an hour has no room for another demo */
export const checkDemoHour = async ({ db, office }: LeadContext, slot: string) => {
  if (!office) return;
  const { count } = await holders(db, 'demo')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('slot', '=', slot)
    .executeTakeFirstOrThrow();
  if (Number(count) >= office.capacity) throw new SlotTaken(slot);
};

/**
 * Locks an hour for a demo that is stored next.
 * @throws SlotTaken
 */
export const takeDemoHour = async (ctx: LeadContext, slot: string) => {
  if (ctx.office) await lockSlot(ctx.db, slot);
  await checkDemoHour(ctx, slot);
};

export const isOfficeHour = ({ office, now }: LeadContext, instant: string): boolean =>
  !office || officeSlots(office, now.getTime()).includes(Date.parse(instant));

/** Null when demos can be booked at any hour. */
export const freeDemoHours = async ({ db, now, office }: LeadContext): Promise<string[] | null> => {
  if (!office) return null;
  const full = await holders(db, 'demo')
    .select('slot')
    .where('slot', '>', now.toISOString())
    .groupBy('slot')
    .having(({ fn }) => fn.countAll(), '>=', office.capacity)
    .execute();
  const taken = new Set(full.map(({ slot }) => slot));
  return officeSlots(office, now.getTime())
    .map((slot) => new Date(slot).toISOString())
    .filter((slot) => !taken.has(slot));
};

export const nearestFree = async (ctx: LeadContext, wanted: string): Promise<string[]> => {
  const distance = (slot: string) => Math.abs(Date.parse(slot) - Date.parse(wanted));
  return ((await freeDemoHours(ctx)) ?? [])
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, ALTERNATIVES)
    .sort();
};

export const seatedMailboxes = async (
  { db, now }: Pick<LeadContext, 'db' | 'now'>,
  eventId: string,
): Promise<Set<string>> => {
  const rows = await holders(db, 'registration')
    .select('email')
    .distinct()
    .where('slot', '=', eventId)
    // An event keeps its id when it is held again.
    .where('ends_at', '>', now.toISOString())
    .execute();
  return new Set(rows.map(({ email }) => mailboxHash(email)));
};

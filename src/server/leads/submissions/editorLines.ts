import type { SiteDb } from '../database/schema.ts';

export const MAX_LINE = 300;

/** Longer than the site takes to follow a change of an event, and than the clocks of two machines differ. */
const VALID_MS = 10 * 60_000;

/**
 * Keeps the sentence that an editor adds to the emails about a change. '' for none.
 * @param changedAt when the change is published, which may be scheduled
 */
export const saveEventLine = async (
  db: SiteDb,
  eventIds: readonly string[],
  line: string,
  changedAt: Date,
): Promise<void> => {
  await db.deleteFrom('event_lines').where('id', 'in', eventIds).execute();
  if (line === '') return;
  const rows = [...new Set(eventIds)].map((id) => ({ id, line, at: changedAt.toISOString() }));
  await db.insertInto('event_lines').values(rows).execute();
};

export const readEventLine = async (
  db: SiteDb,
  eventId: string,
  now: Date,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('event_lines')
    .select('line')
    .where('id', '=', eventId)
    .where('at', '<', new Date(now.getTime() + VALID_MS).toISOString())
    .where('at', '>', new Date(now.getTime() - VALID_MS).toISOString())
    .executeTakeFirst();
  return found?.line;
};

import type { SiteDb } from '../database/schema.ts';

/** Tries deliveries again that were given up: all, or those of a lead. Returns how many. */
export const retryGivenUp = async (db: SiteDb, now: Date, leadId?: string): Promise<number> => {
  const query = db
    .updateTable('outbox')
    .set({ status: 'pending', attempts: 0, next_attempt_at: now.toISOString() })
    .where('status', '=', 'dead');
  const { numUpdatedRows } = await (
    leadId === undefined ? query : query.where('lead_id', '=', leadId)
  ).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

import { randomUUID } from 'node:crypto';
import { isPostgres } from '../database/database.ts';
import { WITHDRAWN_KINDS, type OutboxKind } from '../database/deliveryKinds.ts';
import type { SiteDb, OutboxRow } from '../database/schema.ts';
import type { OutboxPayload } from './outboxPayload.ts';

export interface NewDelivery {
  /** A delivery whose id exists already is not added. */
  id?: string;
  kind: OutboxKind;
  payload: OutboxPayload;
  leadId: string | null;
  dueAt?: Date;
}

export const addDeliveries = async (db: SiteDb, deliveries: readonly NewDelivery[], now: Date) => {
  if (deliveries.length === 0) return;
  const rows = deliveries.map(
    ({ id = randomUUID(), kind, payload, leadId, dueAt = now }): OutboxRow => ({
      id,
      kind,
      lead_id: leadId,
      payload: JSON.stringify(payload),
      status: 'pending',
      attempts: 0,
      last_error: null,
      created_at: now.toISOString(),
      due_at: dueAt.toISOString(),
      next_attempt_at: dueAt.toISOString(),
      claimed_at: null,
      delivered_at: null,
    }),
  );
  await db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** The status of a delivery; undefined for a deleted one. */
export const deliveryStatus = async (db: SiteDb, id: string) =>
  (await db.selectFrom('outbox').select('status').where('id', '=', id).executeTakeFirst())?.status;

export const deletePending = (db: SiteDb, id: string) =>
  db.deleteFrom('outbox').where('id', '=', id).where('status', '=', 'pending').execute();

/** Deletes a lead's emails about what no longer holds: reminders and links. */
export const deleteWithdrawn = (db: SiteDb, leadId: string) =>
  db
    .deleteFrom('outbox')
    .where('lead_id', '=', leadId)
    .where('kind', 'in', WITHDRAWN_KINDS)
    .where('status', '!=', 'delivered')
    .execute();

/** Claims the oldest due delivery: a process that dies leaves it to the others after `claimMs`. */
export const claimNext = (db: SiteDb, kinds: readonly OutboxKind[], now: Date, claimMs: number) => {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('kind', 'in', kinds)
    .where('status', '=', 'pending')
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .limit(1);
  return db
    .updateTable('outbox')
    .set((is) => ({
      attempts: is('attempts', '+', 1),
      claimed_at: now.toISOString(),
      next_attempt_at: new Date(now.getTime() + claimMs).toISOString(),
    }))
    .where('id', '=', isPostgres(db) ? due.forUpdate().skipLocked() : due)
    .returningAll()
    .executeTakeFirst();
};

/**
 * Stores the outcome, unless the claim expired and another process has the delivery: every claim changes both `attempts` and
 * `next_attempt_at`, which tell one claim from the next.
 */
export const releaseClaim = (
  db: SiteDb,
  { id, attempts, next_attempt_at }: OutboxRow,
  outcome: Partial<OutboxRow>,
) =>
  db
    .updateTable('outbox')
    .set(outcome)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('attempts', '=', attempts)
    .where('next_attempt_at', '=', next_attempt_at)
    .execute();

import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Lead } from './lead.ts';
import type { LeadsDatabase, OutboxKind } from '../database/schema.ts';

/** Something that is to be delivered. */
export interface NewDelivery {
  /** Given where there can be only one; an id of its own if left out. */
  id?: string;
  kind: OutboxKind;
  lead: Lead;
  now: Date;
  /** When it is due; at once if left out. */
  dueAt?: Date;
}

/** Writes a delivery into the outbox; one whose id is there already stays as it is. */
export const addDelivery = async (
  db: Kysely<LeadsDatabase>,
  { id = randomUUID(), kind, lead, now, dueAt = now }: NewDelivery,
): Promise<void> => {
  await db
    .insertInto('outbox')
    .values({
      id,
      kind,
      claimed_at: null,
      submission_id: lead.id,
      payload: JSON.stringify(lead),
      status: 'pending',
      attempts: 0,
      next_attempt_at: dueAt.toISOString(),
      claimed_until: null,
      last_error: null,
      created_at: now.toISOString(),
      due_at: dueAt.toISOString(),
      delivered_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

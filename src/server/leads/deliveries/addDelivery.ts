import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Lead } from './lead.ts';
import type { FirstWebhookKind, LeadsDatabase, OutboxKind } from '../database/schema.ts';
import { eventTypeOf } from './webhookEvents.ts';
import { webhookTargets } from './webhookReceivers.ts';
import type { WebhookReceiver } from './webhookReceivers.ts';

/** Something that is to be delivered. */
export interface NewDelivery {
  /** Given where there can be only one; an id of its own if left out. */
  id?: string;
  kind: OutboxKind;
  /** The webhook's, by its name; null or left out for what has no name. */
  receiver?: string | null;
  lead: Lead;
  now: Date;
  /** When it is due; at once if left out. */
  dueAt?: Date;
}

/** Writes a delivery into the outbox; one whose id is there already stays as it is. */
export const addDelivery = async (
  db: Kysely<LeadsDatabase>,
  { id = randomUUID(), kind, receiver = null, lead, now, dueAt = now }: NewDelivery,
): Promise<void> => {
  await db
    .insertInto('outbox')
    .values({
      id,
      kind,
      receiver,
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

/** Writes a webhook for each receiver that wants to hear of its event. */
export const addWebhook = async (
  db: Kysely<LeadsDatabase>,
  kind: FirstWebhookKind,
  lead: Lead,
  { receivers, now }: { receivers?: readonly WebhookReceiver[] | undefined; now: Date },
): Promise<void> => {
  for (const target of webhookTargets(kind, eventTypeOf(lead), receivers)) {
    await addDelivery(db, { ...target, lead, now });
  }
};

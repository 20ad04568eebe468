import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Lead } from './lead.ts';
import type { LeadsDatabase, OutboxKind } from './schema.ts';

/** What each kind of submission causes. */
const KINDS: Record<Lead['lead'], OutboxKind[]> = {
  demo: ['demo-confirmation', 'demo-notice', 'demo-webhook'],
  registration: ['registration-confirmation', 'registration-notice', 'registration-webhook'],
  newsletter: ['newsletter-webhook'],
};

/**
 * Writes what a lead causes; called in the transaction that stores the lead.
 * @param except what this lead does not cause
 */
export const addToOutbox = async (
  db: Kysely<LeadsDatabase>,
  lead: Lead,
  now: Date,
  except?: OutboxKind,
): Promise<void> => {
  const payload = JSON.stringify(lead);
  const createdAt = now.toISOString();
  const kinds = KINDS[lead.lead].filter((kind) => kind !== except);
  const rows = kinds.map((kind) => ({
    id: randomUUID(),
    kind,
    submission_id: lead.id,
    payload,
    status: 'pending' as const,
    attempts: 0,
    next_attempt_at: createdAt,
    claimed_until: null,
    last_error: null,
    created_at: createdAt,
    delivered_at: null,
  }));
  await db.insertInto('outbox').values(rows).execute();
};

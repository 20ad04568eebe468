import type { AnyLead, LeadsDb } from './database/schema.ts';
import { enqueueDemo } from './submissions/demo.ts';
import { findLead, updateLead, type LeadContext } from './submissions/leads.ts';
import { releaseSubscription } from './submissions/newsletter.ts';
import { enqueueRegistration } from './submissions/registration.ts';

export interface Release {
  /** The visitor is told nothing, because the lead's time has passed. */
  isPast: boolean;
}

/**
 * Releases a lead from quarantine, with its deliveries. It gets its hour or seat even when that is full.
 * Null when no lead in quarantine has the ID.
 */
export const releaseLead = (ctx: LeadContext, id: string): Promise<Release | null> =>
  ctx.db.transaction().execute(async (db) => {
    const transaction = { ...ctx, db };
    const found = (await findLead(db, id)) as AnyLead | undefined;
    const reason = found?.quarantine_reason;
    if (!reason) return null;
    if (found.kind === 'newsletter') {
      await releaseSubscription(transaction, found);
      return { isPast: false };
    }
    const lead = (await updateLead(
      transaction,
      found,
      { quarantine_reason: null },
      { what: 'released', reason },
    )) as AnyLead;
    const isPast = hasPassed(lead, ctx.now);
    if (lead.status !== 'active') return { isPast };
    if (lead.kind === 'demo') await enqueueDemo(transaction, lead);
    if (lead.kind === 'registration') await enqueueRegistration(transaction, lead);
    return { isPast };
  });

const hasPassed = (lead: AnyLead, now: Date): boolean => {
  if (lead.kind === 'newsletter') return false;
  const end = lead.kind === 'demo' ? lead.slot! : lead.ends_at!;
  return end <= now.toISOString();
};

/** Deletes a lead in quarantine. Returns false when there is none with the ID. */
export const discardLead = async (db: LeadsDb, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('leads')
    .where('id', '=', id)
    .where('quarantine_reason', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

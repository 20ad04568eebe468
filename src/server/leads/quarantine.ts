import type { AnyLead, LeadRow } from './database/leadRows.ts';
import type { SiteDb } from './database/schema.ts';
import { enqueueDemo } from './submissions/demo.ts';
import { lockLead } from './submissions/selectLeads.ts';
import { lockUntilCommit } from './database/locks.ts';
import { updateLead } from './submissions/updateLead.ts';
import type { LeadContext } from './submissions/leadContext.ts';
import { addDeliveries, deliveryStatus } from './deliveries/outboxRows.ts';
import { releaseSubscription } from './submissions/newsletter.ts';
import { enqueueRegistration } from './submissions/registration.ts';

export interface Release {
  /** Why the visitor is told nothing. */
  whyUntold?: 'canceled' | 'past';
}

/**
 * Releases a lead from quarantine, with its deliveries. It gets its hour or seat even when that is full.
 * Null when no lead in quarantine has the ID.
 */
export const releaseLead = (ctx: LeadContext, id: string): Promise<Release | null> =>
  ctx.db.transaction().execute(async (db) => {
    const transaction = { ...ctx, db };
    const found = (await lockLead(db, id)) as AnyLead | undefined;
    const reason = found?.quarantine_reason;
    if (!reason) return null;
    if (found.kind === 'newsletter') {
      await releaseSubscription(transaction, found);
      return {};
    }
    const lead = (await updateLead(
      transaction,
      found,
      { quarantine_reason: null },
      { what: 'released', reason },
    )) as typeof found;
    if (lead.status !== 'active') return { whyUntold: 'canceled' };
    if (lead.kind === 'demo') await enqueueDemo(transaction, lead);
    else await enqueueRegistration(transaction, lead);
    return hasPassed(lead, ctx.now) ? { whyUntold: 'past' } : {};
  });

const hasPassed = (lead: Exclude<AnyLead, { kind: 'newsletter' }>, now: Date): boolean => {
  const end = lead.kind === 'demo' ? lead.slot! : lead.ends_at!;
  return end <= now.toISOString();
};

/** Deletes a lead in quarantine. Returns false when there is none with the ID. */
export const discardLead = async (db: SiteDb, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('leads')
    .where('id', '=', id)
    .where('quarantine_reason', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** From the day of the form. */
export const QUARANTINE_KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

export const deleteOldQuarantined = (db: SiteDb, now: Date) => {
  const oldestKept = new Date(now.getTime() - QUARANTINE_KEPT_DAYS * DAY_MS).toISOString();
  return db
    .deleteFrom('leads')
    .where('quarantine_reason', 'is not', null)
    .where('created_at', '<=', oldestKept)
    .execute();
};

/** Tells sales what is new in quarantine, once a day (UTC) at most; several processes send one email. */
export const digestQuarantine = (db: SiteDb, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const id = `quarantine-${now.toISOString().slice(0, 10)}`;
    await lockUntilCommit(transaction, id);
    if ((await deliveryStatus(transaction, id)) !== undefined) return;
    const found = await transaction
      .updateTable('leads')
      .set({ reported_at: now.toISOString() })
      .where('quarantine_reason', 'is not', null)
      .where('reported_at', 'is', null)
      .returning(['kind', 'quarantine_reason'])
      .execute();
    if (found.length === 0) return;
    const payload = { type: 'quarantine-digest', id, counts: countsOf(found) } as const;
    await addDeliveries(
      transaction,
      [{ id, kind: 'quarantine-digest', payload, leadId: null }],
      now,
    );
  });

const countsOf = (leads: readonly Pick<LeadRow, 'kind' | 'quarantine_reason'>[]): string[] => {
  const groups = Map.groupBy(leads, (lead) => `${lead.kind} (${lead.quarantine_reason})`);
  return [...groups]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, { length }]) => `${length} × ${name}`);
};

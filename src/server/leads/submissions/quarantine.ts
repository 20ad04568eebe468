import type { LeadKind } from '../../../contract/forms.ts';
import type { LeadsDb } from '../database/schema.ts';
import { addDeliveries } from '../deliveries/outbox.ts';
import { enqueueDemo } from './demo.ts';
import {
  findLead,
  readTokens,
  updateLead,
  type AnyLead,
  type LeadContext,
  type StoredLead,
} from './leads.ts';
import { releaseSubscription } from './newsletter.ts';
import { enqueueRegistration } from './registration.ts';

/**
 * Makes a quarantined lead an ordinary one, with its deliveries. It gets its hour or seat even when that is full: an
 * operator decided so.
 * @returns false when no lead with this id is in quarantine
 */
export const releaseLead = (db: LeadsDb, ctx: LeadContext, id: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const found = await findLead(transaction, id.toUpperCase(), { isLocked: true });
    const lead = found as AnyLead | undefined;
    if (!lead || lead.quarantine_reason === null) return false;
    if (lead.kind === 'newsletter') {
      await releaseSubscription(transaction, ctx, lead);
      return true;
    }
    const tokens = await readTokens(transaction, lead.id);
    if (lead.kind === 'demo') {
      const demo = await release(transaction, ctx, lead);
      if (demo.status === 'active') await enqueueDemo(transaction, ctx, demo, tokens);
    } else {
      const registration = await release(transaction, ctx, lead);
      if (registration.status === 'active')
        await enqueueRegistration(transaction, ctx, registration, tokens);
    }
    return true;
  });

const release = <Kind extends LeadKind>(
  db: LeadsDb,
  { now }: LeadContext,
  lead: StoredLead<Kind>,
): Promise<StoredLead<Kind>> => {
  const reason = lead.quarantine_reason!;
  const event = { at: now.toISOString(), what: 'released', reason } as const;
  return updateLead(db, lead, { quarantine_reason: null }, event, now);
};

/** Tells sales once a day (UTC) what is in quarantine; several processes send one email. */
export const digestQuarantine = async (db: LeadsDb, now: Date) => {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => ['kind', 'quarantine_reason', fn.countAll<string | number>().as('count')])
    .where('quarantine_reason', 'is not', null)
    .groupBy(['kind', 'quarantine_reason'])
    .execute();
  if (rows.length === 0) return;
  const counts = rows
    .toSorted((a, b) => Number(b.count) - Number(a.count))
    .map(({ kind, quarantine_reason, count }) => `${count} × ${kind} (${quarantine_reason})`);
  const id = `quarantine-${now.toISOString().slice(0, 10)}`;
  const lead = { lead: 'quarantine-digest', id, counts } as const;
  await addDeliveries(db, [{ id, kind: 'quarantine-digest', lead, leadId: null }], now);
};

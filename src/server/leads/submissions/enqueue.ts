import type { OutboxKind } from '../database/schema.ts';
import type { DemoLead, Digest, Lead } from '../deliveries/lead.ts';
import { addDeliveries } from '../deliveries/outbox.ts';
import type { LeadContext } from './leads.ts';
import { mayWriteTo } from './limits.ts';

const HOUR_MS = 3_600_000;
/** Milliseconds before the start at which a reminder is due, and from which on it is too late. */
const REMINDERS = [
  { ahead: 24 * HOUR_MS, until: HOUR_MS },
  { ahead: HOUR_MS, until: 0 },
] as const;

interface Deliveries {
  /** The email to the visitor, which the mailbox cap may suppress. */
  capped?: OutboxKind;
  reminder?: OutboxKind;
  others?: readonly OutboxKind[];
}

const DELIVERIES = {
  'demo-requested': {
    capped: 'demo-confirmation',
    reminder: 'demo-reminder',
    others: ['demo-notice', 'demo-webhook'],
  },
  'demo-moved': {
    capped: 'demo-confirmation',
    reminder: 'demo-reminder',
    others: ['demo-notice', 'demo-change-webhook'],
  },
  'demo-canceled': { capped: 'demo-confirmation', others: ['demo-notice', 'demo-change-webhook'] },
  registered: {
    capped: 'registration-confirmation',
    reminder: 'registration-reminder',
    others: ['registration-notice', 'registration-webhook'],
  },
  'registration-canceled': {
    capped: 'registration-confirmation',
    others: ['registration-notice', 'cancellation-webhook'],
  },
  'event-canceled': { others: ['event-canceled', 'cancellation-webhook'] },
  'newsletter-requested': { capped: 'newsletter-confirmation' },
  subscribed: { others: ['newsletter-webhook'] },
  unsubscribed: { others: ['newsletter-unsubscribed-webhook'] },
} as const satisfies Record<string, Deliveries>;

/**
 * Adds the deliveries of an event in the transaction that stores it.
 * @returns false when the mailbox cap suppressed the email to the visitor, and the reminders with it
 */
export const enqueue = async (
  ctx: LeadContext,
  event: keyof typeof DELIVERIES,
  lead: Exclude<Lead, Digest>,
): Promise<boolean> => {
  const { capped, reminder, others = [] }: Deliveries = DELIVERIES[event];
  const mayWrite = capped === undefined || (await mayWriteTo(ctx, lead.email));
  const kinds = capped && mayWrite ? [capped, ...others] : others;
  const deliveries = kinds.map((kind) => ({ kind, lead, leadId: lead.id }));
  const reminders = reminder && mayWrite ? remindersOf(reminder, lead, ctx.now) : [];
  await addDeliveries(ctx.db, [...deliveries, ...reminders], ctx.now);
  return mayWrite;
};

const remindersOf = (kind: OutboxKind, lead: Exclude<Lead, Digest>, now: Date) => {
  const startsAt = 'event' in lead ? lead.event.starts_at : (lead as DemoLead).preferred_datetime;
  const start = Date.parse(startsAt);
  return REMINDERS.map(({ ahead, until }) => ({
    ...{ kind, leadId: lead.id, dueAt: new Date(start - ahead) },
    lead: { ...lead, not_after: new Date(start - until).toISOString() } as Lead,
  })).filter(({ dueAt }) => dueAt > now);
};

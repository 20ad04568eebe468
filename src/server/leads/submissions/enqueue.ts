import type { OutboxKind } from '../database/schema.ts';
import type { DemoLead, Digest, Lead } from '../deliveries/lead.ts';
import { addDeliveries, type NewDelivery } from '../deliveries/outbox.ts';
import type { LeadContext } from './leads.ts';
import { mayWriteTo } from './limits.ts';

const HOUR_MS = 3_600_000;
/** Milliseconds before the start at which a reminder is due, and from which on it is too late. */
const REMINDERS = [
  { ahead: 24 * HOUR_MS, until: HOUR_MS },
  { ahead: HOUR_MS, until: 0 },
] as const;

const DELIVERIES = {
  'demo-requested': ['demo-confirmation', 'demo-reminder', 'demo-notice', 'demo-webhook'],
  'demo-moved': ['demo-confirmation', 'demo-reminder', 'demo-notice', 'demo-change-webhook'],
  'demo-canceled': ['demo-confirmation', 'demo-notice', 'demo-change-webhook'],
  registered: [
    'registration-confirmation',
    'registration-reminder',
    'registration-notice',
    'registration-webhook',
  ],
  'registration-canceled': [
    'registration-confirmation',
    'registration-notice',
    'cancellation-webhook',
  ],
  'event-canceled': ['event-canceled', 'cancellation-webhook'],
  'newsletter-requested': ['newsletter-confirmation'],
  subscribed: ['newsletter-webhook'],
  unsubscribed: ['newsletter-unsubscribed-webhook'],
} as const satisfies Record<string, readonly OutboxKind[]>;

/** The mailbox cap suppresses a confirmation, and the reminders with it. */
export const enqueue = async (
  ctx: LeadContext,
  event: keyof typeof DELIVERIES,
  lead: Exclude<Lead, Digest>,
): Promise<void> => {
  const kinds: readonly OutboxKind[] = DELIVERIES[event];
  const isCapped = kinds.some((kind) => kind.endsWith('-confirmation'));
  const mayWrite = !isCapped || (await mayWriteTo(ctx, lead.email));
  const deliveries = kinds
    .filter((kind) => mayWrite || !/-(?:confirmation|reminder)$/.test(kind))
    .flatMap((kind): NewDelivery[] =>
      kind.endsWith('-reminder')
        ? remindersOf(kind, lead, ctx.now)
        : [{ kind, lead: { ...lead, ...expiryOf(kind, lead) }, leadId: lead.id }],
    );
  await addDeliveries(ctx.db, deliveries, ctx.now);
};

/** Guests are told nothing about an event that is over. */
const expiryOf = (kind: OutboxKind, lead: Exclude<Lead, Digest>) => {
  const isForGuest = kind === 'registration-confirmation' || kind === 'event-canceled';
  return isForGuest && lead.lead === 'registration' ? { not_after: lead.event.ends_at } : {};
};

export const remindersOf = (kind: OutboxKind, lead: Exclude<Lead, Digest>, now: Date) => {
  const startsAt = 'event' in lead ? lead.event.starts_at : (lead as DemoLead).preferred_datetime;
  const start = Date.parse(startsAt);
  return REMINDERS.map(({ ahead, until }) => ({
    kind,
    leadId: lead.id,
    dueAt: new Date(start - ahead),
    lead: { ...lead, not_after: new Date(start - until).toISOString() } as Lead,
  })).filter(({ dueAt }) => dueAt > now);
};

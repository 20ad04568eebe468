import { paths } from '../../../contract/paths.ts';
import type { OutboxKind } from '../database/schema.ts';
import type { LeadContext, StoredLead } from '../submissions/leads.ts';
import { mayWriteTo } from '../submissions/limits.ts';
import { addDeliveries } from './outbox.ts';

const HOUR_MS = 3_600_000;
/** Milliseconds before the start at which a reminder is due, and from which on it is too late. */
const REMINDERS = [
  { ahead: 24 * HOUR_MS, until: HOUR_MS },
  { ahead: HOUR_MS, until: 0 },
] as const;

/** The payload of an outbox row. It is complete, so that a delivery reads no other table. Dates are ISO instants in UTC. */
export type Lead =
  DemoLead | RegistrationLead | NewsletterLead | NewsletterConfirmation | NewsletterEnd | Digest;

export type DemoLead = ReturnType<typeof demoLead> & {
  /** Number of changes, including this one. */
  sequence?: number;
  previous_datetime?: string;
  changed_at?: string;
  /** Only in a reminder: from then on it is not sent. */
  not_after?: string;
};

export type RegistrationLead = ReturnType<typeof registrationLead> & { not_after?: string };

export type NewsletterLead = ReturnType<typeof newsletterLead>;

export interface NewsletterEnd {
  lead: 'newsletter-end';
  id: string;
  email: string;
  unsubscribed_at: string;
}

export interface NewsletterConfirmation {
  lead: 'newsletter-confirmation';
  id: string;
  email: string;
  /** Both links contain secret tokens. */
  confirm_url: string;
  unsubscribe_url: string;
}

export interface Digest {
  lead: 'quarantine-digest';
  id: string;
  /** `12 × demo (honeypot)`, the largest count first. */
  counts: string[];
}

const commonFields = ({ id, created_at, source }: StoredLead) => ({
  ...{ id, created_at, source },
  /** The number that the visitor was given. */
  receipt: id,
});

export const bookingOf = (
  { id, change_token, calendar_token, meeting_token }: StoredLead<'demo'>,
  { siteUrl, meetingUrl }: LeadContext,
) => ({
  demo_id: id,
  event_link: siteUrl + paths.demoCalendar(`${calendar_token}.ics`),
  meet_link: meetingUrl({ id, token: meeting_token }),
  change_link: siteUrl + paths.myDemo(change_token),
});

export const demoLead = (demo: StoredLead<'demo'>, ctx: LeadContext) => ({
  lead: 'demo' as 'demo' | 'demo-moved' | 'demo-canceled',
  ...commonFields(demo),
  ...demo.data,
  ...bookingOf(demo, ctx),
});

export const registrationLead = (
  registration: StoredLead<'registration'>,
  { siteUrl }: LeadContext,
) => {
  const { data, details, status, change_token } = registration;
  return {
    lead: 'registration' as const,
    ...commonFields(registration),
    ...data,
    is_canceled: status === 'canceled',
    link: siteUrl + paths.myRegistration(change_token),
    event: { ...details.event, url: siteUrl + paths.event(details.event.slug) },
  };
};

export const newsletterLead = (subscription: StoredLead<'newsletter'>) => ({
  lead: 'newsletter' as const,
  ...commonFields(subscription),
  ...subscription.data,
});

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

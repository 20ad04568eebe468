import type { DemoBooking } from '../../../contract/entities.ts';
import { LEAD_KINDS, type LeadKind } from '../../../contract/forms.ts';
import { paths } from '../../../contract/paths.ts';
import type { LeadsDb, OutboxKind, QuarantineReason } from '../database/schema.ts';
import type { DemoLead, Lead, RegistrationLead } from '../deliveries/lead.ts';
import { addDeliveries, type NewDelivery } from '../deliveries/outbox.ts';
import type { LeadContext, LeadTokens, StoredLead } from './leads.ts';
import { mayWriteTo } from './limits.ts';

const HOUR_MS = 3_600_000;
/** Milliseconds before the start at which a reminder is due, and from which on it is too late. */
const REMINDERS = [
  { ahead: 24 * HOUR_MS, until: HOUR_MS },
  { ahead: HOUR_MS, until: 0 },
] as const;

/** The deliveries of each event: the email to the visitor, which the mailbox cap may suppress, and the others. */
const DELIVERIES = {
  'demo-requested': { capped: 'demo-confirmation', others: ['demo-notice', 'demo-webhook'] },
  'demo-changed': {
    capped: 'demo-confirmation',
    others: ['demo-notice', 'demo-change-webhook'],
  },
  registered: {
    capped: 'registration-confirmation',
    others: ['registration-notice', 'registration-webhook'],
  },
  'registration-canceled': {
    capped: 'registration-confirmation',
    others: ['registration-notice', 'cancellation-webhook'],
  },
  'event-canceled': { others: ['event-canceled', 'cancellation-webhook'] },
  'newsletter-requested': { capped: 'newsletter-confirmation', others: [] },
  subscribed: { others: ['newsletter-webhook'] },
  unsubscribed: { others: ['newsletter-unsubscribed-webhook'] },
} as const satisfies Record<string, { capped?: OutboxKind; others: readonly OutboxKind[] }>;

export interface Reminder {
  kind: 'demo-reminder' | 'registration-reminder';
  startsAt: string;
  leadAt: (notAfter: string) => Lead;
}

/**
 * Adds the deliveries of an event in the transaction that stores it.
 * @returns false when the mailbox cap suppressed the email to the visitor, and the reminders with it
 */
export const enqueue = async (
  db: LeadsDb,
  ctx: LeadContext,
  event: keyof typeof DELIVERIES,
  lead: Lead & { id: string; email: string },
  reminder?: Reminder,
): Promise<boolean> => {
  const { capped, others }: { capped?: OutboxKind; others: readonly OutboxKind[] } =
    DELIVERIES[event];
  const mayWrite = capped === undefined || (await mayWriteTo(db, lead.email, ctx));
  const kinds = capped !== undefined && mayWrite ? [capped, ...others] : others;
  const deliveries = kinds.map((kind): NewDelivery => ({ kind, lead, leadId: lead.id }));
  if (reminder && mayWrite) deliveries.push(...remindersOf(lead.id, reminder, ctx.now));
  await addDeliveries(db, deliveries, ctx.now);
  return mayWrite;
};

const remindersOf = (
  leadId: string,
  { kind, startsAt, leadAt }: Reminder,
  now: Date,
): NewDelivery[] => {
  const start = Date.parse(startsAt);
  return REMINDERS.map(({ ahead, until }) => ({
    ...{ kind, leadId, dueAt: new Date(start - ahead) },
    lead: leadAt(new Date(start - until).toISOString()),
  })).filter(({ dueAt }) => dueAt > now);
};

/** The links of a demo. */
export const bookingOf = (
  { id }: Pick<StoredLead, 'id'>,
  { change = '', calendar = '', meeting = '' }: LeadTokens,
  { siteUrl, meetingUrl }: LeadContext,
): DemoBooking => ({
  demo_id: id,
  event_link: siteUrl + paths.demoCalendar(`${calendar}.ics`),
  meet_link: meetingUrl({ id, token: meeting }),
  change_link: siteUrl + paths.myDemo(change),
});

export const demoLead = (
  lead: StoredLead<'demo'>,
  tokens: LeadTokens,
  ctx: LeadContext,
): DemoLead => ({
  lead: 'demo',
  ...{ id: lead.id, receipt: lead.id, created_at: lead.created_at, source: lead.source },
  ...lead.data,
  ...bookingOf(lead, tokens, ctx),
});

export const demoReminder = (lead: DemoLead): Reminder => ({
  kind: 'demo-reminder',
  startsAt: lead.preferred_datetime,
  leadAt: (not_after) => ({ ...lead, lead: 'demo-reminder', not_after }),
});

export const registrationLead = (
  lead: StoredLead<'registration'>,
  { change = '' }: LeadTokens,
  { siteUrl }: LeadContext,
): RegistrationLead => {
  const { event } = lead.details;
  return {
    lead: 'registration',
    ...{ id: lead.id, receipt: lead.id, created_at: lead.created_at, source: lead.source },
    ...lead.data,
    is_canceled: lead.status === 'canceled',
    link: siteUrl + paths.myRegistration(change),
    event: { ...event, url: `${siteUrl}${paths.event(event.slug)}` },
  };
};

export const registrationReminder = (lead: RegistrationLead): Reminder => ({
  kind: 'registration-reminder',
  startsAt: lead.event.starts_at,
  leadAt: (not_after) => ({ ...lead, not_after }),
});

const formOf = (kind: LeadKind) =>
  (Object.keys(LEAD_KINDS) as (keyof typeof LEAD_KINDS)[]).find(
    (form) => LEAD_KINDS[form] === kind,
  )!;

/** Counts a form that was stored outside quarantine. */
export const countStored = (kind: LeadKind, { afterCommit }: LeadContext): void =>
  afterCommit?.(({ metrics }) => metrics.formStored(formOf(kind)));

/** Reports a form in quarantine: its visitor gets the usual answer. */
export const reportQuarantine = (
  kind: LeadKind,
  reason: QuarantineReason,
  { afterCommit }: LeadContext,
): void =>
  afterCommit?.(({ log, metrics }) => {
    log?.warn(
      { event: 'security', kind: 'quarantine', form: kind, reason },
      'form quarantined; run `npm run leads -- quarantined`',
    );
    metrics.formQuarantined(formOf(kind), reason);
    metrics.securityNoted('quarantine');
  });

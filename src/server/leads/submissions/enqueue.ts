import {
  isCapped,
  isForVisitor,
  isNotice,
  isReminder,
  type OutboxKind,
} from '../database/deliveryKinds.ts';
import type {
  DemoPayload,
  PayloadWithoutLead,
  GuestMessage,
  OutboxPayload,
} from '../deliveries/outboxPayload.ts';
import { addDeliveries, type NewDelivery } from '../deliveries/outboxRows.ts';
import type { LeadContext } from './leadContext.ts';
import { countMailWithinLimit } from './limits.ts';
import { addToDigest, countNoticesBeyondLimit } from './notices.ts';

/** What an event of a lead tells. */
type EnqueuedPayload = Exclude<OutboxPayload, PayloadWithoutLead | GuestMessage>;

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
  'link-requested': ['registration-link'],
  'event-canceled': ['event-canceled', 'cancellation-webhook'],
  'newsletter-requested': ['newsletter-confirmation'],
  subscribed: ['newsletter-webhook'],
  unsubscribed: ['newsletter-unsubscribed-webhook'],
} as const satisfies Record<string, readonly OutboxKind[]>;

/** Visitors are told nothing about a time that has passed; the site's own receivers learn of every lead. */
export const enqueue = async (
  ctx: LeadContext,
  event: keyof typeof DELIVERIES,
  payload: EnqueuedPayload,
): Promise<void> => {
  const not_after = lastUsefulMoment(payload);
  const all = await kindsFor(ctx, DELIVERIES[event], payload.email, not_after);
  const kinds = (await digestNoticeBeyondLimit(ctx, all, payload))
    ? all.filter((kind) => !isNotice(kind))
    : all;
  const expiring = (not_after === undefined ? payload : { ...payload, not_after }) as OutboxPayload;
  const deliveries = kinds.flatMap((kind): NewDelivery[] => {
    if (isReminder(kind)) return remindersOf(kind, payload, ctx.now);
    return [{ kind, payload: isForVisitor(kind) ? expiring : payload, leadId: payload.id }];
  });
  await addDeliveries(ctx.db, deliveries, ctx.now);
};

/**
 * Above a number of notices an hour sales gets one email at its end, to which this adds the notice of a lead.
 * @returns whether it did
 */
const digestNoticeBeyondLimit = async (
  ctx: LeadContext,
  kinds: readonly OutboxKind[],
  payload: EnqueuedPayload,
): Promise<boolean> => {
  const isNoticed = kinds.some(isNotice) && 'phone' in payload;
  if (!isNoticed || !(await countNoticesBeyondLimit(ctx))) return false;
  await addToDigest(ctx, payload);
  return true;
};

/** After it, emails to the visitor make no sense: the end of an event, or the start of a demo. */
const lastUsefulMoment = (payload: EnqueuedPayload): string | undefined => {
  switch (payload.type) {
    case 'registration':
      return payload.event.ends_at;
    case 'demo':
    case 'demo-moved':
    case 'demo-canceled':
      return payload.preferred_datetime;
    default:
      return undefined;
  }
};

const kindsFor = async (
  ctx: LeadContext,
  kinds: readonly OutboxKind[],
  email: string,
  notAfter: string | undefined,
): Promise<readonly OutboxKind[]> => {
  if (notAfter !== undefined && notAfter <= ctx.now.toISOString())
    return kinds.filter((kind) => !isForVisitor(kind));
  if (!kinds.some(isCapped) || (await countMailWithinLimit(ctx, email))) return kinds;
  return kinds.filter((kind) => !isCapped(kind));
};

export const remindersOf = (kind: OutboxKind, payload: EnqueuedPayload, now: Date) => {
  const startsAt =
    'event' in payload ? payload.event.starts_at : (payload as DemoPayload).preferred_datetime;
  const start = Date.parse(startsAt);
  return REMINDERS.map(({ ahead, until }) => ({
    kind,
    leadId: payload.id,
    dueAt: new Date(start - ahead),
    payload: { ...payload, not_after: new Date(start - until).toISOString() } as OutboxPayload,
  })).filter(({ dueAt }) => dueAt > now);
};

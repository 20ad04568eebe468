import type { ApiAnswer } from '../../../contract/calls.ts';
import type { ApiError, Id, MyRegistration } from '../../../contract/entities.ts';
import type { EventRegistration } from '../../../contract/forms.ts';
import type { LeadsDb } from '../database/schema.ts';
import { deleteReminders } from '../deliveries/outbox.ts';
import {
  countStored,
  enqueue,
  registrationLead,
  registrationReminder,
  reportQuarantine,
} from './causes.ts';
import {
  findLead,
  findLeadByToken,
  insertLead,
  readTokens,
  updateLead,
  type LeadContext,
  type LeadTokens,
  type Origin,
  type StoredLead,
} from './leads.ts';
import { exceedsHoldLimit, mailboxHash } from './limits.ts';
import { lockSlot, seatedMailboxes } from './seats.ts';

type Registration = StoredLead<'registration'>;

/** An event that visitors can register for. */
export interface RegistrationEvent {
  id: Id;
  slug: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  /** Seats; unlimited by default. */
  capacity?: number | undefined;
  isPast: boolean;
  isCanceled?: boolean;
}

/** Finds the event of a registration in the content. */
export type FindEvent = (id: string) => RegistrationEvent | ApiError;

const UNKNOWN: ApiError = { status: 404, message: 'There is no such registration.' };
const BEGUN: ApiError = { status: 410, message: 'This event has begun.' };

/**
 * Stores a registration. Every registration is a new record with its own link, even for a known address, so the answer
 * does not reveal who is registered.
 * @returns null when the event is full
 */
export const register = async (
  db: LeadsDb,
  ctx: LeadContext,
  event: RegistrationEvent,
  fields: EventRegistration,
  origin: Origin = {},
): Promise<{ link: string; receipt: string } | null> => {
  const { now } = ctx;
  let { quarantine } = origin;
  if (event.capacity !== undefined) {
    await lockSlot(db, event.id);
    const seated = await seatedMailboxes(db, event.id, now);
    if (seated.size >= event.capacity) return null;
    const takesSeat = !quarantine && !seated.has(mailboxHash(fields.email));
    if (takesSeat && (await exceedsHoldLimit(db, 'seat', origin, ctx)))
      quarantine = 'network-limit';
  }
  const [starts_at, ends_at] = [event.startsAt.toISOString(), event.endsAt.toISOString()];
  const { id, slug, title } = event;
  const inserted = await insertLead(db, {
    ...{ kind: 'registration', fields, status: 'active', slot: id, endsAt: ends_at, now },
    details: { event: { id, slug, title, starts_at, ends_at } },
    tokens: ['change'],
    origin: { ...origin, quarantine: quarantine ?? null },
  });
  const { lead, tokens } = inserted!;
  if (quarantine) reportQuarantine('registration', quarantine, ctx);
  else {
    countStored('registration', ctx);
    await enqueueRegistration(db, ctx, lead, tokens);
  }
  return { link: registrationLead(lead, tokens, ctx).link, receipt: lead.id };
};

export const enqueueRegistration = async (
  db: LeadsDb,
  ctx: LeadContext,
  registration: Registration,
  tokens: LeadTokens,
) => {
  const lead = registrationLead(registration, tokens, ctx);
  await enqueue(db, ctx, 'registered', lead, registrationReminder(lead));
};

const answer = (
  registration: Registration | undefined,
  { now }: LeadContext,
  message = '',
): ApiAnswer<MyRegistration> => {
  if (!registration) return UNKNOWN;
  const { slug, title, starts_at } = registration.details.event;
  if (starts_at <= now.toISOString()) return BEGUN;
  const { first_name, last_name, email } = registration.data;
  const is_canceled = registration.status === 'canceled';
  const payload = { event: { slug, title, starts_at }, first_name, last_name, email, is_canceled };
  return { status: 200, message, payload };
};

/** The registration that a private link opens until the event begins. */
export const readRegistration = async (
  db: LeadsDb,
  ctx: LeadContext,
  token: string,
): Promise<ApiAnswer<MyRegistration>> =>
  answer(await findLeadByToken(db, 'registration', 'change', token), ctx);

/** Cancels a registration. A repeated request changes nothing. */
export const cancelRegistration = async (
  db: LeadsDb,
  ctx: LeadContext,
  token: string,
): Promise<ApiAnswer<MyRegistration>> => {
  const found = await findLeadByToken(db, 'registration', 'change', token, { isLocked: true });
  const message = 'Your registration is canceled';
  const current = answer(found, ctx, message);
  if (!found || found.status === 'canceled' || !('payload' in current)) return current;
  return answer(await cancel(db, ctx, found, 'registration-canceled'), ctx, message);
};

const cancel = async (
  db: LeadsDb,
  ctx: LeadContext,
  found: Registration,
  event: 'registration-canceled' | 'event-canceled',
): Promise<Registration> => {
  const at = ctx.now.toISOString();
  const changes = { status: 'canceled' } as const;
  const canceled = await updateLead(db, found, changes, { at, what: 'canceled' }, ctx.now);
  if (canceled.quarantine_reason !== null) return canceled;
  const lead = registrationLead(canceled, await readTokens(db, canceled.id), ctx);
  await enqueue(db, ctx, event, lead);
  await deleteReminders(db, canceled.id);
  return canceled;
};

/** Cancels the registrations of events that were canceled in the content, and tells the guests, each once. */
export const cancelRegistrationsOfCanceledEvents = async (
  db: LeadsDb,
  ctx: LeadContext,
  findEvent: FindEvent,
) => {
  const open = await db
    .selectFrom('leads')
    .select(['id', 'slot'])
    .where('kind', '=', 'registration')
    .where('status', '=', 'active')
    .where('quarantine_reason', 'is', null)
    .where('ends_at', '>', ctx.now.toISOString())
    .execute();
  for (const [eventId, guests] of Map.groupBy(open, ({ slot }) => slot ?? '')) {
    const event = findEvent(eventId);
    if ('message' in event || !event.isCanceled) continue;
    for (const { id } of guests) {
      await db.transaction().execute(async (transaction) => {
        const found = await findLead<'registration'>(transaction, id, { isLocked: true });
        if (found?.status === 'active') await cancel(transaction, ctx, found, 'event-canceled');
      });
    }
  }
};

import type { ApiAnswer } from '../../../contract/calls.ts';
import type { ApiError, Id, MyRegistration, RegistrationEcho } from '../../../contract/entities.ts';
import type { EventRegistration } from '../../../contract/forms.ts';
import { registrationLead } from '../deliveries/lead.ts';
import { enqueue } from './enqueue.ts';
import { eventVersions, type VersionedEvent } from './eventVersions.ts';
import { deleteReminders } from '../deliveries/outbox.ts';
import {
  findLead,
  findLeadByToken,
  insertLead,
  lockSlot,
  selectHolders,
  success,
  updateLead,
  type LeadContext,
  type Origin,
} from './leads.ts';
import type { StoredLead } from '../database/schema.ts';
import { exceedsHoldLimit, mailboxHash } from './limits.ts';
import type { FormHandler } from './submitForm.ts';

type Registration = StoredLead<'registration'>;

export interface RegistrationEvent extends VersionedEvent {
  id: Id;
  slug: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  capacity?: number | undefined;
  isPast: boolean;
  isCanceled?: boolean;
}

export type FindEvent = (id: string) => RegistrationEvent | ApiError;

const UNKNOWN: ApiError = { status: 404, message: 'We can’t find that registration.' };
const BEGUN: ApiError = { status: 410, message: 'This event has already started.' };

export const registrationHandler = (
  event: RegistrationEvent,
): FormHandler<'registration', RegistrationEcho> => ({
  kind: 'registration',
  route: `register ${event.id}`,
  check: () => refusalOf(event),
  async accept(ctx, fields, origin) {
    const stored = await register(ctx, event, fields, origin);
    if (!stored) return { status: 409, message: 'This event is full.' };
    const { first_name, last_name, email } = fields;
    const echo = { first_name, last_name, email, ...stored };
    return success('Registration submitted successfully!', echo);
  },
});

export const seatedMailboxes = async ({ db, now }: LeadContext, eventId: string) => {
  const rows = await selectHolders(db, 'registration')
    .select('email')
    .distinct()
    .where('slot', '=', eventId)
    // An event keeps its id when it is held again.
    .where('ends_at', '>', now.toISOString())
    .execute();
  return new Set(rows.map(({ email }) => mailboxHash(email)));
};

const refusalOf = ({ isPast, isCanceled }: RegistrationEvent): ApiError | undefined => {
  if (isPast) return { status: 422, message: 'This event has already taken place.' };
  if (isCanceled) return { status: 422, message: 'This event was canceled.' };
  return undefined;
};

/**
 * Stores a registration. Every registration is a new record with its own link, even for a known address, so the answer
 * does not reveal who is registered.
 * @returns null when the event is full
 */
export const register = async (
  ctx: LeadContext,
  event: RegistrationEvent,
  fields: EventRegistration,
  origin: Origin = {},
): Promise<{ link: string; receipt: string } | null> => {
  let { quarantine = null } = origin;
  if (event.capacity !== undefined) {
    await lockSlot(ctx.db, event.id);
    const seated = await seatedMailboxes(ctx, event.id);
    if (seated.size >= event.capacity) return null;
    const takesSeat = !quarantine && !seated.has(mailboxHash(fields.email));
    if (takesSeat && (await exceedsHoldLimit(ctx, 'seat', origin))) quarantine = 'network-limit';
  }
  const starts_at = event.startsAt.toISOString();
  const ends_at = event.endsAt.toISOString();
  const { id, slug, title } = event;
  const entry = await entryOf(ctx, event, fields.email.toLowerCase());
  const lead = await insertLead(ctx, {
    kind: 'registration',
    fields,
    status: 'active',
    slot: id,
    endsAt: ends_at,
    details: { event: { id, slug, title, starts_at, ends_at }, entry, time_zone: origin.timeZone },
    origin: { ...origin, quarantine },
  });
  if (!quarantine) await enqueueRegistration(ctx, lead!);
  return { link: registrationLead(lead!, ctx).link, receipt: lead!.id };
};

const registrationsOf = ({ db }: LeadContext, eventId: string, email: string) =>
  db
    .selectFrom('leads')
    .select('id')
    .where('kind', '=', 'registration')
    .where('slot', '=', eventId)
    .where('email', '=', email);

/** The version of the event, which its page's file has, too. The entry of a guest who comes back follows a canceled one. */
const entryOf = async (ctx: LeadContext, event: RegistrationEvent, email: string) => {
  const { sequence, stamp } = (await eventVersions(ctx, [event])).get(event.id)!;
  const canceled = await registrationsOf(ctx, event.id, email)
    .where('status', '=', 'canceled')
    .executeTakeFirst();
  return canceled
    ? { sequence: sequence + 1, changed_at: ctx.now.toISOString() }
    : { sequence, changed_at: stamp.toISOString() };
};

export const enqueueRegistration = (ctx: LeadContext, registration: Registration) =>
  enqueue(ctx, 'registered', registrationLead(registration, ctx));

/** Answers with the registration that a private link opens until its event begins, and that `change` may change. */
const answerLink = async (
  ctx: LeadContext,
  token: string,
  message: string,
  change?: (registration: Registration) => Promise<Registration>,
): Promise<ApiAnswer<MyRegistration>> => {
  const found = await findLeadByToken(ctx.db, 'registration', 'change', token, !!change);
  if (!found) return UNKNOWN;
  const { slug, title, starts_at } = found.details.event;
  if (starts_at <= ctx.now.toISOString()) return BEGUN;
  const { data, status } = change ? await change(found) : found;
  const { first_name, last_name, email } = data;
  const is_canceled = status === 'canceled';
  const event = { slug, title, starts_at };
  return success(message, { event, first_name, last_name, email, is_canceled });
};

export const readRegistration = (ctx: LeadContext, token: string) => answerLink(ctx, token, '');

export const cancelRegistration = (ctx: LeadContext, token: string) =>
  answerLink(ctx, token, 'Your registration is canceled', async (found) => {
    if (found.status === 'canceled') return found;
    const { sequence } = found.details.entry;
    const entry = { sequence: sequence + 1, changed_at: ctx.now.toISOString() };
    const canceled = await cancel(ctx, found, entry);
    if (canceled.quarantine_reason !== null) return canceled;
    const another = await registrationsOf(ctx, found.slot!, found.email)
      .where('status', '=', 'active')
      .where('quarantine_reason', 'is', null)
      .executeTakeFirst();
    await enqueue(ctx, 'registration-canceled', {
      ...registrationLead(canceled, ctx),
      ...(another && { has_another: true }),
    });
    return canceled;
  });

type Entry = Registration['details']['entry'];

const cancel = async (ctx: LeadContext, found: Registration, entry: Entry) => {
  await deleteReminders(ctx.db, found.id);
  const changes = { status: 'canceled', details: { ...found.details, entry } } as const;
  return updateLead(ctx, found, changes, { what: 'canceled' });
};

/** Cancels the registrations of events that were canceled in the content, and tells the guests, each once. */
export const cancelRegistrationsOfCanceledEvents = async (
  ctx: LeadContext,
  findEvent: FindEvent,
) => {
  const open = await ctx.db
    .selectFrom('leads')
    .select(['id', 'slot'])
    .where('kind', '=', 'registration')
    .where('status', '=', 'active')
    .where('quarantine_reason', 'is', null)
    .where('ends_at', '>', ctx.now.toISOString())
    .execute();
  for (const { id, slot } of open) {
    const event = findEvent(slot ?? '');
    if ('message' in event || !event.isCanceled) continue;
    const version = (await eventVersions(ctx, [event])).get(event.id)!;
    await ctx.db.transaction().execute(async (db) => {
      const found = await findLead<'registration'>(db, id);
      if (found?.status !== 'active') return;
      const sequence = Math.max(version.sequence, found.details.entry.sequence + 1);
      const entry = { sequence, changed_at: version.stamp.toISOString() };
      const canceled = await cancel({ ...ctx, db }, found, entry);
      await enqueue({ ...ctx, db }, 'event-canceled', registrationLead(canceled, ctx));
    });
  }
};

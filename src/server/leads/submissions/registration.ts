import { hash } from 'node:crypto';
import type { ApiAnswer } from '../../../contract/calls.ts';
import type { MyRegistration, RegistrationEcho } from '../../../contract/bookings.ts';
import type { ApiError } from '../../../contract/payloads.ts';
import type { EventRegistration } from '../../../contract/forms.ts';
import { registrationPayload } from '../deliveries/outboxPayload.ts';
import { guestLinks } from '../deliveries/leadLinks.ts';
import { enqueue } from './enqueue.ts';
import { passChangeMailOn } from './eventNotices.ts';
import { eventVersions } from './eventVersions.ts';
import { deleteWithdrawn } from '../deliveries/outboxRows.ts';
import { registrationCalendar } from '../mail/calendars.ts';
import { findLeadByToken, selectBookings } from './selectLeads.ts';
import { insertLead } from './insertLead.ts';
import { lockUntilCommit } from '../database/locks.ts';
import { success } from './answers.ts';
import { updateLead } from './updateLead.ts';
import type { LeadContext } from './leadContext.ts';
import type { FormOrigin } from './formOrigin.ts';
import type { EventTimes, StoredLead } from '../database/leadRows.ts';
import { countReservationBeyondLimit, mailboxHash } from './limits.ts';
import type { RegistrationEvent } from './registrationEvent.ts';
import type { FormHandler } from './submitForm.ts';

type Registration = StoredLead<'registration'>;

export const UNKNOWN: ApiError = { status: 404, message: 'We can’t find that registration.' };
const BEGUN: ApiError = { status: 410, message: 'This event has already started.' };

export const registrationHandler = (
  event: RegistrationEvent,
): FormHandler<'registration', RegistrationEcho> => ({
  kind: 'registration',
  scope: `register ${event.id}`,
  check: () => refusalOf(event),
  async accept(ctx, fields, origin) {
    const stored = await storeRegistration(ctx, event, fields, origin);
    if (!stored) return { status: 409, message: 'This event is full.' };
    const { first_name, last_name, email } = fields;
    const echo = { first_name, last_name, email, ...stored };
    return success('Registration submitted successfully!', echo);
  },
  receiptOf: ({ receipt }) => receipt,
});

export const seatedMailboxes = async ({ db, now }: LeadContext, eventId: string) => {
  const rows = await selectBookings(db, 'registration')
    .select('email')
    .distinct()
    .where('slot', '=', eventId)
    // An event keeps its id when it is held again.
    .where('ends_at', '>', now.toISOString())
    .execute();
  return new Set(rows.map(({ email }) => mailboxHash(email)));
};

export const refusalOf = ({ isPast, isCanceled }: RegistrationEvent): ApiError | undefined => {
  if (isPast) return { status: 422, message: 'This event has already taken place.' };
  if (isCanceled) return { status: 422, message: 'This event was canceled.' };
  return undefined;
};

/**
 * Stores a registration. Every registration is a new record with its own link, even for a known address, so the answer
 * does not reveal who is registered.
 * @returns null when the event is full
 */
export const storeRegistration = async (
  ctx: LeadContext,
  event: RegistrationEvent,
  fields: EventRegistration,
  origin: FormOrigin = {},
): Promise<{ link: string; join_link?: string; receipt: string } | null> => {
  let { quarantine = null } = origin;
  if (event.capacity !== undefined) {
    await lockUntilCommit(ctx.db, event.id);
    const seated = await seatedMailboxes(ctx, event.id);
    if (seated.size >= event.capacity) return null;
    const takesSeat = !quarantine && !seated.has(mailboxHash(fields.email));
    if (takesSeat && (await countReservationBeyondLimit(ctx, 'seat', origin)))
      quarantine = 'network-limit';
  }
  const { id, slug, title } = event;
  const times = timesOf(event);
  const entry = await entryOf(ctx, event, fields.email.toLowerCase());
  const lead = await insertLead(ctx, {
    kind: 'registration',
    fields,
    status: 'active',
    slot: id,
    endsAt: times.ends_at,
    details: { event: { id, slug, title, ...times }, entry, time_zone: origin.timeZone },
    origin: { ...origin, quarantine },
  });
  if (!quarantine) await enqueueRegistration(ctx, lead!);
  const { link, join_link } = guestLinks(lead!, ctx);
  return { link, ...(join_link !== undefined && { join_link }), receipt: lead!.id };
};

export const timesOf = ({ startsAt, endsAt, join }: RegistrationEvent): EventTimes => ({
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  ...(join !== undefined && { join_hash: hash('sha256', join, 'base64url') }),
});

const registrationsOf = ({ db }: LeadContext, eventId: string, email: string) =>
  db
    .selectFrom('leads')
    .select('id')
    .where('kind', '=', 'registration')
    .where('slot', '=', eventId)
    .where('email', '=', email);

/**
 * The version of the entry in the guest's calendar: that of the event, as in the calendar file of its page. A guest who
 * comes back gets a later one than the entry that was canceled.
 */
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
  enqueue(ctx, 'registered', registrationPayload(registration, ctx));

/** Answers with the registration that a private link opens until its event ends, and that `change` may change until its start. */
const answerLink = async (
  ctx: LeadContext,
  token: string,
  message: string,
  change?: (registration: Registration) => Promise<Registration>,
): Promise<ApiAnswer<MyRegistration>> => {
  const link = { kind: 'registration', link: 'change', token } as const;
  const found = await findLeadByToken(ctx.db, link, { isLocked: change !== undefined });
  if (!found) return UNKNOWN;
  const { slug, title, starts_at, ends_at } = found.details.event;
  if ((change ? starts_at : ends_at) <= ctx.now.toISOString()) return BEGUN;
  const registration = change ? await change(found) : found;
  const { first_name, last_name, email } = registration.data;
  const is_canceled = registration.status === 'canceled';
  const { calendar_link, join_link } = guestLinks(registration, ctx);
  return success(message, {
    event: { slug, title, starts_at, ends_at },
    first_name,
    last_name,
    email,
    is_canceled,
    calendar_link,
    ...(join_link !== undefined && !is_canceled && { join_link }),
  });
};

export const readRegistration = (ctx: LeadContext, token: string) => answerLink(ctx, token, '');

export const cancelRegistration = (ctx: LeadContext, token: string) =>
  answerLink(ctx, token, 'Your registration is canceled', async (found) => {
    if (found.status === 'canceled') return found;
    const { sequence } = found.details.entry;
    const entry = { sequence: sequence + 1, changed_at: ctx.now.toISOString() };
    const canceled = await cancelStored(ctx, found, entry);
    if (canceled.quarantine_reason !== null) return canceled;
    const another = await registrationsOf(ctx, found.slot!, found.email)
      .where('status', '=', 'active')
      .where('quarantine_reason', 'is', null)
      .executeTakeFirst();
    await enqueue(ctx, 'registration-canceled', {
      ...registrationPayload(canceled, ctx),
      ...(another && { has_another: true }),
    });
    return canceled;
  });

export const cancelStored = async (
  ctx: LeadContext,
  found: Registration,
  entry: Registration['details']['entry'],
) => {
  await deleteWithdrawn(ctx.db, found.id);
  await passChangeMailOn(ctx, found);
  const changes = { status: 'canceled', details: { ...found.details, entry } } as const;
  return updateLead(ctx, found, changes, { what: 'canceled' });
};

export const readRegistrationCalendar = async (ctx: LeadContext, token: string, brand: string) => {
  const link = { kind: 'registration', link: 'calendar', token } as const;
  const found = await findLeadByToken(ctx.db, link, { isLocked: false });
  return found ? registrationCalendar(registrationPayload(found, ctx), brand) : null;
};

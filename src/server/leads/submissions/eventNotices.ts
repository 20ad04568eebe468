import { hash } from 'node:crypto';
import { parseLead, type EventTimes, type StoredLead } from '../database/leadRows.ts';
import { registrationPayload, type RegistrationPayload } from '../deliveries/outboxPayload.ts';
import {
  addDeliveries,
  deletePending,
  deliveryStatus,
  type NewDelivery,
} from '../deliveries/outboxRows.ts';
import { readEventLine } from './editorLines.ts';
import type { EventVersion } from './eventVersions.ts';
import { selectBookings } from './selectLeads.ts';
import type { LeadContext } from './leadContext.ts';
import { mailboxHash } from './limits.ts';
import type { RegistrationEvent } from './registrationEvent.ts';

type Registration = StoredLead<'registration'>;

/** A change that is corrected within this time is not told. */
const NOTICE_DELAY_MS = 20_000;

/** An email that has not been sent told nothing. */
export const lastTold = async (
  { db }: LeadContext,
  { details }: Registration,
): Promise<EventTimes> => {
  const { notice, event } = details;
  const status = notice && (await deliveryStatus(db, notice.id));
  const isTold = !notice || (status !== undefined && status !== 'pending');
  const { starts_at, ends_at, join_hash } = isTold ? event : notice.before;
  return { starts_at, ends_at, join_hash };
};

/** One email to each mailbox, however many registrations it has. */
export const changeMailId = (
  { id }: RegistrationEvent,
  { sequence }: EventVersion,
  email: string,
) => `event-changed-${hash('sha256', `${id} ${sequence} ${mailboxHash(email)}`)}`;

export const changeMailTo = async (
  ctx: LeadContext,
  id: string,
  registration: Registration,
  before: EventTimes,
): Promise<NewDelivery> => {
  const { db, now } = ctx;
  const { event } = registration.details;
  const line = await readEventLine(db, registration.slot!, now);
  return {
    id,
    kind: 'event-changed',
    leadId: registration.id,
    dueAt: new Date(now.getTime() + NOTICE_DELAY_MS),
    payload: {
      ...registrationPayload(registration, ctx),
      before: { starts_at: before.starts_at, ends_at: before.ends_at },
      address_change: addressChange(before.join_hash, event.join_hash),
      not_after: event.ends_at,
      ...(line !== undefined && { line }),
    },
  };
};

const addressChange = (
  before: string | undefined,
  now: string | undefined,
): RegistrationPayload['address_change'] => {
  if (before === now) return undefined;
  if (before === undefined) return 'added';
  return now === undefined ? 'removed' : 'changed';
};

/** The email to a mailbox is about one of its registrations. When that one is canceled, it is about the next. */
export const passChangeMailOn = async (ctx: LeadContext, canceled: Registration): Promise<void> => {
  const { notice } = canceled.details;
  if (!notice || !(await isAbout(ctx, notice.id, canceled.id))) return;
  await deletePending(ctx.db, notice.id);
  const rows = await selectBookings(ctx.db, 'registration')
    .selectAll()
    .where('slot', '=', canceled.slot)
    .where('id', '!=', canceled.id)
    .orderBy('created_at')
    .execute();
  const next = rows
    .map((row) => parseLead<'registration'>(row))
    .find(({ details }) => details.notice?.id === notice.id);
  if (!next) return;
  const { before } = next.details.notice ?? notice;
  await addDeliveries(ctx.db, [await changeMailTo(ctx, notice.id, next, before)], ctx.now);
};

const isAbout = async ({ db }: LeadContext, noticeId: string, leadId: string) => {
  const found = await db
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', noticeId)
    .where('lead_id', '=', leadId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return found !== undefined;
};
